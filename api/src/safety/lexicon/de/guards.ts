import type { Wordings } from '../../concepts.ts'

/** Was gefährlich klingende Worte harmlos macht. */
export const guards: Wordings = {
  negator:
    'denke nicht daran, denk nicht daran, denk nicht an, denke nicht an, denke gar nicht an, denk gar nicht an, habe nicht vor, hab nicht vor, denke nie an, nicht vorhaben, nicht die absicht, keine gedanken, kein, keine, keinen, keinerlei, keiner, ohne, weder, noch nie, nie gehabt, habe nicht, nirgends, hatte nie, hatte keine, ausgeschlossen',
  closeNegator: 'nicht, nie, nichts, niemals',
  falseNegator:
    'denke nicht an was/etwas/anderes, denk nicht an was/etwas/anderes, nicht mehr, nicht nur, nicht auf, keine luft, keine kraft, keine ahnung, nicht atmen, nicht sprechen, nicht aufhoren, hort nicht, keine ruhe, kein wunder, nicht bewegen, nicht besser, keine besserung, ohne grund, ohne vorwarnung, ohne pause, ohne unterbrechung, kein ausweg, keinen ausweg, keinen sinn, kein sinn, keine lust, keinen satz, keinen ganzen, kein gefuhl, reagiert nicht, noch nie so, noch nie solche, noch nie, nie wieder, nie mehr, nicht wach, ohne mich, keinen grund, kein grund, ohne aufzuhoren, ohne ende, kein essen, nicht sicher, kein wort, keine worte, keine zukunft, nicht normal, trinkt nicht, isst nicht, kein stuhlgang, keinen stuhlgang, keine nasse, keine hilfe, keine wirkung, kein puls',
  negatorAfter: 'habe ich nicht, habe ich keine, hab ich nicht, ausgeschlossen, hatte ich nicht, habe ich keinen',
  idiom:
    'schuhe/chef/arbeit/kinder/nachbarn/hitze/schwiegermutter bringt/bringen mich um, mord und totschlag beim, will nicht sterben, mochte nicht sterben, will mich nicht umbringen, nicht sterben wollen, will mir nichts antun, mir nichts antun, konnte jemanden umbringen, konnt jemanden umbringen, umbringen fur, morden fur, mord fur, mord begehen fur, im boden versinken, vor scham, bringt mich noch um, bringt mich um mit, bringen mich um mit, heimlich genascht, totgelacht, schlapp gelacht, schlappgelacht, kaputtgelacht, nacken/schultern/rucken/waden _ bretthart/steinhart/hart, bretthart* nacken/schultern/rucken/waden, umgehauen, todmude, hundemude, totlachen, lache mich tot, lach mich tot, todlangweilig, sterbe vor hunger/langeweile/neugier/scham/hitze/lachen, sterbenslangweilig, todschick, todernst, zum sterben schon, zum totlachen, mordshunger, mordsspass, mordskerl, zum umbringen komisch, bringen mich noch um meine fusse, bringt mich noch um den verstand, um den verstand, tote hose, toter punkt, totpunkt, tot ins bett, halbtot vor, wie tot ins bett, mit herz, herz erwarmt, schweres herz, schweren herzens, herz schwer, herz ist schwer, herz gebrochen, gebrochenes herz, herzschmerz wegen, liebeskummer, herz in die hose, herz auf der zunge, herz ausschutten, herzlich*, vom herzen, von herzen, stein vom herzen, schmetterlinge im bauch, bauchgefuhl, bauch heraus entscheid*, kloss im hals vor, schlaganfall bekommen als, fast einen herzinfarkt bekommen, einen herzinfarkt bekommen als, fast einen herzinfarkt, herzinfarkt vor schreck, allergisch gegen montage, allergisch gegen dummheit, allergisch auf montage, blut geleckt, kaltblutig, boses blut, blutsverwandt*, blutdruck gemessen, blut spenden, blutspende, blutabnahme, blutbild, blutwerte, dolchstoss, messer in den rucken, in den rucken gefallen, fallt mir in den rucken, kopf verloren, kopf zerbrech*, kopf in den wolken, kopfzerbrechen, den kopf voll, mit dem kopf durch die wand, zerbreche mir den kopf, haare schneiden, geschnitten beim friseur, schneidet grimassen, ausgebrannt, verbrannte zunge, sonnenbrand, ertrinke in arbeit, ersticke in arbeit, in arbeit ersticke, im stress ersticke, erstickt in papierkram, erstickende beziehung, uberdosis schokolade, uberdosis kaffee, uberdosis zucker, uberdosis serien, uberdosis kuchen, atemberaubend, atem geraubt, den atem anhalt*, blind vor liebe, blind date, blinddarm op, augen zu und durch, eingeschlafene fusse, fuss eingeschlafen, bein eingeschlafen, arm eingeschlafen, hand eingeschlafen, verruckt nach, macht mich verruckt, wahnsinnig gern, tod auf latschen, fertig mit der welt nach, hexenschuss vom, ruckendeckung, stimme weg nach, am arsch der welt, schluss gemacht hat, schluss mit meinem, zum kotzen findet, kotzt mich an, im dreieck springen, aus der haut fahren, an die decke, sprung ins kalte wasser, springt gleich ins auge, fall vom stuhl, lebensmittel*, sterbe fast vor, bringt mich um den, bringt mich noch um, bringt mich fast um, macht mich fertig, platzt mir der kragen, kopf platzt vor ideen, kopf raucht, mir raucht der kopf, auf dem zahnfleisch, die decke auf den kopf, decke auf den kopf, kopf in den sand, herz schlagt hoher, herz aufs, schlagt mir auf den magen, auf den magen geschlagen, liegt mir im magen, liegt mir schwer im, wie vor den kopf gestossen, vor den kopf gestossen, sticht ins auge, sticht ins herz, das sticht, mir brennt der hut, brennt unter den nageln, brenne fur, mein herz brennt, blutet das herz, herz blutet, blutendes herz, aus dem bauch, wasser bis zum hals, steht mir bis zum hals, hangt mir zum hals, zum hals raus, an die nieren, geht mir an die nieren, auf die nerven, stirbt zuletzt, hoffnung stirbt, sterbe vor',
  past: 'als teenager, ist zwanzig jahre vorbei, jahre vorbei, mit #young raus, mit #teen hatte/habe/hab/war/bin/wollte, damals mit, mit zwanzig hatte, ist #n jahre her, #n jahre her, jahre her, lange her, ewig her, als baby, als kleinkind, als bub, als madchen, als junge, als teenager, als jugendlich*, im jahr #year, im jahre #year, in #year, #year hatte, vor #n jahren, vor jahren, vor vielen jahren, als kind, als ich klein, als ich #n war, als jugendliche*, fruher, damals, letztes jahr, letzten jahr, in meiner kindheit, in meiner jugend, gestorben an, starb an, verstorben an, jahrzehnt*, vor langer zeit, vor ewigkeiten, in der jugend',
  present:
    'diesen monat, diese woche, jetzt wieder, wieder, heute, gerade, momentan, immer noch, seit gestern, heute nacht, aktuell, derzeit, plotzlich, neuerdings, seitdem, seit heute, gestern, letzte nacht, diese woche',
  teething: 'zahnt, zahnen, zahnchen, erste zahn, erster zahn, bekommt zahne, kriegt zahne',
  backThen:
    'mit #young, hatte, hatten, war, waren, musste, bekam, meine schwangerschaft, erste schwangerschaft, schwanger mit, bei der geburt, als baby, als kleinkind',
  forgot: 'vergessen, versehentlich, aus versehen',
  grown:
    'jetzt ist er/sie _ gross/erwachsen/meter/ingenieur*/arzt/lehrer*/vater/mutter, ist er/sie jetzt _ gross/meter/erwachsen, ist jetzt #grown, ist heute #grown, jetzt schon #grown, ist mittlerweile #grown, ist inzwischen #grown, ist schon #grown, wird bald #grown, wird #grown, studiert jetzt, studiert heute, studiert inzwischen, studiert mittlerweile, ist erwachsen, langst erwachsen, erwachsen jetzt, jetzt erwachsen, ist verheiratet, hat selber kinder, hat selbst kinder, grosser als ich, macht jetzt abitur, macht abitur, macht jetzt matura, arbeitet jetzt, ausgezogen, kerngesund',
  duration:
    'seit/vor/nach/uber/fast/ungefahr/circa/etwa/schon/rund/fur #n/einem/einer/ein/eine woche/wochen/monat/monaten/monate/tag/tagen/tage, seit uber/fast/etwa/ungefahr/rund/guten/gut #n wochen/monaten/tagen, #n wochen/monate/tage lang',
  reported:
    'im fernsehen lief, lief was uber, lief etwas uber, lief eine, bericht uber, sendung uber, reportage, schauspiel*, auf der buhne, spiel die leiche, spiele die leiche, spiele eine, im stuck, thriller, krimis, horspiel, kabarett, dokumentation, doku, dokumentar*, film, filme, roman, buch, artikel, podcast, serie, krimi, erste hilfe, erste hilfe kurs, ersthelferkurs, reanimationskurs, kurs, in den nachrichten, gelesen uber, gelesen dass, lese uber, las uber, im fernsehen gesehen, tatort, videospiel*, computerspiel*, theater*, lied, liedtext, prufung uber, hausarbeit uber, vortrag uber, kampagne, ehrenamt*, seelsorgetelefon, ubung, simulation, patienten, mein patient, drehbuch, fortbildung, seminar',
  dreamt: 'getraumt, traum, traumte, albtraum*, alptraum*, im traum, traume, traumen',
  assessed:
    'untersuchung* _ unauffallig/gut/ok/okay, alles unauffallig, ekg _ unauffallig/gut/ok/normal, mrt _ unauffallig/gut/ok/normal, blutwerte _ gut/ok/unauffallig/normal, arzt sagt _ harmlos, arzt meint _ harmlos, arzt sagte _ harmlos, harmlos, gutartig, abgeklart, abklaren lassen, arzt ist zufrieden, kardiologe _ zufrieden/gut/unauffallig, entlassen, entwarnung, ohne befund, alles in ordnung, untersucht und, kontrolle _ gut',
  recovered:
    'geht mir gut, geht mir heute gut, geht es mir heute, mir geht es gut, mir geht es heute, mir gehts gut, gehts mir gut, lebe gern, freue mich, bin froh, gesund, geheilt, uberwunden, hinter mir, heute geht es mir gut, geht es mir gut, stabil, therapie _ geholfen, geschafft, glucklich, gut verarbeitet, in sicherheit, nie wieder, dankbar',
  recoveredLong: 'seit jahren, geheilt, uberwunden',
  supervised:
    'mein arzt und ich, mit meinem arzt, mit meiner arztin, mein psychiater, mit meinem psychiater, mit meiner psychiaterin, meine psychiaterin, unter aufsicht, arztlich*, arzt hat, mein arzt hat, arztin hat, mein arzt senkt, absprache, in absprache, abgesprochen, auf anraten, laut arzt, arzt reduziert, arztin reduziert, arztin und ich, gemeinsam mit, mein hausarzt, meine hausarztin, vom arzt, doctor und ich, neurologe, apotheke',
  finishedCourse: 'fertig genommen, zu ende genommen, packung zu ende, antibiotikum fertig',
  painkillerOnly:
    'vitamin*, nahrungserganzung*, antibabypille, heuschnupfen*, nasenspray, hustensaft, verhutung*, pille zur verhutung',
  benignChest:
    'wenn ich drucke, auf druck, beruhr*, liegestutz*, muskelkater, krafttraining, hanteltraining, sodbrennen, reflux, scharfes essen, bh, aufstossen, pickel, ausschlag, tattoo, umarmung, verspann*',
  nerves:
    'vor prufungen, vor der prufung, vor klausuren, vor dem vorstellungsgesprach, vor vortragen, beim vortrag, vorstellungsgesprach, vor meeting*, wenn ich rede, wenn ich vor leuten, lampenfieber, hochzeit, vor dem date, aufgeregt, wenn ich an ihn denke, wenn ich an sie denke, montags, sonntagabend',
  dentist: 'zahnarzt*, betaubung*, spritze beim, weisheitszahn, fullung, botox',
  sleptOn:
    'drauf gelegen, draufgelegen, drauf geschlafen, falsch gelegen, eingeschlafen, ubereinander, geschlagene beine, lange gesessen, im schneidersitz, verlegen, schreibtisch, tastatur, computer, kissen, ausgeschuttelt, zugluft, zug bekommen',
  nerve: 'karpaltunnel*, physio*',
  frozenJoint: 'arthrose, gips, muskelkater, physio*, schultersteife',
  dark: 'im dunkeln, dunkelheit, ohne brille, nebel, sehe keinen sinn, sehe nicht ein, nicht vor augen',
  migraineUsual: 'wie immer, meine migrane, bekannte migrane, ubliche migrane, wie jeden monat, spannungskopfschmerz*',
  hangover: 'kater',
  bug: 'magen darm',
  noseBlocked: 'nase*, schnupfen, erkaltet, verschnupft, erkaltung, heuschnupfen, nasennebenhohlen',
  figurative:
    'in dieser beziehung, in diesem job, in meinem job, in der ehe, bildlich, im ubertragenen, vor lachen, alltag, enge jeans, erwartungen, emotional',
  figurativeVoice: 'chor, singen, lehrer, nachbarn reden, radio, innere stimme, heiser*, gesang',
  figurativeWeapon: 'kuchen*',
  lipstick: 'lippenstift, heidelbeer*, blaubeer*, eis, bonbon*',
  food: 'heidelbeer*, blaubeer*, eis, rote bete',
  mildOnly: 'leicht, leichte, leichter, leichtes, leichten, bisschen, etwas, mild*, klein*, minimal*',
  iron: 'eisen*, lakritz*, kohletablette*, rote bete',
  gums: 'zahnfleisch, zahnseide, zahneputzen, rasier*, papier',
  noseOnly: 'schnauzen',
  bloodTest: 'blutabnahme, blutspende, blutdruck messen, blut abgenommen, bluttest, meine normale regel',
  tonsils: 'lymphknoten',
  sleepIn: 'morgens nicht, wecker, fur die schule, heuschnupfen, vom weinen',
  tooth: 'zahn, zahnarzt, weisheitszahn',
  tears: 'weinen, geweint, heuschnupfen, pollen, mucke*, morgens, herpes',
  bitten: 'zunge verbrannt, auf die zunge gebissen, heisser kaffee, ananas',
  age: 'mit dem alter, falten, alter',
  lifeConfusion: 'beruf*, mein leben, meine gefuhle, beziehung, mein weg, liebe, zukunft, jetlag',
  knownEpilepsy: 'gut eingestellt, anfallsfrei',
  cycling: 'fahrradsattel, sattel, radtour',
  bruisesOld: 'angestossen',
  winter: 'winter, im schnee, handschuhe, immer kalt, klimaanlage',
  period: 'periode, regel, menstru*, regelschmerz*, tage, eisprung',
  periodPain: 'regelschmerz*, periodenschmerz*',
  lifting: 'gehoben, umzug, garten, getragen, heben, kisten, verhoben',
  insect: 'mucke*, muckenstich*',
  bruise: 'gestossen',
  house: 'neue vorhange, vorhange',
  screen: 'bildschirm*, computer, handy, pollen, heuschnupfen, trockene augen',
  toddlerTraining: 'offentliche toilette*, auf fremden toiletten',
  sunMild: 'sonnenbrand',
  foodJoke: 'schokolade, zucker, serien, kaffee',
  vitaminsSafe: 'wie verordnet, pro woche, globuli',
  rinsed: 'mundspulung, tee, saft',
  alarmTestOnly: 'getestet, batterie schwach, wartung',
  practice: 'ubungswehen, senkwehen',
  labourTerm: 'geburtsvorbereitung*',
  needGlasses: 'neue brille, optiker',
  cramp: 'wadenkrampf*, wadenkrampfe nachts',
  reflux: 'sodbrennen, reflux',
  lump: 'knoten',
  hunger: 'nicht gefruhstuckt, blut gesehen, nadel*, spritze, zu schnell aufgestanden, schnell aufstehe, aufstehe',
  dieting: 'diat, training, absichtlich, fasten, sport, keto, stolz',
  rushed: 'schnell gegessen, zu schnell esse, hektisch',
  menopause: 'wechseljahre*, hitzewallung*, hitzewelle, decke, sommer, warme nachte',
  throatLump: 'kloss im hals',
  schoolFear: 'dunkelheit, monster*, klassenarbeit, hunden, gewitter, spritzen, spinnen',
  assessedWord: 'fast weg, wird besser, schon besser',
  cream: 'salbe, creme',
  everydayLoad:
    'prufung*, arbeit, chef, larm, verkehr, hitze, hausaufgaben, nachbarn, prufungen, diat, buro, meetings, uni, klausuren, job, kalte, umzug, training, winter, haushalt',
}
