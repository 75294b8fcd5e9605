import type { Wordings } from '../../concepts.ts'

/** Embarazo, parto, bebés y niños. */
export const family: Wordings = {
  pregnant:
    'embaraz*, semana #week, semanas de embarazo, #week semanas de, estoy de #week, preñada, prenada, encinta, gestacion, mi bebe se mueve, estoy esperando, gestante, matrona, trimestre, en cinta, #week semanas, de #week meses',
  gestation: 'semana #week, #week semanas',
  maybePregnant:
    'embaraz*, test positivo, prueba positiva, retraso, falta de la regla, regla _ retras*, no me baja la regla, no me viene la regla, sin regla',
  postpartum:
    'parto, di a luz, posparto, postparto, recien parida, cesarea, pari, despues de dar a luz, tuve a mi bebe, di a luz hace, ha dado a luz, dio a luz',
  lessMovement:
    'no se mueve, se mueve menos, no noto _ mover*/bebe/movimiento*/patad*, no siento _ mover*/bebe/movimiento*/patad*, menos movimiento*, dejo de moverse, ha dejado de moverse, apenas se mueve, se mueve poco, casi no se mueve, bebe _ quieto, no da patadas, sin movimientos, se mueve mucho menos, no lo siento, ya no lo noto, no noto al bebe',
  babyKicks: 'patad*, bebe en mi barriga, movimientos del bebe, mi barriga de embarazada',
  watersBroke:
    'rompi aguas, rotura de bolsa, rompio la bolsa, rompi la bolsa, rompio la fuente, rompi fuente, romper aguas, roto aguas, bolsa rota, se me rompio la bolsa, se me rompio la fuente, se ha roto la bolsa',
  fluidLeak:
    'pierdo liquido, perdida de liquido, perdiendo liquido, sale liquido, salir liquido, liquido, chorro de agua, mojad*',
  contractions: 'contraccion*, dolores cada, dolores de parto, ganas de empujar',
  constant: 'constant*, no para, continuo, continua*',
  visionTrouble:
    'vision borrosa, veo borroso, ve borroso, lucecitas, luces, destellos, veo manchas, veo puntos, vista borrosa, veo doble, chispas, estrellitas, moscas',
  cantKeepDown: 'no retengo, no tolero, vomito todo',
  hitBelly:
    'golpe _ barriga/tripa/vientre, patada en la barriga, cai _ barriga/tripa, golpee la barriga, golpe en la barriga',
  palmsSoles: 'palmas, plantas, manos y pies',
  allOver: 'todo el cuerpo, por la noche',
  sharp: 'punzante, agud*',
  ectopic: 'ectopico',
  cord: 'cordon _ sale/fuera/asoma/salido, cordon umbilical _ sale/fuera',
  miscarryNow:
    'estoy abortando, creo que estoy perdiendo _ bebe, perdiendo al bebe, perdiendo el bebe, amenaza de aborto, aborto espontaneo ahora, estoy teniendo un aborto, tengo un aborto',
  smellDischarge: 'flujo _ mal olor, flujo maloliente, loquios _ huelen, huele muy mal, flujo que huele',
  afterAbortion: 'despues del aborto, tras el aborto, aborte hace, pastillas abortivas, pastilla abortiva',
  labourNow: 'ya viene el bebe, esta naciendo, veo la cabeza, estoy de parto',
  baby: 'bebe, recien nacid*, mi nino, mi nina, mi hijo, mi hija',
  infant:
    'bebe, recien nacid*, lactante, #young meses, #n semanas de vida, mi bebe, un mes, #n dias de vida, nene, nena, bebito, bebita',
  youngInfant:
    'recien nacid*, #n semanas, #n dias de vida, un mes, #months3 meses, neonato, dias de nacid*, semanas de nacid*, de un mes, semanas de vida',
  child:
    'hijo, hija, nino, nina, mi peque, pequen*, sobrin*, niet*, #toddler anos, crio, cria, chiquit*, bebe, nene, nena, niet*, hermanit*, chamac*, muchacho',
  daughter: 'hija, hijo, hermana, sobrina',
  limp: 'flacid*, sin fuerza, como un trapo, floj*, blandit*, desmadejad*, laci*, muñeco de trapo, muneco de trapo, decaid*',
  unresponsive:
    'no responde, no reacciona, mirada perdida, no me mira, esta ido, quedo ido, como ido, medio ido, no sigue con la mirada, sin reaccionar',
  notFeeding:
    'no come, no quiere comer, no mama, no quiere mamar, no toma _ pecho/biberon/leche/teta, no quiere _ pecho/biberon/leche/teta/tomar, rechaza _ pecho/biberon/tomas/comida, no se alimenta, no agarra el pecho, come muy poco, apenas come, no ha comido, no chupa, no succiona, apenas mama, sin comer',
  coldBody: 'frio al tacto, temperatura de 35, temperatura baja, esta helad*, muy frio',
  forceful: 'en chorro, a chorro, proyectil, en escopetazo',
  cryOdd:
    'llanto agudo, llora agudo, llanto debil, llanto raro, inconsolabl*, no para de llorar, llora sin parar, llora sin consuelo, quejido*, gime, gimotea, grita si lo toc*, llora raro, no hay manera de calmar*, llora de forma rara, se queja',
  fontanelle:
    'fontanela _ hundid*/abultad*/hinchad*/abombad*/tensa, mollera _ hundid*/abultad*/hinchad*/abombad*, mollera, fontanela',
  noWetNappy:
    'panal seco, panales secos, no moja, no ha mojado, no hace pis, no orina, no ha hecho pis, sin mojar, sin orinar, panal _ seco',
  ribsSuck:
    'se le hunden las costillas, se le marcan las costillas, se le hunde el pecho, hunde el pecho, hunde las costillas, marcan las costillas al respirar, aletea la nariz, aleteo nasal, mete las costillas, tiraje, se le mete la barriga',
  grunts: 'quejido al respirar, grune al respirar, se queja al respirar, ruiditos al respirar',
  bloodStool: 'sangre en el panal, sangre en la caca, caca con sangre, heces con sangre, gelatina',
  jelly: 'gelatina, mermelada',
  legRefusal: 'no quiere caminar, no camina, cojea, no apoya, no quiere andar, no anda',
  sunken: 'ojos hundidos, sin lagrimas, llora sin lagrimas, hundid*',
  dryMouth: 'boca seca, labios secos, lengua seca',
  constantVomit: 'vomit* todo, vomita cada, cada toma',
  scald:
    'escald*, agua hirviendo, cafe caliente, te caliente, sopa caliente, sopa hirviendo, aceite, leche hirviendo, caldo hirviendo, agua caliente encima',
  height: 'cambiador, cama, sofa, escalera*, cuna, trona, brazos, mesa',
  shaken: 'sacudi*, zarande*',
  shakenByMe: 'zarandee a, sacudi a mi bebe, sacudi al bebe, hacerle dano a mi bebe, hacer dano a mi bebe',
  pale: 'palid*, blanc*, gris*',
  wontStopCrying: 'no para de llorar, llora sin parar, inconsolabl*, llora desconsolad*',
  legsUp: 'encoge las piernas, piernas encogidas, dobla las piernas',
  leftInCar: 'encerrad* en el coche, en el coche al sol',
  floppy: 'flacid*',
  wont: 'no quiere, rechaza',
  drink: 'beber, tomar',
}
