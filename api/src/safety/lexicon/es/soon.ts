import type { Wordings } from '../../concepts.ts'

/** Lo que conviene que vea un profesional en los próximos días. */
export const soon: Wordings = {
  lump: 'bulto*, bultito*, bola*, bolita*, nodulo*, quiste, masa, dureza',
  lumpPlace: 'pecho, seno, mama, axila, cuello, testiculo, ingle, clavicula, pezon, tiroides, teta, piel',
  growing: 'crec*, mas grande, no desaparece, no se va, sigue ahi',
  painless: 'no duele, no me duele, sin dolor, indolor*',
  breastChange:
    'piel de naranja, hoyuelo* _ pecho/seno/mama, pecho _ hundid*/deform*/distinto, retraccion, cambio de forma del pecho',
  nippleChange:
    'pezon _ hundid*/invertid*/sangr*/secre*/liquido/metido/costra*, secrecion _ pezon, liquido por el pezon, sale liquido del pezon',
  mole: 'lunar*, mancha en la piel, peca*, mancha oscura',
  changing: 'crec*, cambi*, oscur*, pica*, sangra*, irregular*, mas grande, bordes, forma, costra*',
  soreWontHeal:
    'herida/llaga/ulcera/grano/costra/mancha _ no cura/cicatriza/sana/quita, no cicatriza, no termina de curar, no se cura, no cura, llaga _ semanas/meses',
  stoolBlood:
    'sangre en las heces, sangre en la caca, sangre al ir al bano, sangre en el papel, sangre al limpiarme, sangre al defecar, sangro al ir al bano, sangrado rectal, heces con sangre, sangre en el inodoro, sangro por el ano',
  urineBlood:
    'sangre en la orina, orina _ roja/rosa/sangre, orino sangre, orino rojo, pis con sangre, orinar sangre, orina rojiza, orino rosa',
  bowelHabit: 'diarrea*, estrenimiento, ritmo intestinal, heces finas, deposiciones, ir al bano',
  changed: 'cambi*, distint*, mas veces, altern*, desde hace',
  unexplained:
    'sin hacer dieta, sin querer, sin motivo, sin razon, sin proponer*, sin cambiar, sin dieta, no se por que, comiendo igual, como lo mismo, sin intentarlo, no hago dieta',
  nightSweats:
    'sudores nocturnos, sudor* por la noche, sudo por las noches, sudo _ noche, sabanas empapadas, pijama empapado, despierto empapad*, empapo la cama, empapo las sabanas, cambiar las sabanas, empapad* por la noche, me despierto empapad*',
  hoarse: 'ronc*, afonic*, ronquera, voz rasposa, sin voz, voz tomada, afonia',
  menopausePast:
    'menopausia, menopausic*, sin regla desde hace, anos sin regla, se me retiro la regla, ya no tenia la regla, hace anos que no tengo la regla',
  afterSex: 'despues de tener relaciones, tras las relaciones, despues del sexo, al tener relaciones',
  betweenPeriods: 'entre reglas, entre periodos, fuera de la regla',
  bloated: 'hinchad*, distendid*, hinchazon del vientre',
  fullQuickly: 'me lleno enseguida, me lleno rapido, enseguida llen*',
  swollenGlands: 'ganglio*, ganglios inflamados, bultos en el cuello',
  newOver50: 'mas de 50 anos',
  worseningWeeks: 'cada manana desde hace',
  tremor: 'temblor*, tiembla la mano, me tiembla',
  handwriting: 'letra mas pequena, rigid*, lent*, arrastro los pies',
  forgets: 'olvid*, memoria, se pierde, repite, desmemoriad*',
  night: 'noche*',
  fatigue: 'fatiga, cansancio, cansad*, agotad*',
  heavyPeriods:
    'reglas muy abundantes, regla muy abundante, reglas abundantes, regla que dura, menstruacion muy abundante',
  mouthPatch: 'mancha blanca _ lengua/boca, llaga _ lengua/boca _ semanas/meses, ulcera en la boca, llaga en la lengua',
  heavy: 'dur*, mas grande',
  visionSlow: 'veo cada vez peor, lineas torcidas, lineas onduladas, vision empeora, pierdo vista',
  oneEarHearing: 'oigo peor de un oido, zumbido en un oido, pitido en un oido, oigo menos por un',
  joints: 'articulaciones, dedos, nudillos, manos',
  stiffMorning: 'rigid* por la manana, rigidez matutina, hinchad* desde hace semanas, rigid* por las mananas',
  erectionBlood: 'sangre en el semen, bulto en el pene',
  boneNight: 'dolor de huesos por la noche',
  ulcerFoot: 'ulcera en el pie, herida en el pie _ diabet*, diabet* _ herida/ulcera _ pie',
  tiredBreathless: 'me canso al subir, me ahogo al subir, me falta el aire al subir, ahogo al subir escaleras',
  dischargeBlood: 'flujo con sangre, flujo maloliente',
  chestLumpMale: 'bulto detras del pezon',
  noseBlockedOneSide: 'sangra un lado de la nariz',
  stream: 'chorro debil, goteo, cuesta empezar, chorro flojo',
  lostWay:
    'se pierde, se perdio, se ha perdido, se perdia, me pierdo, me perdi, perdida volviendo, perdido volviendo, perdido conduciendo, perdida conduciendo, no encontraba el camino, no sabia volver, no supo volver, misma pregunta, mismas preguntas, misma historia, repite, se repite, deja/dejo/dejado _ gas/fuego/horno/plancha/grifo/estufa/cocina/hornalla/canilla/llave, gas abierto, grifo abierto, fuego encendido, horno encendido, estufa prendida, nombres de, las llaves en la nevera, las llaves en el refrigerador, las llaves en la heladera',
  chestInfections:
    '#n infecciones de pecho, #n infecciones respiratorias, #n bronquitis, #n neumonias, tercera infeccion respiratoria, segunda infeccion respiratoria, otra infeccion respiratoria, tercera bronquitis, segunda bronquitis, otra bronquitis, segunda neumonia, otra neumonia, tercera neumonia, neumonia dos veces, infecciones respiratorias este, infecciones de pecho este',
  lowMood:
    'sin alegria, sin ilusion, vacio, vacia, bajon, animo _ suelos/bajo, sin animo, desanimad*, decaid*, deprim*, depresion, no disfruto, nada me ilusiona, nada me alegra, nada me llena, sin interes, no tengo interes, perdi el interes, he perdido el interes, sin ganas de nada, no tengo ganas de nada, sin esperanza, lloro todos los dias, lloro cada dia, llorando todos los dias, llorar a diario, no puedo levantar me, no consigo levantar me, no salgo de la cama, no puedo salir de la cama, bajoneado, bajoneada, apagad*, como anestesiad*',
  monthsLong:
    'hace meses, desde hace meses, desde hace semanas, hace semanas, llevo meses, llevo semanas, lleva meses, lleva semanas, durante meses, durante semanas, por meses, #n meses, #n semanas, desde el verano, desde el invierno, desde el otono, desde la primavera, desde navidad, desde enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre, casi todos los dias, la mayoria de los dias, casi a diario, medio ano, todo el ano',
  mildMood: 'un poco, un poquito, regular, ni fu ni fa, los domingos, domingo, otonal, lunes',
  tickRing:
    'anillo rojo, aro rojo, circulo rojo, mancha redonda, mancha circular, sarpullido circular, eritema migratorio, eritema circular, diana, ojo de buey, tiro al blanco, forma de anillo, con forma de aro, anillo/aro/circulo/mancha/cerco/rueda/halo _ picadura, cerco rojo, roncha redonda, roncha en anillo',
  tickBite:
    'garrapata*, picadura, pico, mordedura, bosque, monte, senderismo, excursion, campo, prado, hierba, pasto, caminata',
  easyBruise:
    'me salen moratones, le salen moratones, me salen moretones, le salen moretones, me salen cardenales, le salen cardenales, me salen morados, le salen morados, me salen hematomas, le salen hematomas, lleno de moratones, llena de moratones, lleno de moretones, llena de moretones, moratones/moretones/cardenales/hematomas/morados _ sin motivo/causa/golpe/golpearme/explicacion/razon/darme/por/saber, moratones por nada, moretones por nada, moratones de la nada, moretones de la nada, moretones solos, moratones solos',
  sportBruise:
    'hockey, futbol, rugby, deporte, escalada, patin*, artes marciales, karate, judo, boxeo, de nino, de nina, desde pequen*, desde nin*, desde siempre, bail*, baloncesto',
  lowFever:
    'febricula, decimas, unas decimas, fiebre baja, fiebre ligera, poca fiebre, fiebrecita, fiebrecilla, destemplad*, calentura todas las tardes, fiebre por las tardes, fiebre todas las tardes, fiebre cada tarde, fiebre va y viene, fiebre que va y viene, fiebre intermitente',
  feetTingle:
    'hormigue* _ pies/dedos/plantas/planta, pies/plantas/dedos _ hormigue*/dormidos/dormidas/entumecidos/queman/arden/adormecidos/acorchados, arden los pies, ardor en los pies, me queman los pies, me arden los pies, hormigas en los pies, no siento los dedos de los pies, no me siento los dedos de los pies, cosquilleo en los pies',
  leaksUrine:
    'se me escapa _ pis/orina/pipi/chichi/meada/pichi, se me escapan gotas, escapes de orina, perdidas de orina, perdida de orina, pierdo orina, se me sale _ pis/orina/pipi, me orino _ toser/reir/estornudar/encima/salto, me hago pis, me hago pipi, me meo _ toser/reir/estornudar/encima, no aguanto _ pis/orina/pipi/ganas, no llego al bano, no me da tiempo _ bano, urgencia _ orinar, incontinen*',
  itchAll:
    'me pica todo, pica todo el cuerpo, picor/picazon/comezon/prurito/rasquina _ todo/cuerpo/partes/generalizad*, picores por todo, me pica _ cuerpo/piel, comezon en el cuerpo, comezon en la piel, me rasco todo, me rasco entera, me rasco entero',
  weakHand:
    'mano/brazo/pierna/pie _ debil/floja/flojo/torpe/delgada/delgado/fuerza/falla, menos fuerza/fuerzas en la/el mano/brazo/pierna/pie, sin fuerza _ mano/brazo/pierna/pie, pierdo fuerza _ mano/brazo/pierna/pie, se me caen las cosas, se me cae todo de las manos, pie caido, tropiezo con el pie, arrastro el pie, arrastro la pierna, tropiezo a cada',
  coughSign: 'tos, toser, toso, tosiendo, tosesita, flema*, esputo, carraspera, gargaj*',
  newHeadache:
    'dolores de cabeza nuevos, dolor de cabeza nuevo, dolor de cabeza distinto, dolor de cabeza diferente, dolores de cabeza distintos, dolores de cabeza diferentes, nuevo dolor de cabeza, dolor/dolores de cabeza _ dias/diario/diarios/diariamente, cefalea diaria, cefaleas diarias, duele la cabeza _ dias/diario, jaqueca diaria, jaquecas diarias, nunca tuve dolor* de cabeza, nunca habia tenido dolor* de cabeza, nunca me dolia la cabeza',
  wavy: 'ondulad*, torcid*, deform*, distorsion*, curv*, lineas chuecas, mancha en el centro, mancha en medio, punto ciego, puerta* torcida*, chuec*',
  hearingOne:
    'oido/oreja _ peor/sordo/sorda/tapado/tapada/taponado/taponada/zumba/pita/zumbido/pitido, oigo/oido/oir/audicion/escucho _ un/izquierdo/derecho oido/lado, oigo/oir/escucho/audicion _ oido izquierdo/derecho, oigo mal de un, oigo menos de un, no oigo de un, no escucho de un, no oigo por un, zumbido/pitido/pitidos/acufeno* _ un/izquierdo/derecho, sordo/sorda de un, sordo/sorda del oido',
  irregularPeriod:
    'no me baja, no me viene, no me ha bajado, no me ha venido, no me llega la regla, no me llega el periodo, sin regla, sin periodo, sin menstruacion, sin menstruar, regla/periodo/menstruacion _ desaparecid*/irregular*/falta/dos/ausente, reglas irregulares, periodos irregulares, se me ha ido la regla, se me fue la regla, se me retiro la regla, regla cada dos semanas, regla cada #n semanas, falta la regla, retraso de #n meses',
  needleExposure:
    'me pinche con _ aguja/jeringa/jeringuilla/chuta, me pincho con _ aguja/jeringuilla/jeringa, se pincho con _ aguja/jeringa/jeringuilla, pinchado con _ aguja/jeringuilla/jeringa, pinchazo _ aguja/jeringuilla/jeringa, pinchazo accidental, aguja usada, jeringa usada, jeringuilla usada, condon/preservativo/forro _ roto/rompio/rompe __ vih/sida/seropositiv*, expuest* _ vih, exposicion al vih, acoste/acostado/sexo/relaciones _ alguien/persona/chico/chica/hombre/mujer con vih, sexo con un seropositiv*',
  mouthSore:
    'llaga/ulcera/herida/bulto/mancha/ampolla/afta/pupa/bolita _ boca/lengua/encia/encias/mejilla/labio/paladar/cachete',
  skinPatch:
    'mancha _ piel/cara/nariz/oreja/espinilla/sien/cuero/pierna/brazo, mancha aspera, mancha escamosa, mancha rugosa, placa/parche/zona/trozo/costra/escama/escamas _ piel/cara/nariz/oreja/sien/espinilla/cuero/frente/cabeza, piel escamosa, piel aspera, costra _ nariz/oreja/frente/sien, escamos*',
  insectBump:
    'avispa, abeja, mosquito, insecto, picadura, pico, araña, afeit*, depil*, pelo enquistado, enconado, grano, espinilla, frente, armario, chichon, golpe, cabeza',
  oneHand:
    'una mano, mano izquierda, mano derecha, sola mano, la mano, el pulgar, un brazo, un solo lado, en reposo, reposo, descansando',
  nightJoint: 'cadera, muslo, hueso*, espinilla, tibia, hombro, columna, pelvis, costilla*, femur, rodilla, espalda',
  notLying:
    'por la noche, por las noches, de noche, me despierta, acostad*, tumbad*, en la cama, incluso en reposo, hasta en reposo, descansando, no me deja dormir, ni acostad*',
  fitEnough:
    'me recupero rapido, me recupero enseguida, carrito, cuesta, baja forma, fuera de forma, maraton, cinta de correr, correr, corriendo, gimnasio, cardio, sedentari*',
}
