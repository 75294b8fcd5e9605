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
  lostWay:
    'se perde, se perdeu, perdeu se, perde se, se perdendo, me perco, me perdi, perdi me, perdida voltando, perdido voltando, perdida dirigindo, perdido dirigindo, nao achava o caminho, nao sabia voltar, nao sabe voltar, mesma pergunta, mesmas perguntas, mesma historia, repete, repete se, deixa/deixou/deixo/esquece/esqueceu _ gas/fogo/forno/fogao/ferro/torneira/boca, gas ligado, gas aberto, fogao ligado, forno ligado, fogao aceso, torneira aberta, nomes de, nomes das, nomes dos, chaves na geladeira, chave na geladeira, chaves no frigorifico',
  chestInfections:
    '#n pneumonias, #n bronquites, #n infeccoes respiratorias, #n infeccoes no pulmao, #n infeccoes pulmonares, terceira pneumonia, segunda pneumonia, outra pneumonia, terceira bronquite, segunda bronquite, outra bronquite, pneumonia duas vezes, pneumonia de repeticao, pneumonias de repeticao, bronquites de repeticao, infeccoes respiratorias este, pneumonia de novo',
  lowMood:
    'sem alegria, sem graca, nada tem graca, vazio, vazia, pra baixo, para baixo, em baixo, desanimad*, desanimo, abatid*, deprim*, depress*, depre, nao sinto prazer, sem prazer, nada me alegra, nada me anima, nao curto mais nada, sem interesse, perdi o interesse, sem vontade de nada, sem animo, sem esperanca, choro todo dia, choro todos os dias, chorando todo dia, choro o dia todo, nao consigo levantar, nao consigo me levantar, nao consigo sair da cama, nao saio da cama, anestesiad*, apagad*',
  monthsLong:
    'ha meses, faz meses, ha semanas, faz semanas, tem meses, meses a fio, por meses, durante meses, durante semanas, por semanas, #n meses, #n semanas, desde o verao, desde o inverno, desde o outono, desde a primavera, desde o natal, desde o carnaval, desde janeiro/fevereiro/marco/abril/maio/junho/julho/agosto/setembro/outubro/novembro/dezembro, quase todo dia, quase todos os dias, a maioria dos dias, meio ano, o ano todo, o ano inteiro',
  mildMood: 'um pouco, um pouquinho, mais ou menos, domingo, domingos, meio assim, segunda feira',
  tickRing:
    'anel vermelho, aro vermelho, circulo vermelho, mancha redonda, mancha circular, eritema migratorio, eritema migrans, alvo, olho de boi, forma de anel, forma de alvo, em forma de anel, anel/aro/circulo/mancha/roda/halo/vermelhidao _ picada/carrapato/carraca/mordida, roda vermelha, rodela vermelha, vermelhidao circular',
  tickBite:
    'carrapato*, carraca*, picada, mordida, mato, mata, bosque, floresta, trilha, caminhada, pasto, relva, capim, grama',
  easyBruise:
    'roxos/hematomas/nodoas/manchas/equimoses _ motivo/razao/nada/bater/explicacao/causa/saber/sem, manchas roxas _ motivo/nada/bater/sem/corpo, nodoas negras _ motivo/nada/bater/sem/corpo, fico rox* por qualquer, fico roxa facil, fico roxo facil, roxos facil*, hematomas facil*, nodoas negras facilmente, facilidade _ roxos/hematomas, cheia de roxos, cheio de roxos, cheia de hematomas, cheio de hematomas, cheia de nodoas negras, roxos que aparecem, roxos do nada, hematomas do nada, aparecem roxos, aparecem hematomas, aparecem manchas roxas, aparecem nodoas negras',
  sportBruise:
    'hoquei, futebol, rugby, esporte, desporto, escalada, patin*, skate, artes marciais, karate, judo, jiu jitsu, boxe, muay thai, capoeira, desde crianca, desde pequen*, desde sempre, danc*, handebol',
  lowFever:
    'febre baixa, febrinha, febricula, febre leve, pouca febre, estado febril, febril, febre ao fim do dia, febre no fim da tarde, febre toda tarde, febre todas as tardes, febre toda noite, febre todas as noites, febre a tardinha, febre vai e volta, febre que vai e volta, febre vai e vem, febre que vai e vem, temperatura todas as tardes',
  feetTingle:
    'pe/pes/dedos/sola/solas/planta _ formig*/dormente*/dormencia/queima*/ardem/ardendo/queimando/adormecid*, formigamento/formigueiro/dormencia/queimacao/ardor/ardencia/formigas _ pe/pes/dedos/sola/solas/planta, ardor nos pes, pes ardendo, pes queimando, nao sinto os dedos dos pes, nao sinto meus dedos dos pes',
  leaksUrine:
    'escapa/escapar/escapando/vaza/vazando/perco/perda/perdas/solto _ urina/xixi/mijo/gotas, xixi escapa, urina escapa, xixi na calca quando, faco xixi _ tusso/rio/espirro/calca, xixi quando tusso/rio/espirro, nao seguro o xixi, nao seguro a urina, nao consigo segurar _ xixi/urina, nao aguento segurar o xixi, nao chego a tempo _ banheiro/casa, nao da tempo de chegar ao banheiro, urgencia _ urinar/xixi, incontinen*, bexiga solta',
  itchAll:
    'coceira/comichao/prurido/coca/cocando _ corpo/todo/toda/pele/parte/generalizad*, coceira, coca tudo, me coco toda, me coco todo, me coco inteir*, corpo todo coca, corpo inteiro coca, o corpo todo a cocar, comichao por todo, pele coca, pele cocando',
  weakHand:
    'mao/braco/perna/pe _ frac*/forca/bob*/atrofi*/fin*/moles/desajeitad*/fraquej*, menos forca _ mao/braco/perna/pe, sem forca _ mao/braco/perna/pe, perdendo forca _ mao/braco/perna/pe, perdendo a forca _ mao/braco/perna/pe, perda de forca _ mao/braco/perna/pe, fraqueza _ mao/braco/perna/pe, deixo cair as coisas, deixo cair tudo, cai tudo da minha mao, coisas caem da mao, pe caido, arrasto o pe, arrasto a perna, arrastando o pe, arrastando a perna, tropeco no pe, tropeco no meu pe, tropecando toda hora',
  coughSign: 'tosse, tossindo, tossir, tusso, tossinha, catarro, pigarro, escarro, expectorac*',
  newHeadache:
    'dor de cabeca nova, dores de cabeca novas, nova dor de cabeca, dor de cabeca diferente, dores de cabeca diferentes, dor/dores de cabeca _ dia/dias/diaria/diarias/diariamente, cefaleia diaria, cabeca doi todo dia, cabeca doi todos os dias, doi me a cabeca todos os dias, doi a cabeca todo dia, enxaqueca todo dia, nunca tive dor* de cabeca, nunca tinha tido dor* de cabeca, nunca tinha dor* de cabeca',
  wavy: 'ondulad*, tort*, deform*, distorcid*, distorc*, encurvad*, curv*, mancha no centro, mancha no meio, ponto cego, linhas tortas, portas tortas, empenad*',
  hearingOne:
    'ouvido/orelha _ pior/surdo/surda/tapado/tapada/entupido/entupida/zumbindo/zumbido/apita/apitando/abafado, ouco/ouvir/audicao/escuto _ um/esquerdo/direito ouvido/lado, ouco/ouvir/escuto/audicao _ ouvido esquerdo/direito, ouco menos de um, ouco mal de um, nao ouco de um, nao escuto de um, ouco menos do ouvido, zumbido/apito/chiado/acufeno* _ um/esquerdo/direito, surdo/surda de um, surdo/surda do ouvido, surdez unilateral',
  irregularPeriod:
    'nao desce, nao desceu, nao menstruo, nao menstruei, sem menstruar, sem menstruacao, sem periodo, menstruacao/periodo/ciclo/regra/regras/mens _ sumiu/parou/atrasad*/irregular*/falta/falhou/desregulad*/veio/ausente/descontrolad*, menstruacao nao vem, menstruacao nao veio, periodo nao vem, periodo nao veio, nao me vem o periodo, nao vem o periodo, ciclo desregulado, menstruacao duas vezes por mes, menstruacao a cada duas semanas, menstruo a cada duas, menstruo de duas em duas, menstruacao de duas em duas',
  needleExposure:
    'me piquei com _ agulha/seringa, piquei me _ agulha/seringa, me furei com _ agulha/seringa, furei _ dedo/mao/pe agulha/seringa, furei o dedo com agulha, me espetei _ agulha/seringa, espetei me _ agulha/seringa, se furou com _ agulha/seringa, pisei _ seringa/agulha, acidente com agulha, acidente com perfurocortante, picada de agulha, agulha usada, seringa usada, camisinha/preservativo _ rompeu/estourou/furou/rasgou/rebentou __ hiv/vih/aids/sida/soropositiv*/seropositiv*, exposicao ao hiv, expost* ao hiv, expost* ao vih, transei/dormi/relacao/relacoes/sexo _ hiv/vih/soropositiv*/seropositiv*',
  mouthSore:
    'afta/ferida/ulcera/caroco/mancha/bolha/lesao/nodulo/machucado/chaga _ boca/lingua/gengiva/gengivas/bochecha/labio/ceu',
  skinPatch:
    'mancha/placa/casca/casquinha/crosta/ferida/escama/escamas/area/zona/pedaco _ pele/nariz/orelha/tempora/canela/testa/rosto/couro/careca/braco/perna, mancha aspera, mancha escamosa, placa aspera, pele escamosa, pele aspera, pele descamando, escamos*, descam*',
  insectBump:
    'vespa, abelha, marimbondo, mosquito, pernilongo, inseto, picada, picou, aranha, barbear, depil*, pelo encravado, encravado, espinha, borbulha, testa, armario, bati, pancada, galo, cabeca',
  oneHand:
    'uma mao, mao esquerda, mao direita, so mao, minha mao, a mao, polegar, dedao, um braco, um lado so, em repouso, repouso, parado, parada',
  nightJoint: 'quadril, anca, coxa*, osso*, canela, tibia, ombro, coluna, bacia, costela*, femur, joelho, costas',
  notLying:
    'a noite, de noite, toda noite, me acorda, acorda me, acordo com, deitad*, na cama, mesmo em repouso, ate em repouso, mesmo parad*, nao me deixa dormir, nao deixa dormir',
  fitEnough:
    'me recupero rapido, recupero logo, recupero depressa, carrinho, ladeira, subida, fora de forma, sedentari*, maratona, esteira, correr, corrida, academia, ginasio, cardio',
}
