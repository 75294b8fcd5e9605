import type { Wordings } from '../../concepts.ts'

/** Was in den nächsten Tagen untersucht werden sollte. */
export const soon: Wordings = {
  lump: 'knoten, verhartung*, knubbel, beule, geschwulst, schwellung, knotchen, harte stelle, harter fleck',
  lumpPlace: 'brust, achsel, achselhohle, hals, hoden, leiste, schlusselbein, brustwarze, schilddruse, haut, busen',
  growing: 'wachst, grosser, geht nicht weg, immer noch da, gewachsen',
  painless: 'tut nicht weh, schmerzlos*, nicht weh',
  breastChange: 'orangenhaut _ brust, delle _ brust, brust _ eingezogen/delle/verandert/anders',
  nippleChange:
    'brustwarze _ eingezogen/blut*/flussigkeit/ausfluss/verkrustet/nassende, flussigkeit aus der brustwarze, blut aus der brustwarze',
  mole: 'muttermal*, leberfleck*, fleck auf der haut, hautfleck*, dunkler fleck',
  changing: 'verander*, grosser, dunkler, juckt, blutet, unregelmassig*, gewachsen, wachst, rander, krust*, form',
  soreWontHeal:
    'wunde/stelle/geschwur/aphte/kruste _ heilt nicht/nicht, heilt nicht, nicht heilt, heilt einfach nicht, verheilt nicht, will nicht heilen, heilt seit',
  stoolBlood:
    'blut im stuhl, blut am toilettenpapier, blut beim stuhlgang, blut auf dem stuhl, blutiger stuhl, blut aus dem po, blut am klopapier',
  urineBlood: 'blut im urin, urin _ rot/rosa/blutig, blutiger urin, roter urin, rosa urin, rotlicher urin',
  bowelHabit: 'stuhlgang, durchfall*, verstopf*, stuhl bleistift*, dunner stuhl',
  changed: 'verander*, wechsel*, anders, abwechselnd, ofter, seit wochen',
  unexplained:
    'ohne diat, ohne grund, ungewollt, obwohl ich _ esse, ohne es zu wollen, ohne mein zutun, einfach so, unerklarlich*, obwohl ich normal, ohne sport, unbeabsichtigt',
  nightSweats:
    'nachtschweiss, schwitze nachts, nachts _ schwitze, nachts nassgeschwitzt, nachts durchgeschwitzt, schweissgebadet aufwach*, wache schweissgebadet, schlafanzug _ nass, bettwasche _ nass, bettwasche wechseln, schlafanzug wechseln, nachts klatschnass, nachts so stark',
  hoarse: 'heiser*, stimme weg, stimme kratzig, raue stimme',
  menopausePast:
    'wechseljahre*, seit jahren keine periode, seit jahren keine regel, nach der menopause, keine tage mehr, postmenopaus*, jahre keine periode, jahre keine regel',
  afterSex: 'nach dem sex, nach dem geschlechtsverkehr, nach sex, beim sex',
  betweenPeriods: 'zwischenblutung*, zwischen den perioden, zwischen der regel',
  bloated: 'aufgeblaht*, geblaht, blahbauch, blahungen',
  fullQuickly: 'schnell satt',
  swollenGlands: 'lymphknoten, geschwollene lymphknoten, geschwollene drusen',
  newOver50: 'uber 50',
  worseningWeeks: 'jeden morgen seit wochen',
  tremor: 'zitter*, zittrige hand',
  handwriting: 'schrift _ kleiner, steif, langsamer',
  forgets: 'vergesslich*, vergisst, vergesse, gedachtnis, verlauft sich, fragt mehrmals',
  night: 'nacht*',
  fatigue: 'mude*, erschopf*',
  heavyPeriods: 'sehr starke periode, starke periode, starke regelblutung, regelblutung sehr stark, periode dauert',
  mouthPatch: 'weisser fleck _ zunge/mund, weisse flecken _ mund/zunge, offene stelle im mund, geschwur im mund',
  heavy: 'schwer*, hart',
  visionSlow: 'sehe immer schlechter, gerade linien krumm, wellige linien, linien verzerrt, sehe zunehmend schlechter',
  oneEarHearing: 'hore auf einem ohr schlechter, ohrgerausch auf einem, tinnitus auf einem',
  joints: 'gelenk*, finger*, hande',
  stiffMorning: 'morgensteif*, morgens steif, seit wochen geschwollen',
  erectionBlood: 'blut im sperma, knoten am penis',
  boneNight: 'knochenschmerz* nachts',
  ulcerFoot: 'offene stelle am fuss, wunde am fuss _ diabet*, diabet* _ wunde/stelle _ fuss',
  tiredBreathless:
    'beim treppensteigen ausser atem, ausser atem beim treppen*, kurzatmig beim treppen*, schneller ausser atem',
  dischargeBlood: 'blutiger ausfluss, ubelriechender ausfluss',
  chestLumpMale: 'knoten hinter der brustwarze',
  noseBlockedOneSide: 'ein nasenloch blutet',
  stream: 'harnstrahl, strahl schwach, tropf*',
  lostWay:
    'verlauft sich, verlaufen, hat sich verlaufen, verirrt, verfahren, hat sich verfahren, findet nicht nach hause, findet nicht heim, heimweg nicht, weg nicht mehr, findet den weg nicht, fand den weg nicht, dieselbe frage, die gleiche frage, gleiche fragen, dieselben fragen, fragt immer wieder, immer das gleiche, gleiche geschichte, dieselbe geschichte, wiederholt sich, herd/ofen/gas/bugeleisen/wasserhahn/platte/herdplatte _ an/angelassen/laufen/vergessen/eingeschaltet, lasst den herd an, namen von, namen nicht mehr, schlussel im kuhlschrank, schlussel in den kuhlschrank',
  chestInfections:
    '#n bronchitis, #n lungenentzundungen, #n lungenentzundung, #n atemwegsinfekte, #n lungeninfekte, dritte bronchitis, zweite bronchitis, wieder bronchitis, schon wieder eine bronchitis, dritte lungenentzundung, zweite lungenentzundung, wieder lungenentzundung, noch eine lungenentzundung, zweimal lungenentzundung, dritter atemwegsinfekt, zweiter atemwegsinfekt, standig bronchitis, bronchitis dieses jahr, atemwegsinfekte dieses',
  lowMood:
    'freudlos, keine freude, ohne freude, leer, leere, gedruckt*, niedergeschlagen*, niedergedruckt, depri*, depress*, kann nichts geniessen, nichts macht spass, nichts macht mehr spass, nichts macht freude, nichts freut mich, kein interesse, interesse verloren, interesselos, antriebslos*, antrieb, lustlos, hoffnungslos*, weine jeden tag, taglich weinen, jeden tag weinen, heule jeden tag, komme nicht hoch, komm nicht hoch, komme nicht aus dem bett, komm nicht aus dem bett, nicht aus dem bett, wie betaubt, innerlich taub, abgestumpft, schwermut*',
  monthsLong:
    'seit monaten, seit wochen, monatelang, wochenlang, uber monate, #n monate, #n monaten, #n wochen, seit dem sommer/winter/herbst/fruhjahr/fruhling, seit sommer/winter/herbst/fruhjahr, seit weihnachten/ostern, seit januar/februar/marz/april/mai/juni/juli/august/september/oktober/november/dezember, fast jeden tag, beinahe taglich, fast taglich, die meisten tage, an den meisten tagen, halbes jahr, halben jahr, das ganze jahr',
  mildMood: 'bisschen, ein wenig, etwas, sonntags, sonntag, sonntagsblues, herbstblues, montags, geht so',
  tickRing:
    'roter ring, roten ring, ringformig*, kreisrund*, kreisformig*, zielscheibe*, wanderrote, rote ringe, roter kreis, roten kreis, rote kreis, ring/kreis/hof/rotung/fleck _ stich/biss/zeckenbiss/zeckenstich/bissstelle, ring um, wandernde rotung, runde rotung, runder ausschlag, roter hof',
  tickBite: 'zecke*, biss, stich, wald, wiese, wandern, wanderung, gras, gewandert, zeckenbiss*, zeckenstich*',
  easyBruise:
    'schnell blaue flecken, leicht blaue flecken, standig blaue flecken, uberall blaue flecken, dauernd blaue flecken, blaue flecken/flecke _ ohne/grundlos/einfach/unerklarlich*/woher/grund/nichts, hamatome/blutergusse/bluterguss _ ohne/grundlos/einfach/unerklarlich*/woher/grund/nichts, unerklarliche blaue flecken, grundlos blaue flecken, neige zu blauen flecken, bekomme bei jedem stoss',
  sportBruise:
    'hockey, fussball, handball, rugby, sport, klettern, bouldern, skaten, kampfsport, karate, judo, boxen, als kind, seit kindheit, seit der kindheit, schon immer, tanzen',
  lowFever:
    'leichtes fieber, leicht fieber, subfebril*, erhohte temperatur, leicht erhohte temperatur, temperatur jeden abend, abends temperatur, abends erhohte temperatur, fieber jeden abend, abends fieber, abends leichtes fieber, fieber kommt und geht, mal fieber mal nicht, immer wieder fieber, fiebrig',
  feetTingle:
    'fusse/fussen/zehen/fusssohlen/sohlen/fuss _ kribbel*/taub/taube/brennen/brennt/eingeschlafen/pelzig/prickel*, kribbel*/brennen/taubheit/prickel*/ameisen/taubheitsgefuhl _ fusse/fussen/zehen/fusssohlen/sohlen, ameisenlaufen in den fussen, brennende fusse, taube zehen, taube fusse, spure meine zehen nicht, spur meine zehen nicht, spure die zehen nicht',
  leaksUrine:
    'urin/pipi/harn _ verlier*/abgeht/halten/lauft/tropfen, urin geht ab, verliere/verlier/verlieren _ urin/pipi/harn, verliere tropfchen, mache mir in die hose, mach mir in die hose, in die hose beim husten/lachen/niesen, geht was in die hose, geht in die hose, beim husten/lachen/niesen/hupfen _ nass/urin/tropfen, kann den urin nicht halten, kann das wasser nicht halten, kann nicht einhalten, schaffe es nicht aufs klo, schaff es nicht aufs klo, schaffe es nicht zur toilette, nicht rechtzeitig aufs klo, nicht rechtzeitig zur toilette, harndrang, inkontinen*, blasenschwache, tropfle',
  itchAll:
    'juckt _ uberall, juckt __ korper, juckreiz, jucken am ganzen korper, juckt am ganzen korper, juckt der ganze korper, uberall juckt, ganze haut juckt, haut juckt, mich juckt alles, alles juckt, kratze mich uberall, kratze mich wund',
  weakHand:
    'hand/arm/bein/fuss _ schwach/schwacher/kraftlos/kraftloser/ungeschickt/dunner/kraft/versagt/schwache, weniger kraft _ hand/arm/bein/fuss, keine kraft _ hand/arm/bein/fuss, kraft _ hand/arm/bein/fuss nachgelassen, lasse dauernd sachen fallen, lass standig sachen fallen, fallen sachen aus der hand, fallt mir alles aus der hand, stolpere uber meinen fuss, stolper uber meinen fuss, stolpere standig, fussheber*, fuss schleift, ziehe den fuss nach, zieh das bein nach, ziehe das bein nach',
  coughSign: 'husten, huste, hust, gehustet, reizhusten, schleim, auswurf, abhusten',
  newHeadache:
    'neue kopfschmerzen, neuer kopfschmerz, neuartige kopfschmerzen, andere kopfschmerzen, anderer kopfschmerz, kopfschmerzen anders als, kopfschmerzen sind neu, kopfschmerzen/kopfweh/kopfschmerz _ taglich, kopfschmerzen/kopfweh _ jeden tag, tagliche kopfschmerzen, tagliches kopfweh, jeden tag kopfschmerzen, jeden tag kopfweh, taglich kopfschmerzen, taglich kopfweh, fast taglich kopfschmerzen, nie kopfschmerzen gehabt, fruher nie kopfschmerzen, hatte nie kopfschmerzen, sonst nie kopfschmerzen',
  wavy: 'wellig*, verbogen*, verzerrt*, verzerr*, gekrummt*, krumm*, schief*, blinder fleck, fleck in der mitte, grauer fleck, dunkler fleck in der mitte, turrahmen krumm, linien krumm, wellen',
  hearingOne:
    'ohr/ohren _ schlechter/taub/dumpf/pfeift/rauscht/verstopft, hore/hor/horen _ einem/linken/rechten ohr/seite, hore/hor/horen auf einem/dem/der ohr/seite/linken/rechten, schlechter auf einem ohr, taub auf einem ohr, taub auf dem ohr, einseitig schwerhorig, einseitiger tinnitus, tinnitus/pfeifen/rauschen/piepen/klingeln _ einem/linken/rechten',
  irregularPeriod:
    'keine periode, keine regel, keine tage, keine blutung seit, keine menstruation, keine mens, periode/regel/menstruation/tage/mens _ ausgeblieben/ausbleib*/weg/unregelmassig*/fehlt, periode/regel/mens _ kommt nicht, periode/regel/mens _ nicht gekommen, periode/regel bleibt aus, tage bleiben aus, bleibt/bleiben/blieb _ periode/regel/tage/mens aus, periode nicht bekommen, tage nicht bekommen, meine tage nicht, unregelmassige periode, unregelmassiger zyklus, zyklus unregelmassig, alle zwei wochen meine tage, periode alle zwei wochen, alle #n wochen periode, zyklus verruckt',
  needleExposure:
    'nadelstich*, stich an _ nadel/spritze/kanule, gestochen an _ nadel/spritze/kanule, an einer nadel gestochen, an gebrauchter nadel, gebrauchte nadel, gebrauchten nadel, gebrauchte spritze, gebrauchten spritze, gebrauchten kanule, in eine nadel getreten, in eine spritze getreten, in eine spritze gefasst, in eine nadel gefasst, kondom _ gerissen/geplatzt/abgerutscht __ hiv/aids/positiv, hiv kontakt, kontakt mit hiv, hiv ausgesetzt, sex/geschlafen/verkehr _ hiv, sex mit einem hiv',
  mouthSore:
    'wunde/wunder/stelle/geschwur/knoten/fleck/blase/blaschen/aphthe/aphte/beule _ mund/zunge/zahnfleisch/wange/lippe/gaumen/wangeninnenseite, zahnfleisch/zunge/wange/lippe/mund _ wunde/geschwur/knoten/fleck/aphthe/stelle',
  skinPatch:
    'hautstelle, hautfleck, fleck/stelle/flecken/kruste/schuppen _ haut/nase/ohr/schlafe/schienbein/kopfhaut/stirn/gesicht/rucken, raue stelle, rauhe stelle, schuppige stelle, schuppiger fleck, krustige stelle, wunde stelle, schuppige haut, raue haut, schuppig*, haut _ nase/ohr/schlafe/kopfhaut/schienbein',
  insectBump:
    'wespe, biene, mucke, stechmucke, gelse, insekt, stich, biss, gestochen, rasier*, eingewachsen*, pickel, mitesser, stirn, schrank, gestossen, beule, kopf',
  oneHand:
    'eine hand, eine seite, linke hand, rechte hand, linken hand, rechten hand, einer hand, meine hand, der hand, daumen, ein arm, einen arm, in ruhe, ruhe, ruhend, ruhezittern',
  nightJoint:
    'huft*, oberschenkel*, knochen, schienbein, schulter, wirbelsaule, becken, rippe, rippen, kreuz, knie, rucken',
  notLying:
    'nachts, in der nacht, jede nacht, weckt mich, wache auf davon, im liegen, beim liegen, im bett, selbst in ruhe, sogar in ruhe, auch in ruhe, halt mich wach, lasst mich nicht schlafen',
  fitEnough:
    'erhole mich schnell, erhol mich schnell, schnell wieder fit, kinderwagen, berg, hugel, ausser form, unsportlich, untrainiert, marathon, laufband, laufen, joggen, fitnessstudio, cardio',
}
