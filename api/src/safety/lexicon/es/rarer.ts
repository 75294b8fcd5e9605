import type { Wordings } from '../../concepts.ts'

/** Más rodeos: lo que alguien cansado escribe de sí o cuenta de otra persona. */
export const rarer: Wordings = {
  killSelf: `se _ tira*/tire/tirar*/lanza*/lance/lanzar*/arroja*/arroje _ balcon/azotea/puente/tren/metro/vias/ventana/tejado/acantilado/terraza/viaducto,
    se va a tirar por/de/desde/al, me tiro/tire/lanzo/arrojo _ balcon/azotea/puente/tren/metro/vias/ventana/tejado/acantilado/terraza/viaducto,
    tren/puente/azotea/balcon/metro/piso/terraza/acantilado/arbol/muro __ me voy/vaya a tirar/lanzar/estampar/estrellar/colgar, puente/azotea/balcon/acantilado/viaducto __ voy/vaya a saltar, puente/azotea/balcon/acantilado/viaducto __ voy/vaya a tirar/lanzar,
    delante del que _ tirar/lanzar, me quito de en medio, se quita de en medio, quitarse del medio, quitarme del medio, me quito del medio, se va a colgar, se va a ahorcar, se cuelga de, me voy a colgar, me cuelgo de,
    volarme la cabeza, volarse la cabeza, pegarse un tiro, me pego un tiro, me corto las venas, se corta las venas, hacer una tonteria con las pastillas, firmar la salida, firmar mi salida, tomarme el bote, tomarse todas las pastillas, se ha tomado todas/todo, me tomo todas, solo busco/quiero/pienso _ puente/tren/soga/cuerda/vias/pastillas/azotea, busco el puente, busco puente, busco un puente`,
  wantDeath: `quiero bajarme de esta vida, bajarme del mundo, bajar me del mundo, apagar la luz para siempre, ojala no amaneciera, ojala no amanezca, ojala no me levante mas, no quiero amanecer, mejor si no amanezco, me borraria del mapa, borrarme del mapa, borrarme del mundo, quiero que se acabe mi vida, que se acabe mi vida, mi lugar no es este mundo, no quiero estar mas aqui, ya no quiero ser, quiero dejar de ser, dejar de estar, quiero dormirme y que no, acostarme y ya no, cerrar los ojos y no abrirlos, no deberia seguir viv*, ojala me hubiera muerto, ojala hubiera muerto yo, debi morir yo, deberia haber muerto yo, mi familia estaria mejor, estarian mejor si yo, todos estarian mejor, respirar me sobra, vivir me sobra, no tengo para que vivir, para que estoy viv*, me pesa vivir, me cuesta vivir, vivir es un castigo, vivir duele, me duele vivir, ya vivi suficiente, ya he vivido bastante, ya he vivido suficiente, prefiero que se acabe, no voy a ser un problema, no sere un problema, no sere mas un problema, dejare de ser un problema, no sere problema para nadie, ya no molestare a nadie, dios/senor/virgen/cielo __ llevame/recogeme/quitame, llevame ya, kiero/qiero/kisiera/kisiera morir*/desaparecer, me kiero morir/matar, kiero morir me, kiero matar me, k me muera, no kiero vivir, ya no kiero vivir, no kiero seguir, tampoco quiero estar aqui, quiero dejarlo todo para siempre, que llegue mi hora, ojala me llegue la hora, espero mi hora, rezo para que, que me parta un rayo de verdad`,
  soulLeave: `contrato/mision/tarea/encargo/viaje/aprendizaje/tiempo/camino __ tierra/mundo/plano/aqui _ termin*/acab*/cumpl*/conclu*/complet*, termin*/cumpl*/complet*/conclu* _ mision/contrato/tarea/viaje/encargo en la/este tierra/mundo/plano, volver/regresar/ir _ casa __ alli arriba/arriba/estrellas/cielo/luz, volver a las estrellas, volver a mi planeta, volver al origen para siempre`,
  relieveThem: `nadie _ tendra/tiene/tenga/tendria que cargar/cuidar/aguantar/soportar/ocupar*/preocupar*/mantener, no tendran que cargar/cuidar/preocupar*/ocupar*/mantener, no tendreis que cargar/cuidar/preocupar*/ocupar*, dejar de ser una carga, no sere mas una carga, ya no sere una carga, quitarles la carga, quitarles este peso, asi descansan de mi, asi descansais de mi, sin tener que cuidarme`,
  leaveWord:
    'me quito, me voy yo, me voy y ya, luego me voy, despues me voy, me voy tambien, me voy yo tambien, me marcho, desaparezco, se acabo, me despido, ya me puedo ir, puedo irme, me ire, dejo de estar, me apago, ya no estare',
  onlyUntil:
    'aguanto/aguantare/aguantar/resisto/sigo/vivo/seguire/espero _ hasta que, aguanto/sigo/resisto/vivo por mis/mi hijos/hijo/hija/madre/perro/gato y, sigo aqui hasta, aguanto hasta',
  notWake:
    'si manana no despierto/levanto/amanezco/despertara/levantara, si manana no me despierto/levanto/levantara/despertara, si no despierto/amanezco manana, si esta noche no despierto, si no me despierto manana, si no vuelvo a despertar, si no despertara, si no despertase, si ya no despertara, si no me despertara, si no me levantara mas, si no amaneciera',
  noTears:
    'nadie llore, no lloren, no lloreis, no llores, nadie lloraria, que nadie se sorprenda, mejor asi, mucho mejor, tanto mejor, pues mejor, seria un alivio, no pasa nada, no pasaria nada, mas facil, todo seria mejor, seria mejor, seria mas, descansarian',
  dontCare:
    'me da igual, no me importa*, me importa poco, me da lo mismo, me trae sin cuidado, ya no importa, que mas da',
  hitByCar:
    'me lleva/lleve/llevara/pilla/pille/pillara/arrolla/arrolle/arrollara/atropell* __ coche/camion/autobus/bus/tren/moto, coche/camion/autobus/tren por delante, me atropell*, que me atropell*, me pase por encima',
  methodWish:
    'aceler*/acelerador/pedal/gas __ pilar/arbol/muro/poste/farola/barranco/precipicio/camion, cierro los ojos al volante, suelto el volante, soltar las manos del volante, giro el volante contra, me quedo en medio de la carretera, no frenar _ curva/semaforo/cruce, pensado en no frenar, pienso en no frenar, ganas de no frenar, dejar de frenar, no girar el volante, seguir recto en la curva, seguir recto _ curva, sin frenar contra',
  methodPlan:
    'apart*/separ*/reserv*/ahorr* _ pastillas/comprimidos/somniferos/ansioliticos, buscado/busque/mirando/elegido/escogido nudo/nudos/altura/puente, un nudo corredizo, aprender a hacer nudos, hice un nudo, soga en el/la, gas abierto, abri el gas, abrir el gas',
  spareMeans: 'apart*/separ*/reserv* __ pastillas/comprimidos/somniferos/ansioliticos/medicamentos',
  sufficed: 'hay bastantes, hay suficiente*, ya hay, ya tengo, ya alcanza*, de sobra, las suficientes, ya son',
  soulTired: 'alma _ cansada, alma _ agotada, mi alma no puede, alma _ rota, alma pide descanso',
  otherSuicidal:
    'dice/dijo/escribio/escribe/mando/jura/amenaza/conto __ tirar*/tira/tire/colgar*/cuelga/ahorcar*/suicidar*/matarse/matar/quitarse/desaparecer __ balcon/puente/azotea/tren/vida/movil/puerta/contesta/esta noche/coche/hoy/pastillas, no me contesta desde que se despidio, subio a la azotea, esta en la azotea y, esta en el puente y, encerrad* _ bano _ pastillas/cuchilla',
  scratchBlood:
    'me pellizco/rasco/arano/muerdo/arranco/araño/clavo/golpeo/froto __ sangr*/sangre/herida/carne/costra*, hasta hacerme sangre, hasta que sangr*, hasta hacerme herida, hasta que sangra, hasta que sangre',
  stripes: 'rayitas, rayas, lineas, lineitas, marquitas, cortecitos',
  selfContext:
    'me lo merezco, cada vez que me equivoco, cuando fallo, por mala, por tont*, castigo, para no gritar, para no llorar, para aguantar',
  hitSelf:
    'me doy con la cabeza, me estampo la cabeza, me doy contra la pared, me arranco el pelo, me arranco las pestanas hasta',
  burnSelf:
    'me quemo con el mechero, me quemo con la plancha, me quemo con cigarr*, me echo agua hirviendo, me apago el cigarro, se quema con el mechero, se quema con cigarr*, se quema con la plancha, se quema a proposito, se apaga cigarr*',
  doesThings:
    'hace/hizo/hacia/hacen/hace _ cosas _ noche/raras/malas/feas/secreto/cama/bano/solas, dano/duele/tocan/toca/toco/toque/besa/beso/besan _ ahi/alli/alla/partes abajo, duele/tocan/toca/toco/toque/besa/beso _ donde no, tocan/toca/toco/toque/besa/beso _ partes/vulva/pene/genitales, cosas que no puede contar, juegos secretos, jueg* a los medicos con, la/lo/le toca donde, dano ahi abajo, dano alla abajo, ensena sus partes, le pide que no cuente, la obliga a besar*, lo obliga a besar*, la sienta encima, le pide que se desnude, se mete en su cama, entra en su cuarto, la ducha y la',
  secretTouch:
    'es un secreto, que no diga nada, que no puede decir*, no puede contar*, que no lo diga, que no se lo cuente, no se lo puede decir',
  childRel: 'la hija de, el hijo de, la nina de, el nino de, la peque de, sobrino, sobrina, mi ahijad*',
  adult:
    'abuela, tia, su tio, su abuelo, padrino, novio de su madre, catequista, canguro, novio de la madre, hermano mayor',
  control:
    'se queda con _ sueldo/tarjeta/salario/dinero/nomina/paga, me cuenta los minutos, cronometra, me cronometra, sin el no soy nada/nadie, sin ella no soy nada/nadie, nadie mas me va a querer, nadie mas me querra, nadie me va a querer, nadie me querra, me elige la ropa, me pide fotos de donde, me tiene sin dinero, no me da dinero, me quita el movil, me lee el movil, me lee los mensajes, me tiene vigilada, me instalo una app, geolocaliz*, me pregunta donde estoy cada, me hace sentir que estoy loca, me aparta de mi familia, me aparto de mis amig*, no me deja hablar con, no me deja conducir, no me deja estudiar, me esconde las llaves',
  killThreat:
    'me mata si, me matara, me va a matar si, que me mata, que me mataria, me rajaria, que me raja, que me quema, si lo denuncio, si le denuncio, si la denuncio',
  withoutMeds:
    'sin tomar/tomarme _ litio/medicacion/pastillas/antidepresivo*/tratamiento/sertralina/quetiapina/olanzapina/metformina/antipsicotico*/eutirox/levotiroxina/pastilla/medicinas, no tomo/tomado _ litio/medicacion/sertralina/quetiapina/tratamiento, ya no tomo _ litio/medicacion/pastillas/sertralina/quetiapina/olanzapina/antidepresiv*/tratamiento',
  purge:
    'vomito/vomita/vomitar/vomitando/devuelvo a proposito/adrede/queriendo, vomito/vomita __ veces al dia a proposito, me obligo a vomitar, se obliga a vomitar, me fuerzo a vomitar, vomito voluntari*, meto los dedos, mete los dedos',
  palpitations:
    'corazon _ saltos/brincos/vuelcos/falla/para/tropieza, corazon _ salta, corazon se me para, el corazon se salta, saltos el corazon, se salta latidos, me falla el corazon',
  faint:
    'me caigo redond*, casi me desmay*, casi me caigo, me voy al suelo, casi me voy al suelo, me fallan las piernas',
  weightLoss: '#n kilos menos, kilos _ desde, he perdido #n, #n kilos abajo, se me caen los pantalones',
  nippleChange:
    'liquido/secrecion/flujo/gota*/mancha* __ pezon/pezones, pezon __ liquido/gotea/secrecion/supura/sangra/mancha, un solo pezon',
  droop:
    'boca para un lado, boca hacia un lado, boca se le fue, se le fue la boca, boca de lado, media cara caida, la cara caida, cara descolgada, media cara colgando, derrama por la comisura, se le sale la comida, se le cae la baba, se le sale el agua de la boca, se le escurre por la boca, ojo no le cierra',
  speechLost:
    'no le entiendo, no se le entiende, no entiendo lo que dice, no le entendemos, habla como si tuviera, palabras revueltas, dice palabras que no, habla estropajos*, habla pastos*, no puede decir su nombre, ni jota de lo que, no me sale lo que quiero decir, no le sale lo que quiere decir, no me salen los nombres de golpe, no encuentro palabras de golpe, dice una palabra por otra, cambia las palabras, se le traban las palabras, se me traban las palabras, habla al reves',
  heavyBleeding:
    'cambi*/empap*/llen*/moj* _ compresa*/tampon*/toalla*/toallita* _ cada media/hora/#n/rato/quince/veinte, compresa*/tampon*/toalla* __ cada media hora/#n minutos/hora, una compresa por hora, coagulos enormes, coagulos como, coagulos del tamano',
  swelling:
    'el doble de grande/gord*/tamano/grues*, puso el doble, doblo de tamano, doblado de tamano, doble de volumen, como un globo, como una pelota, mas gordo que el otro, mas gorda que la otra',
  halos: 'aros/anillos/circulos/arcoiris/arco iris/halos/cercos _ luz/luces/farola*/farol/lampara*/bombilla*/faros',
  stoneHard: 'ojo __ duro/dura como/una piedra/marmol/canica, ojo _ duro, ojo como una piedra',
  sugarLow:
    'aparato/medidor/glucometro/sensor/maquinita/tira/glucosa/azucar/azucares _ #lowmg, azucar en #lowmg, glucosa en #lowmg',
  confused:
    'dice disparates, dice tonterias, dice cosas raras, cosas sin sentido, no dice nada coherente, no sabe en que dia, habla sin sentido, no conoce a, desorienta*',
  poison:
    'limpiasuelos, fregasuelos, limpiahornos, limpiabanos, abrillantador, quitamanchas, ambientador, pastilla de lavavajillas, insecticida, lavavajillas, suavizante, pegamento, pintura, anticongelante, aceite de lampara, liquido de frenos, enjuague bucal, colutorio, crema depilatoria',
  swallowed:
    'se ha bebido, se ha tragado, se ha comido, se trago, ha bebido, ha tragado, ha chupado, un trago de, un sorbo de',
  fluidLeak:
    'me chorrea liquido, se me escapa liquido, estoy mojada, empapad* de liquido, goteo de agua, goteando agua',
  lessMovement:
    'ya no da patadas, no da pataditas, no noto patad*, no noto nada dentro, el bebe no se mueve, la bebe no se mueve, no lo noto moverse, no la noto moverse, no hay movimiento',
  pregnant:
    'estoy de siete/ocho/nueve/seis/cinco meses, en el septimo/octavo/noveno/sexto mes, mi barriga de #n meses, salgo de cuentas, mi tripa de embarazada, esperando un bebe',
  saddleNumb:
    'parte de abajo _ dormida/adormecida, dormida la parte de abajo, se me duerme la parte de abajo, ahi abajo _ dormido/dormida, zona intima _ dormida/adormecida, no me entero cuando hago pis, no me entero cuando orino, no noto el papel, no noto al limpiarme',
  chestPain: 'me pisara el pecho, caballo _ pecho, pisotean el pecho',
  weightOnMe: 'caballo _ pecho, pisara _ pecho, me pisara, un camion en el pecho, un yunque, un saco de cemento',
  idiom:
    'susto __ pego el, me pego el sol/susto/aire/calor/frio, me pego un susto/bano/siesta/madrugon/atracon de series, me pego su/el/la/un resfriado/gripe/catarro/virus/tos/risa, pego su resfriado, pego el resfriado, pego la gripe, me pego el calor, me pego una ducha, matandome a trabajar/estudiar, matando me a trabajar/estudiar, matado a trabajar/estudiar, muriendome de risa/hambre/ganas/sueno/verguenza/calor/frio/aburrimiento/sed/pena, muriendo me de risa/hambre/ganas/sueno/verguenza/calor/frio/aburrimiento/sed, ahogo en esta/este/la/el/mi oficina/despacho/rutina/trabajo/ciudad/pueblo/piso, me ahogo de trabajo, me ahogo de facturas, me ahogo a fin de mes, desaparecer _ dias/semana/finde/rato/horas/vacaciones en/a/con/por, desaparecer _ dias a la, desaparecer en la montana/playa/sierra, desaparecer un rato/finde, desaparecer del mapa unos dias, despedida de solter*, despedida de un companero, despedida de mi companer*, echa veneno, echan veneno, escupe veneno, lengua venenosa, me tiro por el tobogan, me tire por el tobogan, tirarme por el tobogan, me tiro en el sofa, tirarme en el sofa, me tire toda la, me tiro toda la, saltar por la ventana de la emocion, me corte el flequillo, me quema las pestanas, me va a dar algo, me dio un algo, me va a dar un infarto, le va a dar un infarto, me mata de amor, me corto las puntas, un corte en la relacion, muero por ir, mataria por un, ayuno intermitente, ayuno de cuaresma, bebe me da patadas/pataditas, mi bebe da patadas, sangr*/sangre __ eczema/dermatitis/psoriasis/alergia/picadura*/mosquito*, eczema/dermatitis/psoriasis/picadura* __ sangr*/sangre, si me voy a la montana/playa/sierra, si me voy de vacaciones/viaje',
  arranged:
    'dej*/deje/dejado _ comida/pienso/llaves/perro/gato/papeles/facturas/testamento/claves __ vecina/vecino/hermana/mesa/mes/semana, llaves/perro/gato/plantas _ donde/con la vecina/vecino, papeles ordenados, papeles en regla, todo pagado, cuentas cerradas',
  restAtLast:
    'descanso por fin, por fin descanso, hoy descanso, al fin descanso, ya descanso, descansare, ya podre descansar, por fin paz, al fin paz, esta noche descanso, hoy es el dia, ya esta decidido, ya no hara falta',
  hurtSelf:
    'ver/veo/vea _ sangre __ calm*/tranquil*/alivi*/paz/respir*, calm*/tranquil*/alivi* __ ver/veo/vea sangre, me calma la sangre, ver la sangre me',
  handFails:
    'arrastra _ pierna, arrastro _ pierna, arrastrando _ pierna, arrastra un pie, mano __ no agarra/aprieta/sujeta/coge, pierna no le sigue, pierna no le obedece, mano no le obedece, mano no me obedece, brazo se le cae, brazo se le queda caido, no levanta el brazo',
  ribsSuck: 'costilla* __ hund*/marc*/notan/salen, hund* __ costilla*, entre las costillas, hueco del cuello se hunde',
  tookMany:
    'blister/caja/frasco/bote enter*/completo de?, blister/caja/frasco/bote __ se tomo/trago/tomado, se trago todo el bote, se tomo el frasco',
  holiday: 'playa, mar, montana, vacaciones, hotel, spa, balneario, retiro, crucero, viaje, pueblo, isla, campo',
  everydayLoad: 'empleo, finiquito, curro, contrato laboral, nomina, turno, clase',
  joinDead:
    'irse/ir/voy/vaya/quiere con mama/papa/abuela/abuelo/mujer/marido/hermano _ cielo/alla/arriba, irse con mama, irse con su mujer, irse con su marido, ir con su mujer al',
  leaveBody: 'soltar el cuerpo, soltar mi cuerpo, dejar ir el cuerpo, volver a la fuente, regresar a la fuente',
  lettersDone: 'carta/cartas/nota/despedida _ escrita/escritas/lista/listas/terminada/hecha',
  lackCourage: 'falta valor/coraje/animo/dia, falta el valor, falta el coraje, solo me falta, me falta valor',
  strokeNow:
    'se le cayo media cara, se le cayo la cara, se le ha caido la cara, se le ha caido media cara, se le cae media cara, se le cayo un lado de la cara',
}
