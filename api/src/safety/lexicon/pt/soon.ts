import type { Wordings } from '../../concepts.ts'

/** O que um profissional deve ver nos próximos dias. */
export const soon: Wordings = {
  lump: 'caroco*, nodulo*, bolinha, inchaco, massa, alto, bola',
  lumpPlace: 'seio, mama, peito, axila, pescoco, testiculo, virilha, clavicula, mamilo, tireoide, tiroide, pele',
  growing: 'cresce*, crescendo, maior, nao some, nao sumiu, ainda esta, a crescer',
  painless: 'nao doi, sem dor, indolor',
  breastChange:
    'casca de laranja, covinha _ seio/mama, seio _ afundad*/deform*/diferente, pele do seio, retracao _ mama/seio',
  nippleChange:
    'mamilo _ invertid*/afundad*/sangr*/secrecao/virad*/liquido/crosta, secrecao _ mamilo, liquido no mamilo, liquido do mamilo, bico do peito _ liquido/sangue/invertido',
  mole: 'pinta, sinal, mancha na pele, verruga escura, sinal na pele, mancha escura',
  changing: 'mud*, cresc*, escurec*, coca*, sangr*, irregular*, maior, bordas, forma, casca, crosta',
  soreWontHeal:
    'ferida/afta/ulcera/machucado/mancha/lesao _ nao cura/cicatriza/fecha/sara, nao cicatriza, nao sara, nao fecha, afta _ semanas',
  stoolBlood:
    'sangue nas fezes, sangue no coco, sangue no papel, sangue ao evacuar, sangue quando vou ao banheiro, fezes com sangue, sangue no vaso, sangro ao evacuar, sangramento anal, sangramento retal, sangue na sanita, sangue vivo nas fezes',
  urineBlood:
    'sangue na urina, urina _ vermelha/rosa/sangue, xixi com sangue, urinando sangue, urina avermelhada, urino sangue, urina com sangue',
  bowelHabit: 'intestino, diarreia*, prisao de ventre, fezes finas, fezes',
  changed: 'mud*, altern*, diferente, mais vezes, ha',
  unexplained:
    'sem dieta, sem motivo, sem querer, sem fazer dieta, sem tentar, sem razao, comendo igual, como normal, sem mudar, sem explicacao, sem esforco, comendo normalmente, a comer o mesmo, comendo o mesmo',
  nightSweats:
    'suor noturno, suores noturnos, suo a noite, suando a noite, sua a noite, lencol molhado, lencois molhados, pijama encharcado, pijama molhado, acordo encharcad*, encharc* _ noite, acordo molhad* de suor, trocar os lencois, lencois encharcados, acordo ensopad*, trocar de pijama, trocar a roupa de cama',
  hoarse: 'rouc*, voz rouca, sem voz, rouquidao, afonic*',
  menopausePast:
    'menopausa, sem menstruar ha anos, ja nao menstruava, parei de menstruar ha, anos sem menstruar, anos sem menstruacao',
  afterSex:
    'depois da relacao, depois das relacoes, apos a relacao, apos relacao sexual, depois do sexo, apos as relacoes',
  betweenPeriods: 'entre as menstruacoes, fora do periodo, fora da menstruacao, entre os periodos, entre menstruacoes',
  bloated: 'inchad*, distendid*, estufad*, inchaco',
  fullQuickly: 'fico cheia logo, cheia rapido, cheio rapido, satisfeita logo',
  swollenGlands: 'ganglio*, ingua*, linfonodo*',
  newOver50: 'mais de 50 anos',
  worseningWeeks: 'toda manha ha',
  tremor: 'tremor*, mao treme, tremendo',
  handwriting: 'letra _ menor, rigid*, lent*',
  forgets: 'esquec*, memoria, se perde, repete',
  night: 'noite*',
  fatigue: 'cansaco, fadiga, cansad*',
  heavyPeriods:
    'menstruacao muito intensa, fluxo muito intenso, menstruacao intensa, fluxo intenso, menstruacao muito abundante, menstruacao que dura',
  mouthPatch: 'mancha branca _ lingua/boca, afta _ semanas/meses, ferida na boca, ferida na lingua',
  heavy: 'dur*',
  visionSlow: 'enxergando cada vez pior, linhas tortas, linhas onduladas, visao piorando, vejo cada vez pior',
  oneEarHearing: 'escuto menos de um ouvido, zumbido num ouvido, zumbido em um ouvido, ouco menos de um',
  joints: 'articulac*, dedos, juntas, maos',
  stiffMorning: 'rigidez matinal, duras de manha, rigidez de manha, inchad* ha semanas, presas de manha',
  erectionBlood: 'sangue no esperma, caroco no penis',
  boneNight: 'dor nos ossos a noite',
  ulcerFoot: 'ferida no pe _ diabet*, diabet* _ ferida/ulcera _ pe, ulcera no pe',
  tiredBreathless: 'canso ao subir, falta de ar ao subir, falta de ar quando subo, canso me a subir',
  dischargeBlood: 'corrimento com sangue, corrimento com mau cheiro',
  chestLumpMale: 'caroco atras do mamilo',
  noseBlockedOneSide: 'sangra so uma narina',
  stream: 'jato fraco, jato, gotej*',
}
