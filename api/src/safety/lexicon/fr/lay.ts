import type { Wordings } from '../../concepts.ts'

/** Détours : ce qui se dit sans être nommé. */
export const lay: Wordings = {
  thinkOf:
    'pense, penser, pense a, pensees, imagine, imagin*, envie, pulsion*, idee, idees, fantasme, tente, tentation, me vois, reve de, prevois, failli, sur le point, cherche sur internet, regarde sur internet, m attire',
  lethalAct:
    'me jeter, me jette, jeter sous/dans/du/par, sauter du/de/dans/par/sous, saute du/de/dans/par, me lancer sous, foncer dans/contre, fonce dans/contre, lacher volant, me pendre, corde, me noyer, overdose, ouvrir les veines, tailler les veines, avaler tous/tout/toute, prendre tous mes/les, tirer une balle, marcher dans la mer, ouvrir le gas, sous un train, sous le metro, sous un camion, me laisser tomber, laisser tomber du, me laisser glisser, me laisser couler, fermer les yeux et accelerer, accelerer et, me lacher, tout lacher au volant',
  lethalPlace:
    'pont, quai, rails, voie ferree, train, metro, toit, balcon, falaise, viaduc, rebord, corde, fusil, pistolet, arme, vide, barrage, parking',
  deathDraw:
    'ce serait rapide, serait si simple, serait facile, si facile, un pas, un seul pas, tout serait fini, ca serait fini, m attire, m appelle, me penche, regarde en bas, regarder en bas, personne ne m en empecherait, ca m apaise, je les regarde, les regarde fixement, les fixe',
  spareMeans:
    'garde/gardes/stocke/stock*/accumule/cache/mets de cote/mis de cote/conserve/economise __ medicaments/comprimes/cachets/somniferes/insuline/anxiolytiques, achete/trouve/commande/j ai _ corde/fusil/arme/pistolet/lames, mis de cote __ medicaments/comprimes/cachets/somniferes, mets de cote __ medicaments/comprimes/cachets/somniferes, assez de somniferes/comprimes/cachets/medicaments',
  onlyJust:
    'au cas ou, pour le jour ou, ca me rassure, me calme, porte de sortie, en secret, personne ne sait, quand le moment, ce soir, assez, suffisamment',
  joinWish:
    'veux/voudrais/envie/bientot/aimerais/prete/pret _ etre/rejoindre/retrouver/revoir/partir avec? lui/elle/mon/ma/maman/papa/eux, le/la/les rejoindre, le/la/les retrouver',
  bereaved:
    'mort, morte, decede*, disparu*, ciel, paradis, la haut, au dela, l autre cote, perdu mon, perdu ma, depuis l enterrement, tombe de',
  soulLeave:
    'mon ame veut/demande/aspire/a besoin _ partir/quitter/s en/rentrer/repos*, ma mission/mon temps/ma tache/mon chemin ici _ termine*/fini*/accompli*, quitter/abandonner/laisser ce corps/plan/monde/vehicule, passer de l autre cote, desincarn*, prochaine incarnation, prochaine vie, est ce un peche de, dieu pardonne _ suicid*/vie, ame apres un suicide, mon ame __ mission/partir/maison/terminer/tache/punie, ame __ punie/accompli/termine, mon temps sur terre, mon temps ici __ termine/fini/ecoule, ame droit/peut/peux/libre/permis __ partir/quitter/aller, ame __ partir quand, ame partir',
  lastTime:
    'derniere nuit, dernier jour, derniere fois, dernier message, dernier anniversaire, dernier noel, dernier soir',
  decided: 'decide, decision, sera, c est mon, c est ma, aujourdhui c est, demain c est',
  noReturn:
    'ne reviendrai pas, reviendrai pas, ne reviendrai plus, vous ne me verrez plus, me verrez plus, ne vous embeterai plus, vous embeterai plus, ne serai plus un poids, ne generai plus, je ne derangerai plus',
  farewell:
    'adieu, pardonnez moi, pardonne moi, merci pour tout, desole* pour tout, je vous aime, prenez soin de vous, au revoir a tous',
  farewellContext: 'fatigue*, peux plus, paix, pour toujours, pardon*, ce soir, demain, sans moi',
  despair:
    'desespere*, desespoir, deprime*, depression, vide, sans espoir, depuis sa mort, depuis le divorce, depuis la rupture, au fond du trou, au bout du rouleau',
  pillsHere:
    'medicaments/comprimes/cachets/corde/lame/couteau/arme __ devant/la/prets/main/table/cote, medicaments/comprimes/cachets/corde/lame/couteau/arme __ table/tiroir/chevet/lit/sac',
  attempt:
    'tente/essaye/tentative/essaye de _ suicid*/tuer/pendre/mourir/finir, ma tentative, rate ma tentative, survecu a ma, essaye de me tuer/pendre, essaye de mourir/finir',
  cutsPlace:
    'coup*/entaill*/tailla*/griff*/gratt*/lacer*/plant*/scarifi* __ bras/poignet/poignets/cuisse/cuisses/jambes/peau/ventre/avant, lame/cutter/rasoir/couteau/verre/ciseaux/compas __ bras/peau/cuisse/cuisses/poignets/poignet/jambes',
  selfContext:
    'control*, soulag*, calm*, apais*, sentir, ressentir, culpab*, pun*, vide, triste, merite, encore, envie, lame*, expres, volontairement, cach*, chaque soir, tous les soirs, angoisse*, souffrance, me deteste, rechute*, en cachette',
  accident:
    'accident*, ras*, epil*, jardin*, cuisin*, oignon*, boite, ronce*, chat, chien, demange*, operation, tatouage, papier, rosier, verre casse, moustique',
  tryNotCut:
    'ne pas me couper, pas me couper, jours sans me couper, semaines sans me couper, sans me scarifier, envie de me couper, envie de me scarifier, envie de me faire du mal, envies de me faire mal, envie de me faire mal, pulsion de me couper',
  harmThoughts:
    'images, pensees, pulsion*, envie, peur de, j ai peur, fantasmes, sur le point, je vais, idees, me vois, obsession*, pense a',
  harmAct:
    'poignard*, planter, noyer, jeter, etrangl*, etouff*, tuer, pousser, secouer, blesser, frapper, faire du mal, faire mal, empoisonn*, bruler, couteau, lacher',
  victim:
    'bebe, enfant, enfants, fils, fille, mari, femme, patron, chef, mere, pere, frere, soeur, voisin*, ex, copine, copain, quelqu un, gens, collegue*, prof, belle mere',
  choirVoices: 'chorale, chanson*, enfants qui, voisins, radio allumee, ma mere me dit, mamie',
  divine: 'dieu, anges, vierge, guides, esprit*, univers, archange*',
  insistent: 'ordonn*, command*, exige*, demande*, disent, dit, oblige*',
  selfStarveCommand: 'ne plus manger, arreter de manger, pas manger, jeuner jusqu a, nourrir de lumiere',
  chestClutch:
    'se tient la poitrine, se tient le torse, main sur la poitrine, porte la main a la poitrine, se touche la poitrine, s agrippe la poitrine',
  greySweaty:
    'gris et transpire, pale et transpire, pale et en sueur, blanc et en sueur, livide, teint gris, tout gris',
  handFails:
    'n arrive plus a ecrire, arrive plus a ecrire, n arrive plus a boutonner, main ne repond plus, main n obeit plus, renverse tout, main maladroite, n arrive plus a tenir',
  bumpsInto: 'se cogne aux portes, me cogne aux portes, rentre dans les meubles, se cogne partout',
  suddenSpell:
    'pendant dix minutes, pendant quelques minutes, dix minutes puis, quelques minutes puis, puis c est revenu, puis c est passe',
  effortDrop:
    'au bout de quelques pas, apres trois pas, dois m arreter, trois marches, au moindre effort, pour m habiller, aller aux toilettes',
  lowOxygen: 'oxygene/saturation/sature/oxymetre/sat _ #sats',
  drowningLungs: 'poumons pleins, eau dans les poumons, gargouill*, crepit*',
  gulpAir: 'cherche l air, comme un poisson, a travers une paille, happe l air',
  fastRate: 'pouls a #pulse, coeur a #pulse, #pulse battements, #pulse pulsations',
  doomFeel: 'je vais mourir, mort imminente, sensation de mort',
  lethargicNext:
    'depuis il dort, depuis elle dort, endormi depuis, confuse le lendemain, confus depuis, confuse depuis, dort depuis sa chute',
  skinBlistering: 'cloques violettes, cloques noires, peau qui cloque, bulles violettes',
  kicksLess: 'moins de coups, plus de coups, peu de coups de pied, bouge nettement moins',
  quietBaby: 'tres calme, trop calme, si calme, bien calme',
  kicksUsual: 'd habitude il bouge, d habitude elle bouge, normalement il bouge, bouge toujours, d habitude',
  postmenoBleed: 'saign* __ menopause*, menopause* __ saign*, pertes de sang __ menopause*',
  stoppedShort:
    's est arrete vite, vite arrete, s est arrete tout seul, ca s est arrete, ne saigne plus, a vite arrete, arrete tout de suite',
  cantGoOn:
    'je n y arrive plus, j y arrive plus, a bout de forces, au bout du rouleau, plus rien ne compte, tout m est egal, plus rien n a d importance, a quoi bon, je lache tout, je laisse tomber la vie, plus envie de me battre',
  control:
    'lit tous mes messages, lit mes messages, mes conversations, la permission de sortir, permission de sortir, demander la permission, choisit mes amis, choisit qui je vois, me prend mon telephone, cache mes papiers, pas d argent a moi, mots de passe, ma localisation, m interdit de voir, fouille mon sac, choisit mes habits, m appelle sans arret, m appelle vingt, se fache si je sors',
  hits: 'm a donne un coup, m a donne des coups, m a tiree par, m a attrapee par, m a poussee, m a jetee, m a projetee, tordu le bras, me tord le bras, m a mis une gifle, mis un coup, m a mis une claque, une claque, des claques, leve la main',
  bruisesBy: 'bleus dans le dos, bleus sur les bras, traces de doigts, brulures rondes, bleus aux oreilles',
  childhoodAbuse:
    'enfant __ abus*/attouch*/batt*/frapp*, abus* __ enfan*, quand j etais petit* __ abus*/touch*/frapp*, subi des abus, subi des attouchements, victime d inceste',
  ownAccord:
    'tout seul, toute seule, de moi meme, sans avis medical, sans en parler, sans le dire au medecin, en cachette du medecin, sans mon medecin',
  boughtOnline: 'sur internet, sans ordonnance',
  instead: 'je prefere, prefere, fais confiance a mon corps, confiance en mon corps',
  over55: 'j ai #over55 ans, #over55 ans',
  spottingWord: 'pertes de sang, saignement*, saigne a nouveau, pertes rouges',
  wantDeath:
    'vouloir/veux/veut/voudr*/voulu/voulais/souhait*/espere*/prefer*/envie/besoin _ mourir/mort/morte/disparaitre/crever/suicider, pour ne pas me reveiller, pour ne plus me reveiller, pour ne pas se reveiller, arrete de manger pour que, arrete de manger jusqu, ne mange plus pour que, pour que ca finisse, pour que ca s arrete pour, n aurez plus a me supporter, plus a me supporter, n aura plus a me supporter, serez debarrasses de moi, seront debarrasses de moi, vous laisse tranquilles, nous laisse tranquilles, vous laisserai tranquilles, un jour de plus dans cette vie, plus un jour de plus',
  methodPlan:
    'charge son fusil, charge le fusil, charge l arme, charge son arme, fusil charge, arme chargee, liste de ponts, le long des voies, pres des rails, au bord des rails, le long des rails, attendant le train, attends le train pour',
}
