import type { Wordings } from '../../concepts.ts'

/** Schwangerschaft, Geburt, Säuglinge und Kinder. */
export const family: Wordings = {
  pregnant:
    'schwanger*, ssw, #week woche, #week ssw, woche schwanger, schwangerschaft*, schwangerschaftswoche, mein babybauch, babybauch, hebamme, ungeboren*, im #week monat, trimester, entbindungstermin, erwarte ein kind, kindsbewegung*, #week schwangerschaftswoche',
  gestation: '#week woche, #week ssw, #week wochen',
  maybePregnant:
    'schwanger*, positiver test, test positiv, periode uberfallig, uberfallig*, ausgebliebene periode, regel ausgeblieben, periode ausgeblieben, tage ausgeblieben, schwangerschaftstest, kinderwunsch, #week woche, ssw',
  postpartum:
    'nach der geburt, seit der geburt, entbindung, wochenbett, entbunden, kaiserschnitt, geboren habe, nach der entbindung, nachgeburt, wochen nach der geburt, frisch entbunden',
  lessMovement:
    'bewegt sich nicht, bewegt sich kaum, bewegt sich weniger, spure __ nicht mehr, spure _ kaum, merke __ nicht mehr, kindsbewegung* _ weniger/weg/keine/nicht/kaum, keine kindsbewegung*, weniger kindsbewegung*, tritt nicht, strampelt nicht, baby _ ruhig, spure mein baby, spure mein kind, spure _ baby nicht, spure _ kind nicht, kein tritt, keine tritte, keine bewegungen, weniger tritte, weniger bewegungen, kaum bewegungen, bewegt sich gar nicht, bewegt sich viel weniger, bewegt sich seit, seit _ nicht mehr bewegt, nicht bewegt, ruhig im bauch, nicht mehr gespurt, kaum gespurt',
  babyKicks: 'tritte, baby im bauch, kind im bauch',
  watersBroke: 'fruchtblase, blasensprung, fruchtwasser, wasser geplatzt',
  fluidLeak: 'verliere flussigkeit, flussigkeit, fruchtwasser, lauft raus, nass, wasser lauft, schwall',
  contractions: 'wehen, ziehen im, kontraktion*, alle #n minuten, pressdrang, harter bauch',
  constant: 'standig*, dauernd*, hort nicht auf, durchgehend, dauerhaft',
  visionTrouble:
    'sehe verschwommen, verschwommen, flimmern, lichtblitze, sehstorung*, augenflimmern, sternchen, sehe sterne, flecken vor den augen, doppelt, blitze, flimmert',
  cantKeepDown: 'behalte nichts, nichts bei mir',
  hitBelly:
    'auf den bauch gefallen, tritt in den bauch, schlag in den bauch, auf den bauch, gegen den bauch, bauch gestossen',
  palmsSoles: 'handflachen, fusssohlen, hande und fusse',
  allOver: 'am ganzen korper, nachts',
  sharp: 'stechend*, scharf*',
  ectopic: 'eileiterschwanger*, eileiter, bauchhohlenschwanger*',
  cord: 'nabelschnur _ raus/sichtbar/hangt/spure/draussen',
  miscarryNow:
    'habe ich eine fehlgeburt, fehlgeburt gerade, verliere mein baby, verliere das baby, verliere das kind, fehlgeburt zu haben, fehlgeburt haben',
  smellDischarge: 'ausfluss _ riecht/stinkt, wochenfluss _ riecht/stinkt, ubelriechend*, stinkender ausfluss',
  afterAbortion:
    'nach dem abbruch, nach der abtreibung, seit der abtreibung, seit dem abbruch, abtreibungspille, schwangerschaftsabbruch',
  labourNow: 'baby kommt jetzt, presswehen, kopfchen zu sehen, kind kommt jetzt, pressdrang',
  baby: 'baby, neugeborenes, saugling, mein kind, mein sohn, meine tochter',
  infant:
    'baby, saugling*, neugeboren*, #young monate alt, wochen alt, #n wochen alt*, #n monate altes, fruhchen, #n tage alt*, mein kleiner, meine kleine, #young monate',
  youngInfant:
    'neugeboren*, wochen altes, wochen alter, wochen alt, #n wochen alt*, tage alt*, einen monat alt, frisch geboren, #months3 monate alt*, ein monat alt, #n tage alt*, vier wochen, sechs wochen altes',
  child:
    'kind, sohn, tochter, baby, kleinkind, #toddler jahrige*, jahrige*, enkel*, neffe, nichte, junge, madchen, mein kleiner, meine kleine, #toddler jahre, bub, patenkind, schuler*, unser kleiner, unsere kleine, kinder, teenager, tochterchen',
  daughter: 'tochter, sohn, schwester, bruder, nichte',
  limp: 'schlaff*, wie eine puppe, kraftlos, schlapp*, hangt in, ohne spannung, matt',
  unresponsive:
    'reagiert nicht, reagiert kaum, starrt, nicht ansprechbar, schaut durch mich, keine reaktion, guckt durch, antwortet nicht',
  notFeeding:
    'trinkt nicht, will nicht trinken, trinkt kaum, trinkt nichts, isst nicht, will nicht essen, verweigert _ flasche/brust/milch/essen, saugt nicht, trinkschwach, nimmt _ flasche/brust nicht, keine milch, verweigert die, mag nicht trinken, nicht getrunken, trinkt schlecht, nichts gegessen, will die flasche nicht, will die brust nicht, will nichts trinken',
  coldBody: 'fuhlt sich kalt an, untertemperatur, temperatur unter 36, ganz kalt',
  forceful: 'im schwall, schwallartig*, im strahl',
  cryOdd:
    'schrilles schreien, schrill*, wimmer*, schreit schrill, untrostlich*, schreit ununterbrochen, schreit seit stunden, hort nicht auf zu schreien, lasst sich nicht beruhigen, stohnt, schwaches schreien, weint schwach, schreit anders, schreit beim, jammert, nicht zu beruhigen, stundenlang geschrien, schreit durchgehend',
  fontanelle: 'fontanelle',
  noWetNappy:
    'keine nasse windel, trockene windel*, windel trocken, windel _ trocken, keine nassen windeln, windeln trocken, nicht gepinkelt, kein pipi, keine volle windel',
  ribsSuck:
    'rippen _ eingezogen/einzieh*/sichtbar/ein, zieht die rippen ein, zieht sich ein, nasenflugel*, einziehung*, haut zwischen den rippen, bauch zieht, brustkorb zieht',
  grunts: 'stohnt beim atmen, knorksen, achz*, stohnende atmung, knorkst',
  bloodStool: 'blut in der windel, blut im stuhl, blutige windel',
  jelly: 'gelee*, himbeergelee',
  legRefusal:
    'will nicht laufen, will nicht gehen, hinkt, humpelt, tritt nicht auf, lauft nicht mehr, steht nicht mehr',
  sunken: 'eingefallene augen, eingesunken*, weint ohne tranen, keine tranen, augen _ eingefallen, augen eingesunken',
  dryMouth: 'trockener mund, mund _ trocken, trockene lippen, trockene zunge',
  constantVomit: 'erbricht alles, standig, nach jeder',
  scald:
    'verbruh*, heisser tee, heissem tee, kochendes wasser, heisser kaffee, heissem kaffee, wasserkocher, heisse suppe, heisses wasser, topf gezogen, tasse tee, heissem wasser',
  height: 'wickeltisch, wickelkommode, bett, sofa, treppe*, hochstuhl, arm',
  shaken: 'geschuttelt',
  shakenByMe: 'habe mein baby geschuttelt, baby geschuttelt, meinem baby etwas antun, meinem kind etwas antun',
  pale: 'blass*, bleich, grau, weiss',
  wontStopCrying: 'hort nicht auf zu schreien, schreit ununterbrochen, untrostlich*, schreit',
  legsUp: 'zieht die beine an, beine an den bauch, beine angezogen',
  leftInCar: 'im heissen auto, im auto eingeschlossen',
  floppy: 'schlaff',
  wont: 'will nicht, verweigert',
  drink: 'trinken, trinkt',
}
