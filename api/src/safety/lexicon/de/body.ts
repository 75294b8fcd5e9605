import type { Wordings } from '../../concepts.ts'

/** Körperteile, Empfindungen, Art und Dauer. */
export const body: Wordings = {
  chest:
    'brust, brustkorb, brustbein, brustraum, brustenge, herzgegend, rippen, brustschmerz*, brustkasten, herz, herzschmerz*, brustdruck',
  heart: 'herz, puls',
  armJaw:
    'arm, arme, linken arm, kiefer, unterkiefer, schulter, schulterblatt*, hals, nacken, rucken, oberarm, zahne, linke hand, ellbogen, zwischen die schulter*',
  upperBack: 'zwischen den schulterblatt*, schulterblatt*, oberer rucken, oberen rucken',
  arm: 'arm, unterarm, hand',
  limb: 'arm, bein, hand, fuß, fuss, finger, handgelenk, wade, unterarm, beine, hande, zehen, knochel, arme',
  leg: 'bein, oberschenkel, knie, wade, unterschenkel',
  legs: 'beine, beinen, fuße, fusse',
  bothLegs: 'beide beine, beiden beinen, beine, beinen, knochel, fusse',
  calf: 'wade, waden, kniekehle, unterschenkel, wadenschmerz*',
  foot: 'fuss, zeh, zehe, ferse',
  face: 'gesicht, gesichts*, mund, mundwinkel, lacheln, augenlid, lid, wange, lippe, gesichtshalfte',
  lipsFace: 'lippe, lippen, gesicht, mund, lider, augen, augenlider',
  tongue: 'zunge',
  throat: 'hals, kehle, rachen, mandel*, kehlkopf',
  neck: 'nacken, hals, genick',
  head: 'kopf, schadel',
  eye: 'auge, augen',
  back: 'rucken, ruckenschmerz*, kreuz, wirbelsaule, kreuzschmerz*, lendenwirbel*, hexenschuss',
  backPain: 'ruckenschmerz*',
  belly:
    'bauch, unterbauch, bauchschmerz*, magen, unterleib, bauchraum, flanke, leib, leiste, unterleibsschmerz*, bauchkramp*',
  upperBelly: 'oberbauch, magengrube, unter den rippen, rechter oberbauch, galle, rippenbogen, unterm rippenbogen',
  lowerRight:
    'rechter unterbauch, rechten unterbauch, unten rechts, rechts unten, blinddarm*, rechte seite, rechte leiste, rechten leiste, nach rechts unten',
  lowerSide:
    'einseitig*, eine seite, linke seite, rechte seite, auf einer seite, unterbauch, unterleib, links unten, rechts unten, eierstock',
  oneSide:
    'eine seite, einer seite, linke seite, rechte seite, linken seite, rechten seite, halbseitig*, eine korperhalfte, eine gesichtshalfte, linke/rechte korperhalfte/gesichtshalfte/korperseite, korperhalfte, gesichtshalfte, linker/rechter/linken/rechten/linkes/rechtes/linke/rechte arm/bein/hand/fuss, ein arm, ein bein, einseitig*, eine halfte, linke halfte, rechte halfte, arm und _ bein, bein und _ arm',
  testicle: 'hoden, hode, hodensack, eier, ei, hodenschmerz*, skrotum',
  joint: 'gelenk, knie, hufte, ellbogen, knochel, kniegelenk',
  pelvis: 'becken',
  sideOrBack: 'niere, nieren, flanke, rucken, seite, nierenschmerz*, nierengegend, flankenschmerz*',
  hip: 'hufte, leiste, oberschenkelhals',
  hands: 'hande, handen, finger',
  feet: 'fuße, fusse, zehen',
  genitals: 'genital*, penis, intimbereich, leiste',
  pain: 'schmerz*, weh, tut weh, wehtut, brennt, stich*, sticht, krampf*, kramp*, ziehen, zieht, brustschmerz*, bauchschmerz*, ruckenschmerz*, wadenschmerz*, hodenschmerz*, unterleibsschmerz*, schmerzt, pocht, qual*, hollenschmerz*, druckschmerz*, halsschmerz*, koliken, kolik*, stechen*, brennen*',
  pressure:
    'druck*, druckt, enge*, eng, beklem*, zugeschnurt, schnurt, schwere, schwer, gurtel, ring um, schraubstock, stein auf, gewicht, zusammengepresst, presst, zieht sich zusammen, brustenge, einengung, engegefuhl, felsen, panzer, fasst sich, greift sich, halt sich, fasse mir',
  severe:
    'stark*, heftig*, schlimm*, unertraglich*, furchtbar*, schrecklich*, extrem*, massiv*, hollisch*, wahnsinnig*, brutal*, schlimmste*, starkste*, krass*, ubel*, grausam*, rasend*, vernichtend*, entsetzlich*, bestialisch*, plagen',
  worst: 'schlimmste*, starkste*, noch nie, nie zuvor, nie so, schlimmer als, meines lebens',
  unbearable:
    'unertraglich*, nicht auszuhalten, nicht aushalten, halte es nicht aus, halte die schmerzen nicht, kann nicht stehen, kann mich nicht bewegen, kann kaum stehen, krumme mich, krummt sich, gekrummt, nicht mehr gerade, nicht aufrichten, nicht aufrecht, schreie vor schmerz*, winde mich, nicht laufen, nicht gehen, vernichtungsschmerz*, konnte schreien',
  doubled: 'krumme mich, krummt sich, gekrummt, zusammengekrummt',
  worse:
    'schlimmer, starker, nimmt zu, zunehmend, immer mehr, verschlechter*, wird mehr, hort nicht auf, wachst, wird groszer',
  sudden:
    'plotzlich*, auf einmal, schlagartig*, aus dem nichts, mit einem mal, von jetzt auf gleich, akut*, aus heiterem himmel, vor einer stunde, vor #n minuten, innerhalb von sekunden/minuten, urplotzlich, ruckartig, mit einem schlag, aufgewacht, geweckt, wach geworden, seit eben, gerade eben, von einer sekunde, binnen sekunden/minuten, ganz unerwartet',
  recent:
    'seit heute, heute, seit gestern, seit #n stunden/minuten, seit einer stunde, seit einer halben stunde, seit stunden, gestern, heute nacht, heute fruh, heute morgen, seit heute morgen/fruh/nacht/mittag, seit dem fruhstuck, vor einer stunde, vor #n minuten/stunden, gerade eben, seit eben, letzte nacht, vorhin, heute abend, seit letzter nacht',
  longHours:
    'stunden, stunde, die ganze nacht, den ganzen tag, #n minuten, halbe stunde, halben stunde, seit gestern, seit heute',
  longMinutes: '#n minuten, minutenlang, lange, immer noch, hort nicht auf',
  longDays: '#n tage, #n tagen, tage, tagen, eine woche, einer woche, wochen',
  longWeeks:
    '#n wochen, wochen, monat*, seit sommer/weihnachten/ostern/januar/februar/marz/april/mai/juni/juli/august/september/oktober/november/dezember, wochenlang, geht nicht weg, jede nacht, standig, letzter zeit, anhaltend*, seit dem sommer, halben jahr, #n monaten',
  yearsLong: 'seit jahren, schon immer, seit der kindheit, seit geburt, vor jahren',
  repeated:
    'immer wieder, mehrmals, standig, ofter, haufig, #n mal, wiederholt, taglich, jeden tag, schon wieder, ab und zu, hintereinander',
  atRest:
    'in ruhe, im sitzen, im liegen, beim sitzen, auf dem sofa, ohne anstrengung, ruhig, im bett, beim fernsehen, nachts, auch im sitzen, obwohl ich sitze',
  exertion:
    'treppe*, treppensteigen, beim gehen, beim laufen, belastung, anstrengung, bergauf, spazier*, schneeschippen, beim tragen',
  exertionOnly:
    'beim treppensteigen, beim gehen, beim laufen, bei belastung, bei anstrengung, wenn ich gehe, wenn ich laufe, treppe hoch, nach dem laufen, nach dem joggen, bergauf',
  exercise:
    'joggen, beim sport, nach dem sport, training, fitnessstudio, fussball, marathon, krafttraining, yoga, liegestutz*, gejoggt, wandern, wanderung, radfahren, radtour, beim spiel',
  sweat:
    'schwitz*, schweiß*, schweiss*, kaltschweissig, kalter schweiss, nassgeschwitzt, schweissgebadet, schweissausbruch*',
  unwellLook: 'blass, kreidebleich, bleich, grau, aschfahl, kaltschweissig, kreideweiss, leichenblass, fahl',
  nausea: 'ubel, ubelkeit, schlecht, erbrech*, brech*, kotz*, speiubel, ubergeb*',
  vomit:
    'erbrech*, erbroch*, erbricht, ubergeb*, ubergibt, kotz*, gekotzt, brechen, bricht, spucke alles, spuckt alles, gespuckt, spuckt, brech*, gebrochen _ mal, gespien, wurgt',
  diarrhoea: 'durchfall*, dunnpfiff',
  breathless:
    'atemnot, luftnot, kurzatmig*, keine luft, kaum luft, kaum noch luft, schlecht luft, wenig luft, luft bekomm*, bekomme _ luft, bekommt _ luft, krieg* _ luft, schwer luft, nach luft, atmen fallt, atmen schwer, schwer atmen, nicht richtig atmen, nicht mehr atmen, kann nicht atmen, kaum atmen, ausser atem, atemlos, ersticke, erstick*, schnappt nach luft, luft weg, luft bleibt, keuch*, japs*, aus der puste, nicht durchatmen, atmung schwer, luft zu wenig, zu wenig luft, schnauf*, atemprobleme, atembeschwerden',
  cantBreathe:
    'keine luft, kaum luft, kaum noch luft, nicht atmen, kaum atmen, kaum noch atmen, atemnot, luftnot, ersticke, erstickt, ersticken, nach luft, atmet nicht, luft weg, luft bleibt weg, bekomme schlecht luft, kriege schlecht luft, bekommt schlecht luft, kriegt schlecht luft, nicht genug luft, nicht mehr luft, ringt nach luft, ringe nach luft, zu wenig luft, atmen kaum',
  faint:
    'ohnmacht*, ohnmachtig, bewusstlos*, umgekippt, umgefallen, zusammengebrochen, zusammenbr*, schwarz vor augen, schwarz vor den augen, kollab*, schwindel*, schwindlig, schwindelig, kreislauf*, weggetreten, weggekippt, wegkippe, wegsack*, benommen*, kippe um, kippt um, abgeklappt, zusammengesackt, ohnmaechtig, fast umgekippt, abgesackt, synkope',
  dizzy: 'schwindel*, schwindlig*, schwindelig*, dreht sich, schwank*, benommen, drehschwindel, taumel*',
  collapse: 'zusammengebrochen, kollab*, umgekippt, umgefallen, zusammengesackt, zusammenbruch, bewusstlos',
  blackout:
    'bewusstlos*, ohnmacht*, weggetreten, bewusstsein verloren, ohnmachtig, verlor das bewusstsein, war kurz weg, war weg, filmriss, sternchen gesehen, k o',
  palpitations:
    'herzrasen, herzklopfen, herzstolpern, herz rast, herz _ rast, herz _ stolpert, herz schlagt, herz _ schlagt _ schnell, herz klopft, puls rast, puls _ #pulse, herz _ hals, herzaussetzer, herz setzt aus, puls von #pulse, herz galoppiert, herz _ verruckt, herz jagt',
  fastPulse: '#pulse',
  numbWeak:
    'taub*, kribbel*, schwach*, kraftlos*, gelahmt*, lahm*, schlaff*, gefuhllos*, kein gefuhl, keine kraft, eingeschlafen, pelzig*, nicht mehr heben, nicht heben, nicht mehr bewegen, nicht bewegen, spure _ nicht, spurt _ nicht, hangt herunter, hangt runter, hangt schlaff, gehorcht nicht, kraft verloren, lahmung*, taubheit*, ameisen*, knickt weg, sackt weg, versagen, versagt, schwer',
  swelling:
    'geschwoll*, schwell*, schwill*, dick, anschwell*, angeschwoll*, zugeschwoll*, aufgequollen, schwoll, verquollen, geschwulst, dicker, zuschwell*',
  shakes: 'zitter*, beb*, zittrig*, tremor',
  fever: 'fieber*, temperatur, #fever, hochfieber*, gluhe*, gluht, erhohte temperatur, fiebrig*',
  highTemp: '#fever, hohes fieber, hohem fieber, hoch fieber, gluht, hochfieber*, fieber',
  hot: '#hot',
  highFever:
    'hohes fieber, hohem fieber, hoch fieber, #hot fieber, fieber von #hot, fieber #hot, fieber geht nicht runter, fieber sinkt nicht, #hot',
  shivers: 'schuttelfrost*, frier*, frost*, zittere vor kalte, zitter*, zahne klappern, zahneklappern',
  blood: 'blut*, blutig*',
  bleeding: 'blut*, blutung*, schmierblutung*, geblutet, verblut*',
  wound:
    'wunde*, schnitt*, geschnitten, schnittwunde*, kratzer, biss*, narbe, naht, platzwunde*, stich, abszess, geschwur',
  bite: 'biss*, gebissen, stich, gestochen, gekratzt, kratzer, zeckenbiss',
  rash: 'ausschlag*, flecken, punkte, pusteln, quaddeln, punktchen, fleck*',
  itch: 'juck*',
  cough: 'hust*',
  headache:
    'kopfschmerz*, kopfweh, migrane*, kopf tut weh, kopf _ platzt, kopf platzt, kopf _ explodiert, schmerz* _ kopf, kopf schmerzt, kopf _ weh, kopf drohnt, hinterkopf*, schadel',
  cold: 'kalt*, eiskalt*',
  weak: 'schwach*, kraftlos*, schlapp*, erschopf*, matt, keine kraft, nicht aufstehen, entkraftet, klapprig',
  exhausted: 'erschopf*, mude*, schlapp*, kraftlos*, ausgelaugt, schwach',
  stool: 'stuhl*, stuhlgang, kot, kacke, kacken, toilettenpapier, klo, darm, after, po, toilette, hintern',
  urine: 'urin*, pipi, pinkel*, harn*, wasserlassen, pinkle',
  stiffNeck:
    'nackensteif*, steifer nacken, steifen nacken, nacken _ steif, nacken steif, nackensteifigkeit, steifes genick, nacken _ nicht beugen, nacken _ nicht bewegen, kinn _ brust, genickstarre, kopf nicht beugen, kopf nicht nach vorn, hals _ steif',
  lightHurts:
    'lichtempfindlich*, lichtscheu*, licht tut weh, licht _ weh, licht _ nicht ertragen, licht schmerzt, licht _ schmerz*, helles licht, licht unertraglich, vertragt kein licht, vertrage kein licht, licht blendet, kein licht ertragen, licht nicht',
  elder:
    'oma, opa, grossmutter, grossvater, mutter, vater, mum, papa, alte dame, tante, onkel, schwiegermutter, schwiegervater, nachbarin, mann, frau, omi, opi',
  vision: 'sehen, sicht, sehkraft, sehe',
  blurred: 'verschwommen*, unscharf*, verschleiert, neblig, trub*',
}
