import type { Wordings } from '../../concepts.ts'

/** Partes do corpo, o que se sente nelas, como e desde quando. */
export const body: Wordings = {
  chest: 'peito, torax, esterno, costelas, coracao, toracica*',
  heart: 'coracao, pulso, pulsacao',
  armJaw:
    'braco, bracos, mandibula, maxilar, queixo, ombro, omoplata*, escapula*, costas, pescoco, cotovelo, mao esquerda, dentes',
  upperBack: 'entre as omoplatas, omoplata*, costas altas, entre as escapulas, meio das costas',
  arm: 'braco, antebraco, mao',
  limb: 'braco, perna, mao, pe, dedo, pulso, panturrilha, tornozelo, antebraco, pes, dedos',
  leg: 'perna, coxa, joelho, panturrilha',
  legs: 'pernas, pes',
  bothLegs: 'as duas pernas, ambas as pernas, pernas, tornozelos, pes',
  calf: 'panturrilha, barriga da perna, gemeos, batata da perna, atras do joelho, gemeo',
  foot: 'pe, calcanhar, dedo do pe',
  face: 'rosto, cara, face, boca, sorriso, palpebra, bochecha, labio, canto da boca',
  lipsFace: 'labios, labio, rosto, cara, boca, palpebras, olhos, face, beicos',
  tongue: 'lingua',
  throat: 'garganta, amigdala*',
  neck: 'pescoco, nuca',
  head: 'cabeca, cranio',
  eye: 'olho, olhos',
  back: 'costas, lombar, coluna, rins, lombalgia, cruzes',
  belly: 'barriga, estomago, ventre, abdomen, abdominal, abdome, baixo ventre, pe da barriga, pelve, flanco, tripas',
  upperBelly:
    'boca do estomago, parte de cima da barriga, debaixo das costelas, abaixo das costelas, vesicula, epigastrica',
  lowerRight:
    'lado direito, embaixo a direita, em baixo a direita, baixo direito, fossa iliaca, apendi*, lado direito da barriga, parte inferior direita, virilha direita, direita da barriga',
  lowerSide: 'um lado, um dos lados, lado esquerdo, lado direito, baixo ventre, ovario, pe da barriga, um lado so',
  oneSide:
    'um lado, lado direito, lado esquerdo, metade do rosto, metade do corpo, metade da cara, metade da face, meio corpo, braco e _ perna, perna e _ braco, braco/perna/mao direito/direita/esquerdo/esquerda, uma perna, um braco, um lado so, lado do corpo, metade da boca',
  testicle: 'testiculo*, saco, bolas, escroto, bolsa escrotal',
  joint: 'articulacao, joelho, quadril, anca, tornozelo, cotovelo, punho, junta',
  pelvis: 'pelve, bacia',
  sideOrBack: 'rim, rins, flanco, costas, lombar, lado',
  hip: 'quadril, anca, bacia, virilha, femur',
  hands: 'maos, dedos',
  feet: 'pes',
  genitals: 'genitais, penis, virilha',
  pain: 'dor, dores, doi, doem, doendo, doer, doia, doloros*, pontada*, pontadas, aperto, queima*, ardor, arde, ardencia, colica*, caibra*, caimbra*, facada*, dolorid*, fisgada*, latej*, agonia, incomodo',
  pressure:
    'pressao, aperto, aperta*, apertad*, peso, esmag*, opress*, espremi*, sufoc*, cinta, faixa, comprim*, tijolo, pesado, pesada, segura o, segurando, poe a mao, com a mao no, agarrado',
  severe:
    'forte*, fortissim*, intens*, insuportavel, insuportaveis, horrivel, terrivel, atroz, pior, excruciante, agud*, absurd*, brutal, violent*, lancinante, enorme*, danad*, excessiv*, bruta, severa, severo, tremend*',
  worst: 'pior, nunca tive, nunca senti, jamais senti, mais forte da minha vida, da minha vida',
  unbearable:
    'insuportavel, insuportaveis, nao aguento de dor, nao aguento a dor, nao aguento mais de dor, nao consigo me mexer, nao consigo mexer, nao consigo ficar em pe, nao consigo andar, nao consigo endireitar, dobrad*, curvad*, contorc*, gritando de dor, grito de dor, a gritar de dor, rolando de dor, nao consigo levantar, sem conseguir andar, nao consigo estar de pe, nao consigo estar em pe, encolhid*',
  doubled: 'dobrad*, encolhid*, contorc*',
  worse: 'pior, piora*, piorando, a piorar, aument*, cada vez mais, nao passa, nao melhora, cresce*',
  sudden:
    'de repente, subit*, repentin*, do nada, de uma hora para, de uma vez, bruscamente, abrupt*, acordei com, me acordou, comecou, ha uma hora, ha #n minutos, em segundos, em minutos, sem aviso, inesperad*, de um momento, repente, faz #n minutos, ao acordar, instantane*',
  recent:
    'desde hoje, desde ontem, desde manha, desde esta manha, desde de manha, hoje, ontem, ontem a noite, esta noite, esta manha, ha #n horas/minutos, ha uma hora, ha meia hora, faz #n horas/minutos, faz uma hora, faz meia hora, ha horas, agora mesmo, desde a noite, de manha, ha pouco, esta tarde, desde a madrugada, desde ontem, hoje de manha, agora ha pouco',
  longHours: 'horas, hora, meia hora, #n minutos, a noite toda, o dia todo, desde ontem, toda a noite, desde hoje',
  longMinutes: '#n minutos, muito tempo, nao para, continua, nao parou',
  longDays: '#n dias, dias, uma semana, semanas',
  longWeeks:
    '#n semanas, semanas, mes, meses, um mes, nao passa, nao some, todas as noites, toda noite, ultimamente, desde o verao, desde o natal, desde janeiro/fevereiro/marco/abril/maio/junho/julho/agosto/setembro/outubro, persistent*',
  yearsLong: 'ha anos, desde crianca, desde sempre, de nascenca',
  repeated:
    'varias vezes, repetid*, toda hora, sempre, de novo, #n vezes, todo dia, todos os dias, as vezes, vira e mexe, volta e meia',
  atRest: 'em repouso, parad*, sentad*, deitad*, sem fazer nada, descansando, vendo tv, no sofa, na cama, a descansar',
  exertion: 'subir, subindo, escada*, andar, andando, esforco, caminhar, correr, ladeira, caminhando, a subir, a andar',
  exertionOnly:
    'quando subo, quando ando, ao subir, ao andar, subindo escada*, quando caminho, quando corro, ao fazer esforco, depois de correr, ao caminhar',
  exercise:
    'depois de correr, academia, ginasio, treino*, treinar, futebol, corrida, maratona, exercicio*, musculacao, yoga, ioga, flexoes, depois do treino, correndo, pilates, natacao, a correr, jogando bola',
  sweat: 'suor*, suando, suo, sua frio, suado, suada, suar, suores frios, a suar, encharcad*',
  unwellLook: 'palid*, cinzent*, branc* como, amarelad*, livid*, suor frio, acinzentad*',
  nausea: 'nausea*, enjoo*, enjoad*, vomit*, vontade de vomitar, ansia*, enjo*',
  vomit: 'vomit*, pus para fora, ponho tudo para fora, bota tudo para fora, botando tudo para fora, golf*',
  diarrhoea: 'diarreia*, caganeira, intestino solto, fezes liquidas',
  breathless:
    'falta de ar, sem ar, falta o ar, falta ar, dificuldade para respirar, dificuldade em respirar, dificuldade de respirar, dificuldade respiratoria, custa a respirar, custa respirar, custa me respirar, sem folego, ofegante*, sufoc*, nao consigo respirar, nao consegue respirar, mal consigo respirar, mal consegue respirar, respirar mal, respiro mal, respira mal, sem conseguir respirar, falta me o ar, me falta o ar, ar nao entra, puxar o ar, puxando o ar, respirando mal, folego, asfixi*, engasg*, cansaco para respirar, falta de folego, esbafor*',
  cantBreathe:
    'nao consigo respirar, nao consegue respirar, mal consigo respirar, mal consegue respirar, nao respira, nao esta respirando, nao esta a respirar, sem ar, falta de ar, me falta o ar, falta me o ar, lhe falta o ar, ar nao entra, sufoc*, asfixi*, muita dificuldade para respirar, muita dificuldade em respirar, dificuldade para respirar, dificuldade em respirar, custa muito respirar, custa me a respirar, sem conseguir respirar, puxando o ar, lutando para respirar, nao consigo puxar o ar, nao entra ar, nao tenho ar',
  faint:
    'desmai*, desmaiei, perdi os sentidos, perdeu os sentidos, perdi a consciencia, perdeu a consciencia, perda de consciencia, tontura*, tont*, vista escura, vista escurec*, escureceu a vista, tudo preto, tudo escuro, visao escura, quase cai, vou cair, colaps*, apag*, inconscient*, desfalec*, tonteira*, a vista escurece, escurece a vista, pressao caiu',
  dizzy:
    'tontura*, tont*, vertigem, vertigens, zonz*, tudo roda, tudo gira, cabeca roda, girando, tonteira*, a andar a roda',
  collapse: 'desmai*, colaps*, caiu no chao, inconscient*, desfalec*, apagou',
  blackout:
    'desmai*, perdi os sentidos, perdeu os sentidos, perdi a consciencia, perdeu a consciencia, apaguei, apagou, inconscient*, perda de consciencia, perdi a nocao',
  palpitations:
    'palpitac*, taquicardia, coracao _ acelerad*, coracao _ disparad*, coracao disparou, coracao _ dispara, coracao bate*, coracao _ bater _ rapido, coracao batendo, coracao _ falha*, coracao _ salta*, pulso _ #pulse, batimentos, coracao aos pulos, coracao a mil, coracao _ descompassad*, coracao pula',
  fastPulse: '#pulse',
  numbWeak:
    'dormente*, dormencia, formig*, fraqueza, frac*, sem forca, paralis*, paralit*, adormecid*, nao sinto, nao sente, perdi a forca, perdeu a forca, perda de forca, nao mexe, mole, sem sensibilidade, insensivel, nao obedece, bamba*, nao consigo levantar, nao consegue levantar, nao consigo mexer, nao consegue mexer, sem sentir, mort*, pesado, pesada',
  swelling: 'inch*, incha*, edema, inchou, inchad*',
  shakes: 'treme*, tremend*, tremor*, tremo, a tremer, tremedeira',
  fever: 'febre*, temperatura, #fever, febril',
  highTemp: '#fever, febre alta, muita febre, febre muito alta',
  hot: '#hot',
  highFever:
    'febre alta, febre muito alta, muita febre, #hot de febre, febre de #hot, febre que nao baixa, febre nao baixa, febre nao cede, febrao',
  shivers: 'calafrio*, arrepio*, tremor*, tremendo de frio, batendo os dentes, tremedeira, a tremer de frio',
  blood: 'sangue, sanguinol*, ensanguent*, sangrent*',
  bleeding: 'sangr*, hemorrag*, sangue, sangramento*, a sangrar, perdas de sangue, esvai*',
  wound: 'ferida*, corte*, machucado, ferimento, arranhao, mordida, cicatriz, pontos, golpe, picada, ulcera',
  bite: 'mordeu, mordid*, mordedura, picada, picou, arranh*',
  rash: 'manchas, erupcao, bolinhas, pintas, pintinhas, vermelhidao, brotoeja*, alergia na pele, borbulhas, manchinhas',
  itch: 'coceira, coca*, comichao, cocando',
  cough: 'tosse, tussi*, tossindo, tosso, tossir, a tossir',
  headache:
    'dor de cabeca, dores de cabeca, cefaleia, enxaqueca*, cabeca doi, cabeca _ explodir, doi a cabeca, doi me a cabeca, cabeca explodindo, dor _ cabeca',
  cold: 'frio*, fria*, gelad*',
  weak: 'frac*, fraqueza, sem forca*, exaust*, mole, prostrad*, abatid*, sem energia, caidinh*',
  exhausted: 'exaust*, cansad*, cansaco, fraqueza, esgotad*, sem forca*, fadiga',
  stool:
    'fezes, coco, cocô, evacu*, anus, reto, papel higienico, quando vou ao banheiro, vou a casa de banho, intestino, vaso, sanita',
  urine: 'urina*, xixi, mijo, mijar',
  stiffNeck:
    'pescoco _ duro/rigido/travado, nuca _ rigida/dura, rigidez _ nuca/pescoco, pescoco duro, pescoco rigido, nao consigo dobrar o pescoco, nao consegue dobrar o pescoco, nao consegue encostar o queixo, queixo _ peito, nao consigo encostar o queixo, dobrar o pescoco, pescoco teso, mexer o pescoco, baixar a cabeca',
  lightHurts:
    'luz _ incomoda, luz _ doi, luz machuca, incomodo com a luz, sensibilidade a luz, nao suporta a luz, nao suporto a luz, nao aguenta a luz, fotofobia, luz me incomoda, luz incomoda, luz fere, luz faz doer, nao tolera a luz, nao aguento a luz',
  elder:
    'avo, vovo, vo, minha mae, meu pai, mum, pai, idos*, meu tio, minha tia, sogra, sogro, avozinha, marido, esposa, mulher',
  vision: 'visao, vista',
  blurred: 'embacad*, turva*, desfocad*, nublad*, visao, borrad*, turvo',
}
