import type { Wordings } from '../../concepts.ts'

/** Umschreibungen: was gemeint ist, ohne dass es genannt wird. */
export const lay: Wordings = {
  thinkOf:
    'denke, denken, gedacht, gedanke*, stelle mir, vorstell*, uberlege, uberlegt, drang, lust, impuls*, fantasie*, versuchung, sehe mich, traume davon, plane, kurz davor, google, gegoogelt, recherchier*, fast, beinahe, will, mochte',
  lethalAct:
    'vor zug/bahn/lkw/auto/ubahn _ werfen/springen/laufen/legen, vor den zug, vor die bahn, mich fallen lassen, gegen baum/wand/pfeiler/lkw, lenkrad loslassen, lenkrad herumreiss*, erhang*, aufhang*, strick, seil, erschiess*, ertrank*, uberdosis, pulsader*, aufschneid*, alle tabletten, ganze packung tabletten, ins wasser gehen, ins meer, gas aufdreh*, fohn in die wanne, vom/von/der/aus/runter/hinunter brucke/dach/balkon/hochhaus/fenster springen/springe/zu, runterspringen, hinunterspringen, runter zu springen, einfach zu springen, augen zu und gas, gas geben und augen, augen schliessen und gas, mich loslassen, einfach loslassen',
  lethalPlace:
    'brucke, gleis*, bahnsteig*, zug, zuge, dach, balkon, klippe*, abgrund, hochhaus, parkhaus, talsperre, strick, seil, gewehr, pistole, waffe, autobahn, viadukt, gelander',
  deathDraw:
    'ware schnell vorbei, schnell vorbei, ware so einfach, so einfach, ein schritt, nur ein schritt, dann ware ruhe, ware alles vorbei, zieht mich an, zieht mich hin, schaue runter, schaue hinunter, lehne mich, stehe am rand, niemand wurde mich aufhalten, schaue sie an, starre sie an, starre auf',
  spareMeans:
    'sammle/sammel/sammeln/gesammelt/horte/gehortet/spare/gespart/verstecke/versteckt/aufgehoben/zuruckgelegt/lege __ tabletten/medikamente/schlaftabletten/insulin/pillen/schmerzmittel, tabletten/medikamente/schlaftabletten/insulin/pillen/schmerzmittel __ gesammelt/gehortet/gespart/versteckt/aufgehoben/zuruckgelegt/beiseite, seil/strick/waffe/pistole/gewehr/klingen _ gekauft/besorgt/bestellt',
  onlyJust:
    'fur den fall, falls, nur fur den, beruhigt mich, ausweg, geheim, niemand weiss, wenn es soweit, heute nacht, heute abend, genug',
  joinWish:
    'mochte/will/wunsche/bald/wunschte _ bei ihm/ihr/papa/mama/oma/opa/meinem/meiner, wieder bei ihm/ihr/papa/mama/oma/opa/meinem/meiner sein, zu ihm/ihr/papa/mama/oma/opa/meinem/meiner gehen/kommen',
  bereaved:
    'gestorben, verstorb*, tot, himmel, jenseits, grab, verloren habe, seit der beerdigung, drüben, druben, andere seite, nicht mehr lebt',
  soulLeave:
    'meine seele will/mochte/bittet/braucht _ gehen/heim/nach/weg/ruhe/frei, meine aufgabe/arbeit/zeit/mission hier _ beendet/erledigt/vorbei/erfullt/fertig, meine zeit ist um, meine zeit hier, diesen/den/meinen korper _ verlassen/ablegen/abstreifen, ins licht gehen, hinubergehen, hinuber gehen, ubergang selbst, nachste leben, nachste inkarnation, ist es sunde sich, selbstmord sunde, suizid sunde, seele bei selbstmord, seele bei suizid, bestraft wenn ich gehe, meine seele __ aufgabe/heim/hause/gehen/frei/erlost, seele __ erfullt/beendet, meine zeit auf erden, meine zeit hier __ vorbei/um/abgelaufen, zeit auf der erde, seele freiwillig, seele darf gehen, darf seele, seele gehen lassen, seele das recht, freiwillig gehen, freiwillig aus dem leben, freiwillig zu gehen',
  lastTime:
    'letzte nacht auf, letzter abend, letzter tag, letzte nachricht, letzter geburtstag, letztes weihnachten, letztes mal, letzte nacht',
  decided: 'entschieden, beschlossen, entschluss, wird mein, ist mein, heute ist, morgen ist',
  noReturn:
    'komme nicht wieder, komme nicht zuruck, kommt nicht zuruck, nicht mehr zuruckkomm*, niemand wird mich finden, falle niemandem mehr zur last, niemandem zur last, bin ich weg, stort mich keiner mehr, brauche ich nicht mehr, seid ihr mich los',
  farewell:
    'lebt wohl, leb wohl, abschied, macht es gut, machts gut, verzeiht mir, verzeih mir, danke fur alles, es tut mir leid fur alles, ich liebe euch, vergebt mir',
  farewellContext:
    'mude, kann nicht mehr, frieden, fur immer, verzeih*, heute nacht, morgen, ohne mich, passt auf euch',
  despair: 'hoffnungslos*, verzweifelt, depressiv, leer, seit dem tod, seit der trennung, am ende, ganz unten',
  pillsHere:
    'tabletten/pillen/seil/strick/klinge/messer/waffe __ vor mir/bereit/hand/tisch/neben/liegen/liegt, tabletten/pillen/seil/strick/klinge/messer/waffe __ nachttisch/schublade/bett',
  attempt:
    'versuch* __ umzubringen/erhangen/suizid/selbstmord/leben zu nehmen, mein suizidversuch, nochmal versuchen zu sterben, habe versucht mich umzubringen',
  cutsPlace:
    'schneid*/geschnitten/ritz*/geritzt/kratz*/gekratzt/stech*/gestochen/schlitz* __ arm/arme/armen/unterarm*/oberschenkel*/bein/beine/beinen/handgelenk*/haut/bauch, arm/arme/armen/unterarm*/oberschenkel*/beine/beinen/handgelenk*/haut/bauch __ geschnitten/geritzt/aufgeschnitten/blutig/aufgekratzt/schneide/ritze, klinge/klingen/rasierklinge/messer/scherbe/schere/zirkel __ arm/arme/haut/oberschenkel*/beine/handgelenk*',
  selfContext:
    'kontroll*, erleichter*, ruhe, ruhig*, spuren, spure, fuhlen, druck*, schuld, bestraf*, leer, verdient, wieder, drang, klinge*, absichtlich, versteckt, jeden abend, jede nacht, innere*, hasse mich, ruckfall, abends, heimlich',
  accident:
    'versehentlich, aus versehen, unfall, rasier*, garten*, kuche, kochen, zwiebel*, dose, dornen, katze, hund, juck*, operation, tattoo, papier, rosen, glas zerbrochen, mucke*, brombeer*',
  tryNotCut:
    'nicht zu ritzen, nicht zu schneiden, mich nicht zu verletzen, tage clean, wochen clean, ohne ritzen, ohne mich zu ritzen, drang mich zu, drang zu schneiden, drang zu ritzen, ritzdruck, schneidedruck, selbstverletzungsdruck',
  harmThoughts:
    'bilder, gedanken, drang, impuls*, angst dass ich, angst, zwangsgedanken, fantasie*, kurz davor, will, wurde gern, stelle mir vor, habe vor, denke daran',
  harmAct:
    'erstech*, zustech*, abstech*, ertrank*, fallen zu lassen, fallen lassen, wurg*, erwurg*, erstick*, umbring*, umzubringen, tot*, toten, stoss*, schuttel*, verletz*, wehtun, weh zu tun, wehzutun, antun, anzutun, vergift*, verbrenn*, messer',
  victim:
    'baby, kind, kinder, sohn, tochter, mann, frau, chef, mutter, vater, bruder, schwester, nachbar*, ex, freundin, freund, jemanden, jemandem, menschen, leute, kollege*, lehrer*, ihn, ihm, schwiegermutter',
  choirVoices: 'chor, lied, lieder, kinder, nachbarn reden, radio lauft, meine mutter sagt, oma',
  divine: 'gott, engel, geister, universum, erzengel*, geistfuhrer',
  insistent: 'befehl*, befiehlt, fordert, verlangt, sagt, sagen, zwing*',
  selfStarveCommand: 'nichts mehr essen, nicht essen, aufhoren zu essen, lichtnahrung, fasten bis',
  chestClutch:
    'fasst sich an die brust, greift sich an die brust, halt sich die brust, hand auf der brust, an die brust',
  greySweaty: 'grau und schwitz*, blass und schwitz*, kaltschweissig, bleich und schwitz*, grau im gesicht, aschfahl',
  handFails:
    'lasst alles fallen, kann nicht mehr schreiben, kann nicht greifen, hand gehorcht nicht, knopfe nicht zu, hand ist ungeschickt, hand macht nicht',
  bumpsInto: 'lauft gegen, laufe gegen, stosst gegen turen, gegen den turrahmen',
  suddenSpell:
    'nach zehn minuten wieder, nach ein paar minuten wieder, fur zehn minuten, fur ein paar minuten, ein paar minuten lang, dann wieder weg',
  effortDrop:
    'nach wenigen schritten, nach ein paar schritten, muss stehen bleiben, schaffe die treppe nicht, kaum bis zur toilette, beim anziehen',
  lowOxygen: 'sauerstoff*/sattigung*/oximeter/pulsoximeter/sattigung _ #sats',
  drowningLungs: 'lunge voll, wasser in der lunge, brodelt, blubbert, rasselt',
  gulpAir: 'wie ein fisch, schnappe nach luft, schnappt nach luft, japst, durch einen strohhalm',
  fastRate: 'puls #pulse, puls von #pulse, puls bei #pulse',
  doomFeel: 'ich sterbe gleich, todesangst, etwas schreckliches',
  lethargicNext: 'seitdem schlafrig, seitdem mude, schlaft seitdem, am nachsten tag verwirrt, seitdem verwirrt',
  skinBlistering: 'blasen auf der haut und, dunkle blasen, lila blasen, haut wirft blasen',
  kicksLess: 'weniger tritte, keine tritte, kaum tritte, tritt weniger, strampelt weniger, strampelt nicht',
  quietBaby: 'so ruhig, ganz ruhig, sehr ruhig, so still, ganz still',
  kicksUsual: 'sonst strampelt, sonst so, normalerweise tritt, immer so aktiv, sonst immer',
  postmenoBleed: 'blut* __ wechseljahre*/menopause, wechseljahre*/menopause __ blut*',
  stoppedShort:
    'hat aufgehort, schnell aufgehort, gleich aufgehort, von selbst aufgehort, blutet nicht mehr, war schnell vorbei',
  cantGoOn:
    'schaffe das leben nicht, schaffe es nicht mehr, packe das leben nicht, keine kraft mehr, mag einfach nicht mehr, alles ist mir egal, mir ist alles egal, nichts hat mehr sinn, wozu das alles, wozu noch, bin am ende, am ende meiner kraft, komme nicht mehr raus',
  control:
    'liest meine nachrichten, alle meine nachrichten, meine chats, um erlaubnis, erlaubnis fragen, bestimmt wen ich, wen ich sehen, wen ich treffen, nimmt mir das handy, versteckt meine papiere, sperrt/kontrolliert/verwaltet/leert mein konto, kein eigenes geld, kein geld fur mich, passworter, standort, liest alle nachrichten, nimmt mir das geld, nimmt mir mein geld, ruft mich standig, kontrollanrufe, wird wutend wenn ich, durchsucht meine',
  hits: 'faust ins gesicht, mit der faust, ohrfeigt mich, schubst mich, an den haaren gezogen, arm verdreht, zu boden, boden gestossen, getreten, wurde handgreiflich, wird handgreiflich, schlagt und',
  bruisesBy: 'blaue flecken am rucken, blaue flecken an den armen, fingerabdrucke am arm, runde brandwunden',
  childhoodAbuse:
    'als kind __ missbrauch*/geschlagen/angefasst, missbrauch* __ kind/kindheit, in der kindheit __ missbrauch*/geschlagen',
  ownAccord:
    'auf eigene faust, eigenmachtig, ohne arzt, ohne meinen arzt, ohne es dem arzt, heimlich, insgeheim, selbststandig, allein entschieden',
  boughtOnline: 'im internet bestellt, online bestellt, ohne rezept',
  instead: 'lieber, vertraue auf, setze auf, vertraue meinem korper',
  over55: 'bin #over55, #over55 jahre',
  spottingWord: 'schmierblutung*, wieder eine blutung, wieder geblutet, blutung',
  restrict: 'isst nur gurken, isst nur noch gurken',
  hidesFood: 'nach dem essen verschwindet',
  wantDeath:
    'sterben/tot/verschwinden/umbringen/totsein _ will/willst/wollen/wollte/mochte/mochten/mussen/durfen/konnte, egoistisch sterben, um nicht aufzuwachen, um nicht mehr aufzuwachen, nichts mehr essen bis, esse nichts mehr damit, nicht mehr essen damit, damit es vorbei ist, damit es endlich vorbei, damit alles vorbei, damit es aufhort fur, seid ihr mich los, ihr mich los, mich bald los, mich nicht mehr ertragen mussen, musst mich nicht mehr, muss mich niemand mehr ertragen, gleich ist ruhe, lasse euch in ruhe fur immer, habt ihr ruhe vor mir, ruhe vor mir',
  methodPlan:
    'waffe geladen, gewehr geladen, pistole geladen, ladt die waffe, ladt sein gewehr, liste von brucken, entlang der gleise, an den schienen, auf den schienen',
}
