import type { Wordings } from '../../concepts.ts'

/** Partes del cuerpo, lo que se siente en ellas, cómo y desde cuándo. */
export const body: Wordings = {
  chest: 'pecho, esternon, costillas, torax, corazon, pectoral',
  heart: 'corazon, pulso',
  armJaw:
    'brazo, mandibula, quijada, hombro, omoplato*, omoplatos, paletillas, cuello, espalda, codo, mano izquierda, dientes, muelas',
  upperBack: 'entre los omoplatos, omoplato*, espalda alta, paletillas',
  arm: 'brazo, antebrazo, mano',
  limb: 'brazo, pierna, mano, pie, dedo, muneca, pantorrilla, tobillo, antebrazo, pies',
  leg: 'pierna, muslo, rodilla, pantorrilla',
  legs: 'piernas, pies',
  bothLegs: 'las dos piernas, ambas piernas, piernas, los tobillos, los pies',
  calf: 'pantorrilla, gemelo, detras de la rodilla, pantorrillas',
  foot: 'pie, talon, dedo del pie',
  face: 'cara, rostro, boca, sonrisa, parpado, mejilla, labio, comisura',
  lipsFace: 'labios, labio, cara, boca, parpados, ojos, rostro',
  tongue: 'lengua',
  throat: 'garganta, amigdala*',
  neck: 'cuello, nuca',
  head: 'cabeza, craneo',
  eye: 'ojo, ojos',
  back: 'espalda, lumbar, lumbares, columna, rinones, lumbago',
  belly: 'barriga, estomago, vientre, tripa, panza, abdomen, abdominal*, guata, pelvis, costado, vientre bajo',
  upperBelly:
    'boca del estomago, parte alta _ barriga/abdomen/estomago, debajo de las costillas, bajo las costillas, vesicula',
  lowerRight:
    'abajo a la derecha, parte baja derecha, lado derecho, bajo derecho, derecha del vientre/abdomen, baja derecha, derecha de la barriga, fosa iliaca, apendi*, inferior derecha, ingle derecha, costado derecho',
  lowerSide: 'un lado, lado izquierdo, lado derecho, bajo vientre, ovario, un costado, parte baja',
  oneSide:
    'un lado, lado derecho, lado izquierdo, medio cuerpo, media cara, mitad _ cuerpo/cara, brazo y _ pierna, pierna y _ brazo, brazo/pierna/mano derecho/derecha/izquierdo/izquierda, una pierna, un brazo, parte izquierda, parte derecha, un solo lado',
  testicle: 'testiculo*, huevos, escroto, cojon*, bola, huevo',
  joint: 'articulacion, rodilla, cadera, tobillo, codo, muneca',
  pelvis: 'pelvis, pelvico',
  sideOrBack: 'rinon, rinones, costado, espalda, lumbar, lumbares, flanco',
  hip: 'cadera, ingle',
  hands: 'manos, dedos',
  feet: 'pies',
  genitals: 'genitales, pene, ingle',
  pain: 'dolor*, duele*, duelen, dolia*, doliendo, punzad*, puntad*, pinchaz*, ardor, arde, calambre*, retortijon*, colico*, molestia*, quemazon, escozor, adolorid*, dolorid*',
  pressure:
    'presion*, opresi*, oprim*, apret*, aprieta*, peso, pesadez, banda, cinturon, aplast*, tension, losa, ahog*, estruj*, garra, pesado, pesada, me pesa, se agarra, me agarro, se lleva la mano, se aprieta',
  severe:
    'fuerte*, fortisim*, intens*, insoportabl*, horribl*, terribl*, atroz*, peor, muchisimo, brutal*, bestial, enorme, agud*, tremend*, severo, espantos*, desgarrador, violento, bastante fuerte',
  worst: 'peor _ vida, peor dolor, nunca _ tan fuerte, nunca habia, jamas, peor que',
  unbearable:
    'insoportabl*, no lo aguanto, no aguanto, no puedo moverme, no me deja mover*, no puedo mas de dolor, retorc*, doblad*, no puedo ponerme derech*, no puedo caminar, no puedo andar, no puedo estar de pie, no me puedo enderezar, gritando, grito de dolor, me revuelco',
  doubled: 'doblad*, encogid*, retorc*',
  worse: 'peor, empeor*, cada vez mas, va a mas, aument*, crec*, no se quita, no para, no mejora',
  sudden:
    'de repente, repentin*, de golpe, subit*, de pronto, bruscamente, de la nada, sin avisar, de un momento, en segundos, en minutos, me desperto, me despierta, hace #n minutos, hace una hora, hace un rato, empezo, amaneci, de sopeton, al despertar, en un instante',
  recent:
    'desde hace #n horas/minutos, desde hace una/media hora, desde ayer, desde anoche, desde esta manana, esta manana, hoy, anoche, esta noche, hace #n horas/minutos, hace una hora, hace media hora, hace un rato, ayer, ahora mismo, desde el mediodia, desde la madrugada, desde hace rato, llevo #n horas, esta tarde, toda la noche',
  longHours: 'horas, hora, media hora, #n minutos, toda la noche, todo el dia, desde anoche, desde ayer, #n dias',
  longMinutes: '#n minutos, mucho rato, sigue, no para, no se le pasa',
  longDays: '#n dias, dias, una semana, semanas',
  longWeeks:
    '#n semanas, semanas, un mes, meses, mes, desde el verano, desde navidad, no se quita, no se me quita, cada noche, todas las noches, ultimamente, desde enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre, mas de un ano',
  yearsLong: 'desde hace anos, de toda la vida, desde nino, desde pequen*, de nacimiento, hace anos',
  repeated:
    'una y otra vez, varias veces, repetid*, a menudo, cada dia, otra vez, seguid*, #n veces, a veces, de vez en cuando',
  atRest:
    'en reposo, sentad*, acostad*, tumbad*, sin hacer nada, descansando, viendo la tele, sin moverme, quiet*, en la cama',
  exertion:
    'subir, subiendo, escaleras, caminar, caminando, andar, andando, esfuerzo, al hacer ejercicio, correr, cuesta',
  exertionOnly:
    'al subir, al caminar, al andar, subiendo escaleras, cuando camino, cuando subo, cuando ando, si paro, al correr, despues de correr',
  exercise:
    'despues de correr, corriendo, gimnasio, al correr, entren*, partido, futbol, maraton, deporte, ejercicio, pesas, yoga, flexiones',
  sweat: 'sudo, suda, sudor*, sudando, sudad*, sudor frio, empapad*',
  unwellLook: 'palid*, gris, blanc* como, amarill*, livid*, sudor frio, ceniz*',
  nausea: 'nausea*, ganas de vomitar, vomit*, mareo*, revuelto, arcadas',
  vomit: 'vomit*, devuelv*, devolv*, arcadas, trasboc*, basca',
  diarrhoea: 'diarrea*, descomp*, deposiciones liquidas',
  breathless:
    'falta el aire, falta de aire, falta de aliento, cuesta respirar, costando respirar, dificultad para respirar, dificultad respiratoria, me ahogo, se ahoga, ahogo, ahogando, no puedo respirar, no puede respirar, respiro mal, respira mal, sin aliento, sin aire, fatigad*, agitad*, me asfixi*, respirar bien, sofoc*, jade*, aire no me entra, no me entra _ aire, no me llega _ aire, apenas respir*, apenas puedo respirar, me quedo sin aire, trabajo respirar, corta la respiracion',
  cantBreathe:
    'no puedo respirar, no puede respirar, no podia respirar, no respira, apenas respira, apenas puedo respirar, apenas puede respirar, me ahogo, se ahoga, se esta ahogando, me estoy ahogando, me asfixio, se asfixia, asfixiando, no me entra _ aire, no le entra _ aire, no me llega _ aire, falta mucho el aire, me falta el aire, le falta el aire, me falta mucho _ aire, lucha por respirar, boquea, mucha dificultad para respirar, dificultad para respirar, cuesta mucho respirar, me cuesta respirar, le cuesta respirar, no logro respirar, no consigo respirar, no alcanzo a respirar, no le llega el aire',
  faint:
    'desmay*, me desvanezc*, desvanec*, perdi el conocimiento, perdio el conocimiento, pierdo el conocimiento, mareo*, maread*, a punto de caer, me caigo, se cayo redond*, vision negra, se me nubla, veo negro, todo negro, colaps*, inconscient*, me voy a desmayar, sincope, vahido*, me bajo la tension',
  dizzy: 'mareo*, maread*, vertigo*, me da vueltas, todo da vueltas, da vueltas, dan vueltas',
  collapse: 'desmay*, colaps*, desplom*, cayo redond*, perdio el conocimiento, inconscient*',
  blackout:
    'perdi el conocimiento, perdio el conocimiento, perder el conocimiento, inconscient*, desmay*, perdi la conciencia, perdio la conciencia, me quede en blanco, quedo ko, perdida de conocimiento',
  palpitations:
    'palpitacion*, taquicardia*, corazon _ acelerad*, corazon _ mil, corazon _ salta*, corazon _ galop*, corazon _ late _ rapido, pulso _ acelerado, pulso _ #pulse, late muy rapido, corazon _ desbocad*, latidos irregular*, corazon _ salir, corazon va',
  fastPulse: '#pulse',
  numbWeak:
    'dormid*, adormec*, entumec*, hormigue*, debil*, sin fuerza*, paraliz*, no siento, no siente, insensibl*, acorchad*, pierdo fuerza, perdi fuerza, perdido la fuerza, perdi la fuerza, fuerza, no me responde, no le responde, floj*, muert*, no puedo levantar, no puede levantar, no la mueve, no lo mueve, torpe, pesado, pesada',
  swelling: 'hinch*, inflam*, hinchazon, inch*',
  shakes: 'tembl*, temblor*, tiembl*, sacudid*, convuls*',
  fever: 'fiebre*, febril, calentura*, temperatura, #fever, destempl*',
  highTemp: '#fever, fiebre alta, mucha fiebre, fiebre muy alta',
  hot: '#hot',
  highFever:
    'fiebre alta, fiebre muy alta, mucha fiebre, fiebre de #hot, #hot de fiebre, fiebre que no baja, fiebre no baja',
  shivers: 'escalofrio*, tiritona, tirit*, tembl* de frio, temblores, castanete*',
  blood: 'sangre*, ensangrent*, sanguinol*, sangrient*',
  bleeding: 'sangr*, hemorrag*, sangrado*, desangr*, manch*',
  wound: 'herida, corte, corto, tajo, cort*, rasgun*, aranazo, mordedura, puntos, llaga, ulcera',
  bite: 'mordi*, mordedura, mordisco, picadura, pico, aran*',
  rash: 'sarpullido, manchas, erupcion, ronchas, puntitos, granitos, rojeces',
  itch: 'pica*, picor, picazon, comezon',
  cough: 'tos, tose*, tosiendo',
  headache:
    'dolor de cabeza, duele la cabeza, cefalea, jaqueca, migrana, cabeza _ explotar/estallar/duele, dolor _ cabeza',
  cold: 'frio*, helad*',
  weak: 'debil*, sin fuerza*, agotad*, floj*, sin energia, decaid*, no me tengo en pie',
  exhausted: 'agotad*, cansad*, cansancio, sin fuerza*, fatiga, reventad*',
  stool:
    'heces, caca, deposicion*, evacuacion*, popo, por el ano, anal, recto, defec*, ir al bano, excremento*, cagar, papel',
  urine: 'orina*, pis, pipi, orino, mear',
  stiffNeck:
    'cuello _ rigid*, rigidez _ cuello/nuca, nuca _ rigid*, cuello duro, cuello tieso, no puedo doblar el cuello, no puede doblar el cuello, nuca tiesa, barbilla _ pecho, no puede mover el cuello, no puedo mover el cuello, dolor de nuca',
  lightHurts:
    'molesta la luz, duele la luz, luz _ molesta, luz le molesta, luz me molesta, no soporta la luz, no soporto la luz, no aguanta la luz, fotofobia, luz _ duele, daño la luz, luz me hace dano',
  elder:
    'abuel*, mi madre, mi padre, mum, papa, mi suegr*, ancian*, mi tio, mi tia, anciana, yaya, abue, mi marido, mi esposo, mi esposa, mi mujer',
  vision: 'vision, vista',
  blurred: 'borros*, nublad*, vision, nubl*',
}
