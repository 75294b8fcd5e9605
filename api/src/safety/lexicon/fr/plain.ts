import type { Wordings } from '../../concepts.ts'

/** Comme on le dit chez soi, fatigué : des zones sans leur nom, des moments qui sont passés, ce qu'on a cueilli ou remplacé. */
export const plain: Wordings = {
  saddleZone:
    'fesses, fesse, cul, derriere, popotin, croupion, aine, aines, entrejambe, entre jambe, sexe, parties, parties intimes, zone intime, selle, entre les jambes, entre les cuisses, interieur des cuisses, haut des cuisses, vagin, penis, anus, perinee, la en bas, en bas, zones intimes, bas du corps',
  noFeeling:
    'engourdi*, endormi*, insensible*, sens plus, sens rien, sens pas, sensation*, perdu la sensibilite, plus de sensibilite, plus aucune sensation, cotonneu*, coton, comme du coton, anesthesi*, fourmi*, picot*, mort, mortes, comme mort*, en carton, pas a moi',
  unnoticed:
    'pisse/pisser/pipi/urine/urines/caca/selle/selles/fait/fais/souille*/mouille*/mouillee/trempe*/fuite*/chie/coule __ sans/pas sentir/sens/senti/rendre/rendu/apercevoir/apercu/apercue/remarqu*/savoir, sans m en rendre compte, sans m en apercevoir, sans rien sentir',
  seatLong:
    'bus, car, cinema, banc, chaise dure, gradins, avion, voiture, assis* dessus/longtemps/trop, assise sur, assis sur, en tailleur, croise*, je le secoue, je la secoue, secoue un peu, sur mon pied, trajet, dors dessus, dormi dessus, dormant dessus, couche* dessus, la selle du velo, spinning',
  speechOut:
    'plus moyen de parler, pas moyen de parler, impossible de parler, pouvais plus parler, pouvait plus parler, arrivais plus a parler, arrivait plus a parler, arrivais pas a parler, pu parler, plus parler, plus dire, pu dire un mot, mots ne venaient plus, mots venaient plus, mots voulaient pas, mots sortaient pas, mots ne sortaient, plus un mot, aucun mot, charabia, baragouin*, bredouill*, perdu la parole, langue pateuse, parlais bizarre, parlait bizarre, parlais de travers, sans pouvoir parler, pouvais/pouvait/arrivais/arrivait/pu/peux __ parler/articuler',
  limbOut:
    'bras/main/jambe/doigts/cote/pied __ bougeait/bougeaient/repondait/plus/mort/morte/mou/molle/engourdi*/lourd*/pendait/lachait/paralyse*/obeissait, plus moyen de bouger __ bras/main/jambe/doigts, impossible de bouger/lever/tenir __ bras/main/jambe/tasse, plus bouger/lever/tenir/serrer __ bras/main/jambe/tasse',
  cantMove:
    'plus moyen de bouger, pas moyen de bouger, plus moyen de lever, pouvais plus bouger, pouvait plus bouger, bougeait plus, ne bougeait plus, repondait plus',
  wentAway:
    'c est revenu, ca revient, revenu, revenue, c est passe, ca a passe, ca passe, passe depuis, c est parti, reparti, rentre dans l ordre, comme avant, redevenu normal, tout est normal, plus rien, puis plus rien, ca va mieux, ca va maintenant, tout va bien, disparu',
  hoarseCause:
    'extinction de voix, aphone, laryngite, rhume, enroue*, pleur*, larmes, emue, emu, emotion, angine, rire, concert',
  movedToTears:
    'd emotion, par l emotion, tellement je pleurais, de rire, extinction de voix, aphone, laryngite, emue aux larmes, ému aux larmes, tellement stress*, trop stress*, le trac, de honte',
  mushroomWord: 'champignon*, cepe, cepes, girolle*, bolet*, amanite*, morille*',
  poison:
    'debouche, debouche evier, acide chlorhydrique, esprit de sel, vitriol, chaux vive, potasse, antirouille, produit pour les canalisations, produit four, decap four, produit piscine, chlore, produit wc, alcali',
  eaten:
    'mange, manges, mangee, mangees, avons mange, cuisin*, poelee, omelette, soupe, au diner, au souper, goute, avale',
  deadlyMushroom: 'amanite*',
  gathered:
    'ramass*, cueilli*, cueillette, trouve*, recolt*, bois, foret, pre, champ, nous meme*, moi meme, sauvage*, promenade, balade, jardin',
  headInjury:
    'tombe/tombee/tombes/chute/chutee/vole/valdingue/culbute/glisse __ cheval/poney/velo/moto/scooter/trottinette/skate/escalier/escaliers/echelle/balancoire/trampoline/skis/luge/tete/crane/arriere, sans casque, pas de casque, avais pas de casque, coup sur le crane, prise sur la tete, recu sur la tete',
  memoryGap:
    'repet*/repose/reposer/demande/demander/redemande/pose/dis/dit __ meme chose/question/questions/choses/phrase, en boucle, toujours la meme question, je sais plus ce qui, sait plus ce qui, sais plus comment',
  palpitations:
    'coeur __ cognait/battait/emball*/galop*/affol*/vitesse/folie/cavale/saute/sautait/rates/trebuch*/dingue/a toute, coeur a fond, coeur en vrac',
  joyful: 'de rire, concert, de joie, montagnes russes, amoureu*',
  faint:
    'tout devient noir, tout est devenu noir, voile noir, vois noir, je vois noir, tombe raide, tombee raide, tombe dans les pommes, tombee dans les pommes, ecroulee, ecroule, partie d un coup, tourne de l oeil',
  collapse: 'tombe raide, tombee raide, ecroule*, tombe dans les pommes, tombee dans les pommes, tourne de l oeil',
  selfStrike:
    'me tape, me frappe, me cogne, me boxe, me gifle, me donne des coups, me tabasse, me pince, me mords, se tape, se frappe, se cogne, me fous des coups, me mets des coups, me taper, me frapper, me cogner',
  untilBruised:
    'jusqu/jusque __ bleu*/bleus/sang*/saigne*/saigner/noir/violet/marque*/hematome*/gonfle*/mal, couvert* de bleus, plein* de bleus, tout bleu, toute bleue',
  sportHit: 'kickboxing, cours de boxe, arts martiaux, karate, taekwondo, muay thai',
  cantDie:
    'me noierai pas, vais pas me noyer, peux pas me noyer, peux pas mourir, ne peux mourir, mourrai pas, brulerai pas, vais pas bruler, rien ne peut m atteindre, rien peut m arriver, rien ne peut me tuer, rien ne peut m arriver, suis immortel*, suis invincible, suis invulnerable, les balles ne me/peuvent, les voitures ne peuvent, marcher sur l eau, marche sur l eau, les anges me port*, les anges vont me, l eau s ouvrira, l eau me portera',
  brink:
    'mer, ocean, lac, fleuve, riviere, autoroute, route, circulation, toit, rails, voies, feu, pont, fenetre, balcon, falaise, bord, vide',
  iAmProphet:
    'suis le/la? nouveau/nouvelle/vrai/dernier/elu? prophete/messie/jesus/christ/redempteur/sauveur, suis jesus, suis le fils de dieu, suis la reincarnation',
  swapVerb: 'remplac*, echang*, troqu*, troc, chang*, a la place, au lieu, laisser tomber, arreter, arrete, lacher',
  remedyWord:
    'tisane*, the, infusion*, plante*, herbe*, ail, jus, cannelle, curcuma, gingembre, vinaigre, gouttes, homeopath*, granules, aubergine, miel, celeri, betterave, huile*, ortie, aubepine, remede, complement*, cbd, citron, cristaux, levure',
  afterMeals:
    'apres chaque/les/le/tous/avoir _ repas/diner/dejeuner/souper/mange/manger/crise*/gouter, apres manger, des que je mange, quand j ai mange, si je mange',
  flatBelly:
    'ventre plat, ventre bien plat, rester mince, rester maigre, pas grossir, ne pas grossir, maigrir, me vider, me sentir vide, me sentir legere, garder la ligne, pas prendre un gramme',
  constipated: 'constip*, medecin, docteur, prescri*, infirmiere, pharmacien*, hemorroide*, enceinte, coloscopie',
  manyTaken: '#many, boite entiere, toute la boite, demi boite, poignee*, plaquette*, une boite',
  nippleWord: 'mamelon, mamelons, teton, tetons, bout de sein, bout du sein, areole',
  inward:
    'interieur, dedans, rentre*, rentrer, enfonc*, retract*, creus*, invers*, invagin*, aspire*, tire*, aplati*, creux',
  alwaysSo:
    'toujours ete, toujours eu, depuis la naissance, de naissance, depuis la puberte, les deux, piercing, allait*, froid, depuis toujours',
  urine: 'pisser, pisse, pissais',
  redColour: 'rose, rosee, rosees, roses, rosatre, rouge, rougeatre, coca, rouille, sang, marron, vin, the fonce',
  beetroot: 'betterave, mures, mes regles, regles',
  noAnswer: 'ne repond plus, ne repond pas, repond plus, repond pas, ne me repond, repondent plus',
  phoneTalk:
    'telephone, portable, sms, message*, texto*, whatsapp, appel*, mail*, email*, courrier, lettre, patron, chef, entreprise, service, banque, proprio, appli, chat, ecran, ordi*, tablette, telecommande, site',
  studied:
    'revise, revisais, reviser, revisant, etudie, potasse, bachote, revise/revisais/reviser/etudie/prepare/potasse/apprends/bosse __ examen/examens/concours/partiel/partiels/ecos/ecn/edn/diplome/exam/exams/internat/ifsi, cours sur, donne/enseigne/anime _ cours/atelier/formation sur/de, fiche/fiches/memoire/these/expose/dissertation/chapitre/diapo sur',
  past: 'a #teen ans __ aujourdhui/maintenant j ai #adult, a #teen ans __ j en ai #adult, dans les annees #n, il y a une vie, dans une autre vie, au lycee, au college, il y a #n decennies, y a vingt/trente/quarante ans, quand j avais',
  recovered:
    'c est passe, c est du passe, c est loin, loin derriere, tout ca est loin, fini depuis longtemps, termine depuis, plus jamais, jamais recommence, belle vie, petits enfants, vie heureuse, page tournee, tourne la page, une autre personne, de l histoire ancienne, fini tout ca',
}
