import type { Wordings } from '../../concepts.ts'

/** D'autres détours, sans aucun mot d'alarme : qui met tout en ordre, prend congé, s'approche du bord. */
export const rounds: Wordings = {
  atPlace: 'sur le pont, sur le toit',
  hereNow:
    'je suis, j suis, je me tiens, je reste, je vais, me retrouve, assis*, debout, monte*, montee, tous les soirs, chaque soir, chaque nuit, hier soir',
  deathDraw: 'regarde en bas, regardais en bas, regarde vers le bas, regarde le vide, fixe le vide, regarde l eau',
  ifGone:
    'si j etais plus la, si je n etais plus la, si j etais pas la, si je n etais pas la, si je partais, si je pars, si je disparaissais, si je disparais, si j existais pas, si j existais plus, si je n existais pas, si je n existais plus, si je mourais, si j etais mort*, le jour ou je serai plus la, quand je serai plus la, quand je ne serai plus la, une fois que je serai plus la, une fois parti*, sans moi, moi en moins',
  eased:
    'plus de place, une bouche de moins, m oublieraient, vite oublie, s en remettraient, mieux, plus tranquille*, tranquille*, plus simple, plus facile, soulag*, soulagement, plus libre*, libre*, plus heureux, plus heureuse*, respirer*, en paix, moins de soucis, moins de frais, personne le remarquerait, personne ne le remarquerait, personne s en apercevrait, personne verrait, un service, debarrasse*',
  petAway:
    'chat/chatte/chien/chienne/chats/chiens/lapin/animaux/perruche __ voisin*/soeur/frere/amie/ami/cousine/copine/mere/refuge/spa, confie/donne/demande/laisse/place __ chat/chatte/chien/chienne/chats/chiens/lapin, trouve une famille pour le/mon chat/chien, qui gardera le chat/chien, qui prendra le chat/chien',
  papersReady:
    'assurance/papiers/codes/mots/testament/documents/comptes/dossier/contrat/obseques __ ordre/regle*/prets/table/tiroir/range*/note*/enveloppe/classe*/signe*, range/regle/classe/prepare/note/laisse __ papiers/codes/testament/documents/comptes/obseques/assurance, tout est en ordre, mis de l ordre dans, mis en ordre, mes affaires en ordre, tout est regle, tout est range, tout est pret, j ai tout range, j ai tout regle, j ai tout trie, paye le loyer d avance, regle mes dettes, paye mes dettes, plus aucune dette, supprime mes comptes, efface mon telephone, vide mon ordinateur, ou sont les papiers, ou sont les codes, j ai fait le tour',
  givenAway:
    'donne/donnes/distribue/offert/legue _ affaires/plantes/livres/disques/guitare/bijoux/vetements/outils/collection/montre/bague/velo, donner mes affaires, distribuer mes affaires, legue mes',
  homeDone:
    'laisse la maison propre, laisse l appartement propre, maison/appart/appartement/chambre _ propre/range*/nickel/impeccable, range les photos, trie les photos, range la maison, frigo vide, vide le frigo, arrose les plantes, menage a fond, rendu les cles, paye le loyer',
  lighter:
    'me sens leger*, sens leger*, plus leger*, je suis calme, suis calme, suis serein*, suis apaise*, je suis en paix, me sens en paix, en paix maintenant, enfin en paix, etrangement calme, bizarrement calme, un calme etrange, c est decide, ma decision est prise, j ai pris ma decision, j ai decide, soulage* maintenant, ca me soulage de savoir',
  leaveSoon:
    'c est pour bientot, pour bientot, plus tres longtemps, plus longtemps a attendre, apres demain, encore quelques jours, encore deux jours, d ici lundi, d ici dimanche, ce week end c est, dans quelques jours, plus que quelques jours, c est mon dernier message, mon dernier message, je n ecrirai plus, j ecrirai plus, vous derangerai plus, derangerai plus, derangerai plus personne, bonne continuation, la derniere fois que j ecris',
  thanksAll:
    'ciao a tous, ciao, c etait sympa tout ca, c etait bien, c est fini pour moi, bon vent, fier de moi, fiere de moi, desole pour le passe, jamais il dit ca, a la prochaine vie, bye tout le monde, merci pour tout, merci a tous, merci a vous tous, merci pour vos, merci d avoir ete, merci de m avoir, pardon pour tout, desole* pour tout, pardonnez moi, pardonne moi, je vous aime, je vous aime tous, je vous aime tres fort, je t aime prends soin, vous y etes pour rien, c est la faute de personne, ne vous en voulez pas, vous en voulez pas, bonne continuation, belle vie a vous, soyez heureux, adieu*',
  lookAfter:
    'prends soin de/d toi/maman/papa/mum/mon/ma/mes/lui/elle/eux, prenez soin de/d vous/maman/papa/mum/mon/ma/mes/lui/elle/eux, occupe toi de/du/d, occupez vous de/du/d, veille sur, veillez sur, garde un oeil sur maman/mum/papa, je te confie',
  silent:
    'tel est coupe, tel coupe, tel eteint, telephone est coupe, portable est coupe, repond a personne, ne repond a personne, je tombe sur le repondeur, repond plus, ne repond plus, repond pas, ne repond pas, decroche plus, decroche pas, ne decroche, telephone eteint, portable eteint, tel eteint, telephone coupe, coupe son telephone, eteint son telephone, coupe son portable, eteint son portable, sur messagerie, messagerie direct, injoignable, plus de nouvelles, aucune nouvelle, introuvable, disparu, a disparu, est parti* sans, s est enferme*, sort plus de sa chambre, n ouvre pas, ouvre pas la porte, bloque* partout, supprime ses comptes, supprime son profil, laisse son telephone, laisse sa montre, laisse ses cles, laisse son alliance, messages passent plus',
  prayNotWake:
    's arreter pendant que je dors, arreter pendant que je dors, finir pendant que je dors, s eteindre pendant que je dors, pendant mon sommeil, que personne me reveille jamais, personne me reveille jamais, personne ne me reveille jamais, qu on me reveille plus, qu on ne me reveille plus, m eteindre comme une bougie, m eteindre cette nuit, m eteindre en dormant, prie/priais/priere/espere/esperais/souhaite/aimerais/voudrais/supplie/demande/reve __ pas/plus/jamais reveiller, prie/espere/souhaite/aimerais/voudrais/demande __ pas me reveiller, pour pas me reveiller, pour plus me reveiller, dieu/seigneur/ciel/vierge/jesus __ prenne/rappelle/emmene/emporte/reprenne, que mon coeur lache, que mon coeur s arrete, m endormir et basta, m endormir et voila, m endormir et que, mourir dans mon sommeil, partir dans mon sommeil, mourir en dormant, partir en dormant, decu* de me reveiller, degoute* de me reveiller, pleure de m etre reveille*, pleure au reveil d etre, rage de me reveiller, ne plus ouvrir les yeux, plus ouvrir les yeux, plus jamais ouvrir les yeux',
  edgeTrial:
    'pieds/jambes dans le vide, pied/pieds/jambe/jambes _ vide/rambarde/parapet/rebord/garde/balustrade, monte*/montee/grimpe*/enjambe*/enjamber/passe*/escalade* _ parapet/rambarde/rebord/garde/balustrade/grillage, assis*/assise/debout _ bord/rebord/parapet/rambarde/toit _ pont/quai/toit/falaise/balcon/vide/fenetre, au bord du quai/toit/balcon/precipice/pont, chaque jour un peu plus pres, un peu plus pres du bord, plus pres du bord, j ai repete le geste, fait un essai, repetition du geste, sur le parapet, sur la rambarde, enjambe la',
  afterMe:
    'apres moi, quand je serai plus la, quand je ne serai plus la, une fois parti*, apres mon depart, quand je serai parti*',
  noBurdenLeft:
    'rien a gerer apres, rien a regler apres, aient rien a gerer, aient rien a regler, n aient rien a gerer, n aient rien a regler, aient rien a faire apres, laisser aucun souci, laisser aucune dette, pas laisser de dettes, pas laisser de bazar, pour que ce soit pas les enfants qui, pas les enfants qui me trouvent, que personne ait a nettoyer, serai plus un poids, ne serai plus un poids, serai plus une charge, serai plus a charge',
  noOneNeeds:
    'personne a besoin de moi, personne n a besoin de moi, sers a rien, je ne sers a rien, je sers plus a rien, je coute, je coute cher, je suis un poids, je suis une charge, suis un boulet, je suis de trop, suis en trop, je gache tout, je gache la vie de, je prends de la place, je ne manque a personne, manque a personne',
  costsThem: 'argent, cher, poids, charge, boulet, soucis, ennuis',
  noPointHere:
    'arreter d exister, cesser d exister, plus de place pour moi, pas de place pour moi ici, a quoi ca sert que je reste, a quoi ca sert que je vive, a quoi ca sert que je continue, a quoi je sers, pourquoi je reste, pourquoi je suis encore la, pourquoi rester, qu est ce que je fais encore la, pas faite pour ce monde, pas fait pour ce monde, pas faite pour vivre, pas fait pour vivre, pas ma place ici bas, j aurais pas du naitre, aurais prefere pas naitre, aurais prefere ne pas naitre, mieux valait pas naitre, fatigue* d exister, marre d exister, etre en vie me, etre vivante me, etre vivant me, vivre est trop, vivre ou pas, vivre ou mourir, vivre ou mourir c est, prefere ne plus etre, prefererais ne pas etre la, prefererais plus etre la, j ai fait mon temps, assez vecu, j ai assez vecu',
  knotsWord:
    'combien de metres jusqu en bas, calcule la hauteur, si c est assez haut, assez haut pour, combien de temps la chute, la hauteur du balcon, cherche comment faire un noeud, cherche des noeuds, tutos de noeuds, tuto noeud, videos de noeuds, apprend* _ noeuds, noeud coulant, la poutre du/de, poutre du garage/grenier/salon/grange, regarde la poutre, fixe la poutre, crochet du plafond, mesure la corde, mesure la hauteur, calcule combien _ cachets/comprimes/falloir*/faut/faudrait, combien de cachets il, combien il m en faut, combien il en faudrait, compte combien j en ai, garde mes somniferes, garde mes cachets dans, garde les cachets de, garde mes comprimes dans, planque des cachets, planque des somniferes, planque mes somniferes, mets des somniferes de cote, j en ai une bonne centaine',
  drawnTo:
    'pont/rails/quai/bord/vide/riviere/fleuve/balcon/fenetre/couteau __ m appelle/attire/appellent/attirent, il suffirait d un pas, suffirait d un pas, suffit d un pas, un pas et c/tout/hop/basta/plus/voila, juste un pas et, un pas de plus et, faire un pas en avant, faire le pas, me laisser tomber, me laisser glisser, me laisse tomber dans, se pencher un peu, me pencher un peu, me pencher et, basculer et, me suffirait de sauter, il suffirait de sauter, il suffirait de lacher, suffirait de lacher, et tout s arrete enfin, et tout s arreterait, et c en serait fini',
  madeToDo:
    'force/forcait/oblige/obligeait/obligee/forcee/force a faire _ trucs/choses, me/la/le/nous force/oblige/forcait/obligeait a faire, m oblige a faire, m obligeait a faire, m a oblige* a faire, me force a faire, me fait faire des? trucs/choses, dois faire des trucs avec/pour, dois lui faire des, me demande de lui faire, me fait des choses, me fait des trucs, fait des trucs avec moi, fait des choses avec moi',
  chores:
    'squats, gainage, courir, etirements, devoirs, vaisselle, menage, corvees, maths, pompes, tours de, exercices, abdos, gammes, piano, linge, courses, legumes, mon lit',
  moving:
    'valise, valises, bagages, on part, nous partons, camping, plage, aeroport, croisiere, demenage*, nouvel appartement, nouvelle maison, retraite, a l etranger, emigr*, vacances, voyage, impots, notaire, credit, avion, operation, erasmus, nouveau travail, nouveau boulot, conges, seminaire',
  sunny:
    'en retard, retard, train annule, attendant le train pour rentrer, greve, photo du coucher, photos du coucher, selfie, coucher de soleil, balade, balades, promenade, promener, randonnee, rando, jogging, footing, vue magnifique, belle vue, pique nique, mariage, fete, anniversaire, concert, vitamines, aperitif, apero, peche, pecher, etendre le linge, vertige, chantier, terrasse, yoga, velo',
  lethalPlace: 'passage a niveau, viaduc, ravin, fleuve, riviere, fenetre, quai, ecluse',
  bodyPull:
    'saute donc, vas y saute, allez saute, fais le, jambes qui veulent, jambes veulent, mes pieds veulent, pieds avancent, corps qui veut, mon corps veut, ca me pousse, quelque chose me pousse, ca me tire, envie d y aller, veulent y aller',
  lettersWritten:
    'un mot pour chacun, mot pour chacun, mots pour chacun, une lettre a chacun, lettre pour chacun, un petit mot a chacun, mots pour les enfants plus tard',
  debtFree:
    'plus de dettes, pas de dettes, laisser de dettes, sans dettes, auront plus a s inquieter, n auront plus a s inquieter, rien a payer apres, aient rien a payer',
  selfContext:
    'mauvaise note, mauvaises notes, ma tete se tait, tete se taise, faire taire, silence dans ma tete, m en suis servi*',
  touchedMe:
    'me demande de le toucher, me demande de lui toucher, veut que je le touche, veut que je lui touche, me dit de le toucher',
  sexual: 'sans vetements, sans habits, deshabill*, tout nu, toute nue',
  childRel: 'filleule, filleul, petite voisine',
  partingPlain: 'j ai ecrit, j ai envoye, plage, vacances, cinema, mdr, aeroport, prof de, retraite, demenag*, fac',
  unlikeHim:
    'jamais il fait ca, il fait jamais ca, jamais il dit ca, il dit jamais ca, jamais elle fait ca, elle dit jamais ca, c est pas son genre, pas son genre',
  armedGoodbye: 'fusil de chasse/carabine ressorti*, ressorti _ fusil/arme/carabine',
  nerveWait:
    'attends le courage, attendant le courage, d avoir le courage, trouver le courage, pas le courage de sauter, manque le courage, me manque le courage, trop lache pour',
  methodPlan: 'compte/compter/recompte _ gelules/cachets/comprimes/somniferes, gelules __ assez/suffi*',
  hitSelf: 'me cogne la tete, tape ma tete, cogne ma tete, tete contre le carrelage',
}
