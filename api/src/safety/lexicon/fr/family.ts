import type { Wordings } from '../../concepts.ts'

/** Grossesse, naissance, bébés et enfants. */
export const family: Wordings = {
  pregnant:
    'enceinte*, grossesse*, semaines de grossesse, #week semaines, #week sa, sa, attends un bebe, attends un enfant, mois de grossesse, enceinte de, trimestre, mon bebe bouge, sage femme, mon terme, #week semaine, bebe dans mon ventre',
  gestation: '#week semaines, #week sa',
  maybePregnant:
    'enceinte*, test positif, retard de regles, retard de, regles en retard, pas eu mes regles, test de grossesse, debut de grossesse, sterilet, fiv',
  postpartum: 'accouch*, apres la naissance, post partum, postpartum, depuis la naissance, cesarienne, jeune maman',
  lessMovement:
    'ne bouge plus, bouge plus, bouge moins, bouge presque plus, bouge a peine, bouge tres peu, sens plus bouger, sens plus mon bebe, sens plus le bebe, sens moins bouger, plus de mouvement*, moins de mouvement*, moins bouger, pas senti bouger, ne le sens plus, ne la sens plus, pas bouge, plus de coups, bebe _ calme, le sens plus, la sens plus, plus bouge, aucun mouvement, pas senti le bebe, n ai pas senti',
  babyKicks: 'coups de pied, bebe dans le ventre, mouvements du bebe',
  watersBroke:
    'perdu les eaux, perte des eaux, rupture de la poche, poche des eaux, poche _ rompue, perds les eaux, poche percee',
  fluidLeak: 'perte de liquide, pertes de liquide, perds du liquide, liquide, coule, mouille',
  contractions: 'contraction*, douleurs toutes les, travail, envie de pousser, ventre dur',
  constant: 'constant*, sans arret, continu*, permanent*',
  visionTrouble:
    'vision floue, vois flou, voit flou, mouches devant les yeux, taches devant les yeux, eclairs, troubles de la vue, vois trouble, vision trouble, points lumineux, etoiles, lumieres, vois double, mouches',
  cantKeepDown: 'garde rien, ne garde rien, vomis tout',
  hitBelly:
    'coup dans le ventre, coups dans le ventre, coup au ventre, tombee sur le ventre, chute sur le ventre, sur le ventre',
  palmsSoles: 'paumes, plantes, mains et pieds',
  allOver: 'partout, la nuit',
  sharp: 'aigu*, vive, poignard',
  ectopic: 'extra uterine, extrauterine, geu',
  cord: 'cordon _ sort/sorti/dehors/depasse, cordon ombilical _ sort',
  miscarryNow:
    'je fais une fausse couche, en train de faire une fausse couche, perds mon bebe, perdre mon bebe, perdre le bebe, fausse couche en cours, fais une fausse couche',
  smellDischarge: 'pertes malodorantes, pertes _ sentent, pertes nauseabondes, lochies _ sent, odeur nauseabonde',
  afterAbortion:
    'apres l ivg, depuis l ivg, apres mon ivg, depuis mon ivg, apres mon avortement, depuis mon avortement, ivg medicamenteuse, avortement',
  labourNow: 'le bebe arrive maintenant, je vois la tete, en train d accoucher, envie de pousser',
  baby: 'bebe, nouveau ne, nourrisson, mon fils, ma fille',
  infant:
    'bebe, nourrisson, nouveau ne, nouveau nee, #young mois, #n semaines, petit bout, premature*, mon petit, jours de vie',
  youngInfant:
    'nouveau ne, nouveau nee, #n semaines, #n jours, un mois, #months3 mois, d un mois, jours de vie, prema*',
  child:
    'fils, fille, enfant*, bebe, petit, petite, #toddler ans, neveu, niece, petit fils, petite fille, gamin*, bambin, garcon, filleul*, mome, bout de chou',
  daughter: 'fille, fils, soeur, niece',
  limp: 'mou, molle, poupee de chiffon, tout mou, toute molle, hypotoni*, sans tonus, amorphe, ramollo, chiffe molle',
  unresponsive:
    'ne reagit plus, ne reagit pas, regard vide, regard fixe, ne repond plus, ne me regarde, reagit pas, reagit plus, regarde dans le vide',
  notFeeding:
    'ne mange plus, ne tete plus, ne tete pas, refuse _ biberon/sein/teter/manger/lait, ne veut pas teter, ne prend plus, ne prend pas, mange plus, tete plus, tete pas, ne boit plus, boit plus, veut plus manger, mange presque rien, refuse tout, refuse de teter, refuse de manger, boude le sein, prend plus ses biberons, ne veut plus de biberon, boit presque rien, tete mal, n a rien mange, plus le biberon',
  coldBody: 'froid au toucher, temperature basse, temperature a 35, tout froid',
  forceful: 'en jet, en fusee',
  cryOdd:
    'cri aigu, pleure aigu, inconsolable*, pleure sans arret, hurle sans arret, geint, gemit, pleurs aigus, pleurs faibles, crie quand on, cri strident, cris stridents, gemissement*, pleurs inhabituels, hurle depuis, pleure depuis, impossible a calmer, cri faible, hurle quand on, pleurs incessants',
  fontanelle: 'fontanelle',
  noWetNappy:
    'couche seche, couches seches, pas mouille, pas de pipi, n a pas fait pipi, pas mouille sa couche, ne mouille plus',
  ribsSuck:
    'cotes se creusent, creuse sous les cotes, tire sur ses cotes, creuse le ventre, narines, ailes du nez, tirage, cotes rentrent, peau rentre, ventre se creuse, thorax se creuse, battement des ailes, creuse entre les cotes, respire avec le ventre',
  grunts: 'geint en respirant, geignement*, grogne en respirant, gemit en respirant',
  bloodStool: 'sang dans la couche, sang dans les selles, selles _ sang',
  jelly: 'gelee, groseille',
  legRefusal: 'ne veut plus marcher, refuse de marcher, boite, ne marche plus, ne pose plus, veut pas poser',
  sunken: 'yeux creux, yeux cernes, yeux enfonces, pleure sans larmes, sans larmes, plus de larmes',
  dryMouth: 'bouche seche, levres seches, langue seche',
  constantVomit: 'vomit tout, a chaque, tout ce qu',
  scald:
    'ebouillant*, the brulant, cafe brulant, eau bouillante, soupe brulante, huile bouillante, the bouillant, cafe bouillant, casserole, bouilloire, tasse de cafe, tasse de the, biberon brulant',
  height: 'table a langer, lit, canape, escalier*, bras, chaise haute, berceau',
  shaken: 'secoue',
  shakenByMe: 'secoue mon bebe, secoue le bebe, faire du mal a mon bebe',
  pale: 'pale*, blanc*, gris*',
  wontStopCrying: 'n arrete pas de pleurer, pleure sans arret, inconsolable*, hurle',
  legsUp: 'replie les jambes, jambes repliees, ramene les jambes, plie les jambes',
  leftInCar: 'dans la voiture au soleil, enferme dans la voiture, laisse dans la voiture',
  floppy: 'mou',
  wont: 'ne veut pas, refuse, veut plus',
  drink: 'boire, boit',
}
