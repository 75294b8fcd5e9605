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
}
