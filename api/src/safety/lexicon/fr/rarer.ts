import type { Wordings } from '../../concepts.ts'

/** D'autres détours : ce qu'on écrit, fatigué, de soi ou d'un autre. */
export const rarer: Wordings = {
  killSelf: `se _ jette*/jeter/lance/lancer/balance/balancer _ balcon/toit/pont/train/metro/rails/fenetre/falaise/viaduc, va se jeter/balancer du/de/par/sous, me jette/balance/lance _ balcon/toit/pont/train/metro/rails/fenetre/falaise/viaduc,
    train/pont/toit/balcon/metro/falaise/viaduc/arbre/mur __ vais me jeter/balancer/lancer/pendre/foutre, pont/toit/balcon/falaise/viaduc __ vais/va sauter, saute/sauter/sauterai/sautera _ balcon/pont/toit/fenetre/falaise/viaduc, sous quel train, de quel pont, va se pendre, se pend, vais me pendre, me pendre, se pendre, se faire sauter la cervelle, me faire sauter la cervelle, me tirer une balle, se tirer une balle, une balle dans la tete, m ouvrir les veines, ouvrir les veines, s ouvrir les veines, avale tous les, avaler tous les, avaler tous mes, me foutre en l air, se foutre en l air, me supprimer, se supprimer, en finir avec moi, signer ma sortie, tirer ma reverence, me foutre sous un train, cherche juste/seulement/que/plus _ pont/train/corde/rails/toit, cherche juste le pont, cherche le pont, cherche un pont, plus que le pont`,
  wantDeath: `descendre de ce monde, quitter la scene pour toujours, plus envie d etre la, envie de plus etre la, j aimerais ne plus etre, ne plus etre la, plus etre la, m eteindre, m endormir et plus, dormir et plus jamais, fermer les yeux et ne plus, plus me lever jamais, rayer de la carte, effacer de ce monde, m effacer pour toujours, assez vecu, j ai assez vecu, vivre fait mal, vivre me fait mal, vivre est une punition, vivre me pese, la vie me pese trop, marre de vivre, ras le bol de vivre, fatigue de vivre, fatiguee de vivre, j aurais du mourir, aurais du mourir a, j aurais prefere mourir, ma famille irait mieux, ils iraient mieux sans, ils seraient mieux sans, tout le monde serait mieux, ca sert a quoi de vivre, a quoi bon vivre, a quoi bon continuer, plus de raison de vivre, aucune raison de vivre, cesser d exister, arreter d exister, plus exister, pourvu que je ne me reveille, vivement que ca finisse, que ma vie s arrete, envie que tout s arrete, pourvu que je meure, si seulement j etais mort*, plus un probleme pour personne, serai plus un probleme, ne serai plus un probleme, plus un souci pour personne, envi/anvie/envy/envie de mourir/crever/partir pour toujours, envi de mourir, anvie de mourir, g envi de mourir, envie de crever, jveux mourir, jveux crever, jveu mourir, veu mourir, veux crever, jveux plus vivre, veux pas vivre, veu plus vivre, pas etre la non plus, seigneur/dieu/ciel __ reprenez/rappelez/prenez/emmene/prends/rappelle, la force d un jour de plus, pas un jour de plus, hate que ca finisse, que mon heure vienne, vivement mon heure, vivement la fin`,
  soulLeave: `contrat/mission/tache/chemin/voyage/temps/incarnation __ terre/monde/plan/ici _ fini*/termin*/accompli*/acheve*, fini/termine/accompli/acheve _ mission/contrat/tache sur/dans terre/monde/plan, rentrer/retourner/repartir __ la haut/etoiles/lumiere/ciel/source, rentrer chez moi la haut, rejoindre les etoiles, retourner aux etoiles`,
  relieveThem: `plus personne _ a/aura/doit/devra/besoin porter/occuper/supporter/soigner/inquieter/soucier, personne n aura/a plus? a porter/occuper/supporter/soigner/inquieter/soucier, aura a me porter/supporter/soigner/garder, personne __ aura __ porter/supporter/occuper/soigner, ne serai plus un poids, serai plus un poids, serai plus une charge, ne plus etre un poids, ne plus etre une charge, les soulager de moi, debarrasses de moi, ils seront debarrasses, vous serez debarrasses, leur enlever ce poids, enlever ce fardeau`,
  leaveWord:
    'je m en vais, m en vais, m en irai, je pars, apres je pars, ensuite je pars, je partirai, je disparais, c est fini, je m efface, je m eteins, je tire ma reverence, je peux partir, pourrai partir, je quitte tout, je les laisse',
  onlyUntil:
    'tiens/tenir/tiendrai/reste/resterai/vis/vivrai/attends _ jusqu, tiens jusqu, reste juste jusqu, vis juste jusqu, tenir jusqu',
  notWake:
    'si demain je me? reveille/leve/reveillais pas/plus, si demain je ne me reveille, si je me reveille pas demain, si je ne me reveille pas demain, si cette nuit je ne me reveille, si je ne me reveille plus, si je me reveillais plus, si je ne me reveillais plus, si je me reveillais pas, si je ne me reveillais pas',
  noTears:
    'personne pleure, personne ne pleure, pleurez pas, ne pleurez pas, personne pleurerait, personne ne pleurerait, tant mieux, ce serait mieux, un soulagement, ce sera mieux, pas grave, soit triste, plus simple, plus facile, tout serait mieux, serait mieux, seraient soulages',
  dontCare:
    'je m en fiche, m en fous, m en fiche, m est egal, ca m est egal, peu importe, m importe peu, rien a faire, rien a foutre, je m en moque, bof',
  hitByCar:
    'voiture/camion/bus/train/moto __ fauche/renverse/ecrase/percute/emporte/tape/roule, me faire ecraser/renverser/faucher, me fasse ecraser/renverser, me fais ecraser/renverser, passe dessus',
  methodWish:
    'accelere*/accelerateur/pedale/fonce/foncer __ pilier/arbre/mur/poteau/platane/ravin/camion/parapet, lache le volant, lacher le volant, ferme les yeux au volant, donner un coup de volant, coup de volant, en face sur la route, ne pas freiner, pas freiner _ virage/feu/carrefour, pense a ne pas freiner, sans freiner, ne pas tourner le volant, tout droit _ virage, aller tout droit dans',
  methodPlan:
    'mis/mets _ medicaments/cachets/comprimes/somniferes/pilules de cote, medicaments/cachets/comprimes/somniferes de cote, noeud coulant, appris a faire un noeud, ouvrir le gaz, ouvert le gaz',
  spareMeans:
    'mis/mets/met/garde*/stock*/cache* __ medicaments/cachets/comprimes/somniferes/pilules/anxiolytiques _ cote/secret/tiroir, medicaments/cachets/comprimes/somniferes/pilules _ de cote',
  sufficed:
    'il y en a assez, y en a assez, en ai assez, j en ai assez, suffisamment, ca suffira, il y en a suffisamment, assez maintenant, largement assez',
  soulTired: 'ame _ fatiguee, ame _ epuisee, ame n en peut plus, ame demande le repos, ame veut dormir',
  otherSuicidal:
    'dit/ecrit/ecrivait/jure/menace/envoye/raconte __ sauter/saute/pendre/jeter/jette/tuer/suicider/foutre/balancer __ balcon/pont/train/vie/nuit/porte/repond/telephone/toit/soir, est montee? sur le toit, est sur le pont et, enferme* _ salle de bain _ cachets/lame/medicaments',
  scratchBlood:
    'me gratte/griffe/mords/pince/arrache/frotte/creuse __ sang/saigne/saigner/peau, jusqu au sang, jusqu a saigner, jusqu a ce que ca saigne, enfonce/plante __ sang/saigne/saigner',
  stripes: 'traits, petits traits, lignes, rayures, stries, marques paralleles',
  selfContext:
    'je le merite, je merite, quand je rate, quand je me trompe, parce que je suis nul*, me punir, punition, pour ne pas crier, pour pas crier, pour ne pas hurler, pour ne pas pleurer, pour tenir',
  sleeves:
    'manches longues en ete, manches longues en juin, manches longues, sweat en plein ete, pull en plein ete, couvre les bras',
  burnSelf:
    'me brule avec le briquet, me brule avec une cigarette, me brule avec le fer, ecrase des cigarettes sur, ecrase ma cigarette sur, eteins mes cigarettes sur, se brule avec un briquet, se brule avec le briquet, se brule avec des cigarettes, se brule expres, se brule volontairement',
  doesThings:
    'fait/faisait/font/faire des? choses/trucs _ nuit/bizarres/sales/mal/secret/lit/chambre, touche/touchait/touchee/mal/caresse/embrasse/fait mal _ zizi/zezette/culotte/parties/fesses/sexe, touche/touchait/touchee/caresse/embrasse/mal _ en bas, touche/touchait/touchee/caresse _ la ou, la touche en bas, mal en bas, jeux secrets, vient dans sa chambre la nuit, se glisse dans son lit, lui demande de se deshabiller, lui montre son, la prend sur ses genoux et, joue au docteur avec',
  secretTouch:
    'doit rien dire, ne doit rien dire, faut rien dire, il ne faut rien dire, faut pas le dire, c est un secret, un secret entre, qu elle dise rien, qu il dise rien, pas le droit de le dire, pas le droit d en parler',
  childRel:
    'petite de ma, petit de ma, petite de mon, fille de ma voisine, fils de ma voisine, fille de ma, fils de ma, niece, neveu, filleul*, petite fille, petit fils',
  adult:
    'oncle, papi, papy, grand pere, copain de sa mere, copain de la mere, parrain, tante, baby sitter, animateur, cure, grand frere, voisin, beau pere',
  control:
    'garde/prend/confisque/recupere _ salaire/paie/paye/carte/argent, garde mon salaire, me chronometre, compte les minutes quand, me chronometre, sans lui je suis rien, sans lui je ne suis rien, sans elle je ne suis rien, sans lui je ne vaux rien, personne voudra de moi, personne d autre ne voudra, personne ne voudra de moi, ne me donne pas d argent, me laisse sans argent, cache mes cles, cache les cles, a mis une appli, me geolocalise, me piste, lit mes messages, lit mes sms, fouille mon telephone, m empeche de conduire, m empeche de voir, m empeche de travailler, m interdit, m eloigne de ma famille, me coupe de mes amis, me coupe de ma famille, me fait passer pour folle, choisit mes vetements, veut savoir ou je suis',
  killThreat:
    'me tue si, me tuera, me tuerait, va me tuer, qu il me tue, qu elle me tue, si je porte plainte, si je le denonce, si je la denonce, si je vais a la police, si je parle, me creve si, va me crever, me planter, me faire la peau',
  withoutMeds:
    'prends/pris/prend plus mon/ma/mes/le/son/sa/ses lithium/traitement/medicaments/cachets/antidepresseur*/sertraline/medoc*, prends plus mes medocs, plus pris mon/mes lithium/traitement/medicaments, jete mes cachets, jete mes medicaments',
  purge:
    'vomis/vomit/vomir __ expres/volontairement/volontaire, me force a vomir, se force a vomir, me fais gerber, se fait gerber, doigts au fond de la gorge, doigts dans la bouche',
  palpitations:
    'coeur _ saute/rate/loupe/trebuche/derape/arrete, coeur qui saute, coeur _ rates, battements qui sautent, saute des battements, rate des battements',
  faint:
    'je tombe, jambes en coton, failli tomber, failli m evanouir, jambes qui lachent, jambes me lachent, tombe dans les pommes, tombee dans les pommes, voile noir, tout noir, je m ecroule',
  weightLoss: '#n kilos en moins, #n kilos depuis, kilos depuis, perdu #n kg, flotte dans mes, pantalons qui tombent',
  nippleChange:
    'liquide/ecoulement/goutte*/secretion/tache* __ mamelon/teton/bout de sein, mamelon/teton __ liquide/coule/suinte/goutte/tache/saigne, un seul mamelon, un seul teton',
  droop:
    'bouche de travers, bouche tordue, bouche qui tombe, bouche part, coin de la bouche, moitie du visage, cote du visage, visage qui tombe, bouche du mauvais cote, coule de la bouche, coule du coin, cafe lui coule, bave d un cote, salive coule, oeil ne ferme plus',
  speechLost:
    'on comprend rien a ce, on ne comprend rien, comprend plus ce qu, comprend pas ce qu, on le comprend plus, on la comprend plus, parle charabia, charabia, bouillie de mots, bredouille, bafouille d un coup, mots a l envers, patate dans la bouche, trouve plus mes mots, trouve plus ses mots, ne trouve plus mes mots, ne trouve plus ses mots, cherche ses mots d un coup, dit un mot pour un autre, melange les mots, mots ne sortent plus, mots sortent pas',
  heavyBleeding:
    'serviette*/tampon*/protection* __ demi heure*/heure/heures/#n minutes, chang* _ serviette*/tampon*/protection* _ toutes/chaque/par, caillots enormes, gros caillots, enormes caillots, caillots gros comme, caillots de la taille',
  swelling:
    'double de volume, doublé de volume, double de taille, deux fois plus gros*, deux fois plus grosse, comme un ballon, plus gros que l autre, plus grosse que l autre, a double',
  halos:
    'halos/ronds/cercles/anneaux/arc en ciel/auras _ lampe*/lampadaire*/lumiere*/phare*/ampoule*, autour des lampes, autour des lumieres, autour des lampadaires',
  stoneHard: 'oeil __ dur comme/bille/pierre/caillou/bois, oeil _ dur, globe dur, oeil dur',
  sugarLow:
    'appareil/lecteur/capteur/glycemie/sucre/dextro/glucometre affiche? #lowmg, appareil/lecteur/capteur/dextro/glycemie/sucre _ #lowmg, glycemie a #lowmg, 0 #lowmg g',
  confused:
    'dit n importe quoi, raconte n importe quoi, raconte des choses bizarres, propos incoherents, tient des propos, sait plus ou, ne sait plus ou, ne sait plus qui, divague, deraille, ne nous reconnait, nous reconnait pas, me reconnait pas, perd la boule depuis',
  poison:
    'nettoyant*, produit menager, produits menagers, deboucheur, detartrant, javel, lessive, capsule de lessive, adoucissant, liquide vaisselle, produit vaisselle, dissolvant, desodorisant, decapant, detachant, anticalcaire, antigel, white spirit, huile essentielle, huiles essentielles, colle, peinture, parfum, bain de bouche, gel hydroalcoolique, anti cafard, anti limace*, creme depilatoire',
  swallowed: 'a bu, a avale, a mange, a leche, a suce, gorgee de, une gorgee, avale, bu une',
  pregnant:
    'au cinquieme/sixieme/septieme/huitieme/neuvieme mois, de sept mois, de huit mois, ventre de femme enceinte, bebe dans le ventre, mon terme',
  lessMovement:
    'bouge plus depuis, il bouge plus, elle bouge plus, donne plus de coups, plus aucun coup, pas de coups depuis, je ne sens plus rien bouger, sens plus rien bouger, sens rien bouger',
  fluidLeak: 'ca coule, du liquide coule, perds du liquide, perds de l eau, de l eau qui coule, mouillee entierement',
  saddleNumb:
    'entrejambe _ endormi*/engourdi*/insensible, entre les jambes _ endormi*/engourdi*/insensible, sens plus quand je fais pipi, ne sens plus quand je fais pipi, sens plus quand j urine, sens pas le papier, sens plus le papier, fesses endormies, fesses engourdies, endormi entre les jambes',
  weightOnMe: 'cheval _ poitrine, camion sur la poitrine, sac de ciment, enclume, pietine la poitrine',
  pus: 'suinte, coule jaune, purulent*',
  idiom:
    'me tuer a la tache, me tuer au travail, me tuer au boulot, tuer a la tache, tuer au travail, tuer au boulot, me tuer a l ouvrage, tuant a la tache, me suis tuee au travail, demenagement m a tuee, demenagement m a tue, ce travail me tue, ce boulot me tue, mon dos me tue, mal de tete me tue, chaleur me tue, patron me tue, etouffe dans ce/cet/cette/mon/ma/le/la petit/open/bureau/boite/couple/ville/vie/routine/appart/space/metro/job, etouffe au bureau, etouffe au travail, etouffe dans _ bureau/space/boite/routine/couple, etouffe sous les factures/dossiers/mails/taches, fin de mois etouffante, disparaitre _ jours/semaine/heures/semaines/weekend a/en/au/avec/dans, disparaitre a la montagne/mer/campagne, disparaitre un peu, enterrement de vie, pot de depart, fete de depart, crache son venin, langue de vipere, cracher son venin, failli faire une crise cardiaque, une crise cardiaque haha, coupe le souffle ce, film _ coupe le souffle, me jette sur le canape, me jeter sur le canape, me jette sur le lit, me jette sur mon lit, me jette sous la douche, saute par la fenetre de joie, saute dans le train, sauter dans le train, saute dans un train, me pendre a son cou, il se balance sur, jeune intermittent, le jeune intermittent, sang/saigner __ eczema/psoriasis/piqure*/moustique*/allergie/urticaire/demangeaison*, eczema/psoriasis/piqure*/moustique* __ sang/saigner',
  arranged:
    'laisse/laisser/depose/confie/range _ croquettes/cles/chien/chat/papiers/factures/testament/codes __ voisine/voisin/soeur/table/mois/semaine, croquettes du chat, papiers en ordre, papiers ranges, tout est regle, factures payees',
  restAtLast:
    'je me repose enfin, enfin me reposer, enfin du repos, enfin la paix, ce soir je me repose, ce soir c est fini, ce sera fini, enfin dormir, enfin tranquille, aujourd hui c est le jour, c est decide',
  hurtSelf:
    'vois/voir/voie _ sang __ calme*/apaise*/mieux/soulage*/respire*, calme*/apaise*/soulage* __ vois/voir sang, sang couler, voir le sang me, se brule avec, se scarifie, se coupe les bras, se fait du mal',
  handFails:
    'traine _ jambe, traine la patte, trainait la jambe, main __ serre plus/pas, main ne serre, main ne tient, main repond plus, main n obeit, jambe n obeit, jambe ne suit, bras retombe, bras qui retombe, lache ses couverts',
  ribsSuck:
    'creuse __ cotes, cotes __ creus*/rentr*/voient, entre les cotes, ventre qui se creuse, narines qui battent',
  tookMany:
    'plaquette/boite/flacon/tablette __ avale/avalee/prise/ingere*, plaquette entiere, boite entiere de, flacon entier',
  drowsy: 'dans les vapes, dans le coaltar, a moitie endormi*, comateu*, ne reagit presque',
  holiday: 'mer, plage, montagne, vacances, hotel, spa, thalasso, retraite, croisiere, voyage, ile, campagne, soleil',
  everydayLoad: 'boulot, prime, poste, promotion, cdd, contrat, stage, job',
  cutSelf:
    'me suis recoupe, me suis recoupee, recoupe les bras, me suis rescarifie, me suis rescarifiee, me recoupe, recommence a me couper, j ai recommence a me couper',
  leaveBody:
    'lacher ce corps, lacher mon corps, lacher le corps, retourner a la source, revenir a la source, quitter ce corps',
  lettersDone: 'lettre/lettres/mot _ ecrite/ecrites/ecrit/prete/pretes',
  lackCourage: 'manque _ courage, manque juste le courage, plus que le courage',
}
