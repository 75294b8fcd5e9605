import type { Wordings } from '../../concepts.ts'

/** Weitere Umschreibungen, die kein Wort der Gefahr enthalten: wer Ordnung macht, Abschied nimmt, am Rand steht. */
export const rounds: Wordings = {
  atPlace: 'auf der brucke, auf dem dach, am gleis, bahngleis*, am bahndamm, am bahnsteig, an der bahnstrecke',
  hereNow:
    'ich stehe, ich steh, steh oft, stehe oft, steh ich, stehe ich, sitze, sitz, stand ich, bin ich, ich bin, jeden abend, jede nacht, abends oft, nachts, heute nacht, gestern nacht, war ich',
  deathDraw:
    'nach unten geschaut, runtergeschaut, hinuntergeschaut, schau runter, schaue nach unten, schau nach unten, starre runter, starre nach unten',
  ifGone:
    'wenn ich weg bin, wenn ich weg ware, wenn ich nicht mehr da, wenn ich nimmer da, wenn ich nicht da, wenn es mich nicht, wenns mich nicht, wenns mich nimmer, wenn ich verschwinde, wenn ich einfach verschwinden, wenn ich tot ware, wenn ich nicht mehr ware, wenn ich nicht mehr bin, ohne mich, bin ich erst weg, ware ich nicht da',
  eased:
    'mehr platz, ein maul weniger, vergessen mich, schnell vergessen, kommen druber weg, besser, leichter, einfacher, erleichtert, erleichterung, glucklicher, ruhe, frei, aufatmen, atmen auf, weniger sorgen, weniger stress, weniger kosten, weniger last, gut gehen, merkt keiner, wurde keiner merken, wurde niemand merken, einen gefallen, fallt keinem auf, leicht',
  petAway:
    'katze/kater/hund/hundin/katzen/hunde/hase/tiere/wellensittich __ schwester/bruder/nachbar*/freundin/freund/mutter/mama/mum/tante/tierheim, weggegeben/abgegeben/untergebracht __ katze/kater/hund/katzen/hunde/tiere, katze/kater/hund/katzen/hunde/tiere __ weggegeben/abgegeben/untergebracht/versorgt, nimmt den hund/kater, nimmt die katze, zuhause fur den hund/kater, zuhause fur die katze',
  papersReady:
    'versicherung/papiere/passworter/unterlagen/testament/konten/pins/ordner/vollmacht/dokumente __ geregelt/sortiert/tisch/schublade/ordnung/bereit/aufgeschrieben/hinterlegt/geordnet/unterschrieben/fertig, alles sortiert, alles geregelt, alles geordnet, alles in ordnung gebracht, alles erledigt und, alles aufgeraumt und geregelt, sortiert/geordnet/regelt/geregelt/hinterlegt __ versicherung/papiere/passworter/unterlagen/testament/konten, schulden bezahlt, miete im voraus, konten geloscht, accounts geloscht, handy geloscht, browserverlauf geloscht, wo die papiere, wo die unterlagen, wo das testament',
  givenAway:
    'verschenk*/verteilt/weggegeben __ sachen/platten/bucher/gitarre/schmuck/werkzeug/sammlung/kleider/pflanzen/uhr/ring/rad, sachen/platten/bucher/gitarre/schmuck/werkzeug/sammlung/pflanzen/uhr/ring __ verschenk*/verteilt/weggegeben/vermacht',
  homeDone:
    'wohnung/haus/zimmer/bude _ geputzt/sauber/aufgeraumt/blitzblank, geputzt/aufgeraumt _ wohnung/haus/zimmer/bude, blumen gegossen, pflanzen gegossen, kuhlschrank leer, miete bezahlt, fotos sortiert, schlussel abgegeben',
  lighter:
    'ganz ruhig, bin ruhig, bin ich ruhig, jetzt ruhig, fuhle mich leicht, fuhl mich leicht, fuhle mich leichter, fuhl mich leichter, so leicht, erleichtert, innerlich ruhig, ganz gelassen, im frieden, in frieden, mit allem im reinen, im reinen, seltsam ruhig, komisch ruhig, entschieden, hab mich entschieden, entschluss steht, entscheidung steht, entscheidung ist gefallen, beschlossen, ist beschlossen',
  leaveSoon:
    'nicht mehr lang, nicht mehr lange, dauert nicht mehr, bald vorbei, bald ist es vorbei, bald hat es ein ende, ubermorgen, in ein paar tagen, am wochenende ist, bis montag, bis sonntag, nach dem wochenende, noch zwei tage, noch drei tage, letzte nachricht, mein letzter eintrag, letzter eintrag, schreibe nicht mehr, melde mich nicht mehr, falle keinem mehr zur last, niemandem mehr zur last, nicht mehr zur last, keinem mehr zur last',
  thanksAll:
    'das wars dann, das war es dann, machs gut, tschuss an alle, tschuss ihr lieben, schon wars, schon war es, stolz auf mich, stolz auf dich, alles gute fur euch, bis zum nachsten leben, bis in einem anderen leben, danke fur alles, dank fur alles, danke euch allen, danke an alle, danke fur eure, danke dass ihr, tut mir alles leid, es tut mir alles, sorry fur alles, entschuldigung fur alles, verzeiht mir, verzeih mir, vergebt mir, hab euch lieb, habe euch lieb, hab dich lieb pass, ich liebe euch, ihr konnt nichts dafur, keiner ist schuld, niemand ist schuld, gebt euch nicht die schuld, macht euch keine vorwurfe, machts gut, macht es gut, lebt wohl, leb wohl, alles gute euch',
  lookAfter:
    'pass/passt _ auf _ auf, pass/passt _ auf mama/papa/mum/oma/opa/dich/den/die/meine/meinen/sie/ihn, kummer/kummert dich/euch um, kummert euch um, kummer dich um, achtet auf _ mama/mum/kinder',
  silent:
    'antwortet keinem, antwortet niemandem, schreibt nicht zuruck, nur mailbox, geht niemand ran, keiner erreicht, macht keiner auf, handy/telefon _ aus/ausgeschaltet/ausgemacht, handy ist aus, handy aus, telefon aus, geht nicht ran, geht nicht mehr ran, geht keiner ran, meldet sich nicht, meldet sich nicht mehr, antwortet nicht, antwortet nicht mehr, reagiert nicht auf nachrichten, nicht erreichbar, unerreichbar, erreiche _ nicht, mailbox, verschwunden, ist weg seitdem, macht nicht auf, offnet nicht, eingeschlossen, kommt nicht aus dem zimmer, profil geloscht, accounts geloscht, handy _ liegen gelassen, handy dagelassen, blockiert',
  prayNotWake:
    'im schlaf aufhoren, aufhoren wahrend ich schlafe, im schlaf vorbei, wahrend ich schlafe vorbei, mich keiner mehr weckt, mich niemand mehr weckt, keiner mehr weckt, nie mehr geweckt, nicht mehr geweckt werden, ausgehen wie eine kerze, erloschen wie eine kerze, heute nacht ausgehen, bete/hoffe/wunsche/wunschte/bitte/beten __ nicht aufwach*/aufzuwachen/aufwache, hoffe/bete/wunsche/wunschte/bitte __ herz __ aufhort/stehen/stehenbleibt, gott/herrgott/himmel/herr __ holt/hole/nimmt/nehme, einschlaf/einschlafe/einschlafen/einschliefe und das war/ware, einschlaf/einschlafe/einschlafen und das war, einschlaf* und schluss, einschlaf* und aus, einschlaf* und vorbei, im schlaf sterben, im schlaf gehen, im schlaf einfach, enttauscht _ aufgewacht, enttauscht dass ich aufwache, sauer dass ich aufgewacht, traurig dass ich aufgewacht, weine weil ich aufgewacht, augen nicht mehr aufmachen, die augen nimmer aufmachen, nimmer aufwachen, nimmer aufwach',
  edgeTrial:
    'gelander/brustung/absperrung _ geklettert/gestiegen/gesessen/gestanden, ubers gelander/brustung, uber das gelander, uber die brustung, uber die absperrung, auf der brustung, bein uber gelander/brustung, beine/fusse baumeln, beine/fusse uber kante/rand/gelander/abgrund, am rand _ bahnsteig*/dach/brucke/klippe/dachs/brucke, am rand vom dach/bahnsteig/balkon, an der kante _ bahnsteig*/dach/brucke, an der bahnsteigkante, bahnsteigkante, jeden tag _ naher, ein stuck naher, knapp dran, ganz knapp dran, kurz davor gewesen, war kurz davor, fast gesprungen, probe gemacht, ausprobiert wie',
  afterMe: 'nach mir, wenn ich nicht mehr bin, wenn ich weg bin, wenn ich nicht mehr da bin, nach meinem tod',
  noBurdenLeft:
    'nichts regeln mussen, nichts mehr regeln mussen, keine arbeit mit mir, keinen aufwand, keine schulden hinterlassen, keinen dreck hinterlassen, nicht die kinder mich finden, nicht die kinder finden, dass mich nicht die kinder, niemand hinter mir, niemandem zur last fallen, keinem zur last fallen, niemandem mehr zur last, keinem mehr zur last, keine last mehr',
  noOneNeeds:
    'keiner braucht mich, niemand braucht mich, braucht mich keiner, braucht mich niemand, braucht mich eh keiner, braucht mich eh niemand, mich braucht keiner, mich braucht niemand, mich braucht eh keiner, tauge nichts, tauge zu nichts, zu nichts nutze, koste nur, koste alle nur, bin nur eine last, nur eine last, falle allen zur last, falle nur zur last, bin uberflussig, mache alles kaputt, mach allen das leben, steh nur im weg, stehe nur im weg, platzverschwendung',
  costsThem: 'geld, nerven, last, arger, sorgen, im weg',
  noPointHere:
    'aufhoren zu sein, aufhoren zu existieren, keinen platz mehr hier, kein platz mehr fur mich, keinen platz auf dieser welt, einfach nicht mehr sein, wozu bin ich noch da, wozu bin ich da, wozu noch hier, warum bin ich noch da, warum bin ich noch hier, warum ich noch da bin, was mache ich noch hier, was soll ich noch hier, nie auf die welt, nicht auf die welt, nie geboren worden, nie zur welt, besser nicht geboren, nicht fur diese welt, nicht gemacht fur diese welt, gehore nicht in diese welt, mude zu existieren, mude vom existieren, existieren ist zu, am leben sein ist, am leben zu sein ist, dasein satt, bin des lebens mude, lieber nicht mehr da, lieber nicht mehr sein, ware lieber nicht mehr, ware lieber nicht da, genug gelebt, lange genug gelebt, meine zeit ist um, meine zeit ist abgelaufen, egal ob ich lebe',
  knotsWord:
    'wie tief es runter, wie tief es ist, wie hoch es ist, ob es hoch genug, hoch genug um, wie lange der fall, wie viele meter bis, knoten gegoogelt, knoten googeln, googelt knoten, sucht nach knoten, knoten gesucht, knotenanleitung*, videos uber knoten, galgenknoten, henkersknoten, der balken im/in, balken im keller/dachboden/garage/stall/schuppen, den balken an, haken in der decke, haken an der decke, seil gemessen, hohe gemessen, ausgerechnet wie viel/viele/wieviel, wie viele ich brauche, wie viele ich brauch, wie viele davon ich, sammle/sammel/sammele/horte/bunker/bunkere/hebe/heb __ tabletten/schlaftabletten/pillen/medikamente/schmerzmittel/tropfen, tabletten/schlaftabletten/pillen/tropfen __ auf die seite/aufgespart/zusammengespart/zusammengesammelt',
  drawnTo:
    'brucke/gleise/gleis/bahndamm/bahnsteig/abgrund/fluss/wasser/dach/balkon/fenster/messer __ zieht/ruft/lockt/ziehen/rufen mich, brucke/gleise*/bahndamm/bahnsteig/bahn/zug/dach/balkon/stock/gelander/klippe __ schritt, einfach einen schritt, nur einen schritt, ein schritt nach vorn, einen schritt nach vorn, einen schritt mach*, einen schritt mehr, ein schritt und, einen schritt und, nur ein schritt und, mich fallen lassen, mich einfach fallen, mich nach vorn fallen, vornuber kippen, nach vorne kippen, ein stuck weiter vor, loslassen und, dann ist alles vorbei, dann ware alles vorbei, dann ware endlich, dann war endlich ruhe, und dann ist ruhe',
  madeToDo:
    'zwingt/zwang/gezwungen/notigt mich/sie/ihn/uns zu sachen/dingen/etwas, zwingt mich zu, zwingt mich sachen/dinge, muss sachen/dinge mit ihm/ihr machen/tun, muss mit ihm sachen/dinge, muss ihm sachen/dinge, macht sachen/dinge mit mir, sachen/dinge mit mir macht/gemacht, macht komische sachen mit mir, hat sachen mit mir gemacht, ich soll sachen mit ihm, soll ich sachen',
  chores:
    'kniebeuge*, laufen, dehnen, turnen, hausaufgaben, abwasch, putzen, aufraumen, mathe, liegestutz*, runden, ubungen, klavier, wasche, einkaufen, gemuse, spulen',
  moving:
    'koffer, packen, gepack, gehts los, geht es los, fahren wir, fliegen wir, wir fahren, wir fliegen, camping, strand, flughafen, kreuzfahrt, umzug, umziehen, umgezogen, neue wohnung, neues haus, rente, ins ausland, auswander*, urlaub, reise, steuer*, kredit, notar, flug, operation, op, neuer job, neue stelle, dienstreise, kur',
  sunny:
    'verspatung, verspatet, zugausfall, streik, foto, fotos, selfie, sonnenuntergang, spazier*, spaziergang, wandern, wanderung, joggen, aussicht, picknick, hochzeit, party, geburtstag, konzert, vitamine, bier, grillen, blumen gie*, angeln, schwindelfrei, hohenangst, arbeite, dachdecker, baustelle, yoga, radtour, radfahren, stau',
  lethalPlace: 'bahnubergang, schlucht, fluss, fenster, wehr, steinbruch, bahnhof',
  bodyPull:
    'spring doch, spring einfach, dann spring, tu es doch, fuss einfach weiter*, will mein fuss, meine fusse wollen, fusse wollen, beine wollen, meine beine gehen, korper will, es zieht mich, etwas zieht mich, etwas schiebt mich, will einfach weitergehen, einfach weitergehen',
  lettersWritten:
    'jedem einen brief, jeden einen brief, brief fur jeden, briefe fur jeden, zettel fur jeden, jedem einen zettel, briefe fur spater',
  debtFree:
    'keine schulden bleiben, keine schulden hinterlass*, schuldenfrei hinterlass*, damit keine schulden, nichts zahlen mussen, nix zahlen mussen',
  selfContext:
    'schlechte note, schlechten noten, funfer, kopf ruhig, im kopf ruhig, ruhe im kopf, stille im kopf, damit es ruhig',
  touchedMe:
    'soll ihn anfassen, ich soll ihn anfassen, will dass ich ihn anfasse, verlangt dass ich ihn anfasse, soll ihn streicheln',
  sexual: 'ohne kleider, ohne kleidung, nackt*, ausgezogen',
  childRel: 'nachbarhaus _ kind, kind im nachbarhaus, kind nebenan, patenkind',
  hitBy: 'wird das kind jeden abend geschlagen, wird geschlagen, wird jeden abend geschlagen, werden geschlagen',
  partingPlain:
    'habe ich geschrieben, ich schrieb, hab ihr geschrieben, hab ihm geschrieben, strand, urlaub, kino, flughafen, umzug, rente, uni, haha',
  unlikeHim:
    'macht er sonst nie, macht sie sonst nie, sonst nie, gar nicht seine art, gar nicht ihre art, sagt er nie, sagt sie nie',
  armedGoodbye: 'jagdgewehr/jagdflinte/schrotflinte __ rausgeholt/geholt/geputzt/geladen, gewehr wieder rausgeholt',
  nerveWait:
    'warte auf den mut, den mut zusammen, mut sammeln, mir fehlt der mut, fehlt mir der mut, noch nicht den mut, zu feige',
  methodPlan: 'kapseln gezahlt, tabletten gezahlt, gezahlt _ kapseln/tabletten/pillen',
  hitSelf: 'kopf gegen fliesen, hau den kopf, haue den kopf',
}
