import type { Wordings } from '../../concepts.ts'

/** Como se dice en casa y con cansancio: zonas sin nombre, episodios que pasaron, lo recogido y lo cambiado. */
export const plain: Wordings = {
  saddleZone:
    'culo, trasero, nalgas, nalga, pompis, cola, poto, ingle, ingles, entrepierna, genitales, partes, partes intimas, mis partes, zona intima, bajos, silla de montar, entre las piernas, cara interna de los muslos, interior de los muslos, muslos por dentro, por dentro de los muslos, vagina, pene, ano, ahi abajo, alla abajo, donde me siento, parte de abajo, partes bajas',
  noFeeling:
    'dormid*, adormec*, entumec*, no siento, sin sentir, sin sensibilidad, perdi la sensibilidad, perdido la sensibilidad, perdi el tacto, no tengo sensibilidad, insensibl*, acorchad*, de corcho, como corcho, algodon, anestesiad*, hormigue*, muert*, se me duerme, se me durmio, se me ha dormido, no noto, no noto nada',
  unnoticed:
    'orin*/mee/meo/meado/pis/pipi/pichi/caca/cague/cago/hice/hago/hecho/escap*/escapo/escapa/ensucie/mojo/moje/mojado __ sin/no sentir*/sentirlo/notar*/notarlo/enterar*/enterarme/darme/dar/note/senti/entero/entere/cuenta, sin enterarme, no me entero de que, no me entere',
  seatLong:
    'autobus, camion, cine, banco, silla dura, grada, vuelo largo, me siento encima/sobre/arriba, sentarme encima/sobre, sentad* encima/sobre/horas/mucho, encima de el, encima de ella, viendo la tele, cruz*, lo muevo, la muevo, lo sacudo, la sacudo, sacudidas y, viaje en coche, duermo sobre, dormir sobre, duermo encima, durmiendo encima, spinning, clase de spinning',
  speechOut:
    'no podia hablar, no pude hablar, no puedo hablar, no me salian las palabras, no me salia la palabra, no me salia nada, no me salia la voz, no me salieron, sin poder hablar, no le salian las palabras, no podia decir, no pude decir, perdi el habla, se me fue el habla, se me trabo/traba/trababa _ lengua, hablaba raro, hable raro, hablaba enredad*, sin habla, decia cosas raras, ni hablar ni, no podia ni hablar, podia/pude/puedo/podido __ hablar/decir __ palabra/nada/bien',
  limbOut:
    'brazo/mano/pierna/dedos/lado/pie __ no respondia/responde/movia/obedecia/agarraba/sostenia, brazo/mano/pierna/dedos/lado/pie __ dormid*/muert*/floj*/tont*/bob*, brazo/mano/pierna/lado sin fuerza/sensibilidad, sin poder mover __ brazo/mano/pierna, no podia/pude/puedo mover/levantar/agarrar/coger __ brazo/mano/pierna/taza/vaso/dedos',
  cantMove: 'no pude mover, sin poder mover, no respondia, no me respondia, no se movia',
  wentAway:
    'se me paso, se le paso, ya paso, ya se paso, ya se me paso, luego paso, despues paso, se quito, se me quito, ya se me quito, volvio, ha vuelto, ya volvio, todo normal, como si nada, ya bien, ya estoy bien, ya esta bien, ya puedo, ya hablo, ya habla, luego normal, despues normal, se fue, se me fue solo, vuelve a, recupere, recupero, ya nada',
  hoarseCause: 'afon*, laringitis, resfri*, llorar, llanto, emocion*, ronca, ronco, amigdal*, risa, concierto',
  movedToTears:
    'de la emocion, de emocion, de tanto llorar, de la risa, afonic*, laringitis, emocionad*, de los nervios, tan nervios*, de nervios, de verguenza',
  mushroomWord: 'seta*, hongo*, niscalo*, boletus, champinon*, callampa*, rebozuelo*',
  poison:
    'destapacan*, destapa canos, destapacaner*, destapador, desatascador*, desatorador, diablo rojo, acido muriatico, muriatico, sosa, soda caustica, potasa, limpia hornos, cal viva, lavandina, hipoclorito, cloralex, tinner, thinner, quitasarro, antisarro, agua oxigenada, liquido para destapar, creolina',
  eaten:
    'comi, comimos, comio, comieron, comido, cenamos, cene, cenaron, cocin*, guis*, revuelto, en la cena, tortilla, trag*, prob*',
  deadlyMushroom: 'amanita*, oronja verde',
  gathered:
    'recog*, cogi*, cogid*, junt*, monte, bosque, campo, propi*, nosotros, mism*, silvestre*, encontr*, arranc*, hall*, jardin, patio, potrero',
  headInjury:
    'cai/cayo/caida/caigo/caimos/caerse/caerme/tiro/volo/volando __ caballo/yegua/bici/bicicleta/moto/patinete/patineta/monopatin/escalera/escaleras/columpio/litera/arbol/techo/nuca, sin casco, no llevaba casco, trompazo _ cabeza, cabeza con el/la, chich* en la cabeza, me descalabre, me abri la cabeza, en la nuca, golpeo/golpee/pego/pegue al caer, caer/caerse/caerme/cayo/cai __ techo/escalera/andamio/arbol/caballo/moto',
  memoryGap:
    'pregunt*/repit*/repet*/dig*/dice __ lo mismo/misma/mismas/mismo, misma pregunta, mismas preguntas, una y otra vez, no se que paso, no sabe que paso, no se como llegue, no recuerda que',
  palpitations:
    'corazon __ mil/loco/disparad*/aceler*/galop*/desbocad*/carrera/brincos/tumbos/tropez*/trompicones, corazon a todo lo que, corazon iba, corazon como caballo',
  joyful: 'de risa, de la risa, concierto, alegria, montana rusa, enamorad*',
  faint:
    'se me puso todo negro, todo se puso negro, veo todo negro, se me va la vista, se me fue la vista, me fui al suelo, cai redond*, me desplome, me cai redond*, me apague',
  collapse: 'me desplome, cai redond*, me fui al suelo, me desmaye',
  selfStrike:
    'me pego, me pegue, me golpeo, me golpeaba, me doy, me doy golpes, me punetazos, me doy punetazos, me sacudo, me cacheteo, me bofeteo, me aporreo, pegarme, golpearme, pegar me, darme golpes, se pega, se golpea, me muerdo, me pellizco',
  untilBruised:
    'hasta/para __ morad*/moraton*/moreton*/cardenal*/hematoma*/sangr*/hinch*/negr*/duela/dejarme/dejarlas/dejarlo/marcas, llen* de moratones/moretones/cardenales',
  sportHit: 'kickboxing, clase de boxeo, artes marciales, karate, taekwondo, muay thai',
  cantDie:
    'no me voy a ahogar, no me ahogo, no me ahogare, no me puedo ahogar, no puedo ahogarme, no puedo morir, no me voy a morir porque soy, no me quemo, no me quemare, no me voy a quemar, nada me puede hacer/pasar/danar/matar, nada puede hacerme, soy inmortal, soy invencible, las balas no me, los coches no me, el fuego no me, caminar sobre el agua, andar sobre el agua, camino sobre el agua, los angeles me sostend*, me van a sostener, el agua se abrira',
  brink:
    'mar, oceano, lago, rio, autopista, carretera, trafico, azotea, tejado, vias, fuego, puente, ventana, balcon, acantilado, borde, alberca',
  iAmProphet:
    'soy el/la? nuevo/nueva/verdadero/ultimo/elegido? profeta/mesias/jesus/jesucristo/cristo/redentor/salvador, soy jesus, soy el hijo de dios, soy la reencarnacion',
  swapVerb: 'cambi*, sustitu*, reemplaz*, remplaz*, troc*, en vez, en lugar, dejar, dejo, deje, quitar, quite',
  remedyWord:
    'te de, infusion*, hierba*, yerba*, ajo, jugo, zumo, canela, curcuma, jengibre, vinagre, gotas, homeopat*, globulos, berenjena, miel, apio, remolacha, aceite*, moringa, ortiga, alpiste, remedio, suplemento*, cbd, limon, nopal, cristales, batido*',
  afterMeals:
    'despues/luego/tras de? cada/cena/cenar/comer/comida/comidas/almuerzo/almorzar/desayuno/atracon*, cada vez que como, si como, cuando como',
  flatBelly:
    'vientre plano, barriga plana, tripa plana, panza plana, abdomen plano, barriga lisa, para no engordar, no engordar, quedar flaca, estar delgad*, sentirme vaci*, sentirme liger*, vaciarme, bajar de peso, adelgazar',
  constipated: 'estren*, medic*, receto, recetad*, enfermer*, farmaceut*, hemorroid*, embaraz*, colonoscopia',
  manyTaken: '#many, caja entera, toda la caja, media caja, un monton, punado*, blister, sobres',
  nippleWord: 'pezon, pezones, areola, chichi, tetilla',
  inward:
    'dentro, adentro, pa dentro, hundi*, meti*, retra*, invert*, invertid*, chup*, plan*, aplan*, jala*, tira*, volte*, hueco',
  alwaysSo:
    'siempre lo he tenido, siempre los he tenido, desde que naci, de nacimiento, desde nina, toda la vida, desde la pubertad, los dos, piercing, lactancia, amamant*, dar pecho, frio',
  urine: 'meo, mee, meada, meando, pichi',
  redColour: 'rosa, rosad*, roj*, rojiz*, coca, cocacola, oxid*, sangre, marron, te oscuro, color vino',
  beetroot: 'remolacha, betabel, beterraga, moras, la regla, menstruacion, mi periodo',
  noAnswer: 'no responde, no contesta, no me responde, no me contesta, no responden, no le saco respuesta',
  phoneTalk:
    'telefono, movil, celular, mensaje*, whatsapp, llamada*, llamo, correo*, mail, email, carta, jefe, empresa, seguro, servicio, banco, casero, app, chat, pantalla, ordenador, portatil, tablet, mando, pagina, web',
  studied:
    'estudiando, repasando, repaso, estudio/estudiando/estudiar/repasando/repaso/preparando/preparo/aprendiendo __ examen/examenes/oposicion*/mir/eir/parcial/parciales/final/finales/carrera/facultad/prueba/practicas, doy/dando/imparto/preparo clase/clases/taller/charla de/sobre, trabajo/tfg/tesis/apuntes/tema/presentacion de/sobre',
  past: 'con #teen __ ahora/hoy tengo #adult, a los #teen __ ahora/hoy tengo #adult, hace media vida, hace toda una vida, en los ochenta, en los noventa, en los setenta, hace #n decadas, en otra vida, en el instituto, en mi juventud',
  recovered:
    'ya paso, quedo atras, atras quedo, ya es pasado, es pasado, agua pasada, historia pasada, nunca mas, no volvi a, no he vuelto a, buena vida, nietos, vida bonita, vida linda, vida hecha, cerrado ese capitulo, otra persona, se acabo hace, todo aquello',
}
