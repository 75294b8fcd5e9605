import type { Wordings } from '../../concepts.ts'

/** Parties du corps, sensations, manière et durée. */
export const body: Wordings = {
  chest:
    'poitrine, thorax, sternum, cage thoracique, cotes, thoracique*, torse, douleur au coeur, point au coeur, pointe au coeur, coeur qui serre, coeur serre fort, region du coeur, cote du coeur',
  heart: 'coeur, pouls',
  armJaw: 'bras, machoire*, epaule*, omoplate*, cou, dos, coude, main gauche, dents, mandibule',
  upperBack: 'entre les omoplates, omoplate*, haut du dos',
  arm: 'bras, avant bras, main',
  limb: 'bras, jambe, main, pied, doigt, poignet, mollet, cheville, avant bras, orteil*, pieds, mains',
  leg: 'jambe, cuisse, genou, mollet',
  legs: 'jambes, pieds',
  bothLegs: 'les deux jambes, jambes, chevilles, pieds',
  calf: 'mollet, mollets, derriere le genou',
  foot: 'pied, talon, orteil',
  face: 'visage, bouche, sourire, paupiere, joue, levre, face, commissure',
  lipsFace: 'levres, levre, visage, bouche, paupieres, yeux',
  tongue: 'langue',
  throat: 'gorge, amygdale*, pharynx',
  neck: 'cou, nuque',
  head: 'tete, crane',
  eye: 'oeil, yeux',
  back: 'dos, lombaire*, colonne, reins, lombalgie, lumbago',
  belly: 'ventre, abdomen, estomac, bas ventre, bide, abdominal*, pelvis, flanc, bas du ventre, entrailles',
  upperBelly: 'haut du ventre, creux de l estomac, sous les cotes, epigastre, vesicule, sous les cotes a droite',
  lowerRight:
    'en bas a droite, bas droite, cote droit, droite du ventre, fosse iliaque, appendic*, bas a droite, a droite en bas, aine droite, droite du bas',
  lowerSide: 'un cote, cote gauche, cote droit, bas ventre, ovaire, un seul cote, bas du ventre',
  oneSide:
    'un cote, d un cote, cote droit, cote gauche, moitie du corps, moitie du visage, moitie de la, bras et _ jambe, jambe et _ bras, bras droit/gauche, jambe droite/gauche, main droite/gauche, un seul cote, une jambe, un bras, moitie droite, moitie gauche',
  testicle: 'testicule*, couille*, bourse*, scrotum',
  joint: 'articulation, genou, hanche, cheville, coude, poignet',
  pelvis: 'bassin, pelvien*',
  sideOrBack: 'rein, reins, flanc, dos, lombaire*, cote',
  hip: 'hanche, aine, col du femur',
  hands: 'mains, doigts',
  feet: 'pieds, orteils',
  genitals: 'parties genitales, penis, aine, sexe',
  pain: 'douleur*, mal, fait mal, font mal, douloureu*, brul*, elancement*, crampe*, pique, coup de poignard, souffre, coliques, colique, tiraill*, lance, crampes',
  pressure:
    'pression, oppress*, serre*, serrement, etau, ecras*, poids, lourd*, compress*, appuie, comprim*, etouff*, etreint, ceinture, bloc, se tient, me tiens, se serre, agrippe',
  severe:
    'fort*, intense*, insupportable*, atroce*, terrible*, horrible*, violent*, affreu*, pire, extreme*, enorme*, intolerable*, brutal*, aigu*, severe*, abominable*, vive, foudroyant*, inhumain*, massif',
  worst: 'pire, jamais eu, jamais aussi, pire de ma vie, jamais connu, jamais ressenti',
  unbearable:
    'insupportable*, atroce*, intolerable*, plie en deux, pliee en deux, peux pas bouger, peux plus bouger, peux plus marcher, peux plus tenir debout, tiens plus debout, hurle de douleur, me tords, se tord, me tordre, peux pas me redresser, peux plus me redresser, ne peut plus marcher, ne tient plus debout, me roule par terre, a hurler',
  doubled: 'plie en deux, pliee en deux, recroquevill*, me tords, se tord',
  worse: 'pire, empire, aggrave*, de plus en plus, augmente, s intensifie, ne passe pas, s empire, sans arret',
  sudden:
    'soudain*, d un coup, tout a coup, brutal*, brusque*, subit*, d un seul coup, sans prevenir, tout d un coup, en quelques secondes/minutes, il y a une heure, il y a #n minutes, m a reveille, me reveille, me suis reveille, sortie de nulle part, d une seconde, au reveil, brutalement',
  recent:
    'depuis ce matin, depuis hier, depuis hier soir, depuis cette nuit, depuis #n heures/minutes, depuis une heure, depuis une demi heure, ce matin, cette nuit, aujourdhui, ce soir, hier, hier soir, il y a une heure, il y a #n minutes/heures, depuis midi, depuis tout a l heure, a l instant, cet apres midi, tout a l heure, depuis le petit dejeuner',
  longHours: 'heures, heure, toute la nuit, toute la journee, #n minutes, demi heure, depuis hier, depuis ce matin',
  longMinutes: '#n minutes, longtemps, ne s arrete pas, continue, encore, dure',
  longDays: '#n jours, jours, une semaine, semaines',
  longWeeks:
    '#n semaines, semaines, mois, un mois, depuis cet ete, depuis noel, ne passe pas, ne part pas, toutes les nuits, chaque nuit, ces derniers temps, depuis janvier/fevrier/mars/avril/mai/juin/juillet/aout/septembre/octobre/novembre, persist*',
  yearsLong: 'depuis des annees, depuis toujours, depuis l enfance, de naissance, il y a des annees',
  repeated:
    'encore et encore, plusieurs fois, sans cesse, souvent, tous les jours, a repetition, #n fois, chaque jour, de temps en temps, de nouveau, a plusieurs reprises',
  atRest:
    'au repos, assis*, allonge*, sans effort, sans bouger, devant la tele, sans rien faire, au lit, couche*, immobile',
  exertion: 'escalier*, marche*, effort, monter, en montant, courir, pelleter, cote, marchant, en marchant',
  exertionOnly:
    'en montant, a l effort, quand je marche, en marchant, quand je monte, apres avoir couru, en courant, monte les escaliers, quand je cours',
  exercise:
    'apres la course, en courant, sport, salle de sport, entrainement, match, foot, marathon, musculation, yoga, pompes, jogging, course a pied, apres avoir couru, randonnee, velo',
  sweat: 'sueur*, transpir*, sue, en sueur, trempe*, sueurs froides, suis en nage',
  unwellLook: 'pale*, livide*, gris*, blanc comme, blanche comme, blafard*, sueurs froides, teint gris',
  nausea: 'nause*, vomi*, envie de vomir, mal au coeur, ecoeur*, haut le coeur',
  vomit: 'vomi*, rend* tout, gerb*, rejette tout, regurgit*, degobill*, rend tout',
  diarrhoea: 'diarrhee*, gastro, selles liquides, courante',
  breathless:
    'essouffl*, souffle court, manque d air, manque de souffle, a bout de souffle, mal a respirer, du mal a respirer, respire mal, peine a respirer, difficulte* a respirer, difficulte* respiratoire*, arrive pas a respirer, arrive plus a respirer, peux plus respirer, peux pas respirer, peut plus respirer, etouff*, suffoqu*, halet*, plus d air, reprendre mon souffle, reprendre son souffle, souffle coupe, asphyxi*, gene respiratoire, respiration difficile, cherche son air, cherche mon air, cherche de l air, respirer devient, respire plus',
  cantBreathe:
    'peux plus respirer, peux pas respirer, peut plus respirer, peut pas respirer, arrive plus a respirer, arrive pas a respirer, n arrive plus a respirer, n arrive pas a respirer, arrive a peine a respirer, respire plus, ne respire pas, ne respire plus, j etouffe, s etouffe, manque d air, beaucoup de mal a respirer, du mal a respirer, peine a respirer, plus d air, cherche son air, cherche mon air, cherche l air, asphyxi*, mal a respirer, respirer correctement, lutte pour respirer, difficulte* a respirer, a peine respirer, reprendre mon souffle, reprendre son souffle, je suffoque, il suffoque, elle suffoque',
  faint:
    'evanoui*, malaise*, perdu connaissance, perte de connaissance, perd connaissance, tombe dans les pommes, tourne de l oeil, vertige*, tete qui tourne, tete tourne, voile noir, tout noir, vois noir, m effondr*, s effondr*, s est effondr*, tourner de l oeil, je pars, failli tomber, chute de tension, syncop*, vois des etoiles, titub*, voile devant les yeux, inconscient*, noir devant les yeux',
  dizzy: 'vertige*, tete qui tourne, tete tourne, tout tourne, tourne, etourdi*, etourdissement*, tangue',
  collapse: 's effondr*, s est effondr*, evanoui*, ecroul*, malaise, perdu connaissance, tombe par terre, inconscient*',
  blackout:
    'perdu connaissance, perte de connaissance, evanoui*, trou noir, assomm*, inconscient*, ko, perd connaissance, vu trente six chandelles',
  palpitations:
    'palpitation*, coeur _ emball*, coeur _ vite, coeur qui bat, coeur _ cogne, coeur _ palpite, tachycardi*, coeur _ saute, pouls _ #pulse, coeur a #pulse, coeur irregulier, coeur _ rate des battements, coeur _ chamade, coeur s emballe, coeur _ bat fort, coeur galope',
  fastPulse: '#pulse',
  numbWeak:
    'engourdi*, fourmi*, faible*, faiblesse, paralys*, sans force, plus de force, insensible*, endormi*, sens plus, ne sens plus, mou, molle, picotement*, lourd*, perdu la force, perd la force, ne repondent plus, ne bouge plus, ne porte plus, me lache, lache, plus lever, pas lever, plus bouger, plus la sensation, cotonneu*, morte',
  swelling: 'gonfl*, enfl*, bouffi*, oedeme*, tumef*',
  shakes: 'tremble*, frisson*, secou*',
  fever: 'fievre*, temperature, #fever, febril*, fievreu*, brulant*',
  highTemp:
    '#fever, forte fievre, fievre elevee, grosse fievre, beaucoup de fievre, brulant*, haute temperature, fievre',
  hot: '#hot',
  highFever:
    'forte fievre, grosse fievre, fievre elevee, #hot de fievre, fievre a #hot, fievre de #hot, fievre qui ne baisse pas, fievre ne baisse pas, fievre ne tombe pas',
  shivers: 'frisson*, grelott*, claque des dents, tremble de froid, tremblements, claquement*',
  blood: 'sang, sanglant*, ensanglant*',
  bleeding: 'saign*, hemorragi*, sang, pertes de sang, pertes rouges, saignement*',
  wound: 'plaie*, coupure*, coupe, entaille*, morsure*, cicatrice*, ecorchure, bless*, griffure, ulcere, abces, piqure',
  bite: 'mordu*, morsure*, pique, piqure*, griff*',
  rash: 'eruption*, boutons, taches, plaques, rougeurs, points rouges, petits points',
  itch: 'demange*, gratte*',
  cough: 'tousse*, toux',
  headache:
    'mal de tete, mal a la tete, maux de tete, cephalee*, migraine*, tete _ exploser, tete explose, mal au crane, mal de crane, douleur* _ tete, tete va exploser',
  cold: 'froid*, glac*, gele*',
  weak: 'faible*, epuise*, sans force, plus de force, mou, molle, a plat, extenue*, affaibli*, amorphe',
  exhausted: 'epuise*, fatigue*, creve*, sans force, extenue*, lessiv*',
  stool: 'selles, caca, toilettes, rectum, anus, papier, quand je vais a la selle, excrements, crotte*',
  urine: 'urine*, pipi, uriner, pisse*',
  stiffNeck:
    'raideur _ nuque/cou, nuque raide, nuque _ raide, cou raide, cou _ raide, cou bloque, peux pas plier le cou, peut pas plier le cou, menton _ poitrine, peut plus plier la nuque, nuque douloureuse, nuque bloquee, plier la nuque, pencher la tete, baisser la tete',
  lightHurts:
    'lumiere _ mal, lumiere _ insupportable, lumiere _ gene, supporte pas la lumiere, supporte plus la lumiere, photophob*, gene par la lumiere, genee par la lumiere, lumiere me fait, lumiere lui fait, lumiere la fait, lumiere agress*, fuit la lumiere',
  elder:
    'mamie, papi, grand mere, grand pere, ma mere, mon pere, mum, papa, personne agee, ma tante, mon oncle, belle mere, beau pere, pepe, meme, mon mari, ma femme, papy, mamy',
  vision: 'vision, vue',
  blurred: 'flou*, trouble*, voile, vision',
}
