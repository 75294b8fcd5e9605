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
  oneEarHearing:
    'entends/entendre/audition __ oreille gauche/droite, entends moins d une oreille, acouphene d un seul, sifflement dans une oreille',
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
  lostWay:
    'se perd, s est perdu*, perdu en route, perdue en route, perdu en voiture, perdue en voiture, perdu en rentrant, perdue en rentrant, je me perds, me suis perdu*, ne retrouve plus son chemin, retrouve plus son chemin, retrouve plus la maison, oublie le chemin, meme question, memes questions, meme histoire, repete, repete tout, laisse/laisser/oublie _ gaz/feu/four/fer/robinet/plaque/plaques/gaziniere/cuisiniere, gaz allume, gaz ouvert, four allume, noms des, nom des, cles dans le frigo, cles au frigo',
  chestInfections:
    '#n bronchites, #n pneumonies, #n infections pulmonaires, #n infections respiratoires, troisieme bronchite, deuxieme bronchite, encore une bronchite, deuxieme pneumonie, troisieme pneumonie, encore une pneumonie, bronchites a repetition, bronchite sur bronchite, pneumonie deux fois, deux fois une pneumonie, infections pulmonaires cette',
  lowMood:
    'sans joie, plus de joie, aucune joie, vide, moral a zero, moral au plus bas, pas le moral, plus le moral, moral dans les chaussettes, cafard, abattu*, deprim*, deprime, depress*, n ai gout a rien, plus gout a rien, gout a rien, plus de plaisir, aucun plaisir, ne prends plus plaisir, plus d interet, aucun interet, plus envie de rien, envie de rien, desespoir, pleure tous les jours, pleure chaque jour, pleurer tous les jours, n arrive pas a me lever, n arrive plus a me lever, arrive plus a me lever, arrive pas a sortir du lit, n arrive plus a sortir du lit, reste au lit, comme anesthesie*, eteint, eteinte',
  monthsLong:
    'depuis des mois, depuis des semaines, ca fait des mois, ca fait des semaines, pendant des mois, pendant des semaines, #n mois, #n semaines, depuis l ete, depuis cet ete, depuis l hiver, depuis l automne, depuis le printemps, depuis noel, depuis janvier/fevrier/mars/avril/mai/juin/juillet/aout/septembre/octobre/novembre/decembre, presque tous les jours, quasiment tous les jours, la plupart des jours, six mois, toute l annee',
  mildMood: 'un peu, bof, mouais, le dimanche, dimanche, dimanches, automnal, lundi',
  tickRing:
    'anneau rouge, cercle rouge, rond rouge, plaque ronde, tache ronde, erytheme migrant, cible, oeil de boeuf, forme d anneau, forme de cible, en anneau, anneau/cercle/rond/halo/aureole/rougeur _ piqure/morsure/tique, aureole rouge, rougeur circulaire, eruption circulaire',
  tickBite: 'tique*, morsure, piqure, foret, bois, randonnee, prairie, herbe, herbes, balade',
  easyBruise:
    'bleus/ecchymoses/hematomes _ raison/rien/cause/choc/explication/savoir/sans/inexpliques, bleus pour un rien, des bleus facilement, facilement des bleus, bleus facilement, marque facilement, bleus partout, couvert de bleus, couverte de bleus, bleus inexpliques, me fais des bleus, bleus sortent, bleus apparaissent',
  sportBruise:
    'hockey, foot, football, rugby, sport, escalade, patin*, arts martiaux, karate, judo, boxe, petit*, enfance, depuis l enfance, depuis toujours, danse, handball',
  lowFever:
    'petite fievre, fievre legere, legere fievre, febricule, faible fievre, un peu de fievre, febrile, temperature tous les soirs, temperature le soir, fievre tous les soirs, fievre chaque soir, fievre le soir, fievre va et vient, fievre qui va et vient, fievre qui revient, 37 8 tous les soirs',
  feetTingle:
    'pieds/orteils/plantes/plante _ fourmi*/picot*/engourdi*/brulent/brule/endormis/anesthesie*, fourmis/fourmillement*/picotement*/brulure*/engourdissement* _ pieds/orteils/plantes/plante, pieds qui brulent, orteils engourdis, ne sens plus mes orteils, sens plus mes orteils, sens plus mes pieds, sens pas mes orteils',
  leaksUrine:
    'fuites urinaires, fuite urinaire, fuite/fuites _ urine/tousse/ris/eternue/pipi, perds urine, perds de l urine, perds mes urines, pertes d urine, perds des gouttes, me fais pipi dessus, pisse dessus, me pisse dessus, pipi quand je tousse/ris/eternue, n arrive pas a me retenir, arrive plus a me retenir, peux pas me retenir, n arrive pas a temps aux toilettes, arrive pas a temps aux toilettes, pas le temps d arriver aux toilettes, envies pressantes, envie pressante, urgenturie, incontinen*',
  itchAll:
    'ca me gratte partout, me gratte partout, gratte partout, demange partout, demangeaison* _ partout/corps/generalis*, demangeaisons, tout le corps me gratte, tout le corps qui gratte, corps me demange, peau me gratte, peau qui gratte, peau me demange, prurit, ca gratte de partout, je me gratte tout le temps',
  weakHand:
    'main/bras/jambe/pied _ faible/faiblit/force/molle/mou/maladroite/maladroit/amaigri*/maigrit/fond, moins de force _ main/bras/jambe/pied, plus de force _ main/bras/jambe/pied, pas de force _ main/bras/jambe/pied, perte de force _ main/bras/jambe/pied, perds la force _ main/bras/jambe/pied, perds de la force _ main/bras/jambe/pied, lache les objets, tout me tombe des mains, fais tout tomber, pied tombant, pied qui tombe, pied qui traine, jambe qui traine, traine le pied, traine la jambe, trebuche sur mon pied, bute sur mon pied',
  coughSign: 'toux, tousse, tousser, toussote*, glaires, crachat*, expectoration*, mucus',
  newHeadache:
    'nouveaux maux de tete, nouveau mal de tete, maux de tete nouveaux, maux de tete differents, mal de tete different, mal de tete inhabituel, maux de tete inhabituels, mal de crane nouveau, maux/mal de tete/crane _ jours/jour/quotidien*, cephalees quotidiennes, cephalee quotidienne, mal de tete quotidien, maux de tete quotidiens, mal a la tete tous les jours, mal a la tete chaque jour, jamais eu mal a la tete, jamais eu de maux de tete, jamais mal a la tete avant',
  wavy: 'ondul*, tordu*, deform*, gondol*, lignes courbes, courbe*, de travers, tache au milieu, tache au centre, point aveugle, tache aveugle, porte* deform*',
  hearingOne:
    'oreille _ bouchee/sourde/siffle/bourdonne/moins/pire/baisse, entends/audition/entendre/ouie _ une/gauche/droite oreille, entends moins d une oreille, entends mal d une oreille, entends plus d une oreille, entends rien d une oreille, une seule oreille, sourd/sourde d une oreille, sourd/sourde de l oreille, acouphene*/sifflement*/bourdonnement* _ une/gauche/droite oreille, acouphene* a droite, acouphene* a gauche, acouphene* unilater*',
  irregularPeriod:
    'plus de regles, plus mes regles, pas mes regles, pas eu mes regles, pas de regles, pas mes ragnagnas, regles/cycle/cycles/regle _ arretees/disparu/irregulier*/retard/absentes, regles/cycle _ deux semaines, regles viennent pas, regles pas venues, regles irregulieres, cycle irregulier, cycles irreguliers, regles toutes les deux semaines, regles toutes les #n semaines, regles en retard de, amenorrhee, saute mes regles, #n mois sans regles',
  needleExposure:
    'pique avec une seringue, pique* _ aiguille/seringue _ usagee/trouvee/utilisee, pique* avec une/un aiguille/seringue, piqure avec une aiguille, piqure d aiguille, accident d exposition au sang, aes, aiguille usagee, seringue usagee, aiguille souillee, marche sur une seringue, capote/preservatif _ craque/craquee/dechire/rompu/perce __ vih/sida/hiv/seropositif/seropositive, expose* au vih, expose* au hiv, couche _ vih/seropositif/seropositive, rapport* _ vih/seropositif/seropositive',
  mouthSore:
    'aphte/plaie/ulcere/bouton/lesion/tache/plaque/cloque/boule/bobo _ bouche/langue/gencive/gencives/joue/levre/palais',
  skinPatch:
    'plaque _ peau/nez/oreille/tempe/tibia/crane/front/visage/bras/jambe, plaque rugueuse, plaque squameuse, plaque qui pele, plaque rouge, zone rugueuse, zone rouge, tache rugueuse, tache sur la peau, tache _ nez/oreille/tempe/tibia/crane/front/joue, croute _ nez/oreille/tempe/tibia/crane/front, peau qui pele, squame*, squameu*, peau rugueuse',
  insectBump:
    'guepe, abeille, moustique, insecte, piqure, pique, araignee, rasage, ras*, poil incarne, bouton, front, placard, cogne*, bosse, tete',
  oneHand:
    'une main, main gauche, main droite, seule main, ma main, la main, pouce, un bras, un seul cote, d un cote, au repos, repos',
  nightJoint: 'hanche*, cuisse*, os, tibia, epaule*, colonne, bassin, cote, cotes, femur, genou, dos',
  notLying:
    'la nuit, les nuits, chaque nuit, me reveille, reveille, allonge*, couche*, au lit, meme au repos, empeche de dormir, m empeche de dormir',
  fitEnough:
    'recupere vite, recupere rapidement, poussette, cote, pas en forme, pas sportif, pas sportive, marathon, tapis de course, courir, course, salle de sport, gym, cardio, sedentaire',
}
