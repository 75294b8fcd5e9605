import type { Wordings } from '../../concepts.ts'

/** Más rodeos sin ninguna palabra de alarma: quien deja todo en orden, se despide, se acerca al borde. */
export const rounds: Wordings = {
  atPlace: 'en el puente, en la azotea, en el borde, vias del tren, al anden',
  hereNow:
    'estoy, estaba sentad*, estuve sentad*, me quedo, me quede, ando, sigo, parad* en, sentad* en, subi, me subi, vine, llegue, termine en, acabo siempre en, siempre acabo, todas las noches',
  deathDraw: 'miraba hacia abajo, mire hacia abajo, mirando hacia abajo, mirando abajo, miro abajo, mire para abajo',
  ifGone:
    'si yo no estuviera, si no estuviera, si yo faltara, si faltara, si yo falto, si yo no estoy, si ya no estoy, si me fuera, si yo me fuera, si desapareciera, si yo desapareciera, si yo no existiera, si no existiera, si me muriera, si me muero, el dia que falte, el dia que yo falte, cuando yo falte, cuando ya no este, sin mi, conmigo fuera',
  eased:
    'ni cuenta, mas espacio, una boca menos, se olvidarian de mi, me olvidarian, descans*, mejor, aliviad*, alivio, mas tranquil*, tranquil*, mas feliz, mas felices, en paz, mas facil, menos carga, menos gasto, menos gastos, respirar*, nadie se daria cuenta, nadie lo notaria, ni lo notarian, ni se enterarian, ni cuenta se darian, seria un favor, les hago un favor, nadie me extranaria, nadie lloraria',
  petAway:
    'perro/perra/gato/gata/gatos/perros/mascota/mascotas/pajaro __ vecin*/hermana/hermano/prima/primo/amiga/amigo/tia/refugio/protectora, pedi/pedido/pedir/deje/dejado/encargue/encargado/di/regale __ perro/perra/gato/gata/gatos/perros/mascota/mascotas, quien se queda con el perro/gato, ya tiene quien lo cuide, encontre casa para el perro/gato',
  papersReady:
    'seguro/papeles/claves/contrasena*/escritura*/testamento/documentos/cuentas/carpeta/poliza __ arreglad*/list*/mesa/orden/cajon/anotad*/apuntad*/carpeta/sobre/hech*/firmad*, arregl*/orden*/dej*/prepar*/anot*/apunt* __ seguro/papeles/claves/contrasena*/escritura*/testamento/documentos/poliza, todo en orden, todo arreglado, deje todo listo, dejo todo listo, ya deje todo, pague las deudas, pague todas mis deudas, no debo nada a nadie, borre mis cuentas, borre mis redes, borre el celular, donde estan los papeles, donde estan las claves',
  givenAway:
    'regale/regalando/reparti/repartiendo/done/di _ cosas/ropa/libros/discos/guitarra/plantas/herramientas/joyas/coleccion/bici/reloj/anillo, repartir mis cosas, regalar mis cosas, deje mis cosas a, le di mi reloj/anillo/guitarra',
  homeDone:
    'limpie/limpiado/ordene/ordenado/recogi/recogido/deje _ casa/cuarto/piso/habitacion/cocina/depto/departamento, casa _ limpia/ordenada/recogida, regue las plantas, deje comida hecha, deje comida congelada, nevera vacia, pague el alquiler, pague la renta, ultima compra',
  lighter:
    'mas liger*, me siento liger*, me siento en paz, me siento tranquil*, por fin paz, por fin siento paz, un poco de paz, siento paz, siento _ paz, siento alivio, siento calma, estoy en paz, estoy tranquil*, ya estoy tranquil*, ya decidi, ya lo decidi, esta decidido, ya tome la decision, tome la decision, una calma rara, rara calma, tranquilidad rara',
  leaveSoon:
    'es cuestion de dias, cuestion de dias, ya falta poco, falta poco, queda poco, ya queda poco, pasado manana ya, despues de manana, manana ya no, para el lunes, para el domingo, este fin de semana se acaba, en unos dias, ya no molesto mas, ya no molestare, no molestare mas, no los molesto mas, ultima vez que escribo, es mi ultimo mensaje, ya no volvere a escribir, ya no voy a escribir',
  thanksAll:
    'hasta aqui llegue, hasta aca llegue, hasta aqui llego, se acabo para mi, esto fue todo, chau a todos, chao a todos, orgulloso de mi, orgullosa de mi, lo siento por todo, fue lindo mientras duro, fue bonito mientras duro, gracias por todo, muchas gracias por todo, gracias a todos, perdon por todo, perdonen por todo, perdonenme, perdonadme, perdoname por todo, perdon mama, perdon papa, los quiero mucho, los quiero a todos, os quiero, los amo, los amo a todos, no es culpa de nadie, no es su culpa, no se culpen, no os culpeis, hasta siempre, que les vaya bien a todos, fue un gusto conocerlos, adios',
  lookAfter:
    'cuiden a/de mis/mi/los/las/el/la, cuida a/de mi/mis/los/las/el/la, cuidad a/de mi/mis/los/las, cuidame al/a/el/la, cuidenme al/a/el/la, cuidense mucho, te encargo al/a/mi/mis, les encargo al/a/mi/mis, encargate de mi/mis/los/las',
  silent:
    'no abre, no abre la puerta, no le entra la llamada, manda a buzon, me manda a buzon, no contesta a nadie, no contesta nadie, apago _ celu/celular/movil/telefono, apagado _ celu/celular/movil/telefono, celu/celular/movil/telefono apagado/desconectado, tiene apagado, desligo, no contesta, no me contesta, no responde, no me responde, no atiende, ya no responde, no coge el telefono, no da senales, no aparece, desaparecio, se fue sin, se encerro, no abre la puerta, no sale del cuarto, borro sus cuentas, borro su perfil, me bloqueo, dejo el celular/movil/reloj/telefono/anillo, no le entran los mensajes, no le llegan los mensajes',
  prayNotWake:
    'se acabara mientras duermo, se parara mientras duermo, acabarse mientras duermo, terminar mientras duermo, que nadie me despierte nunca, nadie me despierte nunca, nadie me despierte mas, que no me despierten nunca, que no me despierten mas, apagarme esta noche, apagarme como una vela, apagarme mientras duermo, pid*/rezo/rezar/ruego/rogando/ojala/quisiera/espero/suplico/deseo __ no despert*/amanec*/abrir, pid*/rezo/ruego/ojala/suplico/quisiera __ lleve/recoja/llevara/lleven, dios/virgen/senor/diosito/cielo/jesus __ lleve/llevara/recoja, quedarme dormid* y listo, quedar me dormid* y no, dormir me y listo, dormirme y ya, si me duermo y no, que el corazon se me pare, que se me pare el corazon, que me falle el corazon, morir dormid*, morirme dormid*, irme dormid*, irme durmiendo, me molesta despertar, me da rabia despertar, me dio rabia despertar, lloro al despertar porque, lamento despertar, no abrir mas los ojos, no abrir los ojos mas',
  edgeTrial:
    'pies/pie/piernas/pierna colgando, un pie/pierna _ fuera/afuera/otro/borde/baranda/barandilla, me subi/subi/subo/trepe/pase _ baranda/barandal/barandilla/cornisa/parapeto/muro/borde/pretil, me sente/siento/pare/paro/quede/quedo _ borde/cornisa/baranda/barandilla/pretil/orilla del/de anden/puente/azotea/balcon/edificio/acantilado/techo, al borde del anden/puente/balcon/edificio/acantilado, cada dia mas cerca del borde, cada vez mas cerca del borde, un poco mas cerca cada, ensaye como, hice la prueba, lo ensaye',
  afterMe: 'cuando yo no este, cuando ya no este, cuando me vaya, despues de mi, cuando yo falte',
  noBurdenLeft:
    'no tengan que hacerse cargo, nadie tenga que hacerse cargo, que no tengan que limpiar, que no les quede nada que, no dejarles problemas, no dejarles lios, no dejar problemas, no quiero que me encuentren, que no me encuentren los ninos, para que no tengan que encargarse, sin dejar deudas, que no sean mis hijos quienes, que no sea mi madre quien',
  noOneNeeds:
    'nadie me necesita, no le hago falta a nadie, no hago falta, a nadie le hago falta, no sirvo para nada, no sirvo, solo doy gastos, solo doy problemas, solo doy trabajo, soy un gasto, soy una carga, soy un estorbo, siento que estorbo, estorbo, sobro, siento que sobro, estoy de mas, estoy de sobra, arruino todo, les arruino la vida, arrastro a todos, soy un peso, ocupo lugar',
  costsThem: 'gasto, gastos, dinero, problemas, molestia, lastre, estorbo, peso',
  noPointHere:
    'dejar de existir, no tengo lugar aqui, no hay lugar para mi, ya no quepo aqui, para que sigo aqui, para que sigo, para que seguir si, para que estoy aqui, que hago aqui todavia, que sentido tiene que siga, no deberia estar aqui, no tenia que haber nacido, no tendria que haber nacido, mejor no nacer, mejor no hubiera nacido, no estoy hecha para este mundo, no estoy hecho para este mundo, no pertenezco a este mundo, me canse de existir, me canse de vivir, cansad* de existir, hart* de existir, estar viv* me pesa, estar viv* es un castigo, prefiero no estar, prefiero no existir, preferiria no estar, preferiria no existir, ya vivi lo que tenia que vivir, ya tuve bastante vida, da igual vivir, da lo mismo vivir, vivir o no me da igual',
  knotsWord:
    'calculo la altura, cuanto hay hasta abajo, cuantos metros hasta abajo, si es bastante alto, si seria bastante alto, si alcanza la altura, cuanto tarda la caida, busc* como hacer nudos, buscando nudos, busca nudos, videos de nudos, aprend* _ nudos, nudo de horca, la viga del/de, viga del garaje/galpon/techo/patio, mirando la viga, miro la viga, gancho del techo, medi la cuerda, medi la altura, calcule cuantas/cuanto, cuantas pastillas necesito, cuantas necesito, cuantas necesitaria, ya conte las pastillas, tengo las pastillas contadas, conte cuantas hay, saber que tengo las pastillas, llevo guardando pastillas, juntando las pastillas',
  drawnTo:
    'puente/vias/anden/borde/rio/balcon/ventana/cuchillo __ me llama/atrae/jala/tira/llaman/atraen, vias/anden/metro/tren/puente/balcon/ventana/azotea/piso __ seria un segundo/paso/instante, un paso y ya/listo/todo/se/fuera/adios, dar un paso al frente, dar un paso adelante, un pasito y, solo un paso y, dejarme caer, dejar me caer, me dejo caer, inclinarme un poco, inclinar me un poco y, soltarme y ya, tirar me y ya, asi se acaba todo, y se acaba el dolor, y acabaria este dolor, se acababa este dolor',
  madeToDo:
    'me/la/lo/le/nos obliga/obligaba/obligo/fuerza/forza a hacer _ cosas, obliga/obligaba/obligo/fuerza a hacer cosas, obliga/obligaba/obligo/fuerza a hacerle cosas, obliga/obligo/obligaba a tocar*, me hace hacer cosas, me hace hacerle cosas, me pide que le haga cosas, tengo que hacerle cosas, me obliga a hacerlo, me obliga a estar con el, me hace cosas, me hizo cosas, hace cosas conmigo',
  chores:
    'sentadillas, entrenamiento extra, correr, estirar, tareas, deberes, platos, limpiar, la cama, mandados, matematicas, ejercicios, flexiones, vueltas, verduras, ordenar, piano, compras',
  moving:
    'maleta, maletas, equipaje, viajamos, nos vamos, salimos manana, camping, playa, aeropuerto, crucero, mudanza, mudamos, mudarme, piso nuevo, casa nueva, me jubilo, jubilacion, extranjero, emigr*, vacaciones, viaje, hacienda, impuestos, hipoteca, notario, vuelo, operacion, cirugia, erasmus, congreso, trabajo nuevo',
  sunny:
    'retraso, retrasado, no llegaba, esperando el tren, esperando el metro, foto, fotos, selfie, atardecer, paseo, paseamos, paseando, pasear, vistas, picnic, boda, fiesta, cumpleanos, concierto, vitaminas, cerveza, cervezas, terraza, tender la ropa, regar, corriendo, correr, caminata, caminamos, puente de mayo, puente festivo, senderismo, pescar, pescando, trabajo en, obra, vertigo',
  lethalPlace: 'barranco, paso a nivel, rio, acantilado, vias, ventana, piso alto, mirador, represa',
  bodyPull:
    'salta ya, salta de una vez, salta y ya, hazlo ya, el cuerpo se me va, cuerpo se me va, se me va el cuerpo, los pies se me van, pies se me van, las piernas se me van, mis piernas quieren, me jala, me quiero dejar ir, algo me empuja, me empuja algo',
  lettersWritten:
    'notas para cada un*, nota para cada un*, notas a cada un*, una nota a cada un*, deje notas a cada, deje cartas a cada, carta a cada un*, un papelito para cada un*',
  debtFree:
    'no les quede deuda, no quede deuda, no dejar deuda, no dejarles deuda, no dejar deudas, sin deudas, que no les quede nada por pagar, no tengan que pagar nada',
  selfContext:
    'saco mala nota, mala nota, malas notas, se calla la cabeza, calla la cabeza, que se calle la cabeza, silencio en la cabeza, me equivoco',
  touchedMe:
    'me pide que lo toque, me pide que le toque, quiere que lo toque, quiere que le toque, me dice que lo toque',
  sexual: 'sin ropa, desnud*, sin calzones, sin pijama',
  childRel: 'vecinit*, sobrinit*, alumnit*, amiguit*, ninit*, chiquit*',
  partingPlain:
    'le escribi, escribi a mi, le mande, playa, jefa, vacaciones, aeropuerto, cine, mudanza, jaja, universidad, colegio',
  unlikeHim:
    'nunca hace eso, nunca lo hace, nunca dice eso, no es de hacer eso, no suele hacerlo, el nunca, ella nunca',
  armedGoodbye: 'saco la escopeta, saco el rifle, desempolvo _ escopeta/pistola/rifle',
  nerveWait:
    'esperando el valor, esperando valor, esperando tener valor, juntando valor, juntando coraje, me falta valor, no tengo el valor, me falta el coraje, soy cobarde',
  methodPlan: 'conte las capsulas, contado las capsulas, conte los comprimidos',
  hitSelf: 'cabezazos',
}
