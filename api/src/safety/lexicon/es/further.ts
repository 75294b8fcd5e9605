import type { Wordings } from '../../concepts.ts'

/** Más formas llanas de nombrar lo mismo, y lo que se pregunta de los medicamentos. */
export const further: Wordings = {
  solved:
    'todo resuelto, se resolvia todo, se resolveria todo, se acababa todo, se acaba todo, asi se acaba, y se acabo, y listo, y ya, sin que nadie me culpe, nadie me culparia, problema resuelto, seria lo mejor, hubiera sido mejor, hubiera sido lo mejor, mejor para todos, se arreglaba todo, asi descansaba',
  hitByCar:
    'camion/coche/carro/auto/bus/colectivo/tren/moto __ hubiera/hubiese/llevara/atropellado/agarrado/pisado, me hubiera atropellado, me hubiera agarrado, me hubiera llevado por delante, me pasara por encima, me pise un camion, me pase un camion',
  illWish:
    'ojala/quisiera/espero/rezo/deseo __ cancer/infarto/tumor/accidente/aneurisma/derrame, ojala sea cancer, ojala fuera cancer, ojala sea algo malo, ojala no tenga cura, ojala se estrelle el avion',
  sorryWoke:
    'me desperte/despierto otra vez, desperte viv*, volvi a despertar, otra vez desperte, otra vez me desperte, amaneci otra vez, otra vez amaneci, abri los ojos otra vez, despertar otra vez',
  pity: 'que rabia, que pena, que lastima, que asco, que mal, lamentablemente, por desgracia, lastima, llore, lloro, decepcion, odio eso, otra vez lo mismo, que castigo',
  armedGoodbye:
    'limpio/limpia/limpie/saco/sacando/cargo/cargando _ escopeta/pistola/arma/rifle/revolver, pidio prestada _ escopeta/pistola/arma, escopeta/pistola/rifle sobre/encima de/en la mesa/cama',
  onlyUntil:
    'solo espero, solo estoy esperando, nada mas espero, estoy esperando, me quedo hasta que, me quedo hasta, aguanto por los ninos, aguanto por mis hijos, aguanto por ellos, cuando crezcan, cuando los ninos se vayan, cuando se gradue, cuando mi madre ya no este',
  leaveWord:
    'despues me ire, despues veremos, luego ya veremos, despues ya, despues ya no, y luego ya no, me voy del todo, me voy para siempre, ya me voy tranquilo, ya me voy tranquila, ya no va a molestar, ya no molesta',
  selfContext:
    'cuando me gritan, cuando pelean, cuando discuten, cuando no puedo mas, cuando estoy mal, cuando todo me supera, cuando me enojo, cuando me enfado, rabia conmigo, para calmarme, para no sentir, para sentir algo, otra vez anoche, anoche otra vez, hoy tambien',
  scratchBlood:
    'me rasguno/rasguño/rasguna/araño/arano __ sangr*/sangre/carne, rasgun* __ hasta que sale/sangre, hasta que sale sangre',
  visionLost:
    'sin ver de un ojo, sin ver con un ojo, sin ver de un lado, deje de ver de, no veo de un lado, no veo de un ojo, no veo la mitad, se me borro la vista, se me borro la mitad, bajaran/bajo/bajado una/la persiana/cortina, vista se me apago, vista _ apago/borro/nublo de, de un ojo no veo',
  numbWeak:
    'de trapo, de goma, de gelatina, como trapo, como goma, como de corcho, sin tono, no me sostiene, no le sostiene, no me sostienen, no sostiene, no me aguantan, torpes, bobo, boba, colgando, como muerta, como muerto',
  speechLost:
    'se me enredan las palabras, se le enredan las palabras, enredo la lengua, hablo como borracho, hablo como borracha, hablo mal de repente, palabras al reves, cambia las palabras, confunde las palabras, confunde todas las palabras, balbucea, no me salen las palabras',
  climbing:
    'va para arriba, sube y sube, me sube, le sube, cada dia mas arriba, empezo por los pies, empezo en los dedos, ya llega a, ahora los brazos, ahora tambien los brazos',
  inhalerFails:
    'salbutamol/ventolin/inhalador/puff/disparos/aerosol __ nada/igual/vano, #n disparos y, #n puff y, #n veces y nada, ya me puse _ salbutamol, inhalador vacio',
  wheeze: 'se me cierra el pecho, pecho cerrado, silbo, chilla el pecho, gatitos en el pecho, hervor en el pecho',
  ribsSuck:
    'meten/mete/hunden/hunde/chupan/chupa/retraen/jala las/la/el costillas/costilla/pecho/pancita/barriguita/huequito, pancita se le hunde, se le meten las costillas, hundidito',
  grunts: 'ruidito al soltar el aire, quejidito al respirar, se queja al respirar, hace un quejido, gime al respirar',
  breathFast:
    'respira rapidito, respira rapido, respira muy rapido, respirando rapido, respira cortito, respira agitado, respira como perrito',
  testicle: 'huevito, pelota, bolas, cojones, las partes, compañon, güevo, huevos',
  severe:
    'super mal, dolor que me hace vomitar, me muero del dolor, no se aguanta, no aguanto del dolor, que me retuerce, se retuerce',
  cantPee:
    'no meo, no hago pis, no hago pipi, sin mear, sin hacer pis, no sale el pis, no sale nada al orinar, vejiga revienta, vejiga a reventar, vejiga llena',
  pressure: 'faja apretada, faja, como una losa, elefante, yunque, ladrillo, piedra en, prensa, tornillo, barra',
  unwellLook:
    'como la pared, como un papel, como papel, como la cera, color ceniza, color cera, sin color, verdoso, cenicient*, mal color, descompuest*, cadaver*',
  wound: 'sierra, motosierra, machetazo, vidrio',
  spurts: 'chorro, chorros, a borbotones, borbotones, salta, sale a chorros, a presion',
  delusion:
    'codigo secreto, descifre el codigo, entendi el codigo, avisar al presidente, advertir al presidente, solo yo lo se, chip bajo la piel, rastreador en mi/el cuerpo/brazo/cabeza/piel, rastreador bajo la piel, me pusieron un chip, me metieron un chip, me dan ordenes, la tele me habla, la tele me da ordenes, la tele me ordena, sacarle el demonio, sacarle al demonio, un impostor, una impostora, no es mi madre de verdad, la cambiaron por',
  touchedMe:
    'mete/metio/pone/puso la? mano/manos en/por/debajo/bajo mi? ropa/falda/calzon/pantalon/blusa/pijama, me mete la mano, me mete mano, me baja la ropa, me quita los pantalones, se frota, me frota',
  hitSelf:
    'me doy punetazos, me pego en la cabeza, me pego punetazos, me golpeo la cabeza, me golpeo hasta, me abofeteo hasta',
  mixQuestion:
    'puedo usar, puedo tomarlo, puedo seguir tomando, se puede tomar, puedo tomar, puedo tomarme, puedo mezclar, puedo combinar, se puede mezclar, se puede combinar, es malo tomar, hace mal tomar, hace dano tomar, pasa algo si tomo, esta bien tomar, es seguro tomar, es peligroso tomar, se pueden tomar, interactua, se lleva bien con, me va bien tomar, puedo darle, se cortan, se contrarrestan',
  mixWord:
    'mezcl*, combin*, junto con, junto al, junto a la, junto a mi, a la vez que, al mismo tiempo que, ademas de la, ademas del, encima de la, encima del',
  herb: 'hierba de san juan, hiperico, valeriana, melatonina, ashwagandha, ginkgo, ginseng, cbd, cannabis, marihuana, kava, kratom, pomelo, toronja, magnesio, hierro, calcio, curcuma, omega, oro rojo, levadura roja, regaliz, pasiflora, tila, homeopatia, ayahuasca, microdosis, psilocibina, hierbas, infusion, suplemento*, cardo mariano, triptofano, alcohol, vino',
  anyMedicine:
    'medicacion, medicamento*, pastilla*, comprimido*, antidepresiv*, anticonceptiv*, la pildora, pildora, anticoagulante*, ansiolitic*, lorazepam*, diazepam*, clonazepam, rivotril, alprazolam*, orfidal, tranquimazin, eutirox, levotiroxina, enalapril*, losartan*, metformina, simvastatina, atorvastatina, sintrom, omeprazol*, litio, tratamiento',
  doseLess:
    'un dia si y otro no, un dia si un dia no, dia por medio, cada dos dias, cada tercer dia, a dias alternos, a la mitad, por la mitad, solo la mitad, media pastilla, medio comprimido, la mitad de la pastilla, partiendo, parto la pastilla, menos pastillas, bajarme yo, bajarla yo, bajarlas yo, voy bajando, yo me la bajo, las espacio, espaciando',
  notTaken:
    'me salto la, me salto el, me salto las, no me he tomado, no me tomo, no tomo, no he tomado, no la tomo, no las tomo, no me la tomo, no me las tomo, me salte, me la salto, me las salto, me olvido a proposito, llevo sin tomar, sin tomar, he dejado, deje, ya no me tomo',
  bowelHabit: 'voy al bano, ir de vientre, voy de vientre, de cuerpo, hago de vientre, caca, intestino, popo, heces',
  changed:
    'distint*, diferente*, raro, cambio, mas blando, mas blanda, mas suelto, mas seguido, ya no es igual, no es como antes, a veces dura a veces, unas veces',
  menopausePast:
    'regla se me fue, se me fue la regla, se me corto la regla, regla se me corto, no tengo regla desde hace, sin regla hace, hace #n anos que no me baja, ya no me baja, #n anos sin regla, pase la menopausia',
  spottingWord:
    'mancho, manche, manchas de sangre, mancha de sangre, manchita*, sangrado, sangre otra vez, gotas de sangre, gotitas de sangre',
  stuckFood:
    'carne/pan/comida/arroz/bocado/pollo __ medio camino/queda/trabada/atorada/pecho/garganta/esofago, se me queda a medio camino, se queda a medio camino, se me traba la comida, no me baja la comida, tengo que tomar agua para que baje',
  fearFood:
    'panico/pavor/terror/miedo al/el/a/la/los/las pan/arroz/pasta/aceite/carbohidratos/azucar/grasas/grasa/comida/dulces/papas/harinas, peso todo lo que como, peso cada gramo, peso la comida, peso los alimentos, si me paso hago ejercicio, compenso con ejercicio',
  binge:
    'hasta reventar, como a escondidas, comer a escondidas, como hasta que me duele, devoro, me trago todo, vacio la nevera, vacio la heladera, paquetes enteros, me atasco de comida',
  clutter:
    'ropa vieja, trastos, armario, juguetes, caridad, donacion, mercadillo, wallapop, vinted, muebles, ropa de bebe, limpieza general, marie kondo',
  thriving:
    'come bien, toma bien, mama bien, se rie, rie, juega, contento, contenta, gordito, sube de peso, duerme bien, como siempre, como todos los dias',
  confused:
    'habla con la pared, habla con las cortinas, habla sola, habla solo, habla con gente que no esta, esta raro, esta rara, anda ido, anda ida, como ido, como ida, no sabe donde, ve gente que no esta, dice disparates, dice tonterias',
  shivers: 'tiritando, tirita, tembladera de frio, helad* de frio, castaneteando',
  saddleNumb: 'cuando me limpio no siento, no siento las nalgas, no siento mis nalgas, no siento al limpiarme',
  incontinence: 'se me sale el pis sin, orino sin darme cuenta, pis sin darme cuenta, sin darme cuenta me orino',
  drowningLungs: 'toso espuma, tose espuma, escupo espuma, me desperte ahogado, me desperte ahogada',
  pushed: 'me empujo de las escaleras, me tiro de las escaleras, me avento por las, me aventaste',
  infant: 'el chiquito, la chiquita, mi chiquit*, guagua, la beba, el bebo',
  childMeds:
    'pastillas/gotas/jarabe/medicina/medicamento/remedio/remedios __ abuela/abuelo/presion/tension/corazon/azucar/mama/papa/mum, pastillas de la abuela, las pastillas, blister, frasco de jarabe, paracetamol, ibuprofeno',
  swallowed: 'agarro _ gotas/pastillas/jarabe/medicina, se empino, se tomo, encontro y tomo',
  itch: 'se rasca todo, se rasca por todo, rascandose todo',
  mildOnly: 'la puse en agua, bajo el agua, agua fria, ya no duele',
  exercise:
    'hacer/hice/haciendo/tanto/tanta/tantos/tantas abdominal/abdominales, #n abdominales, por los abdominales, series de abdominales, plancha',
  lessMovement:
    'siento menos al/a bebe, siento menos a mi bebe, siento menos movimiento*, lo siento menos, casi no lo siento',
  noSleepDays: '#n dias/noches que no duermo, #n dias/noches que no duerme, dias que no duermo, dias que no duerme',
  carbonMonoxide: 'alarma de monoxido, detector de monoxido',
}
