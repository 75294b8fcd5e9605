import type { Wordings } from '../../concepts.ts'

/** Weitere Umschreibungen: was jemand müde über sich tippt oder von einem anderen erzählt. */
export const rarer: Wordings = {
  killSelf: `vor/von/vom/aus/unter/welche/welchem/welchen/welcher _ zug/brucke/balkon/dach/hochhaus/fenster/bahn/klippe/viadukt/parkhaus/gleise/lkw/laster _ springe/springt/springen/spring/werfe/werf/wirft/werfen/sturze/sturzt/sturzen/schmeisse/schmeisst/fahre,
    springe/spring/springt/springen/werfe/werf/wirft/sturze/sturzt/schmeisse/schmeisst __ vor/vom/von/aus/unter zug/brucke/balkon/dach/hochhaus/fenster/bahn/klippe/viadukt/parkhaus,
    hangt sich auf, hange mich auf, hang mich auf, sich aufhangen, sich aufzuhangen, erhangt sich, erhange mich, sich erhangen, mich erhangen, bringt sich um, bringe mich um, bring mich um, sich umbringt, umbringen will, sich umbringen, mir die kugel geb*, kugel geben, eine kugel in den kopf, schneide mir die pulsadern, pulsadern auf, nehme alle tabletten, alle tabletten geschluckt, mach ich schluss mit, aus dem weg raumen will ich mich, schaffe mich aus der welt, schaff mich aus der welt, mich aus der welt schaffen, nur noch brucke/brucken/gleise/strick/tabletten/hochhaus, suche _ brucke/strick/hochhaus, nur noch die brucke, nur noch die gleise`,
  wantDeath: `will nicht mehr da sein, mag nicht mehr da sein, nicht mehr da sein mochte, mochte nicht mehr aufwachen, mag nicht mehr leben, hab genug vom leben, habe genug vom leben, genug gelebt, lange genug gelebt, leben tut weh, leben ist eine qual, das leben ist eine strafe, lebensmude, lebensuberdruss*, will aussteigen aus dem leben, aus dem leben scheiden, aus dem leben gehen, will von dieser welt, weg von dieser welt, von der bildflache, ware ich doch tot, war ich doch tot, ware lieber tot, war lieber tot, hatte ich doch nie, hatte sterben sollen, ich hatte sterben sollen, ware besser gestorben, waren ohne mich besser dran, ohne mich besser dran, alle waren besser dran, einschlafen und nie, augen zu und nie, fur immer schlafen, fur immer einschlafen, hoffe ich wache nicht, nicht mehr existieren, aufhoren zu existieren, wozu lebe ich, wozu noch leben, kein grund zu leben, kein grund mehr zu leben, keinen morgen mehr, fur niemanden mehr ein problem, kein problem mehr fur, niemandem mehr ein problem, bin ich kein problem mehr, gott/herr/himmel/herrgott/engel __ hol/hole/nimm/holt mich, hol mich endlich/heim/zu, nimm mich endlich/heim/zu, will/mag/mochte auch nicht hier sein, nicht mehr hier sein, will/mag/mocht ned/net/nimma/nich mehr? leben, nimmer leben, nimma leben, ned mehr leben, net mehr leben, will steben, wil sterben, will strben, keinen tag mehr schaff*, schaff* keinen tag mehr, keinen weiteren tag, hoffe meine zeit, hoffentlich ist es bald vorbei, dass es bald vorbei ist, bete dass ich`,
  soulLeave: `auftrag/aufgabe/mission/seelenvertrag/vertrag/zeit/reise/weg/lernaufgabe __ erde/welt/ebene/hier/hienieden _ erledigt/erfullt/beendet/vorbei/abgelaufen/fertig/getan/abgeschlossen, heim/nachhause/hause __ licht/oben/sterne/sternen/himmel, zu den sternen zuruck, zuruck zu den sternen, mochte jetzt heim ins licht, seele will heim, seele will nach hause, seele darf gehen`,
  relieveThem: `keiner/niemand __ kummern/sorgen/pflegen/tragen/ertragen/aushalten/belasten/aufpassen, muss sich keiner/niemand mehr, muss keiner/niemand mehr, falle ich keinem mehr, falle ich niemandem mehr, fall ich keinem mehr, keinem mehr zur last, niemandem mehr zur last, ihnen die last nehmen, dann haben sie ruhe, dann habt ihr ruhe, endlich ruhe vor mir, seid ihr mich los, sind sie mich los, bin ich euch los`,
  leaveWord:
    'mach ich schluss, mache ich schluss, dann geh ich, dann gehe ich, danach geh ich, danach gehe ich, bin ich weg, verschwinde ich, dann ist schluss, ich gehe auch, geh ich auch, trete ich ab, verabschiede ich mich, verabschiede mich, kann ich gehen, darf ich gehen, bin dann weg',
  onlyUntil:
    'halte/halt/bleibe/bleib/lebe/leb/warte _ nur noch _ bis, nur noch bis, halte durch bis, halt durch bis, nur da bis, noch da bis',
  notWake:
    'wenn ich morgen nicht mehr? aufwache/aufwach/aufstehe, morgen nicht mehr aufwache/aufwachen, wenn ich nicht mehr aufwache, wenn ich heute nacht nicht mehr aufwache, falls ich morgen nicht, wenn ich nicht mehr aufwachen wurde, nicht mehr aufwachen wurde, wenn ich nicht aufwachen wurde',
  noTears:
    'keiner weinen, niemand weinen, weint nicht, keiner soll weinen, niemand soll weinen, ware besser, umso besser, auch gut, auch recht, erleichterung, ware es gut, keiner traurig, niemand traurig, leichter, einfacher, besser fur alle, ruhe',
  dontCare:
    'egal, wurscht, wurst, schnuppe, juckt mich nicht, kummert mich nicht, ist mir gleich, macht mir nichts aus, hatte nichts dagegen, war mir recht, ware mir recht',
  hitByCar:
    'laster/lkw/auto/bus/zug/bahn/lastwagen __ erwischt/uberfahrt/uberrollt/umfahrt/mitnimmt/erfasst/trifft, mich __ erwischt/uberfahrt/uberrollt/umfahrt/erfasst, uberfahren wurde, uberfahren werde',
  methodWish:
    'geb gas/gebe gas/gas/vollgas/beschleunig* __ bruckenpfeiler/pfeiler/baum/mauer/wand/leitplanke/laternenmast/abgrund/gegenverkehr, gas __ bruckenpfeiler/pfeiler/baum/mauer/leitplanke/abgrund/gegenverkehr, vollgas __ baum/pfeiler/mauer/leitplanke, bruckenpfeiler, lass das lenkrad los, lenkrad loslassen, augen zu am steuer, in den gegenverkehr, lenkrad rumreissen, lenkrad herumreissen, nicht bremsen, nicht zu bremsen, kurve __ nicht bremse/bremsen/lenken, bremse nicht, einfach geradeaus fahren, geradeaus _ kurve, lenkrad nicht drehen, ungebremst, gegen einen baum, an einen baum, gegen den baum',
  methodPlan:
    'henkersknoten, knoten gelernt, knoten geubt, schlinge geknupft, strick hangt, gashahn auf, gas aufdrehen, tabletten _ beiseite, tabletten beiseitegelegt, beiseitegelegt tabletten, tabletten gebunkert, bunkere tabletten',
  spareMeans:
    'tabletten/medikamente/pillen/schlaftabletten/schmerzmittel __ beiseitegelegt/gebunkert/beiseite/zuruckgelegt/gehortet/gesammelt, lege/leg/bunkere/bunker/horte __ tabletten/medikamente/pillen/schlaftabletten',
  sufficed:
    'es reicht, reicht inzwischen, reicht jetzt, sind genug, genug zusammen, genug beisammen, hab genug, habe genug, reichen, mehr als genug',
  soulTired: 'seele _ mude, seele _ erschopft, seele kann nicht mehr, seele will ruhe, seele braucht ruhe',
  otherSuicidal:
    'sagt/sagte/schreibt/schrieb/geschrieben/droht/drohte/schwort __ springt/springen/umbringt/umbringen/aufhangen/erhangt/erhangen/hangt/werfen/wirft __ balkon/brucke/zug/auf/ran/tur/nacht/handy/tabletten/leben, steht auf der brucke und, steht auf dem dach und, im bad eingeschlossen _ tabletten/klinge/rasierklinge, hat sich mit tabletten eingeschlossen',
  scratchBlood:
    'kratze/beisse/kneife/reibe/knibble/reisse/zupfe __ blut/blutet/bluten/blutig/wund, bis blut kommt, bis es blutet, bis es bluten, blutig gekratzt, blutig gebissen, bohre/drucke/kralle/ramme __ blutet/blut/bluten/blutig, bis es blutet',
  stripes: 'striche, strichen, linien, streifen, ritze, ritzer, kratzer nebeneinander',
  sleeves:
    'lange armel, langen armeln, langarmlig*, langarmelig*, pulli bei hitze, hoodie im sommer, pullover im sommer',
  selfContext:
    'hab es verdient, habs verdient, verdient, wenn ich versage, wenn ich fehler, weil ich dumm, strafe, bestrafe, um nicht zu schreien, um nicht zu weinen, um es auszuhalten',
  burnSelf:
    'verbrenne mich mit dem feuerzeug, drucke zigaretten auf, zigaretten auf meiner haut, zigarette auf der haut, mit dem bugeleisen verbrenn*, glatteisen auf, verbrennt sich mit dem feuerzeug, verbrennt sich mit zigaretten, verbrennt sich absichtlich',
  doesThings:
    'macht/machte/gemacht/tut/tat/machen __ schlimme/komische/bose/geheime/eklige sachen/dinge, sachen/dinge mit ihr/ihm, macht sachen mit ihr/ihm, macht nachts sachen, fasst/fasste/gefasst/anfasst/angefasst/beruhrt/kusst/tut/weh/streichelt __ unten/scheide/po/intimbereich/penis/geschlechtsteil*, da unten weh, da unten an, da unten angefasst, zwischen den beinen angefasst, geheimes spiel, doktorspiele mit, kommt nachts in ihr zimmer, kommt nachts in sein zimmer, legt sich zu ihr ins bett, legt sich zu ihm ins bett, soll sich ausziehen, zeigt ihr seinen, zeigt ihm seinen',
  secretTouch:
    'darf nichts sagen, nichts sagen darf, darf nicht druber reden, soll nichts sagen, nichts verraten, nicht verraten, ist ein geheimnis, niemand sagen, keinem sagen, keinem erzahlen, mama nichts sagen',
  childRel:
    'nachbarskind*, nachbarstochter, nachbarsjunge, patenkind, patentochter, enkel*, nichte, neffe, kleine meiner, kleine von, tochter meiner, sohn meiner',
  adult:
    'onkel, opa, freund ihrer mutter, freund seiner mutter, freund der mutter, patenonkel, tante, babysitter, trainer, pfarrer, grosser bruder, bruder',
  control:
    'behalt/nimmt/kassiert/einbehalt _ gehalt/lohn/geld/karte, behalt mein ganzes gehalt, stoppt die minuten, zahlt die minuten wenn ich, zahlt die minuten bis ich, stoppt die zeit, ohne ihn bin ich nichts, ohne ihn ware ich nichts, ohne ihn nichts wert, ohne sie bin ich nichts, ohne ihn ein niemand, kein anderer wurde mich, niemand anders wurde mich, keiner sonst will mich, keiner wird mich, gibt mir kein geld, versteckt meine schlussel, versteckt die schlussel, ortet mich, trackt mich, ortet mein handy, app auf mein handy, liest mein handy, liest meine nachrichten, lasst mich nicht autofahren, lasst mich nicht mit meinen, muss um erlaubnis, verbietet mir, will standort, redet mir ein dass ich verruckt, macht mir meine freunde, von meiner familie fern',
  killThreat:
    'er bringt mich um, sie bringt mich um, bringt er mich um, bringt sie mich um, mich um wenn, bringt mich um wenn, mich umbringen, wenn ich zur polizei, wenn ich ihn anzeige, wenn ich sie anzeige, mich abstechen, macht mich kalt, er macht mich kalt, kalt machen, sticht mich ab, totschlagen, schlagt mich tot, erschlagt mich',
  withoutMeds:
    'nehme/nehm/nimmt _ lithium/medikamente/tabletten/sertralin/quetiapin/antidepressiva/blutdrucktabletten nicht mehr, nicht mehr genommen _ lithium/tabletten/medikamente, lithium/tabletten/medikamente/antidepressiv* _ nicht mehr, tabletten in den mull, tabletten weggeworfen, medikamente weggeworfen',
  purge:
    'kotze/kotzt/kotz/erbreche/erbricht/breche/ubergebe/ubergibt _ absichtlich, absichtlich _ kotz*/erbrech*/ubergeb*/brech*, zwinge mich zu kotzen, zwinge mich zum erbrechen, zwinge mich zum kotzen, stecke mir den finger, finger in hals, steckt sich den finger',
  palpitations:
    'stolpert _ herz, herz _ stolpert/stolpern/setzt/aussetzt/hupft/holpert, herzstolper*, herz setzt aus, herzaussetzer, extraschlage, setzt mein herz',
  faint:
    'klappe zusammen, klapp zusammen, klappt zusammen, kippe um, kipp um, kippt um, umgekippt, zusammengeklappt, fast umgefallen, beine sacken, sacke weg, sack weg, weggesackt, schwarz vor augen',
  weightLoss:
    '#n kilo weg, kilo weg, #n kilo runter, kilo runter, kilo verloren, #n kilo weniger, kilo in #n wochen/monaten, hose rutscht, hosen rutschen, kleider schlottern',
  exhausted: 'schlapp, mude, ausgelaugt, platt, matt, kaputt',
  noAppetite:
    'kein hunger, keinen hunger, kein appetit, keinen appetit, ohne appetit, mag nichts essen, appetitlosigkeit',
  nippleChange:
    'brustwarze __ flussigkeit/tropft/nasst/ausfluss/sekret/blutet, flussigkeit/tropfen/sekret/ausfluss __ brustwarze, nur eine brustwarze',
  droop:
    'mundwinkel hangt, mundwinkel runter, hangender mundwinkel, gesichtshalfte hangt, halbe gesicht, halfte vom gesicht, gesicht hangt, schiefer mund, mund schief, lauft ihm/ihr aus dem mund, lauft aus dem mund, lauft aus dem mundwinkel, sabbert, speichel lauft, auge schliesst nicht',
  speechLost:
    'man versteht kein wort, verstehe ihn nicht mehr, versteht ihn keiner, versteht sie keiner, versteht man nicht, lallt, lallen, redet kauderwelsch, redet wirr, bringt kein wort raus, bekommt kein wort raus, kriegt kein wort raus, wortsalat, worter durcheinander, finde/find _ worter nicht, finde worter nicht mehr, worter fallen mir nicht, bringe die worter nicht, verwechselt die worter, sagt falsche worter, falsche worter, kann nicht sagen was',
  heavyBleeding:
    'binde/binden/tampon/tampons/vorlage __ halbe stunde/stundlich/stunde/#n minuten, halbe stunde/stundlich/stunde __ binde/binden/tampon/tampons/vorlage, riesige klumpen, riesige blutklumpen, grosse blutklumpen, grosse klumpen, blutklumpen',
  clots: 'klumpen, blutklumpen, gerinnsel, koagel',
  swelling:
    'doppelt so dick, doppelt so gross, doppelter umfang, wie ein ballon, aufgeblasen, dicker als die andere, dicker als das andere, zugeschwoll*, schwillt zu',
  halos:
    'ringe/ringen/kreise/kranze/hofe/regenbogen/schein/farbringe _ lampe/lampen/licht/lichter/laterne/laternen/scheinwerfer, um jede lampe, um lampe _ kreise/ringe, um lampen, um lichter, nebel mit ringen, ringen um, ringe um',
  stoneHard: 'auge __ hart wie/stein/steinhart/murmel/brett, auge _ steinhart, augapfel _ hart, steinhartes auge',
  vomit: 'spucken, spucke vor schmerz*, kotzubel, kotzen, kotze, speiubel, muss spucken, speien',
  sugarLow:
    'gerat/messgerat/sensor/zucker/blutzucker/bz/libre zeigt? #lowmg, zeigt #lowmg, zucker ist #lowmg, zucker bei #lowmg, zucker von #lowmg, gerat zeigt nur #lowmg',
  confused:
    'redet wirr, redet wirres, wirres zeug, redet unsinn, redet quatsch, redet komisches, wirr, erkennt uns nicht, erkennt mich nicht, weiss nicht wo, durch den wind und, fantasiert',
  diabetic: 'zuckerkrank*, zucker hat, hat zucker, diabetiker*',
  poison:
    'bodenreiniger, wcreiniger, klo reiniger, kloreiniger, allzweckreiniger, backofenreiniger, rohrreiniger, glasreiniger, fensterputzmittel, badreiniger, kalkreiniger, putzmittel, spulmittel, entkalker, weichspuler, abflussreiniger, duftol, lampenol, teebaumol, mundspulung, farbe, kleber, nagellackentferner, spulmaschinentab*, waschmittel, reinigungsmittel, reiniger, desinfektionsmittel, frostschutz, scheibenwischwasser, grillanzunder, enthaarungscreme',
  swallowed:
    'getrunken, verschluckt, geschluckt, runtergeschluckt, gegessen, abgeleckt, angeleckt, gelutscht, schluck von, schluck aus',
  pregnant:
    'im funften/sechsten/siebten/achten/neunten monat, sechster/siebter/achter/neunter monat, in der #week woche, babybauch, mutterpass, errechneter termin, ssw',
  lessMovement:
    'tritt _ nicht mehr, tritt _ kaum, strampelt _ nicht mehr, bewegt sich _ nicht mehr, keine tritte mehr, kein strampeln, kein treten, ruhig im bauch, still im bauch, spure ihn nicht mehr, spure sie nicht mehr',
  fluidLeak: 'lauft wasser, lauft flussigkeit, flussigkeit lauft, verliere wasser, verliere flussigkeit, alles nass',
  saddleNumb:
    'zwischen beinen _ taub, zwischen den beinen _ taub, untenrum _ taub, untenrum taub, taub untenrum, merk nicht wenn ich pinkle/pinkel/muss, merke nicht wenn ich pinkle/pinkel/wasser/muss, spure nicht wenn ich pinkle/pinkel, spure das klopapier nicht, merke das klopapier nicht, gefuhllos zwischen, po taub, hintern taub',
  weightOnMe: 'pferd _ brust, lkw auf der brust, sack zement, amboss, tonnen auf der brust',
  pus: 'eitert, eiter, nasst, suppt',
  wound: 'naht, op naht, narbe, schnitt',
  idiom:
    'rucken/kreuz/hitze/arbeit/job/stress/warten/kopf/fusse/schuhe/umzug/neugier/heuschnupfen/chef/chefin/wetter/muskelkater/larm/steuererklarung bringt/bringen mich um, das bringt mich um, bringt mich um den, bringt mich um meinen, bringt mich noch um, bringt mich um vor lachen, hat mich umgebracht, umzug _ umgebracht, gift und galle, spuckt gift, spuckt nur gift, verspruht gift, versprüht nur gift, verspritzt gift, totgearbeitet, totgelacht, tot gelacht, zu tode gearbeitet, zu tode geschuftet, zu tode gelangweilt, zu tode erschreckt, ersticke in diesem/dieser/meinem/der/im/an/in/vor buro/arbeit/alltag/terminen/papierkram/rechnungen/mails/stadt/beziehung/job, ersticke in arbeit, ersticke an arbeit, ersticke im buro, ersticke im papierkram, fast herzinfarkt, fast einen herzinfarkt, verschwinden __ bergen/berge/meer/wald/hutte/urlaub/wochenende, ein paar tage verschwinden, fur zwei tage verschwinden, junggesellinnenabschied, junggesellenabschied, abschied von der kollegin, abschiedsfeier, ins bett geworfen, werfe mich aufs sofa, springe ins wasser, vom dreimeterbrett, springe in den zug, springe auf den zug, aus dem bett springen, springe aus dem bett, morden fur, sterben fur schokolade, blutig/blut __ neurodermitis/ekzem/schuppenflechte/allergie/muckenstich*/stiche, neurodermitis/ekzem/schuppenflechte/muckenstich* __ blutig/blut, vogeln korner, den vogeln, werfe den vogeln, sehe ich den zug',
  arranged:
    'katzenfutter/hundefutter/futter/schlussel/hund/katze/papiere/passworter/testament/unterlagen __ nachbarin/nachbarn/nachbar/schwester/tisch/monat/bereit/geordnet, alles geregelt, unterlagen geordnet, papiere geordnet, rechnungen bezahlt, konto aufgelost',
  restAtLast:
    'endlich ruhe, hab ich ruhe, habe ich ruhe, endlich frieden, heute ist schluss, heute nacht ist schluss, dann ist ruhe, endlich schlafen, endlich vorbei, heute ist der tag, ist es vorbei, ist es geschafft',
  suicidal:
    'google*/googel*/googelt/sucht/suche/recherchier*/liest/gelesen __ erhangt/erhangen/umbringt/umbringen/stirbt/sterben/todlich/letal, man sich erhangt, man sich umbringt, man sich das leben, todliche dosis, wie viele tabletten, wieviele tabletten, wie viel insulin, schmerzlos sterben, tut sterben weh, aus welcher hohe',
  hurtSelf:
    'blut __ sehe/sehen/fliessen/laufen __ ruhig/besser/erleichter*/entspann*, sehe blut __ ruhig/besser/erleichter*, ruhig __ blut sehe/fliesst, blut laufen sehe, blut fliessen sehe, verbrennt sich mit feuerzeug/zigarette/zigaretten/kerze, verletzt sich, tut sich weh, tut sich was an, ritzt sich, schneidet sich in',
  handFails:
    'zieht _ bein nach, zieht __ bein nach, zieht sein bein, bein nach, hand greift nicht, hand __ greift/gehorcht/halt nicht, hand gehorcht nicht, arm sinkt, arm fallt runter, arm gehorcht nicht, bein gehorcht nicht, bein knickt weg',
  ribsSuck:
    'rippen __ ein/sichtbar/einziehen, ziehen sich die rippen, rippen ziehen sich, zieht sich der brustkorb, brustkorb zieht, zwischen den rippen, nasenflugel',
  tookMany:
    'blister/packung/schachtel/dose/flasche __ geschluckt/genommen/intus/eingeworfen, ganzen blister, ganze packung tabletten, ganze schachtel tabletten',
  drowsy: 'benommen, weggetreten, nicht ansprechbar, wie benebelt, dammert weg, dosig',
  holiday: 'meer, strand, urlaub, berge, bergen, hotel, wellness, ferien, reise, see, insel, therme, hutte',
  everydayLoad: 'job, stelle, bonus, beforderung, schicht, kundigung, vertrag, praktikum',
  leaveBody:
    'korper loslassen, korper verlassen, korper ablegen, den korper loszulassen, zur quelle zuruck, zuruck zur quelle, heim ins licht',
  lettersDone: 'brief/briefe/abschiedsbrief/zettel _ geschrieben/fertig/bereit',
  lackCourage: 'fehlt _ mut, fehlt nur noch der mut, noch nicht den mut',
}
