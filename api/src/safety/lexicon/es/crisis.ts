import type { Wordings } from '../../concepts.ts'

/** Suicidio, autolesión, psicosis, violencia, trastornos de la alimentación, medicamentos abandonados. */
export const crisis: Wordings = {
  wantDeath: `quiero morir, quisiera morir, quiere morir, queria morir, quiero estar muert*, quisiera estar muert*, ojala _ muera, ojala _ muriera, ojala no despertara, ojala no despierte, ojala no hubiera nacido, ojala me atropelle*, ojala estuviera muert*, ojala me muriera, ojala me muera, deseo morir, deseos de morir, ganas de morir, ganas de morirme, morir me, prefiero morir, preferiria morir, preferiria estar muert*, mejor muert*, estaria mejor muert*, no quiero existir, dejar de existir, no existir, desaparecer para siempre, quiero desaparecer, quisiera desaparecer, desaparecer del mundo, desaparecer de este mundo, irme de este mundo, dejar este mundo, abandonar este mundo, dejar este cuerpo, abandonar mi cuerpo, dejar mi cuerpo, si me muriera, si yo no estuviera, si no estuviera aqui, si yo muriera, si me muero, cuando yo no este, cuando ya no este, cuando me haya ido, cuando yo falte, no estare aqui, ya no estare, no voy a estar, no estar aqui, no quiero estar aqui, no quiero seguir aqui, ya no quiero estar, mejor no haber nacido, no deberia haber nacido, pido a dios que me lleve, que dios me lleve, que me lleve dios, que me lleve la muerte, pienso en la muerte, pensando en la muerte, pensar en la muerte, pienso en morir, pensando en morir, pensando en morirme, la muerte seria, la muerte es la, morir seria, que todo acabe, que todo se acabe, que todo termine, que esto acabe para siempre, quiero que acabe todo, quiero que termine todo, quiero irme para siempre, irme para siempre, marcharme para siempre, me quiero morir, me quiero ir de este mundo, se quiere morir, me gustaria morir, me gustaria morirme, me gustaria no existir, merezco morir, no merezco vivir, descansar para siempre, descansar de todo para siempre, no pasar de hoy, no llegar a manana, no me importa morir, no me importaria morir, no me importaria no despertar, me daria igual morir, me da igual morir, me da igual vivir, descansar de una vez por todas, descansar de una vez, descansar de todo, irme y no volver, no volver nunca, no volver mas, me dejaria ir, ojala se apague, ojala esto se apague, que se apague todo, apagarme, apagar me, no pienso llegar, no pienso cumplir, no llegare a cumplir, no creo que llegue, si desapareciera, si yo desapareciera, la vida se acabo para mi, mi vida se acabo, mi vida se acaba, mi vida termino, hasta aqui llegue, hasta aqui he llegado, sobro en, sobra en este mundo, estoy de mas, sobro en este mundo, no pinto nada en este mundo, el mundo no me necesita, nadie me necesita, aliviar a todos, librar a todos de mi, quitarles un peso, dejar de sufrir para siempre, no me queda nada por lo que, nada por lo que levantarme, nada por lo que vivir, me da igual despertar, me da igual seguir, pido/pedi/ruego/rezo/suplico dios/cielo __ lleve/despertar/despierte/muera/morir, accidente __ alivio/acabara/acabe/solucion/arreglaria, alivio __ accidente, ojala/quiero/deseo __ corazon/cuerpo __ pare/deje/detenga, ojala un accidente, deje de respirar, deje de latir, se me pare el corazon, cerrar los ojos y ya, no quiero estar viv*, no quiero estar en este, no quiero estar en el mundo, mundo estaria mejor sin ella/el, mejor sin mi, ojala no hubiera sobrevivido, ojala no me hubieran salvado, ojala no hubiera despertado, ojala tenga cancer, ojala fuera cancer, ojala me diera un infarto, imagino mi funeral, imagino mi entierro, imagino mi muerte, sueno con morir, sueno con mi muerte, fantaseo con morir, fantaseo con la muerte, ya no le temo a la muerte, ya no me da miedo morir, ya no tengo miedo a morir, no prometo seguir, no puedo prometer que siga, no se si seguire aqui, no se si estare, no llego a navidad, no llegare a navidad, no llegare al verano, no intenteis detenerme, no intenten detenerme, no me busqueis, no me busquen, me despido de este mundo, pronto estare en paz, pronto descansare, pronto dejare de sufrir, estar muert* seria, muert* no sufriria, la muerte me llama, oigo a la muerte, que ganas de no estar, ganas de no existir, ganas de no despertar, ganas de desaparecer, quiero acabar mi vida, hartura de vivir, dormir y que no, prefiero no estar, preferiria no estar, preferiria no despertar, mejor no despertar, mejor no estar, no deberia estar viv*, no merezco respirar, quisiera no estar, quisiera no haber, me gustaria no despertar, me gustaria desaparecer, me gustaria irme para siempre`,
  noWill: `no quiero vivir, no quiero seguir viviendo, ya no quiero vivir, no quiere vivir, no quiere seguir viviendo, sin ganas de vivir, no tengo ganas de vivir, ganas de vivir _ perdido, perdi las ganas de vivir, perdido las ganas de vivir, cansad* de vivir, hart* de vivir, cansad* de la vida, hart* de la vida, cansad* de existir, no vale la pena vivir, no merece la pena vivir, la vida no tiene sentido, vida no vale la pena, vida ya no tiene sentido, no le veo sentido a la vida, no encuentro sentido a la vida, sin sentido vivir, no tengo motivos para vivir, no tengo razones para vivir, motivo para vivir, motivos para vivir, razon para vivir, razones para vivir, para que vivir, para que sigo viv*, para que seguir, no tiene sentido seguir, no quiero seguir, no puedo seguir viviendo, no puedo seguir asi, vivir asi no, no aguanto vivir, no soporto vivir, no quiero despertar, no quiero despertar mas, no quiero un dia mas, no quiero ver otro dia, no quiero amanecer, no quiero estar punto, no quiero envejecer ni, no quiero cumplir mas anos`,
  killSelf: `me voy a matar, voy a matar me, me quiero matar, quiero matar me, matar me, matarse, me mato, se quiere matar, se va a matar, quitar me la vida, quitarse la vida, me quito la vida, quitar me de en medio, quitarse de en medio, acabar con mi vida, acabar con su vida, acabar con todo, terminar con mi vida, terminar con todo, terminar con su vida, poner fin a mi vida, poner fin a todo, poner fin a su vida, suicidar me, me suicid*, suicidarse, se suicid*, suicidando, tirar me al tren, tirar me por, tirar me de, tirar me al metro, tirar me al rio, tirar me a las vias, tirarse por, tirarse al, lanzar me al, lanzarme, arrojarme, saltar del puente, saltar desde, saltar por la ventana, saltar al vacio, saltar de la azotea, tirar me desde, colgarme, ahorcarme, ahorcar*, colgar me, cortar me las venas, cortarse las venas, cortarme las venas, pegar me un tiro, estrellar me con el coche, estrellar el coche, estrellarme, tomar me todas las pastillas, tomarme todas, tomarme todo el frasco, tragarme todas, nota de suicidio, carta de suicidio, intento de suicidio, intente matar me, intente suicidar*, intento suicidar*, intento matarse, hacerme desaparecer`,
  suicidal: `suicida, suicidas, ideas de suicidio, pensamientos suicidas, pensar en el suicidio, pienso en el suicidio, pensando en el suicidio, pienso en suicid*, pensando en suicid*, ideacion suicida, el suicidio es, el suicidio como, como morir sin dolor, morir sin dolor, formas de morir, manera de morir, forma de morir, cuantas pastillas, dosis letal, dosis mortal, duele morir, duele ahogarse, duele ahorcarse, duele mucho ahogarse, duele mucho morir, se sufre al morir, que pastillas matan, que pastillas son mas, con que pastillas, busco en google como, he buscado como morir, he buscado formas, metodo indoloro, metodos indoloros, sin que duela morir, cuanto tarda uno en morir, desde que altura`,
  sleepForever:
    'dormir me y no despertar, dormir y no despertar, dormir _ no despertar, dormir para siempre, no despertar nunca, no despertar mas, no volver a despertar, no despertarme nunca, no despertar me, no volver a abrir los ojos, cerrar los ojos para siempre, cerrar los ojos y no, sueno eterno, no despertar jamas, acostarme y no despertar',
  burden: 'carga, estorbo, estorb*, lastre, peso para todos, no sirvo para nada, molesto a todos',
  gone: 'desaparec*, irme, sin mi, no estar',
  betterOff: 'mejor, descansar, libres, aliviad*',
  betterOffWithoutMe:
    'mejor sin mi, estarian mejor sin mi, estaran mejor sin mi, estarian mejor si, seria mejor si yo no, seria mejor si no estuviera, nadie me echaria de menos, nadie me va a extranar, nadie me extranaria, nadie notaria, nadie se daria cuenta, mi funeral, mi entierro, mi velorio, a nadie le importaria, mas felices sin mi, descansarian de mi, librarse de mi, se librarian de mi, el mundo sin mi, el mundo estaria mejor, seguro de vida, mejor para todos si, si yo no existiera, si no existiera, si me pasara algo nadie, nadie lo notaria',
  goodbye:
    'adios, despedida, despedir*, despedirme, despidio, despidiendo*, me despido, se despidio, ultimo mensaje, no me veran mas, no volveras a verme, no me volveras a ver, cuiden de, cuida de mis, no los voy a necesitar, no las voy a necesitar, no lo voy a necesitar, no la voy a necesitar, no voy a necesitar',
  otherPerson:
    'amig*, hermano, hermana, mum, madre, padre, hijo, hija, mujer, esposa, marido, esposo, pareja, novio, novia, companer*, primo, prima, vecino, vecina, ella, el, ex, alumno, alumna, jefe, familia, todos, gente, bebe, hijos, mi suegra, padrastro, sobrino, sobrina, alguien, tio',
  me: 'me, mi, yo',
  letters: 'carta, cartas, nota, testamento, video',
  lettersWritten:
    'escrito _ cartas/carta/nota/despedida, escribi _ cartas/carta/nota/despedida, cartas de despedida, carta de despedida, nota de despedida, video de despedida, mensaje de despedida, regale mis cosas, regalado mis cosas, regalando mis cosas, regalando sus cosas, regalo sus cosas, regalado sus cosas, he regalado todo, regale todo, repartido mis cosas, dejado todo arreglado, deje todo arreglado, todo preparado, todo listo para irme, lo tengo todo planeado, tengo todo planeado, lo tengo todo pensado, ya tengo la fecha, tengo fecha, tengo un plan, he decidido el dia, ya se como, ya se como hacerlo, se como hacerlo, se donde y cuando, esta noche es la ultima, mi ultima noche, mi ultimo dia, manana ya no, pronto se acabara todo, pronto acabara todo, pronto descansare, por fin descansare, por fin en paz, he dejado las contrasenas, arregle los papeles, arreglando los papeles, mi testamento, dejado resuelto, ya lo tengo decidido, perdon por lo que voy a hacer, por lo que voy a hacer, perdon por irme, pidiendoles perdon, cartas para mis hijos, carta para cada, cartas para cada, he hecho el testamento, hice mi testamento, hecho testamento, quien cuidara de mi perro/gato/hijos, quien cuidara a mi perro/gato/hijos, quien se quedara con mi perro/gato, cuando me encuentren, quien me encuentre, no quiero que me encuentren mis, seguro de vida paga, claves del banco por si, apuntado las contrasenas, dejo las contrasenas, plan de salida, lo hare esta noche, lo voy a hacer esta noche, lo hare manana, hoy lo hago, ya he elegido el sitio, ya elegi el sitio, elegido el lugar, elegi la fecha',
  goodbyeThings:
    'regale, regalado, regalado ropa/guitarra/perro/gato/libros/todo, regale ropa/guitarra/perro/gato/libros',
  calm: 'tranquil*, calma, paz',
  soon: 'pronto, manana, esta noche',
  joinDead:
    'reunirme con _ cielo/alla/marido/esposo/mujer/hijo/hija/madre/padre/difunt*, reunir me con mi, reunirme con mi, reunirme con el, reunirme con ella, irme con mi madre/padre/marido/esposo/hijo/hija/abuela/abuelo/hermano/mum al cielo, irme con ella, irme con el al, estar con ella en el cielo, estar con el en el cielo, encontrarme con _ cielo/alla, ir con mi _ cielo, cruzar al otro lado, pasar al otro lado, irme al otro lado, irme al cielo, ir al cielo, ir con dios, volver a la luz, volver a la fuente, volver a casa con dios, volar al cielo, dejar el plano terrenal, salir de este plano, dejar este plano, mi alma quiere irse, mi alma quiere volver, reunirme con mi bebe, irme con mi bebe, irme con mi hij*, donde esta el ahora, donde esta ella ahora',
  methodPlan:
    'guard* _ pastillas, guardando _ pastillas, juntando _ pastillas, junte _ pastillas, juntado _ pastillas, acumul* _ pastillas, reunido _ pastillas, compre _ cuerda, comprado _ cuerda, cuerda preparada, la soga, una soga, tengo la cuerda, borde del puente, en la cornisa, en la barandilla, pastillas delante, pastillas en la mano, pastillas preparadas, pastillas encima de la mesa, cuchilla en la mano _ venas, tengo una pistola, cont* las pastillas, mirando el puente, mirando las vias, bastantes pastillas, suficientes pastillas',
  methodWish:
    'delante del tren, al paso del tren, soltar el volante, dar un volantazo, volantazo, cruzar sin mirar, cruzo sin mirar, ganas de saltar, ganas de tirarme, ganas de tirar me, meterme en el mar, nadar hasta no, caminar hacia el mar, imagino saltar, imagino que salto, imagino tirarme, imagino que me tiro, estamp*/estrell*/chocar _ arbol/muro/camion',
  enough:
    'suficiente* _ morir/no despertar/dormir para siempre/matar*, bastan para no, bastarian para, cuantas _ no despertar, cuantas _ morir',
  endIt:
    'acabar con todo, acabar con esto de una vez, terminar con todo, acabar de una vez, ponerle fin, poner fin, acabar con mi sufrimiento, acabar con este sufrimiento, terminar con mi sufrimiento, unica salida, no hay salida, no veo salida, no le veo salida, no veo otra salida, no encuentro salida, sin salida',
  live: 'vivir, seguir, viva, vivo',
  noReason: 'sin razon, no hay motivo, ningun motivo, ninguna razon, no tengo razon',
  noFuture: 'no veo futuro, no tengo futuro, no hay futuro para mi, no me veo en el futuro',
  otherSuicidal:
    'dice/dijo/escribio/mando/publico/puso/habla __ morir/morirse/matarse/vivir/desaparecer/despedida/despid*, habla de morirse, habla de matarse, habla de la muerte todo, dice que se va a matar, dice que no quiere vivir, ya no quiere vivir, dice que no vale la pena, amenaza con matarse, amenaza con suicid*, se despidio de todos, se despidio de mi, se despidio por, mensaje de despedida, me escribio para despedirse, quiere quitarse la vida, no contesta despues, me dio las gracias por todo y, encontre _ carta/nota de, quiere desaparecer, se quiere morir, dejado una nota y, dejo una nota y, dejado una carta y, dejado una nota de, nota y no aparece',
  scaredOfSelf:
    'miedo de mi mism*, miedo a mi mism*, miedo de lo que pueda hacer, miedo de lo que pueda hacerme, miedo a lo que pueda hacer, miedo de hacer algo, miedo a hacer algo, miedo de hacer una locura, no me fio de mi, no confio en mi esta noche, no respondo de mi, hacerme algo, hacer me algo, hacer algo irreversible, no estoy a salvo, no paso de esta noche, no pasare de esta noche, no llegare a manana, no creo que llegue a manana, voy a hacer una tonteria, voy a hacer una locura, hacer una locura esta noche',
  leaveBody:
    'salir de mi cuerpo para siempre, dejar mi cuerpo, liberar mi alma de, liberar el alma del cuerpo, mi alma quiere irse, trascender para siempre, dejar este plano, proxima vida ya, empezar otra vida, pasar a la otra vida, irme a la otra vida, regresar a casa para siempre',
  cantGoOn:
    'no puedo mas con la vida, no puedo mas con mi vida, ya no puedo mas, no puedo mas y, no puedo seguir, no puedo seguir mas, no aguanto mas, ya no aguanto, no aguanto esta vida, ya no tengo fuerzas, sin fuerzas para seguir, no quiero seguir asi, no tengo fuerzas para seguir, no soporto mas, no puedo con la vida, he tirado la toalla con la vida, me rindo',
  onPurpose: 'a proposito, queriendo, adrede',
  cutSelf:
    'cortar me, me corto, me corte los brazos, me corte las piernas, me corte el brazo, me he cortado, me estoy cortando, cortandome, volvi a cortar me, se corta, se esta cortando, cortarse, cortes en los brazos, cortes en el brazo, cortes en las piernas, cortes en los muslos, cortes en las munecas, cortes en sus, cuchilla*, me hago cortes, se hace cortes, hacer me cortes, hacerse cortes, me rajo, me arano hasta, me araño hasta, ganas de cortar me, cortarme otra vez, raja* _ brazos, me clavo, me pincho con',
  hurtSelf:
    'hacer me dano, me hago dano, hacerse dano, se hace dano, haciendome dano, hacerme dano, me hice dano, autolesion*, lastimar me, me lastimo, lastimarse, se lastima, herir me, me hiero, me castigo, castigar me, castigarme, castigar mi cuerpo, solo el dolor, el dolor me calma, el dolor fisico me, ver sangre para, necesito sangrar, necesito sentir dolor, dañarme, danarme, danar me',
  selfHarm: 'autolesion*, autolesionar*',
  urge: 'ganas, impulso*, tentacion, necesidad, necesito, quiero, pensamientos, imagenes, miedo de',
  cut: 'cort*, rajar*',
  cuts: 'cortes, marcas, cicatrices, heridas, rajas, quemaduras',
  blade: 'cuchilla*, navaja, hoja de afeitar, tijeras, cutter, mechero',
  out: 'en la mano, escondid*, preparad*',
  skin: 'piel',
  deserve: 'merezco, castig*',
  relief: 'alivi*, calma, sentir algo',
  burnSelf:
    'me quemo con, quemar me, quemarme a proposito, se quema con, me quemo los brazos, cigarrillos en la piel, apago cigarrillos, apagarme cigarrillos, me quemo la piel, quemarse a proposito',
  hitSelf:
    'me golpeo, golpear me, me pego, pegar me a mi, pegarme a mi, golpeo la cabeza contra, cabezazos contra, golpeo la pared, me doy golpes, me doy cabezazos, se golpea, se da golpes, me doy punetazos, me arranco el pelo, me muerdo hasta, se pega a si, me abofeteo, cabeza contra la pared',
  otherCuts:
    'cortes/marcas/cicatrices _ brazos/brazo/munecas/muneca/muslos/piernas, se corta, encontre cuchillas, cuchillas en su, se esta cortando, esconde los brazos, mangas largas _ cortes, hija/hijo/amiga/amigo/hermana/hermano __ cort*/cuchilla*/autolesion*',
  skinPlace: 'brazo, brazos, munecas, muslos, piernas, antebrazo*',
  hidden: 'escond*, tapa*, a escondidas, manga larga',
  fresh: 'frescos, nuevos, recientes, otra vez',
  sleeves: 'manga larga, mangas largas, pulseras, sudadera en verano',
  scars: 'cicatrices',
  voices:
    'oigo voces, oye voces, escucho voces, escucha voces, escuchar voces, voces que me, voces que le, una voz me, una voz que me, la voz me, las voces, voces en mi cabeza, voces en la cabeza, oigo una voz, dios me ordena, dios me pide que, dios me dijo que, el demonio me, el diablo me, los angeles me ordenan, los angeles me dicen que, la tele me habla, la television me habla, la radio me habla, un espiritu me ordena, los espiritus me',
  command:
    'orden*, mand*, que me mate, que salte, que mate, que haga dano, que me tire, que lo haga, que obedezca, que deje de comer, que me haga, que le haga',
  harm: 'dano, danar, herir, golpear, atacar, apunalar, ahogar*, empujar, lastimar, pegar, quemar, estrangular, asfixiar, tirar',
  kill: 'matar*, mate, asesinar, muerte',
  delusion:
    'chip _ cabeza/cerebro/diente/cuerpo/implant*, implant* _ chip, vecinos me espian, vecinos me vigilan, los vecinos _ gas/rayos/veneno/espia*/envenen*/controlan, me espian, me vigilan, me persiguen, me estan siguiendo, me siguen a todas, me leen la mente, leen mis pensamientos, controlan mi mente, controlan mis pensamientos, me roban los pensamientos, pensamientos en mi cabeza que no son, la tele me manda, mensajes en la tele, mensajes ocultos, mensajes secretos, mandan mensajes, manda mensajes, me envian mensajes, me envenen*, quieren envenenar*, envenen* mi comida/agua, veneno en la comida, camaras en mi casa, microfonos en, soy dios, soy jesus, soy el mesias, soy la virgen, cree que es dios/jesus/mesias, soy el elegido, soy la elegida, elegid* por dios, mision divina, mision especial, mision de salvar, soy inmortal, no puedo morir, tengo poderes, estoy muert* por dentro y, mis organos, demonio dentro, poseid*, endemoniad*, extraterrestres me, la cia, el gobierno me, quieren matarme, quieren matar me, me quieren matar, conspir*, complot, impostor*, un doble, no es mi madre, no es mi marido, gusanos bajo la piel, bichos bajo la piel, ondas, rayos laser, cree que le envenen*, cree que los vecinos, cree que la, cree que le persiguen, cree que le espian, dice que le persiguen, convencid* de que, me hablan desde la tele, la radio habla de mi, hablan de mi en la radio, me han cambiado a mi, coche me sigue, los coches me siguen, me graban por, me vigilan por el movil, todos estan compinchados, todos conspiran, me quieren envenenar, sabe lo que pienso, saben lo que pienso, tengo una mision',
  plan: 'cuchillo, alicates, sacarmelo, sacar, esta noche, defenderme',
  wantHarmOthers:
    'voy a matar a, quiero matar a, quiere matar a, lo voy a matar, la voy a matar, los voy a matar, voy a matarlo, voy a matarla, voy a apunal*, quiero apunal*, ganas de matar, ganas de matarlo, ganas de apunal*, ganas de hacer* dano a, ganas de pegar*, hacer dano a mi bebe/hijo/hija/hijos/familia/madre/marido/pareja/vecino, hacerle dano a, hacer dano a alguien, hacerle dano al bebe, hacer dano a mis hijos, pienso en matar, pensando en matar, pensamientos de matar, pensamientos de hacer* dano, imagenes de hacer* dano, impulso de hacer* dano, impulso de tirar*, impulso de matar, ahogar al bebe, ahogar a mi bebe, tirar al bebe, asfixiar al bebe, ahogar a mi hij*, quemar la casa, prender fuego a, comprado un cuchillo para, comprado una pistola, llevarme a mis hijos conmigo, matarlos a todos, matar a todos, matar a alguien, matar a mi jefe/marido/mujer/padre/madre/hermano/vecino/hijo/ex',
  weapon: 'cuchillo, cuchillos, pistola, arma, navaja, hacha, machete, martillo, escopeta, gasolina, acido',
  noSleepDays:
    'llevo #n dias/noches sin dormir, #n dias/noches sin dormir, no duermo desde hace #n, no duerme desde hace #n, sin dormir desde hace, no necesito dormir, no necesita dormir, ya no necesito dormir, dias sin dormir, noches sin dormir, dias despiert*, no he dormido en dias, no he dormido en #n, no duerme hace, no ha dormido en',
  mania:
    'energia infinita, energia sin limite*, muchisima energia, mas energia que nunca, llen* de energia, pensamientos acelerados, pensamientos a mil, mente a mil, no para de hablar, no paro de hablar, habla sin parar, hablo sin parar, invencible, euforic*, euforia, genio, poderes, salvar al mundo, salvar el mundo, mision, gastado todo, gaste todos, gastado todos, gasto todo, gastando todo, ahorros, kundalini, iluminad*, despertar espiritual, deje mi trabajo, vendi todo, superpoderes, puedo curar a todos, manic*, mania',
  spend: 'gast*, tarjeta*, ahorros, compr*',
  chosen: 'elegid*, mision, dios, profeta, mesias, angeles, divin*, poderes, universo',
  fly: 'volar',
  noEat: 'no come, sin comer, no necesito comer, no necesita comer, deje de comer, ayun*, vivir de luz',
  notMine:
    'no es suyo, no es mio, no es mi bebe, no es su bebe, no es su hijo, no es mi hijo, lo cambiaron, le cambiaron, esta poseid*, es un demonio, es el demonio, es malvad*, esta maldit*',
  evil: 'demonio, diablo, poseid*, maldit*, malvad*',
  harmThought: 'hacer* dano, tirar*, ahogar*, asfixiar*',
  poisonedMe: 'me esta envenenando, me estan envenenando, me envenenan, quiere envenenarme, quieren envenenarme',
  fireSet: 'prender fuego, quemar la casa, incendiar',
  canFly: 'puedo volar, que vuelo, atravesar paredes, saltar y volar, no me pasara nada si salto, los coches no me',
  minor:
    'tengo #minor anos, tengo #minor y, tengo solo #minor, #minor anos, soy menor, mi padrastro, mi profe, mi profesor, mi colegio, mi instituto, mi escuela, mi entrenador, mi padre, mi papa, mi tio, mi abuelo, el novio de mi, mi clase, mi madre, mi mum, mis padres, mi hermanastro, mi primo, mi catequista, el cura, mi hermano mayor',
  touchedMe:
    'me toca, me toco, me toquetea, me ha tocado, me tocaba, me manosea, me manoseo, me obliga a tocar*, me obligo a tocar*, me hace tocar*, me mete mano, me metio mano, me besa, me beso, se mete en mi cama, se metio en mi cama, me quita la ropa, me desnuda, me mira en la ducha, me espia en la ducha, me graba, abusa de mi, abuso de mi, abuso sexual, me ensena su, me enseno su, partes intimas, me hace cosas, me hizo cosas, me viola, me pide fotos, videos porno, me ensena porno, me baja los pantalones, me acaricia, me obliga a hacerlo, me hace hacer, me hizo hacer',
  hitMe:
    'me pega, me pego, me golpea, me golpeo, me da palizas, me dio una paliza, me dan palizas, me pegan, cinturon, me quema, me da punetazos, me da patadas, me abofetea, me tira del pelo, me estrangula, me ahoga, me ahorca, me zarandea, me azota, me hace moratones, me tira cosas, chancla, me encierra, cable',
  lockedIn:
    'me encierra, me encerro, me tiene encerrad*, encerrad* en, no me deja salir, no me dejan salir, me quito el pasaporte, me quito las llaves, la encierra, lo encierra, encierran, no puedo salir de casa, me quitaron el pasaporte, tiene mi pasaporte, atad*, me tienen encerrad*',
  noFood:
    'no me dan de comer, sin comer, no le dan de comer, pasa hambre, pasan hambre, pide comida, no hay comida en casa, roba comida, siempre tiene hambre, hambrient*, no les dan de comer',
  afraidHome:
    'miedo de volver a casa, miedo de ir a casa, no quiero volver a casa, miedo a mi padre, miedo de mi padre, miedo a mi padrastro, miedo de mi padrastro, miedo en casa, me escondo cuando, no estoy segur* en casa',
  picsThreat:
    'fotos/videos/foto/video/nudes/imagenes __ publicar*/enviar*/mandar*/difundir*/amenaza*/pagar/dinero/subir*/colgar*/compartir*/chantaj*/instituto/colegio/padres, amenaza* _ publicar/enviar/mandar/difundir/subir/compartir __ fotos/videos/foto/video, chantaj*, sextors*, quiere mas fotos, fotos desnud*, fotos mias desnud*, me pide fotos, pide nudes, mandar* fotos intimas, fotos intimas',
  onlineAdult:
    'conoci por internet, conoci en instagram, por internet, hombre mayor, mucho mayor, un adulto, quiere quedar, quiere verme a solas, no se lo diga a nadie, nuestro secreto, tiene #adult anos, me hace regalos, por discord, por snapchat, tipo/hombre/senor/tio/chico/pavo/man/vato/wey de #adult, senor mayor, tipo mayor, un desconocido',
  forcedSex:
    'me obliga a tener _ relaciones/sexo, me obligo a tener _ relaciones/sexo, me obliga a acostar*, me fuerza, me forzo, me forzaron, obligo a acostar*, sin mi consentimiento, contra mi voluntad, no paro cuando, le dije que no, dije que no, me desperte _ encima/desnuda/dentro, abuso de mi, abusaron de mi, abusar de mi, me sujeto, relaciones cuando no quiero, agresion sexual, agredi* sexualmente, abuso sexual, abusos sexuales, sexo a la fuerza, me obligo a hacer*',
  raped: 'violaron, me violo, violacion, me han violado, violad*, me viola, me violaba',
  secretTouch:
    'nuestro secreto, juego secreto, no se lo digas a nadie, secreto entre nosotros, que no lo cuente, que no se lo diga a mama',
  nightVisit:
    'entra en mi cuarto/habitacion/cama, entra a mi cuarto/habitacion, viene a mi cuarto/habitacion/cama, se mete en mi cama/cuarto/habitacion, por las noches _ cuarto/habitacion/cama, viene por la noche, en mi cama por, entra _ noche, me hago la dormida, me hago el dormido, pongo una silla en la puerta',
  childRel:
    'hija, hijo, nino, nina, ninos, sobrin*, niet*, alumn*, hijastr*, la vecinita, hijos de los vecinos, la hija, el hijo, crio, cria, mi hermanita, mi hermanito, bebe, menor, chaval*, pequen*, compañer* de clase, hijos, estudiante',
  touchedBy:
    'la toca, lo toca, le toca, la toco, lo toco, le toco, la tocaba, la toquetea, manosea, manoseo, partes intimas, abusa de ella, abusa de el, abuso de ella, abusan de, abuso sexual, le duele ahi abajo, la han tocado, le han tocado, tocamientos, genitales, toca el pito/culo/pene/vulva/chichi, toco el pito/culo/pene/vulva, enseno el pene/pito/sus, mostro el pene, le enseno sus partes, bajo las bragas, baja las bragas, baja los pantalones, quita la ropa, mete la mano',
  sexual: 'sexual*, sexo, erotic*, desnud*, porno, seduc*, excit*, intim*, atraid*',
  adult:
    'abuelo, tio, profesor, profe, padrastro, vecino, padre, hombre, adulto, novio, cura, primo, madre, entrenador, padres, niñera, papa, monitor',
  hitBy:
    'le pega, la pega, lo pega, le pegan, les pega, le golpea, la golpea, lo golpea, los golpea, le da palizas, le dan palizas, palizas, maltrat*, la maltrata, gritos y golpes, le zarandea, azota, oigo golpes, oigo como le pega, pega a su, pega a sus, pega a los, pega al nino, le quema, pega a mi hermano, pegan a',
  bruisesBy:
    'moratones _ explica/raros/marcas/cinturon, marcas de cinturon, marcas de dedos, quemaduras de cigarro, quemaduras de cigarrillo, llena de moratones, lleno de moratones, moratones nuevos, moretones nuevos, ojo morado, llena de moretones, lleno de moretones, marcas de golpes',
  belt: 'cinturon, palo, cable, chancla, vara',
  neglect:
    'sol* en casa, dejan sol*, sin comida, suci*, hambre, pide comida, descalz*, abandonad*, abandon*, sin abrigo, sin banar, huele a pis, panal sucio, padres borrachos, madre borracha, deja sol*, encerrad*, no la cuidan, no lo cuidan, negligen*, desatendid*, rebusca en la basura, sin lavar',
  leftAlone: 'sol* en casa, sol* toda la noche, dejan sol*, deja sol*, sol* durante dias',
  fear: 'miedo, asustad*, tiembla, se encoge, terror, llora cuando, aterrorizad*, no quiere ir con, no quiere quedarse con',
  touched: 'toc*',
  home: 'casa, hogar, puerta',
  always: 'siempre, todos los dias, cada semana, cada dia, muchos dias',
  explain: 'explica*, excusa*',
  parentHits:
    'mi padre/madre/padrastro/papa/mum/tio/madrastra/padres me pega/pegan/golpea/golpean/da/dan/quema/maltrata/azota/zurra/pego, mi padre pega a, mi papa le pega a, mi padrastro pega, me pega con, me pegan con, papa pega a mama, pega a mi madre, pega a mi mum',
  teacherTouches:
    'profesor/entrenador/cura/monitor/profe/catequista/sacerdote _ toca/toco/besa/beso/desnud*/manosea/tocado',
  eroticMinor:
    'erotic* _ #minor/alumn*/menor/nin*, alumn*/menor/nina/nino de #minor __ erotic*/sexual*/seduc*, atraccion por ninos, me atraen los ninos, me atraen las ninas, porno infantil, pornografia infantil',
  forcedMarriage:
    'casar me a la fuerza, obligan a casar*, me obligan a casar*, quieren casar me, quieren casarme, matrimonio forzado, me van a casar, casarme con un',
  cutGirl: 'ablacion, mutilacion genital, circuncidar a mi hija/nieta/sobrina, la van a cortar',
  groomed: 'grooming, dice que me quiere y que no lo cuente',
  childhoodAbuse:
    'abusaron de mi de nin*/pequen*, abuso _ de nin*, abusos de mi infancia, abusos en la infancia, abuso en mi infancia, abuso sexual _ infancia/nin*/pequen*, de pequen* _ abus*, cuando era nin* _ abus*, cuando era pequen* _ abus*, me pegaban de pequen*, maltrato en la infancia, infancia con maltrato, me violaron hace #n anos, violaron hace anos, recuerdos de lo que me hizo, recuerdos del abuso, flashbacks, mi padre me pegaba, mi madre me pegaba, lo que me hizo mi, superviviente de abus*, maltrato de mi ex, mi ex me maltrataba, mi ex me pegaba, relacion abusiva, relacion toxica y maltrat*, sufri abus*, abus* _ infancia, de nin* __ abus*',
  strangled:
    'me estrangul*, me ahorco, me ahorca, me agarro del cuello, me agarra del cuello, me cogio del cuello, me coge del cuello, me apreto el cuello, me aprieta el cuello, manos al cuello, manos en el cuello, me ahogo con las manos, me asfixio con, almohada en la cara, agarro por el cuello, cogio por el cuello, me apreto la garganta, intento ahogarme, me intento asfixiar',
  partner:
    'marido, esposo, esposa, mujer, pareja, novio, novia, ex, exmarido, companero, mi hombre, el padre de mis hijos, mi hijo, hermano, padre, suegra, el, ella, mi jefe, mi familia, cunado, cuidador*, papa',
  hits: 'me pega, me pego, me golpea, me golpeo, me da palizas, me dio una paliza, me maltrata, me abofetea, me abofeteo, me empuja, me empujo, me tira del pelo, me tiro, me da patadas, me pateo, me lanza, me lanzo, me rompio, ojo morado, punetazo*, me dio un golpe, me da golpes, me agrede, me agredio, violent*, bofetada*, me levanta la mano, me levanto la mano, me arrastro, me zarandea, nos pega, me ha pegado, me muerde, me mordio, me quemo con, me quema, me dio una bofetada, me ha dado una paliza, me da bofetadas, me tira cosas, me escupe',
  injury: 'morat*, moret*, sangr*, rot*, ojo morado, cost*, hospital, diente*',
  again: 'otra vez, cada vez, cuando bebe, anoche, ayer, hoy, siempre que, a menudo',
  threatens: 'amenaz*, dice que me va a, dice que me, jura que, dijo que me',
  killThreat:
    'matarme, matar me, me va a matar, me mata, matarnos, matar a mis hijos, quemar*, acabar conmigo, si me voy, si lo dejo, si le dejo, quitarme a los ninos, quitarme a mis hijos, me mata, me matara, si no vuelvo, si vuelvo a, me mata si',
  beatenUp: 'paliza, me pegaron, me atacaron, me golpearon, agredieron, me asaltaron',
  stalker:
    'me acosa, me persigue, me sigue, me espera en, acosador, espera en la puerta, vigila mi casa, localizador en mi coche, se presenta en mi casa, aparece en mi trabajo',
  assault:
    'agresion sexual, agredio sexualmente, abusaron de mi, me drogaron y, me desperte sin ropa, me desperte desnud*, me manoseo, sumision quimica, me toco sin, el terapeuta me toco, el sanador me toco, el guru me, me metio mano, me desperte con el encima, me toco mientras dormia, me toco sin permiso, me sujetaron, abuso mientras dormia, me grabaron sin',
  trafficked:
    'me obligan a prostituir*, prostitu* a la fuerza, me quitaron el pasaporte, me quito el pasaporte, obligan a trabajar, trabajar sin pagar*, trata de personas, pagar la deuda con mi cuerpo, obligan a acostarme, se quedo con mi pasaporte, retiene mi pasaporte, me retiene el pasaporte',
  afraidPartner:
    'miedo a mi marido/pareja/novio/esposo/ex, miedo de mi marido/pareja/novio/esposo/ex, le tengo miedo, tengo miedo de el, temo por mi vida, miedo cuando llega a casa, miedo cuando oigo la llave, miedo a que vuelva, tengo panico a mi, me da miedo mi marido/pareja/novio/ex/esposo',
  pushed: 'me empujo por, me tiro por, por las escaleras, contra la pared, me empujo contra',
  honour: 'matarme por el honor, crimen de honor, mi familia me quiere matar',
  control:
    'no me deja salir, no me deja ver a, no me deja trabajar, no me deja tener, me revisa el movil/telefono/celular, revisa mi movil/telefono/celular, me mira el movil, me controla, controla mi dinero, controla todo, controla lo que, me quita el dinero, me quita el sueldo, me aisla, pedir permiso, pedirle permiso, me prohibe, me localiza, me vigila el, me quita la tarjeta, decide que ropa, no me permite, me tiene controlad*, tengo que pedirle',
  humiliates:
    'me insulta, me humilla, me desprecia, me grita, me llama inutil, me llama loca, me menosprecia, amenaza con dejarme, rompe cosas, rompe mis cosas, golpea la pared, golpea las paredes',
  many: '#n, muchos, un monton, caja, cajas, punado',
  laxatives: 'laxante*, diuretico*',
  daily: 'todos los dias, cada dia, a diario, despues de cada comida, cada comida',
  binge: 'atracon*, atraco*, comer sin parar, como sin parar, como sin control',
  cramps: 'calambre*',
  restrict:
    'casi no como, apenas como, como muy poco, no como, no come, dejado de comer, deje de comer, salto comidas, me salto las comidas, solo como, solo una manzana, una manzana al dia, #n calorias, restrinj*, restring*, sin comer, no quiere comer, casi no come, apenas come, ayun*, vomito lo que, no me permito comer, escupo la comida, solo lechuga',
  lowWeight:
    '#kilos kilo*, #kilos kg, peso #kilos, pesa #kilos, imc _ #bmi, en los huesos, esqueleto, bajo peso, huesos marcados, se le marcan los huesos, se me marcan los huesos, solo huesos, costillas marcadas, desnutrid*',
  noPeriod:
    'no me baja la regla, sin regla, se me fue la regla, perdi la regla, se me retiro la regla, no tengo la regla, no le baja la regla, ya no tengo la regla, he perdido la regla, se me ha ido la regla',
  purge:
    'me provoco el vomito, provocar* el vomito, provocarme el vomito, se provoca el vomito, me hago vomitar, vomito despues de comer, vomito despues de cada, vomita despues de comer, vomita despues de cada, vomitar despues de comer, los dedos en la garganta, dedos a la garganta, purg*, vomito a escondidas, vomita a escondidas, vomito todo lo que como a, vomito lo que como, me meto los dedos',
  noEatDays:
    'sin comer desde hace, #n dias sin comer, no como desde hace, no he comido en, no he comido nada desde, llevo #n dias sin comer, dias sin comer, no come desde hace, solo agua, solo bebo agua, semanas sin comer, no come nada desde',
  fat: 'gord*, engordar, enorme, delgad*, flac*, obes*',
  weight: 'peso, pesar*, bascula, kilos, calorias, cuerpo, adelgaz*, talla',
  afraid: 'miedo, panico, terror, culp*, asco, verguenza, odio',
  anorexia: 'anorexi*, bulimi*, trastorno alimentario, trastorno de la conducta alimentaria, tca',
  refusesFood: 'no quiere comer, se niega a comer, rechaza la comida, dejo de comer, esconde comida',
  dietPills: 'pastillas para adelgazar, quemagrasas, clembuterol, clenbuterol',
  waterFast: 'ayuno de agua, ayuno de #n dias, ayuno prolongado, ayuno seco, vivir de luz, respiracionismo',
  calories: 'calori*, cada bocado, gramo',
  guilt: 'culp*, asco, verguenza, castig*, compensar, odio',
  secret: 'escondid*, a escondidas, secreto, por la noche',
  eat: 'comer, comida, comidas, como',
  hidesFood:
    'esconde comida, esconde la comida, tira la comida, tira el bocadillo, ropa ancha, corta la comida en trocitos, trocitos, se pesa #n, se pesa cada, se pesa varias, me peso varias, me peso #n, me peso cada, va al bano despues de comer, va al bano despues de cada, se encierra en el bano despues de',
  overexercise:
    'ejercicio a escondidas, hace ejercicio de madrugada, horas de ejercicio, horas en el gimnasio, quemar lo que, tengo que quemar, abdominales a escondidas, ejercicio compulsiv*, obligo a correr',
  fearFood:
    'miedo a comer, miedo a engordar, panico a engordar, panico a comer, panico a la comida, miedo a la comida, terror a engordar, culpa despues de comer, culpa al comer, culpable despues de comer, culpable por comer, me siento culpable cuando como, alimentos prohibidos, asco comer, cada caloria, cuento calorias, contar calorias, cuento las calorias, me veo gorda, me siento gorda, me castigo despues de comer, me prohibo comer',
  obsessed: 'obsesion*, cuento, contar, todo el dia',
  mirrorFat: 'espejo',
  stop: 'dejar, dejo, deje, dejado, dejando, suspender, suspend*, abandonar, abandon*, tirar, tire, tiro, cambiar, sustituir, quitar, quite, parar, no tomar, no tomo, no quiero tomar, sin tomar, ya no tomo, saltar, salto, me salto, reducir, reduzc*, bajar, baje la dosis, bajarme, renunciar, rechaz*, cancel*, aplazar, olvid*, no necesito, librarme, quitarme, interrump*, he parado, no me tomo, no me pincho, no inyectar*, retirar*, prescindir, reemplaz*, tirado, he tirado, sustituido, cambie, he cambiado',
  pillsMeds: 'pastillas, medicacion, medicinas, medicamentos, comprimidos',
  medication:
    'medicacion, medicamento*, medicina*, pastilla*, antidepresiv*, tratamiento*, comprimido*, inhalador, hipertension, tension, tiroides, retrovirales, psicofarmaco*, estabilizador, remedios del medico, recetad*, litio, antipsicotico*, neurolepticos, corazon pastillas, vih, dialisis, quimio*, sintrom, pastillas de la tension, pastillas para la tension, pastillas del azucar, pastillas para el corazon, gotas del glaucoma, tratamiento medico',
  bloodThinner: 'sintrom, anticoagulante*, diluir la sangre, fluidificar la sangre',
  valve: 'valvula',
  clot: 'coagulo*, trombo*, embolia*',
  stent: 'stent*, bypass',
  afib: 'fibrilacion, arritmia',
  noInsulin:
    'sin insulina, no me pongo _ insulina, no ponerme _ insulina, dejar _ insulina, dejo _ insulina, deje _ insulina, dejado _ insulina, sustituir _ insulina, cambiar _ insulina por, no inyect* _ insulina, suspender _ insulina, no me pincho, quedado sin insulina, tirar _ insulina, en lugar de insulina, en vez de insulina, reducir _ insulina, saltarme _ insulina, ya no se pone _ insulina, quitar* _ insulina, sin ponerme/ponerse/pincharme/inyectarme/usar insulina, no me pongo la insulina, no se pone insulina',
  steroid: 'corticoide*, cortisona, prednisona',
  antiepileptic:
    'antiepileptico*, anticonvulsiv*, pastillas de la epilepsia, pastillas para la epilepsia, medicacion de la epilepsia, medicacion para la epilepsia',
  epilepsy: 'epilep*',
  transplantMed: 'inmunosupresor*, antirechazo, antirrechazo',
  ranOut: 'se me acab*, se me termin*, me he quedado sin',
  instead: 'en vez de, en lugar de, sustituir, reemplazar, cambiar por',
  cancerTreatment:
    'quimio*, radioterapia, tratamiento del cancer, tratamiento contra el cancer, oncolog*, mastectomia, inmunoterapia, tratamiento oncologico, operacion del tumor, quitar el tumor, operarme del, extirpar',
  delay:
    'aplaz*, retras*, cancel*, posponer, esperar, evitar, rechaz*, no hacer, negar*, sin, dejar, no quiero, renunciar, no ir',
  surgery: 'cirugia, operacion, biopsia, dialisis, mamografia, colonoscopia, trasplante, operarme',
  withoutMeds: 'sin medicacion, sin mis pastillas, sin pastillas, sin medicamentos, sin la medicacion, sin medicarme',
  block: 'bloque*, vibracion*, espiritu, aura, toxic*, veneno, quimic*, intoxic*, tercer ojo, apag*',
  poisonWord: 'veneno, toxic*',
  noVaccine: 'sin vacuna del tetanos, rechazar la vacuna',
  moreDose:
    'doble dosis, doblar la dosis, mas dosis, subir la dosis, subirme la dosis, mitad de la dosis, bajar la dosis, bajarme la dosis, cambiar la dosis, duplic* la dosis',
  healSelf: 'curarme, curar mi, sanar mi, sanar el, curar el, sanarme',
  cancer: 'cancer, tumor*, leucemia, linfoma, melanoma',
  tumour: 'tumor*',
  refuse: 'rechaz*, negarme, me niego, no quiero',
  treatment: 'tratamiento, terapia, dialisis, transfusion, operacion, cirugia, quimio*',
  shareMeds: 'pastillas de mi madre/amiga/hermana/marido/amigo, sin receta, antibioticos que me sobraron',
  stopEarly: 'dejar el antibiotico, deje el antibiotico, dejado el antibiotico, dejar los antibioticos',
  sacred:
    'angeles, angelitos, mi angel, un angel, angel de la guarda, dios, espiritu, espiritus, el cielo, del cielo, al cielo, universo, mi alma, almas, nuestro senor, virgen, creador, ancestros, antepasados, mis guias, guias espirituales, jesucristo, cristo, karma',
  homeEarly:
    'llama*/llaman/invita*/espera*/pide*/piden/dice*/dicen __ casa, volver/vuelvo/vuelva/regresar/regreso/regrese _ casa antes de, irme/marcharme/partir/subir antes de tiempo, irme/marcharme/partir/subir antes de lo previsto/planeado, irme antes de que toque, antes de mi hora',
  oneWay:
    'billete/boleto/pasaje/ticket/tiquete solo/sola de? ida, billete/boleto/pasaje/ticket/tiquete/viaje/vuelo _ solo ida, solo de ida, de solo ida, ida sin vuelta, viaje sin vuelta, viaje sin retorno, viaje sin regreso, sin billete de vuelta, sin boleto de vuelta, sin pasaje de vuelta, billete sin vuelta, boleto sin regreso',
  burialPlot:
    'mi ataud, mi feretro, mi cajon de muerto, mi lapida, mi propia lapida, mi tumba, mi nicho, mi esquela, mi obituario, mi epitafio, mi elogio funebre, me compre/reserve/pague/elegi _ ataud/feretro/nicho/tumba/lapida/urna, ya elegi/compre/pague/reserve _ ataud/feretro/nicho/tumba/lapida/urna',
  suicideWord: 'suicidio',
  suicideBenign:
    'prevencion, concienciacion, sensibilizacion, voluntari*, formacion, curso, taller, linea de ayuda, telefono de la esperanza, duelo, superviviente*, sobreviviente*, su suicidio, el suicidio de, tras el suicidio de, se llevo a, perdi a, perdio a, perdimos a, murio por, grupo de apoyo, hace anos, hace #n anos, documental, pelicula, serie, novela, libro sobre, charla, congreso, enfermera, psicolog*, perdeu, perdemos, morreu por, morreu de, anos atras, luto, enlutad*, prevencao, palestra, suicidio asistido, suicidio profesional, suicidio politico, suicidio comercial, sin ideas de, nunca, no pienso en, no he pensado en, setembro amarelo, septiembre amarillo',
  carRisk:
    'autopista, autovia, carretera, ruta, volante, conduciendo, conduzco, manejando, manejo, cruzo sin mirar, cruzar sin mirar, vias del tren',
  riskDraw:
    'a ver que pasa, ver que pasa, ver que pasaba, lo que tenga que pasar, que pase lo que tenga, que sea lo que dios, me da igual lo que pase, me da igual si, me da lo mismo si, no me importa si, no me importaria si, no me importa lo que pase, ojos cerrados, cierro los ojos, cerrar los ojos, sin mirar, sin casco a proposito, ojala choque, ojala me, suelto el volante, soltar el volante, soltar las manos',
  tripLasting:
    'viaje no termina, viaje no acaba, viaje no se acaba, sigo de viaje, sigo en el viaje, sigo colocad*, sigo drogad*, sigo con el mal viaje, nunca volvi del viaje, no he vuelto del viaje, no volvi de la ceremonia, no he vuelto _ retiro/ceremonia/viaje, me quede en el viaje, me quede pillad*, me quede pegad*, nada es real desde, nada parece real desde, la realidad se rompio, desde la ceremonia/toma, desde los hongos, desde las setas, desde la ayahuasca, desde el lsd, desde el tripi/acido/peyote',
  tripSign:
    'no es real, no son reales, nada es real, no parece real, irreal, dias, duermo, dormir, dormido, ordenes, me dicen que, me ordena*, me siguen, me persiguen, me vigilan, me observan, demonios, entidades, soy dios, miedo, panico, aterrad*, no puedo parar',
  picAsk:
    'me/le/les pide/pidio/pedia/piden/pedian/exige/exigio/reclama/suplica/ruega/ofrece/paga _ foto/fotos/fotito/fotitos/fotografias/imagenes/nudes/pack/packs/video/videos/selfie/selfies/desnudos, pide/pidio/pedia/pidiendo/piden/pedir/exige fotos/foto/fotitos/videos/selfies a/por, pidiendo fotos/videos a, pide/pidio/pedia/pidiendo/piden/exige/quiere/queria/insiste/paga/ofrece __ nudes/pack/packs/desnudos/bragas/braguitas/calzones/webcam, le/me/les/que mande/mandara/mandase/envie/enviara/enviase/pase/pasara __ foto/fotos/fotitos/nudes/pack/packs/selfie/selfies/desnudos, fotos mias, fotos suyas, fotos intimas, foto/fotos/videos/selfies _ ropa interior, foto/fotos/videos/selfies _ bragas/braguitas/calzones/bikini/desnuda/desnudo/desnud*/bano/ducha, que me/se desnude _ camara, desnude delante de la camara, desnudarse _ camara, desnudar me _ camara',
  altFirst:
    'probar/intentar/pruebo/intento __ primero/antes/natural*/hierbas/reiki, primero probar, primero intentar, primero las hierbas, primero la oracion, prefiero probar, prefiero intentar, quiero probar, quiero intentar, alternativ*, via natural, camino natural, forma natural, de manera natural, curarme natural*, sanacion energetica, sanar con energia, perdon, jugos, zumos, licuados, reiki, homeopat*, naturopat*, curandero*, curandera*, chaman, retiro de sanacion, elegir entre, me inclino por, el sanador dice, la sanadora dice, medicina natural',
  ratherTrust:
    'prefiero confiar, prefiero fiarme, confiar en mi cuerpo, confio en mi cuerpo, confiar en mi intuicion, confio en mi intuicion, fiarme de mi cuerpo, hacer caso a mi cuerpo, escuchar a mi cuerpo, prefiero curarme, prefiero sanar*, prefiero usar, prefiero rezar, prefiero orar, prefiero tomar, prefiero las hierbas, prefiero lo natural, preferiria, antes prefiero',
  onlineBuy:
    'por internet, en internet, online, en linea, por la red, de un amigo, de una amiga, de un conocido, amigo de un amigo, sin receta, por telegram, por whatsapp, por instagram, mercado negro, en la calle, de contrabando, dark web',
  bought:
    'compr*, ped* por, pedido, encarg*, consegu*, consigo, pill*, tomo, tomar, tomando, me pasa, me pasan, me las pasa',
  cancelTreatment:
    'cancel*/salt*/aplac*/aplaz*/posp*/rechac*/rechaz*/evit*/anul*/niego/negarme/suspend* __ operacion/cirugia/radioterapia/radio/quimio/quimioterapia/transfusion/vacuna/vacunas/dialisis/escaner/tac/resonancia/biopsia/mamografia/colonoscopia/tratamiento/cita/turno, no voy _ quimio/dialisis/radioterapia/biopsia/operarme, no me opero, no me voy a operar, no mas quimio, no mas dialisis, no mas radioterapia, basta de quimio, dejar/dejo/bajarme/salir de _ pastillas/medicacion/antidepresivos/estatinas',
  instinct:
    'en vez de eso, en su lugar, sanador*, curander*, energia, energetic*, natural*, hierb*, cristal*, espirit*, fe, rez*, orar, oracion, alma, confiar, confio, intuicion, corazonada, instinto, guias, retiro, limpieza, depuracion, ayun*, dieta, medit*, reiki, perdon, emocion*, conflicto, angel*, naturopat*, homeopat*, vibracion*, chaman*, luna, universo, karma, detox, infusion*, chakra*, respiracion*, ritual, dios',
  childsMeds:
    'hijo/hija/nino/nina/nene/nena/peque/chiquillo/bebe/chamaco/hijos/hijas __ inhalador/medicacion/medicina/medicinas/medicamento/medicamentos/remedio/remedios/pastilla/pastillas/insulina/epilepsia/ritalin/antibiotico/antibioticos/corticoides/cortisona/jarabe, inhalador/medicacion/medicina/medicinas/medicamento/medicamentos/pastillas/insulina/ritalin/antibiotico/jarabe _ hijo/hija/nino/nina/nene/nena/peque/bebe',
  giveUp:
    'dejar de dar*, deje de dar*, dejado de dar*, dejo de dar*, ya no le doy, no le doy, no le damos, no le voy a dar, sin, cambi*, sustitu*, reemplaz*, en vez de, en lugar de, quitar*, quite, quito, quitado, retir*, suspend*, dejar, deje, dejo, dejamos, saltar*, salto, bajar*',
  otherKilled:
    'podria/pude/quiero/quisiera/voy a matar lo/la/los/las, podria/quiero matar a mi/mis/este/esta/ese/esa, lo mato, la mato, los mato, la mataria, lo mataria',
  farewellPlain:
    'perro, gato, uni, universidad, aeropuerto, colegio, escuela, instituto, guarderia, jubil*, clase, mascota, conejo, caballo, casa, piso, trabajo, empleo, oficina, companeros, mud*, verano, carrera, solteria, soltera, soltero, azucar, juventud, cuerpo, veterinari*',
  letterPlain:
    'jubil*, clase, amigo por correspondencia, reyes, reyes magos, papa noel, santa, ong, ayuntamiento, presentacion, motivacion, amor, agradecimiento, periodico, diario, terapeuta, psicolog*, nina interior, nino interior, recetas, vacaciones, colegio, escuela, trabajo, universidad, boda, fiesta, gracias, dulce, nevera, postal, postales',
  shaveWord:
    'depil*, afeit*, rasur*, maquinilla, rastrillo, cuchilla de afeitar depil*, zarza*, espina*, rosal*, seto, jardin, mi gato, el gato, mi gata, la gata, rocas, piedras, alambre',
  headBump:
    'se dio _ cabeza/rodilla/codo/barbilla/dedo, se golpeo _ cabeza/rodilla/codo/barbilla/dedo, se pego _ cabeza/rodilla/codo/barbilla/dedo, chichon, contra la mesa, con la puerta, con una rama, mi bebe me, mi gato, mete goles, monisim*',
  pastDone:
    'el ano pasado, hace anos, hace #n anos, termine, terminado, acabe, acabado, complete, me ha crecido el pelo, ya tengo pelo, remision, limpio, limpia, curad*, agradecid*, alta medica, me dieron el alta',
  waitingList:
    'lista de espera, en lista, espero cita, esperando cita, esperando que me llamen, a la espera de, me han dado cita, pendiente de cita',
}
