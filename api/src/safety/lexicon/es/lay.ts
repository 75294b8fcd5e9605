import type { Wordings } from '../../concepts.ts'

/** Rodeos: lo que se dice sin nombrarlo. */
export const lay: Wordings = {
  thinkOf:
    'pienso, pensado, pensar, pensando, imagino, imagin*, ganas, impulso*, idea, fantase*, tentacion, me veo, sueno con, planeo, planeando, me llama, busque en internet, estoy buscando, a punto de, casi',
  lethalAct:
    'tirar me al/a/por/del/desde/bajo, tirarme, tirarse, lanzar me, lanzarme, saltar al/del/desde/por/bajo, arrojarme, estrellar* coche, chocar coche, soltar volante, colgarme, ahorcar*, cuerda, soga, ahogar me, ahogarme en, sobredosis, cortar me las venas, venas, tomarme todas/todo, tomar me todas/todo, tragar* todas, pistola en, dispar*, meterme en el mar, abrir el gas, bajo el tren, bajo un camion, cerrar los ojos y acelerar, acelerar y, cerrar ojos volante, ahogarse, soltar me, soltarme, dejar me caer, dejarme caer',
  lethalPlace:
    'puente, anden, vias, tren, metro, azotea, balcon, tejado, acantilado, precipicio, viaducto, cornisa, soga, cuerda, escopeta, pistola, presa, pantano',
  deathDraw:
    'seria rapido, seria facil, un paso, un solo paso, acabaria todo, se acabaria, me llama, miro hacia abajo, mirar abajo, me asomo, nadie me pararia, seria tan facil, me da paz, no paro de mirarlas, las miro, mirandolas, no dejo de mirarlas',
  spareMeans:
    'guard*/junt*/acumul*/escond*/reun*/ahorr*/almacen* __ pastillas/medicamentos/comprimidos/somniferos/insulina/ansioliticos, compre/comprado/conseguido/tengo _ soga/cuerda/pistola/escopeta/veneno/cuchillas',
  onlyJust:
    'por si acaso, por si, para cuando, me calma, me tranquiliza, salida, secreto, nadie lo sabe, cuando llegue el momento, esta noche, suficiente*',
  joinWish:
    'quiero/quisiera/deseo/voy/pronto/ganas/gustaria/listo/lista _ estar/reunirme/irme/encontrarme/volver/ver con? el/ella/mi/mama/papa/ellos/otra, irme con el/ella/mama/papa/mi, estar con el/ella/mama/papa/mi _ otra vez/cielo/pronto',
  bereaved:
    'murio, muert*, fallec*, difunt*, cielo, otro lado, mas alla, perdi a mi, se fue al cielo, tumba, se nos fue, que en paz descanse',
  soulLeave:
    'mi alma quiere/pide/necesita/lista _ irse/partir/marchar/volver/descansar/salir/dejar, mi mision/trabajo/tarea/tiempo aqui _ termin*/acab*/cumpl*, dejar/abandonar/soltar este cuerpo/plano/mundo/traje, trascender, desencarn*, pasar a otro plano, cruzar el umbral, cruzar al otro lado, proxima encarnacion, siguiente vida, es pecado quitar*/morir*/matar*, dios perdona _ suicid*/quitan la vida, mi alma __ tarea/mision/irse/volver/partir/casa/marchar, alma __ termino/acabo/cumplio, mi tiempo __ termin*/acab*, mi tiempo en la tierra, alma puede/derecho/permitido/debe __ irse/ir/marchar*/partir, alma __ irse cuando, alma libremente',
  lastTime: 'ultima noche, ultimo dia, ultima vez, ultimo mensaje, ultimo cumpleanos, ultima navidad',
  decided: 'decidido, decidi, sera, va a ser, es mi, hoy es, manana es',
  noReturn:
    'no volvere, no voy a volver, no regresare, no me vereis mas, no me veran mas, no volverteis, ya no molestare, no molestare mas, no sere un problema, dejare de ser un problema, no os molestare',
  farewell:
    'adios, despedida, me despido, perdonadme, perdonenme, perdoname por todo, gracias por todo, lo siento por todo, os quiero, los quiero mucho',
  farewellContext:
    'cansad*, no puedo mas, paz, siempre, para siempre, perdon*, esta noche, manana, sin mi, cuidaos, cuidense',
  despair:
    'sin esperanza, desesperad*, deprimid*, vacio, muy triste, hundid*, sin salida, desde que murio, desde el divorcio',
  pillsHere:
    'pastillas/comprimidos/soga/cuchilla/pistola/frasco __ aqui/delante/mano/mesa/lado/lista/preparad*, pastillas/comprimidos/soga/cuchilla/pistola/frasco __ mesilla/mesita/cajon/bolso/cama',
  attempt:
    'intente/intento/intentado/intentar matar*/suicid*/ahorcar*/quitar* vida/morir, otro intento, mi intento, sobrevivi al intento, me tome una sobredosis',
  cutsPlace:
    'cort*/raj*/arañ*/rasgo/clav*/pinch*/marc* __ brazo/brazos/muneca/munecas/muslo/muslos/piernas/piel/antebrazo/antebrazos/barriga/vientre, cuchilla/cutter/navaja/cristal/tijeras/compas __ brazo/brazos/piel/muslo/muslos/munecas/piernas',
  selfContext:
    'control*, alivio, calma*, tranquil*, sentir, rabia, culpa, castig*, vacia, vacio, triste, merezco, otra vez, ganas, cuchilla*, a proposito, escondid*, cada noche, angustia, ansiedad, dolor de dentro, me odio, recaida, recai',
  accident:
    'accidente, afeit*, depil*, jardin, cocina*, cebolla*, lata, zarza*, gato, perro, picor, operacion, tatuaje, papel, rosal, vidrio roto, sin querer, mosquito',
  tryNotCut:
    'no cortar me, no cortarme, dias sin cortar me, dias sin cortarme, dias limpi*, semanas sin cortar me, ganas de cortar me, ganas de cortarme, impulso de cortar*, ganas de hacerme dano, ganas de autolesionar*',
  harmThoughts:
    'imagenes, pensamientos, me vienen, impulso*, ganas, miedo de, me da miedo, fantasias, a punto de, voy a, no paro de pensar, pienso, me asusta',
  harmAct:
    'apunal*, clavar*, ahogar*, tirar*, estrangul*, asfixi*, matar*, empujar*, sacudir*, lastimar*, golpear*, hacer dano, hacerle dano, hacerles dano, envenenar*, quemar*, cuchillo',
  victim:
    'bebe, hijo, hija, hijos, marido, mujer, esposa, jefe, madre, padre, hermano, hermana, vecino, vecina, ex, novia, novio, alguien, gente, companer*, profesor*, suegra',
  choirVoices: 'coro, cancion, canciones, ninos, vecinos, radio puesta, mi madre me dice, abuela',
  divine: 'dios, angeles, virgen, guias, espiritu*, universo, arcangel*',
  insistent: 'orden*, manda*, exige*, pide*, dice que, obliga*',
  selfStarveCommand: 'dejar de comer, no comer, no coma, vivir de luz, ayunar hasta, sin comida',
  chestClutch:
    'agarra el pecho, agarrandose el pecho, mano en el pecho, lleva la mano al pecho, sujeta el pecho, toca el pecho',
  greySweaty:
    'gris y sud*, suda y palid*, palid* y sud*, sudor y palid*, blanco y sudando, gris, sudando frio y palid*',
  handFails:
    'se le cae todo, no puede abrochar*, no puede escribir, no acierta con, no puede coger, mano no le responde, la mano no me responde, mano torpe',
  bumpsInto: 'choca con, me choco con, tropieza con las puertas, se da con las puertas',
  suddenSpell:
    'diez minutos y se paso, unos minutos y se fue, durante unos minutos, se le paso, ya se me paso, duro #n minutos',
  effortDrop:
    'no puedo ni subir, tengo que parar, a los pocos pasos, al dar dos pasos, apenas camino, ni para vestirme, ni para ir al bano',
  lowOxygen: 'oxigeno/saturacion/satura/oximetro/pulsioximetro _ #sats',
  drowningLungs: 'pulmones llenos, encharcad*, burbuje*, gorgote*, ahogandome dormid*',
  gulpAir: 'boqueando, bocanadas, como un pez, coger aire, respirar por una pajita',
  fastRate: 'pulso a #pulse, pulsaciones a #pulse, #pulse pulsaciones, a #pulse por minuto',
  doomFeel: 'me voy a morir, muerte inminente, algo terrible, siento que me muero',
  lethargicNext:
    'hoy esta dormid*, desde entonces duerme, no para de dormir, al dia siguiente confus*, muy dormid* desde',
  skinBlistering: 'ampollas moradas, ampollas negras, piel morada y, piel con ampollas',
  kicksLess: 'menos patadas, no da patadas, sin patadas, pocas patadas, menos patadit*',
  quietBaby: 'muy quieto, muy tranquilo dentro, tan quieto, muy quiet*',
  kicksUsual: 'siempre se mueve, suele mover*, normalmente se mueve, antes se movia',
  postmenoBleed:
    'sangr*/mancho/manchado __ menopausia/menopausica, menopausia __ sangr*/mancho/manchado, anos sin regla y sangr*',
  stoppedShort: 'paro enseguida, se paro solo, ya paro, dejo de sangrar, paro a los, enseguida paro, ya no sangra',
  cantGoOn:
    'no doy mas, ya no doy mas, no puedo con esto, no puedo con todo, me rendi, ya no lucho, no quiero luchar mas, todo da igual, ya todo da igual, nada importa, nada tiene sentido, sin rumbo y sin ganas',
  control:
    'lee mis mensajes, todos mis mensajes, mis conversaciones, permiso para salir, permiso para, me quito el movil, me esconde el dinero, no puedo ver a mi familia, no me deja quedar, ubicacion todo el dia, contrasenas, con quien hablo, me revisa los recibos, revisa los recibos, se enfada si salgo, se enfada si quedo, me llama veinte, me llama a todas, controla la ropa',
  hits: 'me dio un empujon, me dio un punetazo, me dio una patada, me agarro del pelo, me agarro del brazo, me retuerce, me tiro al suelo, me tiro contra, me tiro un, me estampo',
  bruisesBy:
    'marcas de dedos, marcas en los brazos, moratones en la espalda, quemaduras redondas, moratones en las orejas',
  childhoodAbuse: 'de nin* __ abus*, abus* __ nin*, abus* __ infancia, cuando era nin* __ toc*/peg*, sufri abus*',
  ownAccord:
    'por mi cuenta, por su cuenta, sin decirselo al medico, sin consultar, a escondidas del medico, yo sola, yo solo, sin el medico',
  boughtOnline: 'por internet, sin receta, de una amiga',
  instead: 'prefiero, confio en mi cuerpo, mejor con',
  stop: 'tire las, tirar las, la mitad del, la mitad de',
  over55: 'tengo #over55 anos, #over55 anos',
  spottingWord: 'mancho, manchado, sangrado, he sangrado',
  wantDeath:
    'quer*/quier*/quis*/dese*/ganas/gustar*/prefer*/prefier*/necesit* _ morir*/morirse/muerta/muerto/desaparecer/suicidar*/matarse, quier*/quer*/quis* tirar me, quiero tirar a/al/por, quiero tirar de puente, para no despertar, aunque sea muriendo*, aunque sea morir, muriendome, un dia mas en esta vida, ni un dia mas, dejado de comer para, deje de comer para que, dejar de comer hasta morir, me voy con mi padre/madre/abuela/abuelo/hermano/hija/hijo/marido/mujer, irme con mi padre/madre/abuela/hermano/hija/hijo/marido, no tendreis que aguantar*, no tendran que aguantar*, no tendreis que soportar*, no tendran que soportar*, ya no pinto nada, dejara tranquilos, dejare tranquilos, nos dejara en paz, os dejare en paz, los dejare en paz, les dejare en paz, no soporto __ dia mas, no aguanto __ dia mas',
  methodPlan:
    'escopeta cargad*, cargado escopeta/pistola/arma, cargo escopeta/pistola/arma, compro escopeta/pistola/soga/cuerda, comprado escopeta/pistola/soga/cuerda, por las vias, junto a las vias, en las vias, a las vias, lista de puentes',
}
