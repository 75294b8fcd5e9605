import type { Wordings } from '../../concepts.ts'

/** D'autres façons simples de nommer la même chose, et ce qu'on demande à propos des médicaments. */
export const further: Wordings = {
  solved:
    'tout serait regle, serait regle, ca reglerait tout, ca aurait tout regle, aurait tout regle, tout serait fini, ce serait fini, c etait regle, c etait fini, et voila, et basta, et hop, probleme regle, ca arrangerait tout le monde, ca m aurait arrange*, ca m arrangerait, bon debarras, ca aurait ete plus simple, aurait ete mieux',
  hitByCar:
    'camion/voiture/bus/train/moto __ fauche*/renverse*/ecrase*/emporte*/avait/aurait, m avait fauche*, m avait renverse*, m avait ecrase*, m aurait fauche*, me fauche, me renverse',
  illWish:
    'espere/voudrais/aimerais/souhaite/prie __ cancer/infarctus/tumeur/accident/avc/rupture, pourvu que ce soit un cancer, pourvu que ce soit grave, si seulement c etait un cancer, si seulement j avais un cancer, que ce soit incurable, que l avion s ecrase',
  sorryWoke:
    'reveille* encore, encore reveille*, me suis encore reveille*, me suis reveille*, je me reveille encore, encore un matin, encore vivant*, toujours vivant*, ouvert les yeux encore',
  pity: 'quelle rage, dommage, quelle deception, decu*, helas, malheureusement, degout*, j ai pleure, je pleure, quelle plaie, quelle merde, ras le bol, quelle punition',
  armedGoodbye:
    'nettoye/nettoie/sorti/charge/astique _ fusil/arme/carabine/pistolet/revolver, emprunte _ fusil/arme/carabine, fusil/carabine/pistolet/revolver sur la/le/son table/lit/genoux',
  onlyUntil:
    'je tiens pour, tiens pour les enfants, tiens pour mes enfants, tiens encore pour, j attends juste, attends juste que, je reste jusqu, je reste pour les enfants, quand les enfants seront, une fois les enfants',
  leaveWord:
    'apres on verra, apres je verrai, apres c est fini, apres ce sera fini, apres basta, ensuite c est fini, ensuite rideau, apres rideau, apres plus rien',
  noWill:
    'plus gout a vivre, plus gout a etre, plus gout a etre en vie, plus gout d etre, plus le gout d etre, plus l envie d etre en vie, plus envie d etre en vie, plus envie d exister',
  selfContext:
    'quand ils crient, quand ca crie, quand ca va pas, quand ca ne va pas, quand je craque, quand j en peux plus, quand c est trop, pour me calmer, pour sentir, pour ne rien sentir, pour plus sentir, ca me calme, ca me soulage, ca soulage, personne le sait, personne ne le sait, encore hier, hier encore, honte',
  cutsPlace:
    'plante/enfonce/pique __ compas/pointe/lame/aiguille/ciseaux __ cuisse/cuisses/bras/jambe/peau/main, compas/pointe/lame/aiguille __ dans la/le cuisse/bras/jambe/main, clope*/cigarette*/briquet __ cuisse/cuisses/bras/peau/jambe/jambes',
  visionLost:
    'vu d un cote, voyais d un cote, voyait d un cote, vois que la moitie, vois que d un cote, voit que la moitie, moitie de la vue, rideau noir, voile noir, store, vue d un oeil disparu, plus d un oeil, plus vu d un cote',
  numbWeak:
    'tout mou, toute molle, comme du coton, en coton, comme du chiffon, comme du caoutchouc, en guimauve, de chiffon, me portent plus, ne me portent plus, me porte plus, plus me porter, plus tenir debout, ne serre plus, serre plus, faiblesse',
  speechLost:
    'mots dans le desordre, inverse les mots, melange les mots, mots a l envers, parle charabia, langue pateuse, mange ses mots, begaie d un coup, cherche ses mots d un coup, cherche ses mots et, cherche mes mots d un coup, mots qui sortent pas',
  climbing:
    'et ca remonte, ca remonte, ca monte, remonte depuis, commence par les pieds, commence aux pieds, parti des orteils, gagne les cuisses, gagne les bras, monte chaque jour, maintenant les bras, aujourdhui c est les bras',
  legs: 'mes jambes',
  inhalerFails:
    'ventoline/bouffees/spray/bleue/bleu __ rien/inutile/efficace, fait plus rien, ne fait plus rien, #n bouffees et, ventoline toutes les, ventoline sans effet',
  wheeze: 'siffle, poitrine qui siffle, bronches qui sifflent, chat dans la poitrine',
  ribsSuck:
    'tire sur son ventre, tire sur le ventre, ventre qui se creuse, creuse le thorax, cotes apparentes, se creuse sous, ca se creuse, balancement du ventre',
  breathFast:
    'respire vite, respire tres vite, respire vite vite, respiration rapide, halete, haletant*, respire comme un petit chien',
  testicle: 'couille*, burne*, boule, bourse*, roubignol*, une couille, ses parties, les parties, testicule*',
  severe:
    'super mal, hyper mal, mega mal, trop mal, mal a crever, mal de chien, a hurler, a se tordre, se tord de, me tord de, plie en deux, pliee en deux, qui fait vomir, un mal fou, un mal de chien, a en pleurer',
  moved: 'remonte, remontee, plus haut que, plus haute que, vers le haut',
  sudden: 'depuis le reveil, au reveil, depuis ce matin, en une heure, tout a l heure',
  cantPee:
    'pas pisse, pas pu pisser, j arrive plus a pisser, arrive pas a pisser, n arrive plus a pisser, rien ne sort quand, plus pisse depuis, pas fait pipi, pas fait pipi depuis, ventre va eclater, vessie va eclater, vessie pleine, vessie bloquee',
  pressure:
    'une barre, barre dans, barre sur, enclume, comme un etau, brique, pave, elephant, sangle, corset, comme un poids, qui serre, ca serre',
  unwellLook:
    'blanc comme un linge, blanche comme un linge, blanc comme un drap, cireux, cireuse, verdatre, couleur cendre, couleur de cire, mauvaise mine, mine affreuse, gris comme, tout pale, toute pale, blanc et transpire, cadaverique',
  sweat: 'trempe de sueur, trempee de sueur, en nage, mains moites, degouline, ruissel*',
  spurts: 'gicle*, jaillit, par jets, en jets, a gros bouillons, pisse le sang, coule a flots',
  bleeding: 'perds du sang, je perds du sang, perds du sang rouge, perd du sang, sang rouge vif, sang rouge',
  pregnant: 'suis a #young mois, suis a #n sa, suis a #n semaines, au #young mois, de #n sa, a #n sa',
  gestation: 'a #young mois, suis a #young mois, je suis a #young mois, au #young mois, #week sa, a #week sa',
  delusion:
    'code secret, dechiffre le code, compris le code, prevenir le president, avertir le president, prevenir le gouvernement, moi seul sais, traceur sous la peau, puce sous la peau, m ont mis une puce, m ont pose une puce, la tele me donne des ordres, la tele me parle, sortir le demon, faire sortir le demon, le bebe est le diable, bebe est le diable, remplacee par, est un imposteur',
  bruisesBy:
    'des bleus sur les bras, bleus sur les jambes, bleus sur le visage, bleus sur le corps, marques sur les bras, bleus partout, couverte de bleus',
  childRel:
    'petite de la voisine, petit de la voisine, petite du voisin, petit du voisin, petits voisins, gamine du dessus, gamin du dessus, enfant du dessus, petite du dessus',
  touchedMe:
    'met/glisse/passe sa/la/les/ses main/mains sous/dans mon/ma/mes? pull/culotte/jupe/pantalon/vetements/tee, me baisse ma, baisse mon pantalon, se frotte contre moi, se colle a moi',
  hitSelf:
    'me tape la tete, me frappe la tete, coups de poing, me donne des coups de poing, me cogne jusqu, me tape jusqu',
  mixQuestion:
    'je peux utiliser, ca passe avec, c est ok de prendre, c est bon de prendre, est ce que je peux prendre, je peux prendre, puis je prendre, peut on prendre, on peut prendre, est ce qu on peut prendre, ca craint de prendre, c est dangereux de prendre, c est risque de prendre, ca pose probleme, est ce compatible, compatible avec, je peux melanger, je peux associer, je peux combiner, y a t il un risque, ca se prend avec, ca va avec, faut il eviter',
  mixWord:
    'melang*, associe*, associer, combin*, en meme temps que, avec ma pilule, avec mes cachets, en plus de mon, en plus de ma, en plus de mes',
  herb: 'millepertuis, valeriane, melatonine, ashwagandha, ginkgo, ginseng, cbd, cannabis, kava, kratom, pamplemousse, magnesium, fer, calcium, curcuma, omega, levure de riz, reglisse, passiflore, tilleul, homeopathie, ayahuasca, microdose*, psilocybine, plantes, tisane, complement*, chardon marie, tryptophane, alcool, vin, griffonia, rhodiola, huile essentielle, huiles essentielles',
  anyMedicine:
    'pilule pour le coeur, pilule pour la tension, pilules pour le coeur, medicament*, traitement, comprime*, cachet*, antidepresseur*, pilule, contraceptif, contraception, anticoagulant*, anxiolytique*, seresta, lexomil, xanax, lorazepam*, temesta, stilnox, levothyrox, kardegic, eliquis, xarelto, previscan, metformine, statine*, lithium, deroxat, seroplex, sertraline, ramipril, bisoprolol, doliprane, ibuprofene, somnifere*',
  doseLess:
    'un jour sur deux, tous les deux jours, un sur deux, une fois sur deux, la moitie, moitie de, que la moitie, diviser par deux, divise par deux, coupe en deux, coupe les comprimes, demi comprime, un demi, j en prends moins, de moins en moins, diminuer moi meme, diminue moi meme, baisser moi meme, baisse tout seul, baisse toute seule, espacer les prises, espace les prises',
  notTaken:
    'j ai arrete la, j ai arrete le, j ai arrete les, pas pris, n ai pas pris, plus pris, prends plus, ne prends plus, ne prends pas, prends pas, j ai saute, j ai arrete, ai arrete, j oublie expres, laisse de cote, zappe',
  bowelHabit: 'vais a la selle, aller a la selle, aux toilettes, caca, intestin*, transit',
  changed:
    'plus pareil, plus comme avant, differente*, bizarre, plus mou, plus molle, plus liquide, tantot, en crayon, plus souvent qu avant, change',
  menopausePast:
    'menopausee depuis, suis menopausee, regles arretees depuis, plus de regles, regles finies depuis, plus mes regles, #n ans que je n ai plus',
  spottingWord:
    'tache de sang, taches de sang, retache, retaches, spotting, saigne a nouveau, saigne de nouveau, resaigne, gouttes de sang, petites pertes, du sang dans ma culotte, tache dans ma culotte, retache*',
  stuckFood:
    'viande/pain/bouchee/aliment*/riz/morceaux __ coince*/bloque*/accroche*/passe/descend*, reste coince*, reste coincee, coincee en avalant, accroche en descendant, bloque en descendant, boire pour faire descendre, ca descend mal, ca descend pas',
  fearFood:
    'peur/panique/terreur/angoisse du/des/de/le/les pain/riz/pates/huile/feculents/sucre/gras/nourriture, pese tout ce que je mange, pese chaque aliment, pese chaque gramme, pese mes aliments, pese ma nourriture',
  binge:
    'en cachette jusqu a, mange en cachette, jusqu a en avoir mal, devore tout, vide le frigo, vide les placards, paquets entiers, paquet entier, crises devant le frigo',
  clutter:
    'vieux vetements, vieilles affaires, emmaus, vinted, bon coin, brocante, vide grenier, jouets, placards, dressing, friperie, vetements de bebe, desencombr*, menage de printemps',
  thriving:
    'mange bien, boit bien, tete bien, sourit, rit, joue, gazouille, prend du poids, dort bien, comme d habitude, comme tous les jours, en pleine forme',
  confused:
    'parle aux murs, parle aux rideaux, parle a des gens qui, voit des gens qui, dit des betises sans, tient des propos, ne sait plus ou, sait plus ou, a cote de la plaque, delire',
  shivers: 'grelotte, claque des dents, gelee jusqu aux os',
  saddleNumb:
    'sens plus mes fesses, sens pas mes fesses, plus rien quand je m essuie, sens plus rien en bas, sens rien quand je m essuie',
  incontinence: 'sans m en rendre compte, pipi sans m en, urine sans m en',
  drowningLungs:
    'crache de la mousse, tousse de la mousse, mousse blanche, reveillee en etouffant, reveille en etouffant',
  pushed: 'poussee dans l escalier, m a poussee dans, jetee dans l escalier, m a jetee dans',
  infant: 'bout de chou, notre petit, notre petite, la puce, ma puce',
  childMeds:
    'cachets/comprimes/gouttes/sirop/medicament/medicaments/pilule/pilules __ mamie/papi/grand/tension/coeur/diabete/maman/mum/papa, la plaquette, sirop, doliprane',
  swallowed: 'a pris _ cachets/comprimes/gouttes, mis la main sur',
  itch: 'se gratte partout, gratte partout',
  mildOnly: 'sous l eau, sous l eau froide, eau froide, plus rien',
  exercise: 'abdos, gainage',
  lessMovement:
    'sens moins bebe/le/mon bouger?, sens moins bebe, sens moins mon bebe, sens moins le bebe, sens plus bebe, sens plus mon bebe, le sens moins, la sens moins bouger',
  noSleepDays:
    '#n jours/nuits que je/il/elle ne? dors/dort plus/pas, fait #n jours que je dors, jours que je dors plus, jours que je dors pas, jours que je ne dors, jours qu il dort plus, jours qu elle dort plus',
  carbonMonoxide: 'detecteur de monoxyde, alarme monoxyde, alarme de monoxyde, detecteur de co',
}
