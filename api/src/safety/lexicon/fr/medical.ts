import type { Wordings } from '../../concepts.ts'

/** Urgences du corps, dites simplement. */
export const medical: Wordings = {
  weightOnMe:
    'elephant _ poitrine, elephant assis, poids sur la poitrine, pierre sur la poitrine, enclume, assis sur ma poitrine, assis sur la poitrine, bloc sur la poitrine',
  chestPain:
    'douleur thoracique, douleur dans la poitrine, mal a la poitrine, douleur a la poitrine, oppression thoracique, serre la poitrine, poitrine serree',
  heartAttackNow:
    'je fais un infarctus, je fais une crise cardiaque, fait une crise cardiaque, fait un infarctus, crise cardiaque en cours, est ce un infarctus, peut etre un infarctus, ca ressemble a un infarctus, arret cardiaque, je crois _ infarctus, je crois _ crise cardiaque',
  indigestion: 'indigestion, brulures d estomac, remontees acides',
  defibrillator: 'defibrillateur _ choc/declenche, pacemaker _ choc',
  tearing: 'dechir*, arrach*, coup de poignard, coup de couteau',
  noWarning: 'sans prevenir, pendant le sport, en courant, en plein match',
  droop:
    'affaiss*, tomb*, pend*, de travers, deform*, paralys*, tordu*, ne bouge plus, plus sourire, asymetr*, qui tombe, figee, fige',
  speechLost:
    'n arrive plus a parler, arrive plus a parler, arrive pas a parler, peux plus parler, peut plus parler, ne parle plus, mots incomprehensibles, propos incoherents, parle de facon incoherente, bafouill*, begaie d un coup, articule mal, n articule plus, articule plus, parle bizarre*, trouve plus mes mots, trouve plus ses mots, ne trouve plus les mots, trouver les mots, trouver ses mots, mots _ melange*, melange les mots, dit n importe quoi, charabia, elocution*, parle comme quelqu un d ivre, parle comme s il etait ivre, comme une personne ivre, bouche pateuse, mots sortent de travers, perdu la parole, mots ne sortent plus, mots ne sortent pas, parole _ trouble*, aphasi*, incomprehensible, phrases sans sens, plus a articuler, plus un mot, difficulte* a parler, du mal a parler, marmonn*',
  speech: 'parl*, mots, parole, articul*, elocution, bafouill*',
  dropsThings:
    'fait tomber, lache tout, laisse tomber, peux plus tenir, peut plus tenir, n arrive plus a tenir, arrive plus a tenir, tout tombe des mains, lache sa tasse, tombe des mains, tasse',
  cantMove:
    'peux plus bouger, peut plus bouger, ne bouge plus, peux plus lever, peut plus lever, n arrive plus a lever, arrive plus a lever, arrive plus a bouger, n arrive plus a bouger, paralys*, inerte, sens plus, ne sens plus, ne repond plus, impossible de bouger, impossible de lever, plus aucune force, pend',
  visionLost:
    'vois plus, ne vois plus, ne voit plus, voit plus, perdu la vue, perte de la vue, perte de vision, perte de vue, perdu la vision, aveugle, plus rien vu, ne voyais plus, plus rien voir, vois plus rien, vision _ disparu*, oeil _ noir, je n y vois plus, cecite, rien vu d un oeil, voyais plus',
  doubleVision: 'vois double, voit double, vision double, dedouble*',
  balance:
    'equilibre, titub*, marche pas droit, marche plus droit, tombe sur le cote, tient plus debout, tiens plus debout, n arrive plus a marcher, arrive plus a marcher, peux plus marcher, demarche, ne tient plus debout',
  strokeNow:
    'fait un avc, faire un avc, est ce un avc, un avc maintenant, peut etre un avc, ressemble a un avc, signes d avc, signes d un avc, attaque cerebrale, je crois _ avc, accident vasculaire, ait',
  confused:
    'confus*, desorient*, ne sait plus ou, sait plus ou, ne sait plus qui, ne me reconnait*, me reconnait plus, nous reconnait plus, reconnait plus, reconnait pas, perdu*, delir*, incoherent*, divague, hallucin*, dit n importe quoi, ne sait plus quel jour, tient des propos, bizarre, ailleurs, sait plus comment il s appelle, propos',
  drowsy:
    'somnolen*, endormi*, dort tout le temps, difficile a reveiller, arrive pas a le reveiller, arrive pas a la reveiller, lethargi*, apathi*, s endort, reagit a peine, mou, amorphe, reste pas eveille, rester eveille*, garder les yeux ouverts, yeux ouverts, sonne, abruti*, dort sans arret, ne reagit presque plus, se reveille a peine, pas eveille, comateu*, assoupi*',
  blueLips:
    'levres bleues, levres _ bleu*/violet*/grise*, levres violettes, ongles bleus, doigts bleus, devient bleu*, bleu autour, visage bleu, tout bleu, toute bleue, est bleu, devenu bleu, levres mauves, bleuatres, cyanos*, bleuit',
  bluish: 'bleu*, violet*, violac*, gris*, mauve',
  coughBlood:
    'crache _ sang, tousse _ sang, crach* du sang, sang en toussant, sang dans les crachats, crachats _ sang, sang quand je tousse, crachats de sang, toux _ sang, expector* _ sang, hemoptysi*',
  legSwelling: 'jambes gonfl*, jambes enfl*, chevilles gonfl*, chevilles enfl*, pieds gonfl*, pieds enfl*',
  wheeze: 'siffl*, sibil*',
  inhalerFails:
    'ventoline/inhalateur/spray/bouffees _ marche/fait/soulage/aide/effet/agit _ pas/plus/rien, ventoline/inhalateur _ ne fait/marche/soulage/sert, ventoline/inhalateur _ plus/pas d effet, plus de ventoline, sans ventoline, ventoline ne, inhalateur ne, ventoline vide, #n bouffees',
  inhaler: 'ventoline, inhalateur, spray, bouffees',
  lieFlat:
    'peux pas m allonger, peux plus m allonger, rester assis, dormir assis*, allonge, #n oreillers, pas rester allonge*, m allonger',
  air: 'air, souffle, respire*',
  pinkFroth: 'mousse rose, crachats roses, ecume rose, ecume aux levres',
  cantSpeakSentences:
    'finir mes phrases, finir ses phrases, finir une phrase, phrase entiere, phrase complete, terminer une phrase, terminer ses phrases, #n mots a la fois, mot par mot, deux mots, parler sans reprendre, trop essouffle* pour parler, peut meme plus parler',
  chokingNow:
    's etouffe, est en train de s etouffer, s etrangle avec, avale de travers et, coince dans la gorge, bloque dans la gorge, reste coince, fausse route, coincee dans la gorge, bloquee dans la gorge',
  choking: 'etouff*, etrangl*, fausse route',
  stridor:
    'stridor, toux aboyante, toux rauque, bruit en respirant, bruit en inspirant, respiration bruyante, aboie, siffle en inspirant, tirage, aboiement, laryngite',
  asthma: 'asthm*',
  allNight: 'toute la nuit',
  breathIn:
    'en respirant, quand je respire, a l inspiration, en inspirant, respire fort, respire profondement, inspiration, quand j inspire, grande inspiration',
  flightOrOp:
    'vol, avion, long trajet, operation, opere*, chirurgie, platre, cesarienne, pilule, alite*, accouchement, prothese',
  pill: 'pilule, contracepti*',
  stoppedBreathing:
    'ne respire plus, ne respire pas, respire plus, a arrete de respirer, arrete de respirer, s arrete de respirer, cesse de respirer, pauses respiratoires',
  sleepApnoea: 'dans son sommeil, en dormant, la nuit il ronfle, ronfle*, apnee',
  inhaledSmoke: 'inhale de la fumee, respire de la fumee, incendie, respire la fumee, intoxique par la fumee',
  airwaySwelling:
    'gorge/langue _ gonfl*/enfl*/ferme/serre/resserre, langue gonfl*, langue enfl*, langue enorme, langue double, gorge se ferme, gorge qui se ferme, gorge gonfl*, gorge enfl*, gorge se resserre, gorge qui se resserre, oedeme _ gorge/langue/quincke, langue trop grosse, langue qui gonfle, gorge qui gonfle, oedeme de quincke',
  throatTight:
    'gorge _ serre*/nouee/irritee, peux plus avaler, mal a avaler, voix rauque d un coup, gorge irritee et gonflee, voix qui change',
  swallowHard:
    'peux plus avaler, peut plus avaler, n arrive plus a avaler, arrive plus a avaler, arrive pas a avaler, mal a avaler, avaler, deglutir',
  tingles: 'picot*, fourmi*, demange*, gratte, brule',
  hives:
    'urticaire, plaques rouges, plaques partout, plaques, boutons partout, demange partout, demangeaisons partout, eruption*, rougeurs partout, gratte partout, demangeaisons sur tout, couvert de plaques, couverte de plaques, rouge partout, demangeaisons, ca me gratte, boutons sur tout',
  everywhere: 'partout, tout le corps, corps entier, de la tete aux pieds',
  spreads: 's etend*, se propage, monte, remonte, progresse, grandit, trainee*, s elargit, gagne',
  allergen:
    'guepe*, abeille*, frelon*, piqure*, pique, arachide*, cacahuete*, noix, noisette*, amande*, cajou, pistache*, crevette*, fruits de mer, crustace*, crabe, moule*, huitre*, poisson, oeuf, oeufs, lait, injection*, vaccin*, antibiotique*, nouveau medicament, comprime, apres avoir mange, apres le repas, fraise*, teinture, allergi*, latex, produit de contraste, anesthesie, sesame, gateau, sushi, restaurant, goute, croque, ai mange, a mange, mange des, mange du, mange une, mange un',
  heatRush: 'bouffee de chaleur, mort imminente',
  usedEpipen:
    'utilise _ epipen/adrenaline/stylo/anapen/jext, injecte _ epipen/adrenaline/stylo/anapen, injection d adrenaline, fait _ adrenaline, pique _ adrenaline, stylo d adrenaline _ utilise, donne _ adrenaline, epipen _ utilise, eu besoin de _ epipen/adrenaline, stylo auto injecteur, stylo d adrenaline',
  heavyBleeding:
    'saigne beaucoup, saigne abondamment, saigne enormement, beaucoup de sang, enormement de sang, hemorragie, sang gicle, gicle, sang coule a flots, flots de sang, flot de sang, sang partout, perdu beaucoup de sang, perds beaucoup de sang, perd beaucoup de sang, mare de sang, vide de mon sang, vide de son sang, gros caillots, serviette* trempee* de sang, pisse le sang, jet de sang, sang en jet, inonde de sang, saigne a flots',
  wontStop:
    'ne s arrete pas, ne s arrete plus, s arrete pas, s arrete plus, arrive pas a arreter, sans arret, continue de, n arrete pas, impossible a arreter, ne veut pas s arreter, impossible d arreter, n arrive pas a stopper, coule toujours, n arretent pas, ne cesse, toujours en train, pas moyen d arreter, malgre la compression, malgre le pansement, traverse le pansement',
  soaks:
    'trempe*, imbib*, #n serviettes, serviette par heure, une serviette, toutes les heures, change* de protection, protection par heure, toutes les demi heures, travers',
  pad: 'serviette*, protection*, tampon*, pansement*',
  coffeeGrounds: 'marc de cafe',
  vomitBlood:
    'vomi* _ sang, sang dans le vomi, vomissements _ sang, marc de cafe, vomi* noir, vomi rouge, vomissements noirs, rend du sang, sang en vomissant, crache du sang en vomissant',
  blackStool:
    'selles/caca/crottes/excrements _ noir*/goudron, selles noires, caca noir, goudron, noir* comme du goudron, noires comme, noires et collantes, noir comme du charbon, meleena, melena',
  lots: 'beaucoup, plein, enormement, abondant*, rouge vif, flots, remplie, pleine bouche, gros*, litres, cuvette',
  recentLots: 'que du sang, sang pur',
  clots: 'caillot*',
  swallowing: 'avale du sang',
  nosebleed: 'saigne du nez, saignement* de nez, nez _ saigne, sang par le nez, nez qui saigne, epistaxis',
  gumsBleed: 'gencives saign*, saigne des gencives',
  tinySpots:
    'petits points rouges/violets, points rouges, points violets, petechi*, taches violettes, petites taches rouges, taches rouges, purpura, petites taches',
  bruises: 'bleus, hematome*, ecchymose*',
  deep: 'profond*, jusqu a l os, artere, tendon, beante, ouvert*',
  bone: 'os, tendon',
  spurts: 'gicle*, jet*, jaillit',
  severed: 'doigt sectionne, sectionn*, amput*, arrache un doigt, bout du doigt, doigt arrache',
  stabbed:
    'coup de couteau dans, tire dessus, balle dans, recu un coup de couteau, fait poignarder, ete poignarde*, poignarde* au/a dans ventre/bras/jambe',
  afterOperation:
    'apres l operation, depuis l operation, opere*, operation, chirurgie, cesarienne, amygdales, extraction, dent de sagesse, cicatrice, depuis mon operation',
  coldSkin:
    'mains froides, mains glacees, pieds froids, peau froide, peau _ froide, extremites froides, moite*, marbre*',
  thunderclap:
    'pire mal de tete, mal de tete _ foudroyant/explosif/brutal, coup de tonnerre, coup de massue, explosion dans la tete, coup de marteau, tete _ explose d un coup, cephalee _ brutale, quelque chose a explose/claque/pete dans _ tete, coup de poignard dans la tete, comme un coup _ tete, pire _ tete de ma vie',
  exploded: 'explo*, explosion, coup de tonnerre, coup de massue, foudroyant*, marteau, en quelques secondes',
  morning: 'le matin, au reveil, chaque matin',
  lies: 'allonge*, couche*, en toussant, quand je tousse',
  personality:
    'change de comportement, comportement bizarre, comportement etrange, plus lui meme, plus elle meme, se comporte bizarre*, changement de personnalite',
  jawChewing: 'en machant, macher, mastiqu*',
  scalpSore: 'cuir chevelu, tempe, tempes',
  headInjury:
    'coup* a la tete, coup* sur la tete, cogne la tete, choc a la tete, tombe sur la tete, tape la tete, tape la tete, traumatisme cranien, tete contre, chute _ tete, tombe de velo, tombe de cheval, chute de velo, chute de cheval, commotion, chute dans l escalier, chute dans les escaliers, tombe dans l escalier, tombe dans les escaliers, heurte la tete, accident de voiture, accident de moto, accident de velo, tombe en arriere, cogne le crane, cogne violemment, tombe sur le crane, recu un coup',
  memoryGap:
    'me souviens pas, me souviens plus, se souvient pas, se souvient plus, trou de memoire, amnesi*, souviens de rien, souvient de rien, repete la meme, repete les memes, pose la meme question',
  earFluid: 'liquide _ oreille/nez, sang _ oreille, oreille saigne',
  pupils: 'pupille* _ differente*/inegale*/dilatee, une pupille',
  drooping: 'paupiere tombante',
  bigSwelling: 'enorme bosse, grosse bosse, enfonc*',
  seizure:
    'convuls*, crise d epilepsie, crise epileptique, epilepti*, spasmes dans tout le corps, secousses, yeux revulses, yeux se sont revulses, bave et tremble, s est raidi, tremblait de tout son corps, corps s est mis a trembler, tremble de tout son corps, crise convulsive',
  notRecovered: 'se reveille pas, ne revient pas a, reprend pas, toujours pas',
  injured: 'bless*, mordu la langue, ecrase*, coince*',
  first: 'premiere fois, jamais eu, premiere',
  unconscious:
    'inconscient*, ne reagit plus, ne reagit pas, sans connaissance, reagit plus, reagit pas, inanime*, ecroule',
  wontWake:
    'se reveille pas, se reveille plus, ne se reveille, n arrive pas a le reveiller, n arrive pas a la reveiller, n arrive plus a le reveiller, n arrive plus a la reveiller, arrive pas a reveiller, arrive plus a reveiller, impossible de le reveiller, impossible de la reveiller, impossible a reveiller, difficile a reveiller, a du mal a se reveiller, pas reussi a le reveiller, pas a la reveiller, pas a le reveiller, plus a la reveiller, plus a le reveiller',
  saddleNumb:
    'engourdi* _ entre les jambes, entre les jambes _ engourdi*/insensible*/sens, entrejambe _ engourdi*/insensible*/sens, perinee _ engourdi*/insensible*, fesses _ engourdies/insensibles, parties intimes _ engourdi*/insensible*, sens plus quand je fais pipi, sens plus quand j urine, sens plus quand je m essuie, sens plus mon sexe, sens plus entre, sexe _ engourdi, selle, insensible* _ perinee/entrejambe, anesthesie en selle, sens rien quand je m essuie',
  cantPee:
    'peux plus uriner, peux pas uriner, peut plus uriner, n arrive plus a uriner, arrive plus a uriner, arrive pas a uriner, n arrive pas a uriner, pas urine depuis, plus faire pipi, pas faire pipi, retention d urine, impossible d uriner, vider ma vessie, pas a pisser, plus a faire pipi, pas a faire pipi, n urine plus, n a pas urine',
  incontinence:
    'incontinen*, me fais pipi dessus, urine sur moi, perds mes urines, perd ses urines, fuites d urine, ne controle plus, controle plus _ vessie/urine*/selles/sphincter*, retiens plus, plus me retenir, pipi dessus, peux plus me retenir, retenir mes urines, retenir mes selles, fuite urinaire',
  sciatica: 'sciatique',
  climbing: 'remonte le long, monte dans, qui remonte, qui monte, parti des pieds, remonte vers',
  sepsis: 'septicemie, sepsis, septique, empoisonnement du sang',
  infected: 'infect*, pus, pneumonie, cystite, abces, infection*, pyelonephrite, angine, grippe',
  mottled: 'marbr*, marbrures, taches violacees, peau grise, peau violacee',
  veryIll:
    'jamais ete aussi mal, jamais senti aussi mal, aussi malade, vais mourir, je crois que je meurs, tres mal, je me sens mourir, au plus mal, extremement mal, tient plus debout, tiens plus debout, etat s aggrave, de pire en pire, plus me lever',
  noUrine:
    'urine presque plus, urine a peine, pas urine, n urine plus, presque pas pipi, pas fait pipi, couche seche, couches seches, presque pas urine, urine tres peu, ne fait plus pipi, fait plus pipi, pas mouille, n a pas mouille',
  breathFast:
    'respire vite, respire tres vite, respire rapidement, respiration rapide, halet*, respiration acceleree, respire trop vite',
  breathSlow: 'respire lentement, respire a peine, respiration lente, respire tres peu, ralenti*, rale',
  rashNoFade:
    'taches/boutons/points/eruption/plaques _ disparai*/effac*/efface/partent/palissent pas/plus, ne disparaissent pas, ne s effacent pas, ne disparait pas, disparaissent pas quand, s efface pas, s effacent pas, test du verre, taches violettes, taches violacees, purpura, sous un verre, pression du verre, points violets, avec un verre, a la pression, quand on appuie, quand j appuie',
  purple: 'violet*, violac*, pourpre, mauve',
  highPressure:
    'tension _ elevee, tension _ #pressure, tension a #n, hypertension, proteines dans les urines, tension tres haute, tension haute, albumine',
  chemo:
    'chimio*, immunodeprim*, plus de defenses, globules blancs bas, aplasie, sans rate, greffe de moelle, leucemie, neutropen*, plus de globules blancs',
  unwellSudden: 'frissons, tres mal',
  steroidUser: 'addison, insuffisance surrenal*, corticoides depuis',
  redStreak: 'trainee rouge, ligne rouge, trait rouge, trainees rouges, trace rouge, lignes rouges',
  skinRed: 'peau rouge, rouge*, rougeur, erysipele, cellulite, zone rouge',
  redHot: 'rouge*, chaud*, brulant*, inflamm*',
  fast: 'vite, rapid*, d heure en heure, en quelques heures, depuis ce matin',
  streak: 'trainee, ligne, trait',
  skinBlack: 'peau noire, noircit, devient noir*, gangren*, orteil noir, necros*, noirci*',
  painOutOfProportion: 'douleur disproportionnee, beaucoup plus mal que',
  tropics:
    'afrique, paludisme, malaria, tropiques, dengue, senegal, cameroun, cote d ivoire, mali, congo, madagascar, inde, thailande, retour de, rentre de, voyage en, guyane, benin, togo',
  wildBite:
    'mordu* _ chauve souris/singe/errant/renard/rat, chauve souris _ mordu*/griffe*, chien errant _ mordu*, rage _ mordu*, griff* _ chauve souris/singe, mordu* par un chien _ voyage/vacances/inconnu, singe _ mordu*/griffe*',
  lockjaw: 'tetanos, machoire bloquee, trismus, machoire _ bloquee',
  bulging: 'exorbite, gonfle vers l avant, sort',
  shut: 'ferme*, peut plus ouvrir, peux plus ouvrir, impossible a ouvrir',
  cantOpenMouth:
    'peux plus ouvrir la bouche, peut plus ouvrir la bouche, arrive plus a ouvrir la bouche, ouvrir la bouche',
  drools: 'bave*, salive',
  swallowSaliva: 'avaler ma salive, avaler sa salive, avaler la salive, avaler de l eau, avaler meme',
  urineBurn:
    'brulures en urinant, brule quand j urine, brule quand je fais pipi, brulures urinaires, infection urinaire, cystite, mal en urinant, quand j urine',
  tampon: 'tampon*, coupe menstruelle, cup',
  pus: 'pus, suint*, sent mauvais, pertes, coule',
  navelPain: 'autour du nombril, nombril',
  moved:
    'descendu*, deplac*, est passee a droite, maintenant a droite, maintenant en bas, migr*, partie a droite, a droite',
  walkHurts:
    'mal en marchant, peux plus marcher, plie en marchant, me tenir droit*, plie*, en sautant, en toussant, marcher',
  touchHurts: 'au toucher, quand on appuie, quand on relache',
  noAppetite: 'pas faim, plus faim, plus d appetit, sans appetit',
  bellyRigid:
    'ventre _ dur/planche/bois/rigide/contracte/beton, dur comme du bois, dur comme une planche, ventre de bois, dur comme du beton',
  noStool:
    'plus de gaz, ni gaz, ni selles, pas de selles, plus alle a la selle, plus allee a la selle, plus de selles, ne vais plus a la selle, pas de gaz, va plus a la selle, constipe depuis, arret des gaz, arret des matieres, pas alle aux toilettes',
  green: 'vert*, bile, verdatre',
  faeces: 'sent les selles, fecal*',
  throughBack: 'dans le dos, jusque dans le dos, vers le dos, irradie',
  hours: 'heures, toute la nuit',
  shoulder: 'epaule',
  pulsingLump: 'boule qui bat, masse qui bat, pulsatil*, bat dans le ventre',
  hernia: 'hernie',
  hard: 'dur*, ne rentre plus, rentre plus',
  testicleTorsion: 'testicule tordu, torsion testiculaire, torsion du testicule, testicule remonte',
  priapism: 'erection _ heures, priapisme',
  floaters: 'mouches volantes, points noirs, taches noires, corps flottants, mouches, filaments',
  flashes: 'flash*, eclairs, lumieres',
  shower: 'pluie, nuee, plein',
  curtain:
    'rideau _ oeil/vision/yeux/noir/vue, voile _ oeil/vision/noir/vue, ombre _ oeil/vision/vue, rideau noir, voile noir devant l oeil',
  halos: 'halo*, cercles autour, arc en ciel autour',
  lenses: 'lentille*',
  chemical:
    'javel, acide*, produit chimique, ciment, chaux, produit menager, soude, ammoniaque, deboucheur, colle, solvant, detartrant, detergent, chlore, decapant, eau de javel, batterie',
  pierced: 'clou dans, verre dans, eclat, perce, transperc*, meuleuse, hamecon',
  suddenLoss: 'd un coup flou, brusquement trouble',
  diabetic: 'diabet*, type 1, insuline, pompe a insuline',
  deepBreathing: 'respire profondement, respiration profonde, respiration ample',
  fruityBreath: 'haleine _ acetone/pomme/fruit, acetone, haleine fruitee',
  cantEat: 'mange plus, peux plus manger, rien mange, n arrive pas a manger, mange rien',
  sugarHigh: 'glycemie/sucre _ haut*/elevee/#n/hi, glycemie tres haute, glycemie a',
  sugarLow: 'glycemie/sucre _ #lowsugar, hypoglycemi*, en hypo, glycemie tres basse, glycemie trop basse',
  shaky: 'tremble*',
  thirst:
    'tres soif, soif, bois des litres, boit des litres, bois enormement, boit enormement, assoiffe*, boit tout le temps, litres d eau',
  urinesOften:
    'urine beaucoup, pipi tout le temps, urine tout le temps, urine sans arret, uriner souvent, me leve la nuit pour uriner, pipi sans arret, urine souvent, uriner toutes, fait pipi, pisse tout le temps, pipi au lit',
  weightLoss:
    'perdu #n kilos, perdu du poids, perte de poids, perds du poids, maigri*, amaigri*, kilos en moins, perd du poids, kilos sans, maigris',
  heat: 'chaleur, soleil, insolation, coup de chaleur, canicule, plage, voiture au soleil, coup de soleil',
  noSweat: 'ne transpire plus, transpire plus, peau seche, sue plus',
  stopped: 'arrete',
  coldExposure: 'hypotherm*, neige, eau glacee, tombe a l eau, dans le froid pendant',
  noShiver: 'ne tremble plus, ne frissonne plus',
  frostbite: 'gelure*, doigts geles, orteils geles',
  burn: 'ebouillant*, eau bouillante, huile bouillante, huile chaude, ebouillantee, friteuse, pris feu, brulure*, s est brule*, suis brule*, brule au, brule avec, brule par, main brulee',
  big: 'grande, grand*, tout le, toute la, jambe, bras, poitrine, dos, ventre, etendue, moitie',
  blisters: 'cloque*, ampoule*, peau part, peau se decolle, a vif, peau qui pele, peau arrachee',
  electric: 'electri*, prise, courant',
  chemicalWord: 'chimique, acide, soude, javel',
  white: 'blanc*, carbonise*, noirci*',
  electricShock:
    'electrocut*, choc electrique, pris le courant, decharge electrique, frappe par la foudre, foudroye*, coup de jus, electrise*, haute tension',
  brokenBone: 'os _ sort*/visible/depasse/perce, fracture ouverte, voit l os, os a travers',
  deformed: 'deforme*, tordu*, mauvais angle, angle bizarre, deboite*, luxe*, a l envers',
  fellHeight:
    'tombe du toit, tombe d une echelle, tombe de l echelle, tombe du balcon, chute de #n metres, tombe de #n metres, tombe d un arbre, tombe de cheval, tombe par la fenetre, echafaudage, tombee d une echelle, tombe d un toit',
  crash: 'accident*, renverse par, percute*, carambolage, moto, airbag, tonneau*, voiture a tape',
  fell: 'tombe, chute, glisse, trebuche*, tomber',
  cantStand:
    'peut plus se lever, peux plus me lever, peut plus marcher, n arrive plus a se lever, poser le pied, tenir debout, arrive plus a se lever, se relever, peut plus poser',
  injuredTight: 'platre trop serre, platre serre, coince* sous, ecrase* sous, platre _ serre',
  suddenDeaf:
    'sourd* d un coup, sourd* tout a coup, soudain* sourd*, entends plus d une oreille, n entends plus, perdu l audition, surdite brusque, surdite brutale, entends plus rien de l oreille',
  yellow:
    'yeux jaunes, peau jaune, teint jaune, jaunisse, yeux _ jaune*, peau _ jaune*, jaunatre, ictere, devenu* jaune, blanc des yeux',
  jaundice: 'jaune*, jaunisse',
  darkUrine: 'urine* _ foncee*/brune*/coca/noire*/the, urines foncees, urine couleur, urines brunes',
  muscle: 'muscle*',
  sickleCell: 'drepanocytose, drepanocyt*, crise vaso occlusive',
  fishbone: 'arete coincee, arete de poisson, os coince, arete dans la gorge, viande coincee, aliment bloque',
  nearDrowned:
    'failli se noyer, failli me noyer, noyade, avale de l eau _ piscine, sorti de l eau, tombe dans la piscine, bu la tasse, sous l eau',
  kidneyStone: 'calcul renal, colique nephretique, coliques nephretiques',
  cantDrink:
    'garde rien, ne garde rien, arrive pas a boire, veut pas boire, refuse de boire, boit plus, ne boit plus, ne boit rien, vomit tout, vomis tout, rend tout, meme pas l eau, meme l eau, garde plus rien, garder une gorgee, gorgee d eau, rejette tout, refuse le biberon, peut rien avaler, bois plus, boit presque plus, rien garder, garder quoi que ce soit, ne veut plus boire',
  stuckFood:
    'aliments _ bloqu*/coinc*/passe*, nourriture _ bloqu*/coinc*/passe, mal a avaler, bloque en avalant, reste coince, aliments restent, mange _ bloque, nourriture reste, chaque bouchee, bouchees coincent, ne passe pas, du mal a avaler, ca bloque, reste bloque, restent bloques',
  swallowed:
    'aval*, bu, mange, ingere*, leche, boit, suce, croque*, goute, mis dans sa bouche, porte a la bouche, gobe, bois',
  breastInfected: 'mastite, sein _ rouge/dur/chaud, seins durs',
  backFever: 'mal de dos _ fievre',
  overdose:
    'overdose, surdose, surdosage, trop de cachets, trop de comprimes, trop de medicaments, trop de paracetamol, trop de doliprane, trop d insuline, boite entiere, plaquette entiere, toute la boite, tous les comprimes, tous les cachets, tous mes cachets, tous ses cachets, tous ses medicaments, tous mes medicaments, boites vides, plaquettes vides, boite vide, flacon entier, poignee de comprimes, poignee de cachets, poignee de medicaments, boite de comprimes, boite de somniferes, trop de somniferes, boite de doliprane, plaquette vide',
  tookMany:
    'pris/avale/prendre _ #many _ comprimes/cachets/doliprane/paracetamol/somniferes/gelules/medicaments/ibuprofene/xanax, pris/avale _ boite/plaquette/flacon/poignee/tas de _ comprimes/cachets/medicaments/somniferes/doliprane',
  took: 'pris, avale, melange*, bu, prend',
  pills:
    'comprime*, cachet*, medicament*, somnifere*, anxiolytique*, gelule*, doliprane, pilule*, calmant*, antidepresseur*',
  sleepy: 'somnolen*, sommeil',
  slow: 'lent*, ralenti*',
  alcohol:
    'alcool, vodka, vin, whisky, biere*, ivre, bu, rhum, saoul*, soul*, boire, picole, cuite, tequila, bourre, gin',
  mixed: 'melange*, avec, en meme temps, ensemble, puis, plus',
  drugs:
    'drogue*, cachets, cocaine, coke, ketamine, cannabis, space cake, pilules, poppers, opiace*, protoxyde, champignons hallucinogenes, md, taz, produits, joint, shit, somniferes, methadone, subutex, dope, proto',
  snoresOdd: 'ronfle bizarrement, ronfle fort, gargouill*, rale*, ronflements bizarres',
  overheated: 'brulant*, surchauffe, temperature',
  vomitAsleep: 'vomit en dormant, vomi* dans son sommeil',
  poison:
    'javel, antigel, detergent*, nettoyant*, produit menager, produit d entretien, desherbant, pesticide*, insecticide*, mort aux rats, raticide, essence, white spirit, terebenthine, deboucheur, deboucher, soude, lessive, liquide vaisselle, lave vaisselle, pastille*, dissolvant, acetone, acide, ammoniaque, desinfectant*, nicotine, parfum, huile essentielle, huiles essentielles, gel hydroalcoolique, detartrant, petrole, baies, capsule de lessive, poison, produit toxique, decapant, destop, dosette*, batterie, lave vitre, alcool a bruler, naphtaline, methanol, cigarette*, e liquide, chlore, allume feu',
  poisonPlant: 'baies, laurier rose, champignon*, if, digitale, plante, muguet, graines',
  plantPoison: 'mange/avale/tisane/machouille _ muguet/colchique/digitale/if/belladone/datura/cigue/laurier',
  battery: 'pile bouton, pile ronde, pile plate, piles',
  magnets: 'aimant*',
  coinStuck: 'piece, bille, jouet, perle, lego',
  underSink: 'sous l evier, sous le lavabo, placard de la cuisine, produits menagers, bouteille sans etiquette, garage',
  skinContact: 'peau, mains',
  burns: 'brul*',
  heater:
    'chaudiere, poele, chauffage, chauffe eau, brasero, groupe electrogene, barbecue, cheminee, charbon, garage, rechaud, insert, convecteur a gaz, poele a petrole, gaziniere, chauffage d appoint',
  everyoneIll:
    'toute la famille, tout le monde, tous les deux, nous tous, le chien aussi, on a tous, le chat aussi, les enfants aussi',
  betterOutside: 'mieux dehors, dehors ca va mieux, quand je sors, en sortant, air frais, passe dehors, a l exterieur',
  fumes: 'vapeurs, fumees, gaz, melange javel, javel et, javel avec, melange de produits',
  gasLeak: 'odeur de gaz, sent le gaz, fuite de gaz',
  stoppedAlcohol:
    'arrete de boire, arrete l alcool, sevrage, plus bu, sans alcool, arret de l alcool, dernier verre, ne bois plus, ne boit plus d alcool, stoppe l alcool, depuis que j ai arrete de boire, sobre depuis, arret brutal de l alcool',
  stoppedSedative:
    'arrete/sans/sevrage/arret _ xanax/valium/lexomil/temesta/benzo*/diazepam/alprazolam/lorazepam/lysanxia',
  seesThings:
    'vois des choses, voit des choses, hallucin*, voit des betes, vois des betes, betes sur, araignees sur, insectes sur, vois des insectes, voit des insectes, des rats, voit des gens, vois des gens qui, vois des ombres, voit des ombres, voit des araignees, vois des araignees, betes partout, choses qui n existent pas, choses qui ne sont pas la, voit des personnes, bestioles',
  twitch: 'secousse*, raideur, rigid*, contract*, spasme*',
  wildMushrooms:
    'champignons _ ramass*/cueilli*/foret/bois/sauvages/jardin, mange _ champignons, amanite*, cueillette de champignons, omelette aux champignons _ malade/vomi*',
  venom: 'vipere, serpent, scorpion, meduse, vive, veuve noire, araignee',
  snakeBite:
    'mordu* _ serpent/vipere, morsure de serpent, morsure de vipere, vipere _ mordu*, serpent _ mordu*, pique* _ scorpion, piqure de scorpion',
  bitten: 'mordu*, pique, piqure',
  cannedFood: 'conserve*, bocal, bocaux, boite de conserve',
  doubleDose:
    'double dose, mauvais medicament, mauvaise dose, trompe de medicament, trompe de dose, methotrexate tous les jours, pris deux fois mon/mes/ma, erreur de dose, surdose, double la dose par erreur, insuline deux fois',
  spiked:
    'ghb dans mon verre, drogue* a mon insu, mis quelque chose dans mon verre, soumission chimique, verre drogue, mis un truc dans mon verre',
  pesticide: 'pesticide*, insecticide*, traitement des vignes, pulveris*, desherbant',
  vapeLiquid: 'e liquide avale, bu le e liquide',
  seesYellow: 'jaune',
  needleShared:
    'partage*/prete*/echange*/emprunte* _ seringue*/aiguille*/pompe*/matos/shooteuse*, seringue/aiguille/shooteuse _ partagee/usagee/pretee/empruntee, meme seringue, meme aiguille, injecte de l heroine, me pique a l heroine, me shoote, me suis shoote*, me fixe a l heroine, m injecter de l heroine, m injecte de la/l heroine/cocaine/coke/drogue',
  ritualPoison:
    'kambo, venin de crapaud, venin de grenouille, bufo, datura, brugmansia, trompette des anges, iboga, ibogaine, noyaux/amandes d abricot, terebenthine, borax, peroxyde d hydrogene, mms, dioxyde de chlore, huile d absinthe, argent colloidal, colloidal, ayahuasca, yage, peyotl, champignons hallucinogenes, champignons magiques, champis, psilos, salvia, haricots rouges crus, tue mouche, cactus san pedro, graines de ricin, huile de pouliot, bu/boit/bois/avale/avalee/ingere/prend/pris __ huile/huiles essentielle/essentielles, bu/boit/bois/avale/avalee/ingere __ eau oxygenee, huile/huiles essentielle/essentielles _ avale*/ingere*/bu',
  ritualHarm:
    'effondre*, s ecroule*, evanoui*, vomi*, gerbe*, ne se reveille pas, se reveille pas, ne se reveille plus, ne repond plus, confus*, desorient*, convuls*, crise, tremble*, tremblements, poitrine, palpitations, coeur s emballe, coeur qui s emballe, tachycardie, voit flou, vois flou, vue floue, pupilles, hallucin*, brule la gorge, gorge brule, gorge en feu, jaunisse, jaune, gonfle*, brulant*, fievre, inconscient*, voit des choses, vois des choses, peut pas uriner, peux pas uriner, n urine plus, pisse plus',
  whenTired:
    'quand je suis fatigue*, si je suis fatigue*, fatigue*, en fin de journee, tard le soir, depuis toujours, a toujours ete, toujours ete comme ca, sur les photos, de naissance, depuis la naissance, botox, dentiste',
  drunkJoke:
    'cocktails a la fete, cocktails a la soiree, verres de trop, apero, shots en soiree, bourre* en soiree, cuite',
  exerciseNow:
    'apres avoir couru, apres mon jogging, apres la course, footing, jogging, salle de sport, gym, marathon, sprint, entrainement, randonnee, squats, yoga, foot, football, course a pied, crossfit',
  poolEyes: 'piscine, nager, natation, nage, pollen, oignon*, rhume des foins',
  mouthBurn:
    'pizza, soupe, palais, langue, chocolat chaud, grille pain, tartine, cafe brule, calories, muscles, courbatures',
  atWork:
    'je travaille de nuit, je travaille en, je travaille a, je travaille au, je travaille aux, je travaille comme, ambulance, ambulancier*, dans le service, collegues, infirmier*, aide soignant*, mes patients, benevol*, gardes, pompier',
  asPrescribed:
    'comme prescrit, comme indique, selon l ordonnance, prescrit par, a pris son, a pris sa, son medicament, son sirop, recrache, crache, refuse, deteste, le medecin a donne, le medecin lui a, pediatre, prescrit, tous les jours, chaque jour',
}
