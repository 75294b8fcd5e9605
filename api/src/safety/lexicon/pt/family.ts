import type { Wordings } from '../../concepts.ts'

/** Gravidez, parto, bebês e crianças. */
export const family: Wordings = {
  pregnant:
    'gravida*, gravidez, gestant*, gestacao, semanas de gestacao, semanas de gravidez, #week semanas, de #week semanas, meu bebe mexe, gestacional, esperando bebe, a espera de bebe, estou de #week, trimestre, pre natal, barriga de #week, buchuda, a espera de um bebe',
  gestation: '#week semanas',
  maybePregnant:
    'gravida*, gravidez, teste positivo, menstruacao atrasada, menstruacao _ atrasad*, regra atrasada, atraso menstrual, teste de gravidez, periodo atrasado, atraso, diu',
  postpartum:
    'parto, pos parto, dei a luz, tive bebe, tive o bebe, tive meu bebe, cesarea, cesariana, puerper*, resguardo, pari, deu a luz',
  lessMovement:
    'nao mexe, mexe menos, mexendo menos, parou de mexer, deixou de mexer, quase nao mexe, nao sinto mexer, nao sinto o bebe, nao sinto ele mexer, nao sinto ela mexer, sem mexer, nao esta mexendo, mexe pouco, mexendo pouco, nao se mexe, menos movimentos, nao sinto movimentos, nao sinto os movimentos, sem movimentos, mexe muito menos, quieto demais, bebe quieto, nao mexeu, sem sentir _ bebe/mexer, mal mexe, nao da pontapes, bebe _ mexer, nao senti _ mexer',
  babyKicks: 'chutes, chutar, bebe na barriga, pontapes',
  watersBroke:
    'bolsa estourou, bolsa rompeu, estourou a bolsa, rompeu a bolsa, rebentaram as aguas, rebentou a bolsa, rompimento da bolsa, bolsa rota, bolsa _ romp*, bolsa _ estour*, rebentar as aguas',
  fluidLeak:
    'perdendo liquido, perda de liquido, saindo liquido, sair liquido, liquido saindo, liquido, escorrendo, molhad*, a perder liquido',
  contractions: 'contrac*, dores a cada, dores de parto, vontade de empurrar, vontade de fazer forca',
  constant: 'constant*, nao para, continua',
  visionTrouble:
    'visao embacada, visao turva, vista embacada, vista turva, vendo luzes, vejo luzes, vendo pontos, vejo pontos, pontinhos brilhantes, luzinhas, visao dupla, estrelinhas, vendo estrelinhas, visao desfocada, clarao, embacad*, brilhos',
  cantKeepDown: 'nao para nada no estomago, vomito tudo',
  hitBelly:
    'bati a barriga, pancada na barriga, chute na barriga, cai de barriga, soco na barriga, queda de barriga, sobre a barriga',
  palmsSoles: 'palmas, solas, maos e pes, maos e nos pes',
  allOver: 'corpo todo, a noite',
  sharp: 'agud*, pontada*',
  ectopic: 'ectopica',
  cord: 'cordao _ saiu/saindo/fora/aparecendo, cordao umbilical _ fora',
  miscarryNow:
    'estou abortando, acho que estou perdendo o bebe, perdendo o bebe, perdendo meu bebe, a perder o bebe, aborto espontaneo agora, ameaca de aborto, estou a abortar, tendo um aborto, a ter um aborto',
  smellDischarge: 'corrimento _ cheiro/mal, corrimento com mau cheiro, cheiro ruim, corrimento fedido',
  afterAbortion:
    'depois do aborto, apos o aborto, remedio abortivo, cytotec, fiz um aborto, interrupcao da gravidez, comprimidos abortivos',
  labourNow: 'bebe esta nascendo, o bebe esta a nascer, cabeca do bebe, em trabalho de parto',
  baby: 'bebe, recem nascid*, meu filho, minha filha, nenem',
  infant: 'bebe, recem nascid*, nenem, lactente, #young meses, bebezinh*, neném, dias de vida',
  youngInfant:
    'recem nascid*, #n semanas, #n dias de vida, um mes, #months3 meses, dias de vida, de um mes, semanas de vida',
  child:
    'filho, filha, crianca*, menino, menina, bebe, neto, neta, sobrinh*, #toddler anos, pequen*, filhinh*, criança, miud*, enteado, enteada, nenem, garoto, garota, afilhad*',
  daughter: 'filha, filho, irma, sobrinha',
  limp: 'mole, molinh*, sem forca, como um pano, flacid*, largad*, molengo, hipotonic*, prostrad*',
  unresponsive:
    'nao responde, nao reage, olhar parado, olhar vidrado, olhar fixo, nao me olha, sem reacao, nao interage',
  notFeeding:
    'nao mama, nao quer mamar, nao come, nao quer comer, recusa _ peito/mamadeira/leite/mamar/comida/biberao, nao pega o peito, nao toma _ leite/mamadeira, nao aceita _ leite/mamadeira/peito/mamar, nao quer _ peito/mamadeira/biberao, mama pouco, mamando pouco, mal mama, parou de mamar, nao suga, quase nao mama, deixou de mamar, mal come',
  coldBody: 'frio ao toque, temperatura baixa, temperatura de 35, gelad*, muito frio',
  forceful: 'em jato, jato, projetil',
  cryOdd:
    'choro agudo, chora agudo, choro fraco, choro estranho, chora sem parar, inconsolavel, nao para de chorar, gemendo, geme*, gemido*, grita quando, choro diferente, chorando sem parar, a chorar sem parar, a gemer, chora ha horas, choro estridente, choro inconsolavel',
  fontanelle: 'moleira, fontanela',
  noWetNappy:
    'fralda seca, fraldas secas, nao molha a fralda, nao molhou a fralda, nao fez xixi, sem xixi, nao faz xixi, sem fazer xixi, nao molhou, fralda _ seca, sem molhar',
  ribsSuck:
    'costelas afundando, afunda as costelas, afundando a costela, costelas aparecendo, puxando a costela, peito afundando, barriga afundando, afunda o peito, batendo as asas do nariz, asa do nariz, abrindo as narinas, tiragem, entre as costelas, marcando as costelas, mostra as costelas, costelas marcadas, puxa as costelas',
  grunts: 'gemendo para respirar, geme ao respirar, gemido ao respirar, gemendo ao respirar, grunh*',
  bloodStool: 'sangue na fralda, sangue nas fezes, sangue no coco, coco com sangue, fezes com sangue',
  jelly: 'geleia',
  legRefusal: 'nao quer andar, nao anda, manc*, nao apoia, recusa andar, coxe*',
  sunken: 'olhos fundos, olho fundo, chora sem lagrimas, sem lagrimas, olhos encovados, fund*',
  dryMouth: 'boca seca, labios secos, lingua seca',
  constantVomit: 'vomita tudo, toda mamada, cada mamada',
  scald:
    'escald*, agua fervente, agua fervendo, cafe quente, cha quente, leite quente, sopa quente, oleo quente, agua a ferver, sopa a ferver, cha a ferver, panela quente, panela de, cafe fervendo, feijao quente',
  height: 'trocador, cama, sofa, berco, escada*, colo, cadeira, muda fraldas',
  shaken: 'sacudi*, chacoalh*, sacudiu',
  shakenByMe: 'sacudi meu bebe, sacudi o bebe, chacoalhei o bebe, machucar meu bebe, abanei o bebe',
  pale: 'palid*, branc*, cinza*',
  wontStopCrying: 'nao para de chorar, chora sem parar, inconsolavel, choro que nao',
  legsUp: 'encolhe as pernas, encolhendo as pernas, dobra as pernas, encolhe as perninhas',
  leftInCar: 'trancad* no carro, preso no carro, fechad* no carro, dentro do carro no sol, esquecid* no carro',
  floppy: 'flacid*, mole',
  wont: 'nao quer, recusa, nao aceita',
  drink: 'beber, tomar, mamar',
}
