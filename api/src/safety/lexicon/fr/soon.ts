import type { Wordings } from '../../concepts.ts'

/** Ce qu'un professionnel devrait voir dans les prochains jours. */
export const soon: Wordings = {
  lump: 'boule*, grosseur*, masse*, nodule*, kyste*, bosse*, induration',
  lumpPlace:
    'sein, seins, aisselle, cou, testicule, aine, clavicule, mamelon, thyroide, poitrine, sous la peau, bourse*',
  growing: 'grossi*, plus gros*, ne part pas, toujours la, augment*',
  painless: 'indolore*, ne fait pas mal, pas douloureu*, sans douleur',
  breastChange: 'peau d orange, creux _ sein, sein _ deforme/creuse/change/retracte',
  nippleChange:
    'mamelon _ retracte/inverse/saigne/ecoulement/rentre/croute*, ecoulement _ mamelon, teton _ rentre/ecoulement/saigne',
  mole: 'grain de beaute, grains de beaute, tache sur la peau, naevus, tache brune, tache noire',
  changing: 'chang*, grossi*, grand*, fonce*, demange*, gratte*, saigne*, irregul*, bords, forme, croute*',
  soreWontHeal:
    'plaie/bouton/ulcere/croute/tache/aphte/lesion _ guerit pas/cicatrise pas/guerit/cicatrise/part, ne guerit pas, ne cicatrise pas, cicatrise pas, guerit pas, aphte _ semaines',
  stoolBlood:
    'sang dans les selles, sang dans mes selles, sang sur le papier, sang en allant a la selle, sang quand je m essuie, saigne quand je vais, selles _ sang, rectorragie*',
  urineBlood:
    'sang dans les urines, sang dans mes urines, urine _ rouge/rose/sang, urines _ rouges/roses/rosees, urine du sang, pisse du sang',
  bowelHabit: 'transit, diarrhee*, constip*, selles',
  changed: 'chang*, alterne*, different*, plus souvent, depuis',
  unexplained:
    'sans regime, sans raison, sans le vouloir, sans faire d effort, sans faire expres, inexplique*, mange pareil, mange normalement, sans rien changer, sans rien faire, mange comme avant, alors que je mange',
  nightSweats:
    'sueurs nocturnes, transpire la nuit, trempe* la nuit, draps trempes, draps mouilles, pyjama trempe, changer les draps, changer de pyjama, reveille trempe*, reveille en nage, nuit en nage, sueurs la nuit, sueur la nuit, reveille* en sueur, trempe draps, draps de sueur, trempe mon pyjama, trempe le lit, baigne dans ma sueur',
  hoarse: 'enrou*, voix cassee, voix rauque, aphone, plus de voix, voix eraillee',
  menopausePast:
    'menopause*, plus de regles depuis, ans sans regles, apres la menopause, n ai plus mes regles depuis #n ans, plus mes regles depuis #n ans',
  afterSex: 'apres les rapports, apres un rapport, apres l amour, apres chaque rapport',
  betweenPeriods: 'entre les regles, entre mes regles, en dehors des regles',
  bloated: 'ballonn*, ventre gonfle, gonflement du ventre',
  fullQuickly: 'rassasie* tout de suite, vite rassasie*',
  swollenGlands: 'ganglion*, glandes gonflees',
  newOver50: 'plus de 50 ans',
  worseningWeeks: 'chaque matin depuis',
  tremor: 'tremble*, tremblement*',
  handwriting: 'ecriture _ petite, raide*, lent*',
  forgets: 'oubli*, memoire, se perd, repete',
  night: 'nuit*',
  fatigue: 'fatigue*, epuise*',
  heavyPeriods: 'regles tres abondantes, regles abondantes, regles hemorragiques, regles qui durent',
  mouthPatch: 'tache blanche _ langue/bouche, aphte _ semaines/mois, plaie dans la bouche',
  heavy: 'lourd*, dur*',
  visionSlow: 'vois de moins en moins, lignes deformees, lignes ondulees, vue baisse, vue qui baisse',
  oneEarHearing: 'entends moins d une oreille, acouphene d un seul, sifflement dans une oreille',
  joints: 'articulation*, doigts, mains',
  stiffMorning: 'raideur matinale, raides le matin, raide le matin, gonflees depuis des semaines',
  erectionBlood: 'sang dans le sperme, boule sur le penis',
  boneNight: 'douleurs osseuses la nuit',
  ulcerFoot: 'plaie au pied, ulcere au pied, diabet* _ plaie _ pied',
  tiredBreathless: 'essouffle* dans les escaliers, essouffle* en montant, essouffle* au moindre effort',
  dischargeBlood: 'pertes sanglantes, pertes malodorantes',
  chestLumpMale: 'boule derriere le mamelon',
  noseBlockedOneSide: 'saigne d une seule narine',
  stream: 'jet faible, gouttes, jet d urine',
}
