import type { Wordings } from '../../concepts.ts'

/** Urgencias del cuerpo, en palabras corrientes. */
export const medical: Wordings = {
  weightOnMe:
    'elefante _ encima, elefante _ sentado, sentad* encima del pecho, losa en el pecho, piedra en el pecho, peso en el pecho, camion encima',
  chestPain: 'dolor de pecho, dolor en el pecho, duele el pecho, opresion en el pecho, pinchazo en el pecho',
  heartAttackNow:
    'me esta dando un infarto, creo que _ infarto, puede ser un infarto, parece un infarto, ataque al corazon, paro cardiaco, sera un infarto',
  indigestion: 'indigestion, acidez, ardor de estomago, gases',
  defibrillator: 'desfibrilador _ descarga, marcapasos _ descarga',
  tearing: 'desgarr*, rasg*, rompe*, pualada, punalada',
  noWarning: 'sin aviso, corriendo, haciendo deporte, mientras corria, jugando',
  droop:
    'caid*, cae*, torcid*, torci*, desviad*, colgando, se le cae, chuec*, ladead*, paraliz*, no se mueve, no puedo sonreir, no puede sonreir, boca torcida',
  speechLost:
    'no puede hablar, no puedo hablar, habla raro, hablo raro, hablar raro, habla enredad*, hablo enredad*, habla trabad*, se le traba _ lengua, se me traba _ lengua, lengua trabada, arrastra las palabras, arrastro las palabras, arrastrando las palabras, no le salen las palabras, no me salen las palabras, no me sale _ palabra*, no le sale _ palabra*, palabras sin sentido, dice cosas sin sentido, dice incoherencias, incoherencias, habla como borrach*, no se le entiende, balbuce*, no articula, no encuentra las palabras, no encuentro las palabras, mezcla las palabras, lengua de trapo, perdio el habla, perdi el habla, no consigue hablar, no logra hablar, confunde las palabras',
  speech: 'habla*, hablo, palabras, lengua trabada, hablar',
  dropsThings:
    'se le caen las cosas, se me caen las cosas, se le cae _ vaso/taza/cuchara/tenedor, se me cae _ vaso/taza/cuchara/tenedor, no puede sujetar, no puedo sujetar, no puede agarrar, no puedo agarrar',
  cantMove:
    'no puede mover, no puedo mover, no mueve, no puede levantar, no puedo levantar, no responde, no me responde, no le responde, paraliz*, inmovil, no siento, no siente, perdi la fuerza, perdio la fuerza, no la mueve, no lo mueve, no podia mover',
  visionLost:
    'no veo, no ve de, perdi la vista, perdi la vision, perdio la vision, perdio la vista, me quede cieg*, quede cieg*, cieg*, dejo de ver, deje de ver, perdida de vision, no veia, veo todo negro, vision perdida, media vision, sin vision, se me apago la vista, se me fue la vista, vista se me fue',
  doubleVision: 'veo doble, vision doble, ve doble, viendo doble',
  balance:
    'no puedo caminar recto, pierdo el equilibrio, perdi el equilibrio, perdio el equilibrio, sin equilibrio, tambale*, me voy para un lado, se va de lado, no puede andar, no puede caminar, me voy de lado, no me sostengo',
  strokeNow:
    'esta dando un ictus, creo que _ ictus, puede ser un ictus, derrame cerebral, parece un ictus, un ictus ahora, sera un ictus, infarto cerebral, embolia',
  confused:
    'confus*, desorientad*, no sabe donde esta, no sabe quien, no sabe que dia, no me reconoce, no nos reconoce, no reconoce, delir*, dice cosas raras, perdid*, no sabe su nombre, incoherent*, alucin*, esta ido, esta ida, quedo ido, quedo ida, raro de repente, desvaria, no coordina',
  drowsy:
    'adormilad*, somnolient*, muy dormid*, se duerme, no se despierta, cuesta despertar*, decaid*, no abre los ojos, letargic*, amodorrad*, sin responder, no reacciona, apagad*, mucho sueno, no puedo mantener los ojos, ojos abiertos, aletargad*, ado*, no hay quien lo/la despierte, atontad*',
  blueLips:
    'labios _ morad*/azul*, labios/unas/dedos _ moradas/azules/morados, morad* los labios, azul* los labios, boca morada, se pone morad*, se puso morad*, se pone azul, se puso azul, cara morada, cara azul, cianosis, unas azules',
  bluish: 'morad*, azul*, gris*, violace*',
  coughBlood:
    'tos* _ sangre, toso sangre, escup* _ sangre, esputo* _ sangre, flema* _ sangre, expector* _ sangre, tosiendo sangre, echo sangre al toser, sangre al toser',
  legSwelling: 'piernas hinchadas, tobillos hinchados, pies hinchados, hinchan las piernas/los tobillos',
  wheeze: 'pitido*, silb*, sibilancia*, pitos, pecho cerrado',
  inhalerFails:
    'inhalador/ventolin/salbutamol _ no/nada _ hace/funciona/ayuda/alivia/efecto/sirve, inhalador/ventolin _ no me hace, inhalador/ventolin _ sirve, sin inhalador, se acabo _ inhalador, inhalador _ nada, inhalador ya no, #n puffs, puffs y sigue',
  inhaler: 'inhalador, ventolin, salbutamol, puff, puffs',
  lieFlat:
    'no puedo acostarme, no puedo tumbarme, no puedo estar tumbad*, tengo que sentarme, dormir sentad*, acostad*, #n almohadas',
  air: 'aire, respirar',
  pinkFroth: 'espuma rosa*, esputo rosa*, flema rosa*, espuma por la boca',
  cantSpeakSentences:
    'no puedo terminar _ frase*, no puede terminar _ frase*, no puedo decir _ frase*, ni hablar del ahogo, no puede ni hablar, no puedo ni hablar, frases enteras, frase completa, dos palabras seguidas, frases completas, sin aire para hablar, palabras seguidas, no puedo/puede __ terminar/acabar/decir/completar/hablar _ frase/frases',
  chokingNow:
    'se esta atragantando, atragantad*, se atraganto, me atragante, se ha atragantado, algo atascado en la garganta, atascad* en la garganta, clavad* en la garganta, atorad* en la garganta, se ahoga con, se le fue por',
  choking: 'atragant*, ahog*',
  stridor: 'estridor, tos perruna, tos de perro, ruido al respirar, respira con ruido, pitido al inspirar, tos de foca',
  asthma: 'asma*',
  allNight: 'toda la noche',
  breathIn: 'al respirar, cuando respiro, al inspirar, respirar hondo, al coger aire, al tomar aire, respiro hondo',
  flightOrOp:
    'vuelo, avion, viaje largo, operacion, operaron, cirugia, escayola, yeso, cesarea, pildora, anticonceptiv*, operad*, postrad*, reposo en cama',
  pill: 'pildora, anticonceptiv*',
  stoppedBreathing: 'dejo de respirar, no respira, ha dejado de respirar, deja de respirar, no esta respirando',
  sleepApnoea: 'mientras duerme, durmiendo, ronc*, apnea',
  inhaledSmoke: 'inhale humo, inhalo humo, respire humo, incendio, trague humo',
  airwaySwelling:
    'garganta/lengua _ hinch*/inflam*, hinch* la lengua/garganta, hinch* _ lengua/garganta, se me cierra la garganta, se le cierra la garganta, garganta _ cierr*, garganta cerrada, cerrando la garganta, lengua gorda, lengua enorme, lengua no me cabe',
  throatTight: 'garganta _ aprieta/cierra/apretada, no puedo tragar, cuesta tragar, voz rara, opresion en la garganta',
  swallowHard: 'no puedo tragar, no puede tragar, cuesta tragar, dificultad para tragar, tragar',
  tingles: 'hormigue*, pica*, picor, ardor',
  hives:
    'ronchas, habones, urticaria, sarpullido, pica todo el cuerpo, picor por todo, todo el cuerpo _ pica, manchas rojas, roja entera, ronchas por todo, granos por todo, todo roj*, erupcion',
  everywhere: 'por todo el cuerpo, todo el cuerpo, por todas partes, entero, entera, de arriba abajo',
  spreads: 'extiend*, sube*, avanz*, subiendo, se esta extendiendo, crec*, raya*, se va extendiendo',
  allergen:
    'pico una/un, picadura, picado, abeja*, avispa*, avispon, cacahuete*, mani, nuez, nueces, frutos secos, almendra*, avellana*, marisco*, gamba*, camaron*, langostino*, cangrejo, pescado, huevo, leche, inyeccion, inyect*, vacuna*, antibiotico*, medicamento nuevo, pastilla nueva, despues de comer, tras comer, comi, comer, comio, comido, fresa*, tinte, alergi*, pinchazo, hormiga*, anestesia, contraste, tome, al probar, sushi, tarta',
  heatRush: 'sofoco, calor por todo, muerte inminente',
  usedEpipen:
    'use _ epipen/adrenalina/autoinyector, uso _ epipen/adrenalina/autoinyector, puse _ epipen/adrenalina, puso _ epipen/adrenalina, pusimos _ epipen/adrenalina, inyect* _ epipen/adrenalina, pinche _ adrenalina, tuvimos que poner* _ adrenalina/epipen, usar _ epipen/adrenalina/autoinyector, clave _ epipen, usado _ adrenalina/epipen',
  heavyBleeding:
    'sangra mucho, sangro mucho, mucha sangre, sangrado abundante, sangrando mucho, hemorragia, chorro* de sangre, sangre a chorro*, sale a chorro*, desangr*, empap* de sangre, empap* _ toalla*, charco de sangre, perdido mucha sangre, pierdo mucha sangre, coagulos grandes, sangre a borbotones, sangro muchisimo, sangre por todas partes, sangra a borbotones',
  wontStop:
    'no para, no deja de, no para de, no se corta, no se detiene, sin parar, sigue sangrando, no consigo parar*, no cesa, no puedo parar, no lo puedo parar, no dejo de, no logro parar, no hay manera, a pesar de apretar, a pesar de la venda, traspasa la venda',
  soaks: 'empap*, #n compresas, compresa cada, una compresa, cada hora, toallita cada, cambio compresa, cambiarme cada',
  pad: 'compresa*, tampon*, toalla*, toallita*',
  coffeeGrounds: 'posos de cafe, borra de cafe, cafe molido, como cafe',
  vomitBlood:
    'vomit* _ sangre, vomit* _ cafe, vomit* negro/oscuro/rojo, devuelv* sangre, sangre en el vomito, sangre _ vomit*',
  blackStool:
    'heces/caca/deposicion*/evacuacion*/popo _ negr*/alquitran/brea/petroleo, negr* como _ alquitran/brea/petroleo/carbon, heces negras, caca negra, cago negro, alquitran, evacuo negro',
  lots: 'mucha, mucho, muchisim*, un monton, abundant*, chorro*, lleno de, llena de, bastante, roja brillante, boca llena, rojo vivo',
  recentLots: 'solo sangre, pura sangre',
  clots: 'coagulo*, cuajar*',
  swallowing: 'tragando sangre',
  nosebleed:
    'sangre por la nariz, sangra* _ nariz, nariz _ sangr*, hemorragia nasal, sangrado nasal, sangrado de nariz',
  gumsBleed: 'encias sangr*, sangran las encias, sangra* _ encias',
  tinySpots:
    'puntitos rojos/morados, puntos rojos/morados, petequia*, manchitas rojas/moradas, manchas moradas, manchitas',
  bruises: 'morat*, moreton*, cardenal*, hematoma*',
  deep: 'profund*, hasta el hueso, abiert*, arteria, tendon',
  bone: 'hueso, tendon',
  spurts: 'chorro*, borboton*',
  severed:
    'me corte el dedo entero, amput*, se corto el dedo, arranc* el dedo, arranco un dedo, cortado un dedo, perdio un dedo',
  stabbed: 'me apunal*, apunal*, me dispar*, punalada, disparo en, navajazo',
  afterOperation:
    'operacion, operaron, operad*, cirugia, cesarea, sacaron la muela, amigdalas, postoperatorio, puntos, cicatriz',
  coldSkin: 'manos frias, pies frios, piel fria, frio al tacto, pegajos*, fria y',
  thunderclap:
    'peor dolor de cabeza, dolor de cabeza _ explosion, como un trueno, estall* _ cabeza, como si me hubieran golpeado _ cabeza, algo _ revento/exploto _ cabeza, mazazo, martillazo, peor _ cabeza de mi vida',
  exploded: 'explo*, estall*, reventar, como un rayo, trueno, golpe, martillazo',
  morning: 'por la manana, al despertar, por las mananas, me despierta',
  lies: 'acostad*, tumbad*, al toser, al agacharme',
  personality:
    'cambio de personalidad, no es el mismo, no es la misma, actua raro, se comporta raro, comportamiento raro',
  jawChewing: 'al masticar, mandibula',
  scalpSore: 'cuero cabelludo, sien, sienes',
  headInjury:
    'golpe* _ cabeza, golpeo _ cabeza, golpee _ cabeza, pego en la cabeza, pegue en la cabeza, cabeza contra, cayo de cabeza, di en la cabeza, golpe en la cabeza, traumatismo, caida _ cabeza, cayo _ bici/moto/caballo/escalera*, cai _ bici/moto/caballo/escalera*, conmocion, dio en la cabeza, cabezazo, accidente de coche/moto, coscorron, dio un golpe',
  memoryGap:
    'no me acuerdo, no recuerdo, no recuerda, no se acuerda, laguna, amnesia, repite lo mismo, pregunta lo mismo, repite la misma',
  earFluid: 'liquido _ oido/nariz, sangre _ oido, sangra _ oido',
  pupils: 'pupila* _ distint*/desigual*/grande/diferente*, una pupila',
  drooping: 'parpado caido, caid*',
  bigSwelling: 'chichon enorme, chichon grande, hundid*, bulto enorme, chichon blando',
  seizure:
    'convuls*, ataque epileptico, epileptic*, espasmos por todo, se puso rigid*, ojos en blanco, echa espuma, echaba espuma, con sacudidas, da sacudidas, sacudidas por/en todo/cuerpo/brazos/piernas, temblaba todo el cuerpo, crisis epileptica, ataque de epilepsia, se quedo tieso',
  notRecovered: 'no despierta, sigue sin, no vuelve en si, no reacciona',
  injured: 'herid*, lesion*, mordio la lengua, mordi la lengua, mordid*, aplast*, golpe*',
  first: 'primera vez, nunca habia, nunca antes, primer',
  unconscious:
    'inconscient*, no reacciona, sin conocimiento, perdio el conocimiento, tirado en el suelo, en el suelo y no, se desplomo',
  wontWake:
    'no se despierta, no despierta, no puedo despertar*, no consigo despertar*, no logro despertar*, no hay manera de despertar*, no podemos despertar*, cuesta despertar*, no la puedo despertar, no lo puedo despertar, imposible despertar*',
  saddleNumb:
    'dormid* _ entre las piernas, entre las piernas _ dormid*/adormec*/no siento, no siento _ entrepierna/genitales/nalgas/ano/limpiar*/orinar/orino, adormec* _ genitales/entrepierna/ingle/nalgas, entrepierna _ dormid*/adormec*, genitales _ dormid*/adormec*, no noto cuando orino, no siento cuando orino, nalgas dormidas, no noto cuando me limpio',
  cantPee:
    'no puedo orinar, no puede orinar, no puedo hacer pis, no puede hacer pis, no orino, no orina, no he orinado, no ha orinado, no he podido orinar, no logro orinar, no consigo orinar, no puedo mear, sin orinar, retencion de orina, no me sale la orina, no puedo vaciar la vejiga',
  incontinence:
    'me orino, me orine, se orina encima, me hago pis, se hizo pis, incontinen*, no controlo la orina, no controlo el pis, no controlo el esfinter, se me escapa _ orina/pis/caca, se hace encima, no aguanto el pis, no controlo _ vejiga/intestino/esfinteres',
  sciatica: 'ciatica',
  climbing: 'va subiendo, sube por, subiendo por, empezo en los pies',
  sepsis: 'sepsis, septicemia, septic*',
  infected: 'infec*, infect*, pus, neumonia, cistitis, infeccion*, flemon, absceso',
  mottled: 'jaspead*, piel moteada, amoratad*, manchas moradas, piel manchada, marmore*, piel gris, moteada',
  veryIll:
    'nunca me he sentido tan mal, nunca me habia sentido tan mal, me estoy muriendo, siento que me muero, creo que me muero, fatal, muy mal, malisim*, no me tengo en pie, gravisim*, no puedo ni levantar*',
  noUrine:
    'casi no orino, casi no orina, apenas orin*, no orina, no ha orinado, no orino, no hace pis, no ha hecho pis, panales secos, panal seco, no moja el panal, casi no hago pis, no mojo, sin mojar',
  breathFast:
    'respir* _ rapido, respir* agitad*, respiracion acelerada, respiracion rapida, jade*, respira muy rapido, respir* muy deprisa, respiracion agitada',
  breathSlow: 'respir* lento, respir* despacio, apenas respira, respiracion lenta, respira muy poco',
  rashNoFade:
    'manchas/puntos/sarpullido/puntitos/manchitas/ronchas _ no desaparec*/van/borran/quitan/palidec*, no desaparec* al apretar, no desaparec* al presionar, no se van al apretar/presionar, no se borra*, prueba del vaso, no desaparecen con el vaso, manchas moradas, manchas violaceas, manchas purpura, petequia*, puntos morados',
  purple: 'morad*, violace*, purpura',
  highPressure:
    'tension _ alta, tension _ #pressure, presion _ alta, presion _ #pressure, tension arterial, hipertension, tension por las nubes',
  chemo: 'quimio*, sin defensas, defensas bajas, inmunodeprimid*, trasplant*, sin bazo, leucemia, neutropen*',
  unwellSudden: 'fatal, temblando, tiritona',
  steroidUser: 'addison, insuficiencia suprarrenal',
  redStreak: 'linea roja, raya roja, lineas rojas, rayas rojas, linea rojiza',
  skinRed: 'piel roja, enrojec*, roj*, zona roja, celulitis',
  redHot: 'roj*, caliente*, ardiendo, quema, inflamad*',
  fast: 'rapid*, por horas, en horas, desde esta manana, cada hora, deprisa',
  streak: 'raya*, linea*',
  skinBlack: 'piel negra, se pone negr*, se puso negr*, negruzc*, gangrena, dedo negro, se me esta poniendo negr*',
  painOutOfProportion: 'dolor desproporcionado, duele mucho mas de lo que',
  tropics:
    'africa, malaria, paludismo, tropic*, dengue, selva, amazon*, guinea, kenia, india, volvi de, vine de viaje, viaje a, tailandia, safari',
  wildBite:
    'mordi* _ murcielago/mono/callejero/zorro/rata/salvaje, murcielago _ mordi*, perro callejero _ mordi*, rabia _ mordi*, aran* _ murcielago/mono, mono _ mordi*, mordisco de un perro callejero',
  lockjaw: 'tetanos, mandibula trabada, mandibula bloqueada, mandibula rigida, trismo',
  bulging: 'saltado, salido, abultad*, hacia fuera',
  shut: 'cerrad*, no puede abrir, no puedo abrir',
  cantOpenMouth: 'no puedo abrir la boca, no puede abrir la boca',
  drools: 'babea*, babas, saliva',
  swallowSaliva:
    'no puedo tragar _ saliva/agua/liquidos, no puede tragar _ saliva/agua/liquidos, ni la saliva, ni saliva, ni agua',
  urineBurn:
    'arde al orinar, escuece al orinar, ardor al orinar, escozor al orinar, duele al orinar, infeccion de orina, cistitis, al orinar',
  tampon: 'tampon*, copa menstrual',
  pus: 'pus, supura*, huele mal, flujo, mal olor',
  navelPain: 'alrededor del ombligo, en el ombligo, ombligo',
  moved:
    'se ha ido a, se movio, se desplazo, bajo a la derecha, bajado a la derecha, paso a, ahora a la derecha, ahora abajo',
  walkHurts:
    'duele al caminar, duele al andar, no puedo ponerme derech*, doblad*, encorvad*, al saltar, al toser, no puedo enderez*, caminar encorv*, al moverme',
  touchHurts: 'al tocar, al apretar, al soltar, si me toco',
  noAppetite: 'sin hambre, sin apetito, no quiero comer, no tengo hambre',
  bellyRigid:
    'barriga/abdomen/vientre/tripa/estomago _ dur*/rigid*/piedra/tabla/madera, dur* como una/la tabla/piedra, vientre en tabla',
  noStool:
    'no expulso gases, no puedo expulsar gases, ni gases, no voy al bano, sin ir al bano, no evacu*, no hago caca, sin evacuar, sin defecar, sin hacer caca, no he hecho caca, no echo gases, no puedo tirarme, no defeco, no he evacuado, no expulsa',
  green: 'verd*, bilis',
  faeces: 'huele a caca, sabe a caca, fecal*, huele a heces',
  throughBack: 'hacia la espalda, a la espalda, se va a la espalda, hasta la espalda',
  hours: 'horas, toda la noche',
  shoulder: 'hombro',
  pulsingLump: 'bulto que late, late el abdomen, masa que late',
  hernia: 'hernia, bulto en la ingle',
  hard: 'dur*, no entra, no vuelve',
  testicleTorsion: 'testiculo torcido, torsion testicular',
  priapism: 'ereccion _ horas, ereccion que no baja, priapismo',
  floaters: 'moscas, puntos negros, manchas negras, telaranas, puntitos negros, moscas volantes, hilos negros',
  flashes: 'destellos, luces, flashes, relampagos, chispas',
  shower: 'lluvia, muchas, muchisim*',
  curtain:
    'cortina _ ojo/vista/vision/negra/oscura, sombra _ ojo/vista/vision, velo _ ojo/vista/vision/negro, telon, persiana _ ojo',
  halos: 'halo*, aros de luz, arcoiris alrededor, circulos alrededor de las luces',
  lenses: 'lentillas, lentes de contacto',
  chemical:
    'lejia, acido*, cloro, quimic*, limpiador, cemento, cal, amoniaco, disolvente, pegamento, desatascador, aguarras, detergente, sosa, quitagrasas',
  pierced: 'clavad*, clavo, perfor*, metal en el ojo, cristal en, esquirla, anzuelo',
  suddenLoss: 'de repente borros*, de golpe nada',
  diabetic: 'diabet*, tipo 1, insulina, azucar alto, bomba de insulina',
  deepBreathing: 'respir* profund*, respir* hondo',
  fruityBreath: 'aliento _ acetona/fruta/manzana, huele a acetona, boca _ acetona',
  cantEat: 'no puedo comer, no come, no como',
  sugarHigh: 'azucar/glucosa/glucemia _ alt*/high/#n, azucar por las nubes, glucosa muy alta, medidor marca',
  sugarLow: 'azucar/glucosa/glucemia _ #lowsugar, azucar muy bajo, hipoglucemia, bajada de azucar, bajon de azucar',
  shaky: 'tembl*, tiembl*',
  thirst: 'mucha sed, sed*, bebo litros, bebe litros, beber agua todo',
  urinesOften:
    'orin* mucho, orin* _ cada, orino todo el rato, pis todo el rato, orino muchisimo, mear mucho, orinar por la noche, no paro de orinar, hace mucho pis, orina muchisimo, hacer pis',
  weightLoss:
    'perdido peso, perdiendo peso, perdida de peso, adelgaz*, bajado de peso, bajando de peso, perdido #n kilos, perdi #n kilos, bajado #n kilos, kilos menos, peso sin, ropa me queda grande',
  heat: 'calor, sol, insolacion, golpe de calor, playa, coche al sol, ola de calor',
  noSweat: 'no suda, no sudo, piel seca, dejo de sudar',
  stopped: 'dejo',
  coldExposure: 'hipoterm*, nieve, agua helada, cayo al rio, a la intemperie',
  noShiver: 'no tiembla, dejo de temblar',
  frostbite: 'congelad* los dedos, dedos congelados, congelacion',
  burn: 'quem*, quemadura*, escald*, agua hirviendo, aceite hirviendo, aceite caliente, se prendio fuego',
  big: 'grande*, toda la, todo el, enter*, extens*, pierna, brazo, pecho, espalda, barriga, media',
  blisters: 'ampolla*, piel se cae, se pela, carne viva, despelleja*, levantada la piel',
  electric: 'electric*, enchufe, cable, corriente',
  chemicalWord: 'quimic*, acido, lejia, sosa',
  white: 'blanc*, carboniz*, negra',
  electricShock:
    'descarga electrica, electrocut*, calambrazo, corriente electrica, cayo un rayo, alta tension, electrocucion',
  brokenBone: 'hueso _ sale/salido/fuera/asoma/ve, se ve el hueso, fractura abierta',
  deformed: 'deform*, torcid*, doblad* al reves, dislocad*, salido, fuera de sitio',
  fellHeight:
    'cayo _ escalera/tejado/balcon/andamio/metros/piso/caballo/arbol, cai _ escalera/tejado/balcon/andamio/metros/caballo/arbol, caida de #n metros',
  crash: 'accidente*, atropell*, choque, choco, chocamos, moto, airbag, volc*',
  fell: 'cayo, cai, caida, tropez*, resbal*, caido',
  cantStand:
    'no puede levantarse, no puedo levantarme, no puede apoyar, no puedo apoyar, no se puede levantar, no puede ponerse de pie, no puede caminar, no puede andar',
  injuredTight: 'yeso _ apret*, yeso me aprieta, escayola _ apret*, aplastad*, atrapad*',
  suddenDeaf:
    'sord* de repente, de repente _ no oigo, perdi el oido, deje de oir, perdi la audicion, de repente sord*, me quede sord*, no oigo _ oido',
  yellow:
    'ojos amarillos, piel amarilla, amarill* _ ojos/piel, ictericia, ojos _ amarill*, piel _ amarill*, puesto amarill*',
  jaundice: 'amarill*, ictericia',
  darkUrine: 'orina _ oscura/marron/coca/negra/cafe/te, orino oscuro, pis oscuro, orina color',
  muscle: 'musculo*, muscular*, piernas',
  sickleCell: 'drepanocit*, anemia falciforme, falciforme',
  fishbone: 'espina clavada, espina de pescado, hueso atascado, espina en la garganta, carne atascada, comida atascada',
  nearDrowned:
    'casi se ahoga en, casi me ahogo en, se ahogo en _ piscina, trago agua _ piscina, sacaron del agua, cayo a la piscina, cayo en la piscina, bajo el agua',
  kidneyStone: 'piedra en el rinon, calculo renal, colico nefritico, piedras en el rinon',
  cantDrink:
    'no retengo, no retiene, no tolera, no tolero, vomit* todo, no bebe, no quiere beber, no puede beber, ni agua, ni el agua, no aguanta nada, no aguanto nada, no me para nada, devuelve todo, no toma nada, no quiere tomar, rechaza _ liquidos/agua/biberon, nada me queda en el estomago, ni un sorbo, no bebo',
  stuckFood:
    'comida _ atasca*/atora*/atraganta/baja, se me atasca, se me atora, cuesta tragar, dificultad para tragar, no me pasa la comida, comida no baja, comida no me pasa, me cuesta tragar, no me baja',
  swallowed: 'trag*, bebi*, comio, comi*, ingi*, se tomo, lamio, bebio, mordio, chup*, se metio, tomado, comido, tomo',
  breastInfected: 'mastitis, pecho _ rojo/duro/caliente, seno _ rojo/duro/caliente',
  backFever: 'dolor de espalda _ fiebre',
  overdose:
    'sobredosis, demasiadas pastillas, demasiados medicamentos, demasiado paracetamol, demasiada insulina, caja entera, todas las pastillas, bote entero, bote de pastillas, frasco de pastillas, caja de pastillas, todas sus pastillas, todas mis pastillas, punado de pastillas, monton de pastillas, muchas pastillas, blister entero, blisters vacios, pastillas de mas, frasco entero, bote vacio, caja vacia, todos los ansioliticos, se paso con las pastillas',
  tookMany:
    'tom*/trag*/comi*/he _ #many _ pastillas/comprimidos/paracetamol*/ibuprofeno/somniferos/capsulas/tranquilizantes/ansioliticos/ibuprofenos, tom*/trag* _ caja/bote/frasco/blister/tira/punado de _ pastillas/comprimidos/paracetamol/somniferos/tranquilizantes',
  took: 'tom*, trag*, mezcl*, bebi*',
  pills:
    'pastilla*, medicamento*, comprimido*, somnifero*, tranquilizante*, capsula*, ansiolitico*, paracetamol, ibuprofeno',
  sleepy: 'sueno, adormilad*',
  slow: 'lent*, despacio',
  alcohol:
    'alcohol, vodka, vino, whisky, ron, cerveza*, borrach*, bebiendo, tequila, ginebra, botellon, copas, bebida*, bebido, beber, licor',
  mixed: 'mezcl*, junto*, con, ademas, y luego',
  drugs:
    'drogas, droga*, pastillas, porros, maria comestible, setas, popper, algo en la fiesta, opio*, raya*, tranquilizantes, cristal, opiaceo*, galletas de marihuana, brownie*, speed',
  snoresOdd: 'ronc* rar*, ronquidos rar*, gorgote*, ronc* fuerte',
  overheated: 'ardiendo, muy caliente, temperatura',
  vomitAsleep: 'vomit* dormid*, ahogandose con el vomito, vomit*',
  poison:
    'lejia, cloro, anticongelante, detergente*, limpiador*, limpiacristales, herbicida, pesticida*, insecticida*, matarratas, veneno, raticida, gasolina, aguarras, disolvente, desatascador, sosa caustica, friegaplatos, lavavajillas, suavizante, quitaesmalte, acetona, acido, amoniaco, desinfectante, nicotina, colonia, perfume, aceite esencial, pila, petroleo, queroseno, salfuman, desengrasante, producto de limpieza, jabon, agua fuerte, plaguicida*, bayas, bolitas, quitagrasas, capsula* de detergente, alcohol de quemar, antipolillas, naftalina, vapeador, barniz, tinte, metanol',
  poisonPlant: 'bayas, adelfa, seta*, planta, semillas, hongo*, ricino',
  plantPoison: 'comi*/infusion/te _ adelfa/cicuta/ricino/estramonio/floripondio/toloache',
  battery: 'pila de boton, pila boton, pilas',
  magnets: 'iman, imanes',
  coinStuck: 'moneda, canica, pieza, juguete, boton',
  underSink:
    'debajo del fregadero, bajo el fregadero, productos de limpieza, producto de limpieza, botella sin etiqueta, del garaje',
  skinContact: 'piel, en las manos',
  burns: 'quem*, arde*',
  heater:
    'caldera, estufa*, brasero, calentador, generador, barbacoa, chimenea, carbon, garaje, motor encendido, calefaccion, hornillo, gas, calefactor de gas',
  everyoneIll: 'todos, toda la familia, los dos, en casa todos, tambien mi, el perro tambien, el gato tambien',
  betterOutside: 'al salir _ mejor, mejor fuera, al salir a la calle, se me pasa fuera, aire fresco, cuando salgo',
  fumes: 'vapores, humo*, gases de, mezcle lejia, lejia con, lejia y, amoniaco con, cloro con, cloro y',
  gasLeak: 'olor a gas, huele a gas, fuga de gas, escape de gas',
  stoppedAlcohol:
    'deje de beber, dejado de beber, dejo de beber, deje el alcohol, dejado el alcohol, dejo el alcohol, sin beber, sin alcohol, deje la bebida, ultima copa, ultimo trago, abstinencia, desintoxic* _ alcohol, dejar de beber, sin tomar alcohol, dejo de tomar, deje de tomar alcohol, deje el trago',
  stoppedSedative:
    'deje/dejado/dejo/sin _ benzodiacepinas/lorazepam/alprazolam/diazepam/xanax/trankimazin/orfidal/valium/rivotril/clonazepam',
  seesThings:
    've cosas, veo cosas, veo bichos, ve bichos, bichos por _ pared, aranas por, alucin*, veo insectos, bichos en, insectos por, hormigas por, veo ratas, veo sombras, ve sombras, cosas que no estan, cosas que no existen, ve gente, veo gente que no, ve personas, veo personas que, ve serpientes, bichos',
  twitch: 'sacud*, rigid*, espasmo*, contracciones muscular*',
  wildMushrooms:
    'setas _ campo/monte/bosque/recog*/silvestres/cogi*, hongos _ monte/campo/bosque/silvestres/recog*, comi* _ setas, comi* _ hongos, setas que',
  venom: 'serpiente, vibora, escorpion, alacran, medusa, culebra, viuda negra, arana',
  snakeBite:
    'mordi* _ serpiente/vibora/culebra, vibora/serpiente/culebra _ mordi*, mordedura de serpiente/vibora, pico un alacran/escorpion, picadura de alacran/escorpion, pico _ alacran/escorpion, alacran _ pic*, escorpion _ pic*',
  bitten: 'mordi*, pico, picadura',
  cannedFood: 'conserva*, lata, enlatad*, bote casero, mermelada casera, conservas caseras',
  doubleDose:
    'dosis doble de _ insulina/sintrom/metotrexato, doble dosis, dosis equivocada, medicamento equivocado, se equivoco de medicamento, metotrexato todos los dias, me equivoque de dosis, medicacion equivocada',
  spiked:
    'echaron algo en la bebida, me drog*, echaron algo en mi copa, algo en la bebida, sumision quimica, burundanga',
  pesticide: 'pesticida*, insecticida*, plaguicida*, herbicida, fumig*, sulfat*',
  vapeLiquid: 'liquido de vapear, liquido del vapeador',
  seesYellow: 'amarillo',
  needleShared:
    'compart* _ jeringa*/jeringuilla*/aguja*/chuta*, jeringuilla/jeringa/aguja/chuta _ compartida/usada/prestada, misma jeringuilla, misma jeringa, misma aguja, me pincho heroina, me chuto, me meto heroina, pinchando me heroina, me inyecto/inyecte/inyectaba heroina/coca/cocaina/speed/droga/drogas/meta',
  ritualPoison:
    'kambo, veneno de rana, medicina de la rana, datura, floripondio, toloache, estramonio, burundanga, iboga, ibogaina, sapo bufo, bufo, veneno de sapo, semillas/huesos _ albaricoque/damasco/chabacano, trementina, aguarras, borax, peroxido de hidrogeno, mms, dioxido de cloro, plata coloidal, coloidal, ayahuasca, yage, wachuma, peyote, hongos magicos, setas alucinogenas, honguitos, salvia divinorum, cactus san pedro, huachuma, aceite de poleo, te de ruda, infusion de ruda, semillas de ricino, bebi/tome/tomo/trague/trago/ingeri/bebio/trago _ aceite/aceites esencial/esenciales, bebi/tome/tomo/trague/trago/ingeri/bebio _ agua oxigenada, bebi/tome/tomo _ ajenjo, gotas de aceite esencial en agua',
  ritualHarm:
    'desmay*, desplom*, vomit*, devuelv*, no despierta, no se despierta, no reacciona, confus*, desorientad*, convuls*, ataque, tembl*, tiembl*, pecho, palpitaciones, corazon _ mil, corazon acelerado, taquicardia, ve borroso, veo borroso, vision borrosa, pupilas, alucin*, ve cosas, veo cosas, quema la garganta, arde la garganta, garganta quemada, ictericia, amarill*, hinchad*, ardiendo, fiebre, inconsciente, no puede orinar, no puedo orinar, sin orinar',
  whenTired:
    'cuando estoy cansad*, si estoy cansad*, cansad*, al final del dia, por la noche tarde, desde siempre, de siempre, siempre ha sido, siempre lo he tenido, siempre la he tenido, en las fotos, de nacimiento, desde que naci, botox, dentista',
  drunkJoke:
    'copas en la fiesta, copas de mas, cubatas, chupitos, tragos en la fiesta, cocteles en la fiesta, borracher*',
  exerciseNow:
    'despues de correr, tras correr, al correr, salir a correr, gimnasio, gym, maraton, esprint, sprint, entren*, caminata, excursion, sentadillas, yoga, futbol, carrera, crossfit',
  poolEyes: 'piscina, alberca, pileta, nadar, natacion, cloro de la piscina, polen, cebolla*, alergia al polen',
  mouthBurn:
    'pizza, sopa, paladar, cielo de la boca, lengua, chocolate caliente, tostada, tostadora, cafe quemado, calorias, musculos, agujetas',
  atWork:
    'trabajo de noche, trabajo en, trabajo de, trabajo como, ambulancia, paramedic*, en la planta, en urgencias de, companeros, soy enfermer*, enfermera de, mis pacientes, voluntari*, turnos, guardia, guardias',
  asPrescribed:
    'como me dijo, como indico, como me recetaron, recetado por, segun la receta, se tomo su, su medicina, su medicacion, su jarabe, escupe, no quiere, rechaza, odia, el medico le dio, el pediatra le, recetado, le receto, cada dia, todos los dias',
}
