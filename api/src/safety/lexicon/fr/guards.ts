import type { Wordings } from '../../concepts.ts'

/** Ce qui rend anodins des mots inquiétants. */
export const guards: Wordings = {
  negator:
    'pense pas a, pense pas du tout a, pensais pas a, ne pense pas a, jamais pense a, songe pas a, aucune pensee, aucune intention, pas l intention, pas de, pas d, aucun, aucune, sans, ni, jamais eu, n ai pas de, n ai pas, n a pas, ai pas de, ai pas, plus de fievre, nul, je n ai plus de, pas eu, zero',
  closeNegator: 'pas, jamais, non, rien de',
  falseNegator:
    'pas respirer, pas bouger, sans arret, sans prevenir, sans raison, sans cesse, ne passe pas, pas dormi, pas mange, pas bien, pas mieux, pas normal, n ai pas dormi, n ai pas mange, n a pas dormi, n a pas mange, n ai pas uri*, n a pas uri*, n a pas mouille, n a pas bu, pas d issue, pas d avenir, sans force, sans moi, pas me reveiller, jamais me reveiller, jamais ete, jamais eu aussi, jamais aussi, jamais senti, aucune raison, aucun sens, aucun espoir, sans connaissance, sans reaction, pas seulement, pas que, pense pas a autre/rien/qu/grand, pas a respirer, pas de pipi, pas a, pas le reveiller, pas la reveiller, pas d effet, n ai pas la force, aucune envie, n ai pas envie de vivre, pas envie de vivre, aucun mouvement, jamais eu mal comme, sans dormir, sans manger, n ai pas de raison, n a pas de sens, pas possible de, sans s arreter, n a pas arrete, pas arreter, pas de selles, sans larmes, sans uriner, pas de gaz, sans effort, sans traitement, sans medicaments, sans insuline, sans consentement, sans mon consentement, sans boire, n ai pas senti, pas senti',
  negatorAfter: 'ecarte*, exclu*',
  idiom:
    'failli me noyer, failli m etouffer, failli mourir de, escarpins/chaussures/talons/boulot/chef/patron/travail/mails/examens/enfants/gosses/voisins/belle va/vont/veulent me tuer, veux/voudrais/veut/vais/voulais/compte pas/plus mourir/crever/suicider/disparaitre, veux/voudrais/veut/vais/voulais/compte pas/plus me tuer/suicider/blesser, veux/voudrais/veut/vais/voulais/compte pas/plus me faire du? mal, pas envie de mourir/crever/disparaitre, pas envie de me tuer/faire, disparaitre de honte, disparaitre sous terre, meurs d envie, meurs de, mon chef me tue, me tue avec, me tuer au travail/boulot/sport, me tuent avec, veut ma mort, a la vie a la mort, coupe les jambes, coupe l appetit, etouffe de chaleur, etouffe de rire, etouffe sous les, mort* de fatigue/rire/faim/honte/trouille/peur/soif/froid/sommeil/ennui, mourir de rire/faim/honte/ennui/chaud/envie/soif/froid, meurs de rire/faim/soif/chaud/envie/froid/honte/sommeil/curiosite, crever de faim/chaud/rire, creve de faim/chaud, a mourir de rire, mort de rire, mdr, a mourir d ennui, tuer le temps, tue le temps, ca me tue ce, me tuent ces chaussures, me tuent mes chaussures, mes pieds me tuent, coeur lourd, le coeur gros, coeur brise, coeur serre, brise le coeur, brise mon coeur, fend le coeur, coeur sur la main, avoir le coeur, coeur en miettes, peine de coeur, chagrin d amour, papillons dans le ventre, boule au ventre, boule dans la gorge avant, noeud au ventre, estomac noue, gorge nouee par l emotion, gorge serree en pensant, crise de rire, crise de fou rire, crise de larmes devant, faire une crise cardiaque quand, failli faire une crise cardiaque, allergique au lundi, allergique aux lundis, allergique au travail, allergique a mon patron, coup de foudre, coup de soleil leger, coup de coeur, coup de chance, coup de pouce, coup de fil, coup dans le dos, poignarde* dans le dos, coup de poignard dans le dos au travail, sang froid, mauvais sang, prise de sang, don de sang, donner mon sang, donne mon sang, bon sang, sang bleu, saigner a blanc, pression au travail, sous pression, pression du travail, mettre la pression, perdre la tete pour, perdu la tete pour, tete dans les nuages, prise de tete, casse tete, prend la tete, couper les cheveux, coupe de cheveux, me couper les cheveux, me couper les ongles, couper les ponts, coupe* du monde, me coupe la parole, couper la parole, coupe du doigt en cuisinant, brule les ailes, burn out, burnout, etouffe dans ce travail, j etouffe dans cette relation, etouffe dans mon couple, etouffe dans cette famille, etouffe au bureau, noye* dans le travail, noye* sous le travail, noyee sous les mails, overdose de chocolat/sucre/series/travail/boulot, a couper le souffle, coupe le souffle par, fou de joie, folle de joie, fou amoureux, folle amoureuse, rend fou, rend folle, devenir folle avec, devenir chevre, amour aveugle, rendez vous a l aveugle, sauter de joie, sauter au plafond, tomber amoureuse, tombe amoureuse, tombe amoureux, tombe de fatigue, tomber de fatigue, tomber de sommeil, tombe de sommeil, en finir avec cette paperasse, en finir avec ce dossier, en finir avec ce projet, en finir avec les, temps mort, nature morte, peau morte, point mort, feuilles mortes, mains moites, jambe endormie, pied endormi, mal du pays, mal du siecle, mal de mer, mal des transports, finir avec ce/cet/ces/le, en finir avec les, ca me tue, boulot me tue, ce travail me tue, me tue a la tache, brule d impatience, brule de, brulures d estomac sans, brule des calories, coup de poignard au coeur, gonfle* a bloc, ca me gonfle, il me gonfle, elle me gonfle, plein le dos, en ai plein le dos, tombe des nues, tombe bien, tombe mal, tombe a pic, tomber des nues, prend la grosse tete, mal au coeur en voiture, mal aux cheveux, raide dingue, mort de, mortel ce, trop mortel, poignarde* dans le dos, planter un couteau dans le dos, a couteaux tires, me bats pour, se bat pour, battu au, battu a, battus au, battu aux, je me bats, bat la mesure, bat les oeufs, bat son plein, mal dans ma peau, mal dans sa peau, creme brulee, ceinture jaune, ceinture orange, ceinture noire, ceinture de judo, ceinture de securite, bout de souffle apres, s etouffe de rire, etouffe un baillement, finir avec cette habitude/mauvaise/manie/toux/douleur/histoire/situation/relation/procrastination/addiction/cigarette/paresse/angoisse/fatigue/peur',
  past: 'ado je, adolescente je, ca fait vingt/dix/trente ans, opere* _ a #n ans, a #teen ans, a l age de, y a #n ans, ca fait #n ans, ca fait des annees, quand j avais, gamin j, gamine j, tout bebe, etant bebe, il y a une eternite, il y a fort longtemps, en #year, il y a #n ans, il y a des annees, il y a longtemps, quand j etais, etant enfant, dans mon enfance, enfant j, a l epoque, autrefois, l annee derniere, mort d, mort de, morte d, decede* d, decede* de, mort* d un, dans ma jeunesse, adolescente j, adolescent j, decennies',
  present:
    'ce mois ci, ce mois, cette semaine, encore, aujourdhui, ce soir, maintenant, ce matin, cette nuit, en ce moment, actuellement, toujours, depuis hier, a nouveau, de nouveau, soudain*, d un coup, depuis, hier, ces jours ci, revient',
  teething:
    'fait ses dents, fait une dent, perce ses dents, perce une dent, poussee dentaire, poussees dentaires, premiere dent',
  backThen:
    'a #young ans, etait, etais, avait, avais, a eu, ai eu, a fait, ai fait, s etait, est ne, est nee, bebe, ma grossesse, mon accouchement, enceinte de mon, enceinte de ma, a convulse, s est etouff*',
  forgot: 'j ai oublie, oublie, sans faire expres',
  grown:
    'est _ maintenant, il/elle est pompier/ingenieur*/infirmier*/infirmiere/medecin/prof/papa/maman/grand/grande/adulte, a #grown ans maintenant, a #grown ans aujourdhui, a maintenant #grown, a deja #grown, a #grown ans et, a #grown ans elle, a #grown ans il, aujourdhui #grown ans, passe le bac, passe son bac, est a la fac, est en fac, est adulte, est grand maintenant, est grande maintenant, est marie*, a ses propres enfants, me depasse, j en ai #adult, plus grand que moi, plus grande que moi',
  duration:
    'depuis/pendant/durant/environ/presque/bientot/fait/faisait/dans #n/un/une mois/semaine/semaines/jours/jour, il y a #n/un/une mois/semaine/semaines/jours, y a #n/un/une mois/semaine/semaines/jours, depuis plus de #n mois/semaines/jours, depuis bientot/presque/environ #n mois/semaines/jours, #n jours/semaines/mois que, #n jours/semaines/mois sans, fievre/toux/grippe/rhume/arret/vacances de #n jours/semaines/mois',
  reported:
    'reportage, emission sur, a la tele ils, parlaient de, debat sur, sur scene, comedienne, comedien, joue une/un/la/le femme/mort/morte/victime/tueur/tueuse/mechant*, thriller, roman policier, documentaire*, film, films, roman, livre sur, article*, podcast, serie, feuilleton, premiers secours, formation, stage de secourisme, secourisme, psc1, exercice de, simulation, actualites, infos, lu sur, lu que, lisais, j ai lu, regarde un, regarde une, jeu video, chanson, paroles de, episode, examen sur, memoire sur, expose sur, exposition, personnage, piece de theatre, theatre, campagne, benevol*, mes patients, un patient, scenario, colloque, polar',
  dreamt: 'reve que, revais, ai reve, dans mon reve, cauchemar*, un reve, mes reves, fait un reve',
  assessed:
    'examens _ normaux/bons/rassurants, analyses _ normales/bonnes, electrocardiogramme _ normal, ecg _ normal, irm _ normale, medecin _ rassur*/benin/rien de grave, le medecin dit que c est, c est benin, benin*, tout est normal, controle _ bon/normal/bons, cardiologue _ rassur*/normal/content, bilan _ normal/bon, resultats _ bons/normaux, rien d inquietant, scanner _ normal, radio normale, sont normaux, tout va bien au controle',
  recovered:
    'vais tres bien, tout va bien, suis bien aujourdhui, suis heureu*, vie me plait, j aime ma vie, gueri*, surmonte*, derriere moi, vais bien, je vais mieux, va bien, heureux, heureuse, stable, m a aide*, m en suis sorti*, apaise*, en securite maintenant, reconstruit*, reconnaissante, reconnaissant',
  recoveredLong: 'gueri*, depuis des annees, derriere moi',
  supervised:
    'avec mon medecin, mon medecin et moi, mon psychiatre et, avec mon psychiatre, avec ma psychiatre, mon medecin me, mon medecin a, mon medecin diminue, le medecin a, le medecin m a, mon psychiatre a, ma psychiatre a, sous surveillance, sous controle medical, sur avis medical, en accord avec, d accord avec mon, ma medecin, mon generaliste, mon neurologue, suivi medical, sevrage progressif avec, accompagne* par, doctor et moi, encadre*, pharmacie',
  finishedCourse: 'termine le traitement, fini le traitement, fini mes antibiotiques, fin du traitement',
  painkillerOnly:
    'vitamine*, complement*, contracepti*, ma pilule, pilule contraceptive, antihistaminique*, homeopath*',
  benignChest:
    'quand j appuie, en appuyant, au toucher, pompes, musculation, courbatures, epice, reflux, soutien gorge, rot, boutons, acne, tatouage, etirement*',
  nerves:
    'avant les examens, avant un examen, avant de parler, avant mes examens, entretien, prise de parole, en public, quand je parle, quand je pense a, reunion, mariage, trac, avant de dormir quand, lundi, rendez vous amoureux, oral, quand je stresse',
  dentist: 'dentiste, anesthesie, dent, dents de sagesse, botox',
  sleptOn:
    'dormi dessus, mal dormi, mauvaise position, assise dessus, jambes croisees, assis* trop longtemps, ordinateur, clavier, oreiller, en tailleur, torticolis, passe quand je bouge, courant d air',
  nerve: 'canal carpien, kine*',
  frozenJoint: 'arthrose, platre, courbatures, kine*',
  dark: 'dans le noir, obscurite, sans mes lunettes, sans lunettes, brouillard, vois plus le temps, vois plus mes amis, vois pas le bout, vois plus mes',
  migraineUsual: 'comme d habitude, ma migraine habituelle, mes migraines, migraine habituelle, comme toujours',
  hangover: 'gueule de bois',
  bug: 'gastro',
  noseBlocked: 'nez, rhume, enrhume*, sinus*, bouche par le rhume, rhume des foins',
  figurative:
    'dans ce travail, dans cette relation, dans mon couple, routine, attentes, metaphor*, au bureau, quotidien, emotionnellement, de rire, jean trop serre, rire, riait, rigole, foule, ville, famille, pull, stress, train train, deadlines, reunions, paperasse, belle mere, col roule',
  figurativeVoice: 'chorale, chanter, professeur, voisins qui parlent, radio allumee, voix interieure, enrou*',
  figurativeWeapon: 'cuisine',
  lipstick: 'rouge a levres, glace, myrtille*, bonbon*',
  food: 'myrtille*, glace, bonbon*',
  mildOnly: 'leger, legere, legerement, un peu, petit*, faible',
  iron: 'fer, reglisse, charbon, betterave',
  gums: 'gencive*, fil dentaire, brosse, brossage, rasage, papier',
  noseOnly: 'mouche le nez',
  bloodTest: 'prise de sang, don du sang, don de sang, tension arterielle, bilan sanguin, mes regles habituelles',
  tonsils: 'ganglions',
  sleepIn: 'le matin, reveil, ecole, d avoir pleure, pollen',
  tooth: 'dent, dentiste, abces dentaire',
  tears: 'pleure, pleurer, larmes, pollen, moustique, matin, bouton de fievre',
  bitten: 'mordu la langue, brule la langue, cafe chaud, ananas',
  age: 'avec l age, rides, vieillir',
  lifeConfusion:
    'ma vie, mon avenir, ma carriere, mes sentiments, mon couple, ma relation, mon chemin, decalage horaire, amour',
  knownEpilepsy: 'stabilisee, sans crise',
  cycling: 'velo, selle de velo',
  bruisesOld: 'cogne*',
  winter: 'hiver, neige, gants, toujours froides, toujours les mains froides, climatisation',
  period: 'regles, ovulation',
  periodPain: 'regles douloureuses, douleurs de regles',
  lifting: 'porte, porter, demenagement, jardin*, souleve*, soulever, cartons',
  insect: 'moustique*',
  bruise: 'cogne*',
  house: 'nouveaux rideaux, rideaux',
  screen: 'ecran*, ordinateur, pollen, yeux secs',
  toddlerTraining: 'toilettes publiques, en public',
  sunMild: 'coup de soleil, coups de soleil',
  foodJoke: 'chocolat, sucre, series, bonbons',
  vitaminsSafe: 'comme prescrit, par semaine, granules',
  rinsed: 'bain de bouche, tisane, jus',
  alarmTestOnly: 'teste, test, entretien, batterie faible',
  practice: 'braxton',
  labourTerm: 'cours de preparation',
  needGlasses: 'nouvelles lunettes, opticien',
  cramp: 'crampes la nuit',
  reflux: 'reflux, brulures d estomac',
  lump: 'boule',
  hunger:
    'sans petit dejeuner, vue du sang, aiguille*, leve trop vite, me leve trop vite, levee trop vite, me leve vite, faim',
  dieting: 'regime, sport, expres, fiere, reequilibrage',
  rushed: 'mange trop vite, mange vite',
  menopause: 'menopause, bouffees de chaleur, canicule, couette, ete',
  throatLump: 'boule dans la gorge',
  schoolFear: 'du noir, monstres, controle de maths, chiens, orage*, nouvelle ecole, araignees',
  assessedWord: 'presque fini, s ameliore, ca va mieux',
  cream: 'creme, pommade',
  everydayLoad:
    'boulot, travail, patron, bruit, circulation, chaleur, devoirs, voisins, examens, regime, reunions, bureau, nerfs, chef, travaux, menage, hiver, metro, embouteillages, demenagement, sport',
}
