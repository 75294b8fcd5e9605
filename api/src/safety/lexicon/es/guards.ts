import type { Wordings } from '../../concepts.ts'

/** Lo que vuelve inofensivas palabras de alarma. */
export const guards: Wordings = {
  negator:
    'no pienso en, no he pensado en, ni pienso en, no se me ocurre, no tengo, no tiene, no hay, no he tenido, sin, ni, nunca tuve, nunca he tenido, nunca tengo, no noto, no presento, tampoco, no tuve, no es, no habia, nada de, ningun, ninguna, no me dio, no son, descart*',
  closeNegator: 'no, nunca, no me, ya no',
  falseNegator:
    'no puedo, no puede, no para, no deja, no dejo, no se, no solo, no mejora, no se quita, no aguanto, no siento, no siente, no pienso en otra/nada/mas, no pienso en lo, sin parar, sin dormir, sin comer, sin beber, no mueve, no responde, no reacciona, no despierta, no quiero, no quiere, sin aire, no reconoce, no come, sin aviso, sin motivo, sin consuelo, sin ganas, sin fuerza, sin fuerzas, sin mejorar, sin razon, no tengo ganas, no tengo fuerzas, no tengo motivos, sin previo aviso, no hay manera, no hay quien, no es normal, no tiene fuerza, no tengo fuerza, sin mi, sin orinar, sin conocimiento, sin dejar, nunca habia, nunca he sentido, no tengo razones, no es el mismo, no es la misma, no baja, no sirvo, no es mi, no es su, no es mio',
  trueNegator:
    'no quiero/quise/queria morir*/matar*/suicidar*/lastimar*/hacer/danar*/desaparecer/cortar*/herir*, no quiero ni morir',
  negatorAfter: 'descartad*, ninguna',
  idiom:
    'casi me ahogo de, un poco de gases, solo gases, son gases, serian gases, tacones/zapatos/jefe/trabajo/calor/examenes/suegra/ninos/vecinos me va/van a matar, muero de risa/hambre/ganas/sueno/verguenza/calor/frio/aburrimiento/amor/envidia/sed/pena, muriendo de risa/hambre/ganas/sueno/verguenza/calor/frio/aburrimiento/amor, muert* de cansancio/risa/hambre/sueno/miedo/frio/calor/verguenza/sed/aburrimiento/celos, morir de risa/verguenza/amor/aburrimiento/hambre/calor, muero por, morirme de risa, morir me de risa/verguenza/ganas, de muerte, me matan los zapatos, me mata la espalda, me matan las piernas, mata la espalda, me matan los pies, me mata la curiosidad, me mata de risa, matar el tiempo, matar el gusanillo, matando el tiempo, a muerte, mosquita muerta, mariposas en el estomago, corazon roto, roto el corazon, partio el corazon, parte el corazon, rompio el corazon, corazon partido, corazon encogido, con el corazon en, nudo en el estomago, sangre fria, mala sangre, hierve la sangre, hervir la sangre, sangre azul, analisis de sangre, tension muscular, presion social, bajo presion, presion en el trabajo, presion laboral, infarto de, casi me da un infarto, me da un infarto cuando, me dio un infarto cuando, de infarto, casi me da algo, alergia a los lunes, alergia al trabajo, alergic* a los lunes, alergic* al trabajo, golpe de suerte, golpe de efecto, cabeza loca, sin pies ni cabeza, de cabeza con, sobredosis de azucar/chocolate/series/sol/trabajo/dulces, desaparecer de verguenza, que me trague la tierra, tragarme la tierra, morir* de verguenza, este jefe me va a matar, me va a matar con tanto/tanta/tantos/tantas, me van a matar con tanto/tanta/tantos/tantas, me va a matar el trabajo/calor/jefe/estres, cortar con el/la/los/las azucar/cafe/pan/tabaco/harinas/dulces/gluten/cafeina/lacteos/dulce/rutina, cortar el azucar/cafe/pan, cortar los lacteos, ataque de risa, quemad* del trabajo, quemad* en el trabajo, me quema el trabajo, sindrome del quemado, punalada por la espalda, punaladas por la espalda, por la espalda en el trabajo, apunalada por la espalda, ahogad* en deudas, ahogo en trabajo, ahogo en un vaso, ahogad* de trabajo, vaso de agua, me ahogo en un, corte de pelo, cortar me el pelo, cortarme el pelo, cortarme las unas, cortar por lo sano, se me corta el rollo, corto con, corto conmigo, cortar con mi novi*, me corto al hablar, me corto mucho, loc* de contenta, loc* por, vuelve loc*, volviendo loc*, cieg* de amor, amor es cieg*, cita a ciegas, echar de menos, dar la lata, dormid* como, no pegar ojo, caer rendid*, pies dormidos, se me durmio la pierna, se me durmio el brazo, se me durmio el pie, me cai de sueno, cai rendid*, caigo de sueno, punto muerto, hora muerta, tiempos muertos, mal de amores, dolor de muelas, me mato a trabajar, me mato trabajando, me mato a estudiar, me mato estudiando, mato a trabajar, me mata el trabajo, me mata mi jefe, me mata este, me mata la, me matan las, matarme a trabajar, me parte el alma, hasta las narices, echo polvo, hecho polvo, hecha polvo, me arde la cara de verguenza, me quemo las pestanas, quemarme las pestanas, ahogado en papeles, me ahogo de calor, me ahogo de risa, tirar la toalla con la dieta, cortar el cesped, corte de digestion, golpe de calor en la oficina, corte con mi, corte con el, corte con ella, cortar con mi, corte la relacion, cortamos la relacion, cortar la relacion',
  past: 'de adolescente, hace veinte anos que no, a los #teen, a los #n anos, con #teen anos, con veintitantos, hace mil anos, hace como #n anos, hace mas de #n anos, de bebe, de chic*, de crio, de cria, de chamac*, de guagua, siendo nin*, hace siglos, hace un monton de anos, hace unos #n anos, hace ya #n anos, en #year, hace #n anos, hace anos, hace muchos anos, hace tiempo, de nin*, cuando era, cuando tenia, de pequen*, de joven, en mi infancia, el ano pasado, en el pasado, antiguamente, en aquel entonces, murio de, fallecio de, decadas, de adolescente, en mi adolescencia, en mi juventud',
  present:
    'este mes, esta semana, otra vez, otra vez, hoy, esta noche, ahora mismo, esta manana, actualmente, todavia, desde ayer, de nuevo, desde anoche, ultimamente, de repente, sigo, vuelve, ha vuelto, esta tarde, desde entonces, anoche',
  teething:
    'dientes saliendo, salen los dientes, saliendo los dientes, le sale un diente, primer diente, denticion, dientito*',
  backThen:
    'con #young anos, a los #n, se rompio, se trago, fue, tuve, tuvo, hubo, estuve, estuvo, tenia, era, me dio, le dio, de bebe, mi embarazo, mi parto, cuando naci*, cuando nacio, embarazada de, se complico',
  forgot: 'se me olvido, me olvide, sin querer, olvide',
  grown:
    'ahora/hoy es bomber*/ingenier*/medic*/abogad*/polici*/profesor*/maestr*/enfermer*/padre/madre/grande, hoy juega, ahora juega, ya tiene #grown anos, ya tiene #grown, hoy tiene #grown, ahora tiene #grown, tiene #grown anos ya, tiene ya #grown, ya cumplio #grown, va a la universidad, esta en la universidad, ya es adult*, ya se caso, ya esta casad*, ya es madre, ya es padre, ya es mayor, mas alt* que yo, ya trabaja',
  duration:
    'hace/desde/llevo/llevamos/lleva/durante/hara/casi/desde hace/unos/unas/hace ya/hace unos/hace unas/hace como/hace mas de #n/un/una mes/meses/semana/semanas/dia/dias, #n meses/semanas/dias con/que/seguidos/asi',
  reported:
    'hablaban de, hablaron de, reportaje, en la tele hablaban, noticiero, dieron un programa, la obra de, actriz, actor, en el escenario, hago de muert*/malo/mala/victima/asesin*, comedia, thriller, policial, serial, documental*, pelicula*, novela*, libro sobre, articulo*, podcast, serie de, la serie, curso de primeros, primeros auxilios, curso de rcp, simulacro*, noticias, noticia, lei sobre, lei que, leyendo sobre, leer sobre, vi un, vi una, videojuego*, telenovela*, canto una cancion, letra de, cancion, capitulo, examen de, ensayo sobre, exposicion, personaje, obra de teatro, teatro, charla sobre, campana, voluntari*, mis pacientes, un paciente, guion',
  dreamt: 'sone que, sone con, soñe, sueno que, en mi sueno, en suenos, pesadilla*, suenos, en un sueno',
  assessed:
    'pruebas _ bien/normales, analisis _ bien/normales/normal, electro _ bien/normal, resonancia _ bien/normal, el medico dice que es, el medico dijo que no era nada, medico _ benign*/nada grave/tranquil*, doctor _ benign*/nada grave, todo salio bien, todo bien en la revision, es benign*, me han revisado, cardiologo _ bien/normal, dado de alta, descartado algo grave, salieron bien, salio todo bien, salio normal',
  recovered:
    'soy feliz, muy bien ahora, hoy estoy, estoy muy bien, me encuentro bien, contenta con mi vida, content*, me va bien, recuperad*, superad*, super*, ya estoy bien, estoy bien, feliz, curad*, terapia me ayudo, me ayudo, agradecid*, recupere, en paz, segur* ahora, sali adelante, lejos de aquello',
  recoveredLong: 'recuperad*, hace anos, superad*',
  supervised:
    'con mi medico, mi medico y yo, mi doctora y yo, con mi psiquiatra, mi psiquiatra y, con la psiquiatra, bajo supervision, supervisad*, mi medico me, el medico me, la medica me, el psiquiatra me, mi psiquiatra me, el doctor me, la doctora me, mi doctora me, indicacion del medico, de acuerdo con mi medico, pauta del medico, segun mi medico, con ayuda de mi medico, me la esta bajando, me los esta bajando, consensuad*, me ha quitado, en la farmacia, punto sigre',
  finishedCourse: 'termine el, terminado el, acabe el, acabado el, tratamiento de antibiotico terminado, como me dijo',
  painkillerOnly: 'vitamina*, suplemento*, anticonceptiv*, antihistaminico*, la pildora',
  benignChest:
    'al apretar, si aprieto, al tocar, flexiones, pesas, gimnasio, agujetas, picante, acidez, reflujo, fritos, sujetador, eructo*, granos, sarpullido, depil*, tatuaje, abrazo',
  nerves:
    'antes de los examenes, antes de un examen, antes de hablar, exposicion, entrevista, cuando hablo en publico, examen, examenes, boda, cita, reunion, presentacion, cuando pienso en, lunes, al hablar en publico, cuando me pongo nervios*',
  dentist: 'dentista, anestesia, muela, muelas del juicio, empaste, botox',
  sleptOn:
    'dormi encima, al dormir sobre, mala postura, dormir mal, sentada encima, piernas cruzadas, sentad* mucho rato, dormi torcid*, dormi mal, ordenador, teclado, almohada, se me pasa al mover*, se pasa al mover*, tortico*',
  nerve: 'tunel carpiano, fisio*',
  frozenJoint: 'artrosis, escayola, agujetas, fisio*',
  dark: 'a oscuras, oscuridad, sin gafas, niebla, no veo la hora, no veo sentido, no veo el momento, no veo a mi, no veo a mis, no veo la tele, no veo claro, no veo mi',
  migraineUsual: 'migrana de siempre, como siempre, mi migrana, mis migranas, jaqueca de siempre, migranas de siempre',
  hangover: 'resaca',
  bug: 'gastroenteritis, virus estomacal',
  noseBlocked: 'nariz, congestion*, mocos, nasal, resfriad*, alergia al polen, constipad*, catarro',
  figurative:
    'en este trabajo, en esta relacion, en este matrimonio, metaforic*, rutina, expectativas, emocionalmente, en casa de mis suegros, de tanto reir*, reir*',
  figurativeVoice: 'coro, cantar, profesor, vecinos hablando, radio encendida, voz interior, ronc*',
  figurativeWeapon: 'cocina',
  lipstick: 'pintalabios, helado, moras, arandanos, caramelo*, polo',
  food: 'moras, arandanos, helado, caramelo*',
  mildOnly: 'leve*, ligera, ligero, un poco, poquito, pequen*, suave, levemente',
  iron: 'hierro, regaliz, carbon activado, remolacha',
  gums: 'encias, hilo dental, cepillarme, cepillado, afeitar*, papel',
  noseOnly: 'sonarme',
  bloodTest: 'analisis, analitica, donar sangre, done sangre, tension arterial, extraccion, mi regla de siempre',
  tonsils: 'ganglios',
  sleepIn: 'por las mananas, despertador, de llorar, alergia',
  tooth: 'muela, dentista, diente, flemon',
  tears: 'llorar, llore, alergia, polen, mosquito, por las mananas, herpes',
  bitten: 'mordi la lengua, me queme la lengua, cafe caliente, pina',
  age: 'con la edad, edad, arrugas',
  lifeConfusion:
    'sobre mi vida, con mi carrera, mi vida, mi futuro, sobre mi relacion, que quiero, mi camino, mis sentimientos, jet lag',
  knownEpilepsy: 'controlada, sin crisis',
  cycling: 'bicicleta, sillin',
  bruisesOld: 'me di con, golpe con',
  winter: 'invierno, en la nieve, frio de la calle, siempre frios, siempre frias, siempre he tenido',
  period: 'regla, menstru*, periodo, ovulacion',
  periodPain: 'dolor de regla, regla',
  lifting: 'cargar, levantar, mudanza, jardin, levante, cargue, peso en el gimnasio',
  insect: 'mosquito*',
  bruise: 'me di, golpe con',
  house: 'cortinas',
  screen: 'pantalla*, ordenador, movil, polen, ojos secos',
  toddlerTraining: 'en banos publicos, bano publico, en publico',
  sunMild: 'quemadura solar, quemaduras de sol, me queme al sol, playa, quemadita',
  foodJoke: 'chocolate, azucar, series, dulces',
  vitaminsSafe: 'como me receto, segun la receta, a la semana, homeop*',
  rinsed: 'enjuague, zumo, infusion',
  alarmTestOnly: 'revision, instalad*, pilas',
  practice: 'braxton',
  labourTerm: 'curso de preparacion',
  needGlasses: 'gafas nuevas, optic*',
  cramp: 'calambres por la noche',
  reflux: 'acidez, reflujo, ardor',
  lump: 'bulto',
  hunger: 'sin desayunar, ver sangre, aguja*, levantarme rapido, me levanto rapido, me levanto muy rapido, hambre',
  dieting: 'dieta, gimnasio, a proposito, regimen, keto, embarazo',
  rushed: 'como rapido, comer rapido, con prisas',
  menopause: 'menopausia, sofocos, ola de calor, manta, edredon, calor que hace, verano',
  throatLump: 'nudo en la garganta',
  schoolFear: 'a la oscuridad, monstruos, examen, perros, tormentas, colegio nuevo, aranas',
  assessedWord: 'mejorando, ya casi, casi curad*',
  cream: 'crema, pomada',
  everydayLoad:
    'trabajo, jefe, ruido, trafico, calor, deberes, vecinos, examenes, dieta, reuniones, oficina, obras, exámenes, mudanza, frio, gimnasio, invierno, ninos gritando',
}
