import type { Wordings } from '../../concepts.ts'

/** Urgências do corpo, em palavras comuns. */
export const medical: Wordings = {
  weightOnMe:
    'elefante _ peito, elefante sentado, peso no peito, pedra no peito, sentado no meu peito, sentado em cima, tonelada no peito, tijolo no peito',
  chestPain: 'dor no peito, dores no peito, aperto no peito, pressao no peito, pontada no peito, dor toracica',
  heartAttackNow:
    'estou tendo um infarto, a ter um enfarte, tendo um ataque cardiaco, sera infarto, sera que e infarto, parece infarto, acho que _ infarto, acho que _ enfarte, ataque do coracao, ataque cardiaco, parada cardiaca, paragem cardiaca, pode ser infarto, pode ser enfarte',
  indigestion: 'indigestao, azia, queimacao',
  defibrillator: 'desfibrilador _ choque/disparou, marcapasso _ choque',
  tearing: 'rasga*, rasgando, dilacer*, facada',
  noWarning: 'sem aviso, correndo, durante o jogo, jogando',
  droop:
    'caid*, tort*, desviad*, repuxad*, paralis*, nao mexe, nao consigo sorrir, nao consegue sorrir, descaid*, caiu, a descair, entortou, entort*, boca torta, ao lado',
  speechLost:
    'nao consegue falar, nao consigo falar, fala enrolad*, falando enrolado, fala arrastad*, falando arrastado, lingua enrolad*, fala embolad*, falando embolado, nao fala coisa com coisa, fala sem sentido, palavras sem sentido, palavras nao saem, nao encontra as palavras, nao encontro as palavras, nao acho as palavras, trocando as palavras, troca as palavras, perdeu a fala, perdi a fala, fala estranha, falando estranho, a falar mal, fala confusa, falando coisas sem sentido, diz coisas sem sentido, coisas sem nexo, nao diz coisa com coisa, voz enrolada, fala presa, nao sai palavra, nao sai nenhuma palavra, nao articula, fala pastosa, falar enrolado, falar direito',
  speech: 'fala*, falo, palavras, falar, voz enrolada',
  dropsThings:
    'deixa cair, deixo cair, derruba tudo, derrubando tudo, nao segura, nao consigo segurar, nao consegue segurar, copo caiu, caneca caiu, cai da mao, caindo da mao',
  cantMove:
    'nao consigo mexer, nao consegue mexer, nao mexe, nao consigo levantar, nao consegue levantar, paralis*, nao sinto, nao sente, nao responde, sem movimento, perdeu o movimento, perdi o movimento, perdi a forca, perdeu a forca, nao obedece, nao consigo mover, nao consegue mover, nao se mexe',
  visionLost:
    'nao enxergo, nao enxerga, nao vejo nada, deixei de ver, deixou de ver, perdi a visao, perdeu a visao, perda de visao, perda da visao, perdi a vista, fiquei ceg*, ficou ceg*, cego de um olho, cega de um olho, visao sumiu, metade da visao, deixei de enxergar, parei de enxergar, sem enxergar, nao via nada, apagou a visao, visao apagou, nao enxergava, fiquei sem ver, sem visao',
  doubleVision:
    'vejo dobrado, visao dupla, vendo dobrado, enxergo dobrado, a ver a dobrar, vejo a dobrar, vendo em dobro, vejo duplo, vendo duplo',
  balance:
    'equilibrio, nao consigo andar reto, andando torto, cambalea*, caindo para o lado, nao consigo andar, nao consegue andar, nao consegue ficar em pe, andar direito, a cair para o lado',
  strokeNow:
    'estou tendo um avc, esta tendo um avc, a ter um avc, sera avc, sera um avc, acho que _ avc, pode ser avc, pode ser um avc, parece avc, derrame, sinais de avc',
  confused:
    'confus*, desorientad*, nao sabe onde, nao sabe quem, nao me reconhece, nao reconhece, nao nos reconhece, delir*, falando coisas, fora de si, nao sabe o dia, alucin*, falando sem sentido, variando, perdid*, nao sabe que dia, nao diz coisa com coisa, coisas sem sentido, aerea, aereo, esquisit*, baralhad*',
  drowsy:
    'sonolent*, muito sono, nao acorda, dificil de acordar, prostrad*, mole, molinh*, apatic*, letargic*, so dorme, nao fica acordad*, nao reage, quase nao responde, dormindo muito, custa a acordar, apagando, nao consigo ficar acordad*, olhos abertos, quase desmaiando, dificil acordar, largad*, grogue, desacordad*, nao abre os olhos',
  blueLips:
    'labios roxos, labios azuis, labios azulad*, labios arroxead*, boca roxa, ficou rox*, ficando rox*, fica rox*, ficou azul, ficando azul, labios _ rox*/azul*/cinza, unhas rox*, unhas azuis, dedos rox*, arroxead*, beicos rox*, esta roxo, esta roxa, boca azul, boca arroxeada, pontas dos dedos roxas, a ficar roxo, a ficar roxa, a ficar azul',
  bluish: 'rox*, azul*, azuis, arroxead*, cinza*',
  coughBlood:
    'toss* _ sangue, tussi* _ sangue, cusp* _ sangue, catarro _ sangue, escarro _ sangue, sangue na tosse, expector* _ sangue, escarr* _ sangue, sangue ao tossir, a deitar sangue pela boca, tossindo sangue, expetor* sangue',
  legSwelling: 'pernas inchadas, pes inchados, tornozelos inchados, pernas incham',
  wheeze: 'chiad*, chia*, chiando, pieira, sibil*, miando, gateira, assobi*',
  inhalerFails:
    'bombinha/inalador/ventilan/bomba/aerolin _ nao/nada _ funciona/ajuda/adianta/alivia/efeito/resolve/faz, bombinha/inalador/ventilan/aerolin _ nao, bombinha/inalador _ acabou, sem bombinha, sem a bombinha, bombinha nao',
  inhaler: 'bombinha, inalador, ventilan, aerolin',
  lieFlat:
    'nao consigo deitar, nao consigo ficar deitad*, so sentad*, dormir sentad*, deitad*, #n travesseiros, deitar',
  air: 'ar, folego, respir*',
  pinkFroth: 'espuma rosa*, catarro rosa*, escarro rosa*, espumando pela boca, espuma rosada',
  cantSpeakSentences:
    'nao consigo completar _ frase*, nao consigo terminar _ frase*, nao consegue completar _ frase*, nao consegue terminar _ frase*, frase inteira, frases inteiras, frase completa, frases completas, duas palavras, poucas palavras, nem falar direito, falar duas',
  chokingNow:
    'engasgad*, engasgou, esta engasgando, engasgar com, engasguei, preso na garganta, presa na garganta, entalad* na garganta, entalou, atravessad* na garganta, se sufocando',
  choking: 'engasg*, sufoc*',
  stridor:
    'estridor, tosse de cachorro, tosse de cao, barulho ao respirar, ruido ao respirar, respiracao ruidosa, tosse ladrante, crupe, laringite, som ao respirar',
  asthma: 'asma*',
  allNight: 'a noite toda, a noite inteira',
  breathIn:
    'ao respirar, quando respiro, respirar fundo, ao inspirar, puxo o ar, quando puxo o ar, quando inspiro, respiro fundo',
  flightOrOp:
    'voo, aviao, viagem longa, cirurgia, operacao, operad*, gesso, cesarea, cesariana, pilula, anticoncepcional, acamad*, parto, horas de aviao',
  pill: 'pilula, anticoncepcion*',
  stoppedBreathing:
    'parou de respirar, nao respira, nao esta respirando, nao esta a respirar, deixou de respirar, para de respirar',
  sleepApnoea: 'dormindo, ronc*, apneia, durante o sono, a dormir',
  inhaledSmoke: 'inalei fumaca, inalou fumaca, inalei fumo, incendio, respirei fumaca, inalou fumo',
  airwaySwelling:
    'garganta/lingua _ inch*/fech*/incha*/apertando, lingua inchad*, garganta fechando, garganta fechada, garganta _ fechar, garganta a fechar, fechando a garganta, glote, lingua grossa, lingua enorme, inchou a lingua, inchou a garganta, incha* _ lingua/garganta, edema de glote',
  throatTight:
    'garganta _ apertad*/aperto/fechad*, aperto na garganta, nao consigo engolir, dificuldade para engolir, dificuldade em engolir, voz estranha',
  swallowHard:
    'nao consigo engolir, nao consegue engolir, dificuldade para engolir, dificuldade em engolir, engolir, custa engolir',
  tingles: 'formig*, coca*, coceira, comichao, arde*',
  hives:
    'urticaria, manchas vermelhas, vergoes, coceira no corpo todo, coceira pelo corpo, coca o corpo todo, placas vermelhas, bolhas vermelhas, empolad*, empolou, erupcao, todo vermelho, toda vermelha, comichao no corpo, vermelhidao, corpo cocando, placas pelo corpo, manchas pelo corpo, coceira, babas',
  everywhere: 'corpo todo, corpo inteiro, por todo o corpo, pelo corpo, toda parte, da cabeca aos pes, por todo lado',
  spreads: 'espalh*, subindo, sobe, avanc*, aument*, crescendo, alastr*, risco*, a subir',
  allergen:
    'abelha*, vespa*, marimbondo*, picad*, picou, formiga*, amendoim, amendoins, castanha*, nozes, noz, amendoa*, camarao, camaroes, marisco*, frutos do mar, caranguejo, lagosta, peixe, ovo, leite, injecao, vacina*, antibiotico*, remedio novo, medicamento novo, comprimido novo, depois de comer, comi, comeu, comer, morango*, contraste, tintura, alergi*, latex, anestesia, soja, gergelim, sushi, bolo, restaurante, provei, tomei, dipirona, ferroad*',
  heatRush: 'calorao, morte iminente',
  usedEpipen:
    'us* _ epipen/adrenalina/autoinjetor/caneta, usei a caneta de, aplic* _ adrenalina/epipen, dei _ adrenalina, injecao de adrenalina, injet* _ adrenalina, levou adrenalina, tomou adrenalina, tivemos de usar _ adrenalina, usou _ caneta de adrenalina, deu a adrenalina',
  heavyBleeding:
    'sangrando muito, sangra muito, sangro muito, muito sangue, hemorragia, jorra*, jorrando, esguich*, sangue jorr*, sangrando sem parar, perdi muito sangue, perdeu muito sangue, perdendo muito sangue, a perder muito sangue, poca de sangue, encharc* de sangue, encharc* _ toalha*, coagulos grandes, a sangrar muito, sangramento intenso, sangramento forte, esvaindo em sangue, sangue por todo, sangue em jato, sangue pulsando, sangramento abundante',
  wontStop:
    'nao para, nao estanca, sem parar, nao consigo estancar, nao consigo parar, continua sangrando, nao parou, nao cessa, nao consigo fazer parar, continua a sangrar, nao quer parar, nao para de, toda hora, nao parou de, nao consegui parar, mesmo apertando, mesmo com curativo, atravessa o curativo',
  soaks:
    'encharc*, #n absorventes, absorvente por hora, um absorvente, cada hora, a cada hora, pensos, penso por hora, ensop*, trocar de absorvente, trocando absorvente, absorvente a cada',
  pad: 'absorvente*, penso*, tampao, tampon*',
  coffeeGrounds: 'borra de cafe, po de cafe',
  vomitBlood:
    'vomit* _ sangue, sangue no vomito, vomito preto, vomito escuro, borra de cafe, vomitei escuro, vomitando preto, vomito com sangue, vomit* _ borra',
  blackStool:
    'fezes/coco/evacu* _ pret*/negr*/piche/borra/alcatrao/escur*, fezes pretas, fezes negras, coco preto, piche, pretas como, preto como _ piche/borra/alcatrao/carvao',
  lots: 'muito, muita, bastante, monte, vermelho vivo, cheio, cheia, abundante*, litros, golfadas, punhado, vaso cheio',
  recentLots: 'so sangue, sangue puro, puro sangue',
  clots: 'coagulo*, coalho*, pedacos de sangue',
  swallowing: 'engolindo sangue',
  nosebleed:
    'sangramento no nariz, nariz _ sangr*, sangramento nasal, sangue do nariz, sangue pelo nariz, sangra do nariz, sangrando pelo nariz, hemorragia nasal, sangrar do nariz',
  gumsBleed: 'gengivas sangr*, gengiva sangr*, sangra a gengiva, sangramento na gengiva',
  tinySpots:
    'pontinhos vermelhos, pontinhos roxos, pintinhas vermelhas, pintinhas roxas, petequia*, manchas roxas, pontos vermelhos, pintas roxas, manchinhas roxas, pontos roxos, manchinhas vermelhas',
  bruises: 'hematoma*, roxos, nodoas negras, manchas roxas, nodoa negra',
  deep: 'profund*, ate o osso, arteria, tendao, abert*',
  bone: 'osso, tendao',
  spurts: 'esguich*, jorr*, jato',
  severed: 'decep*, cortei o dedo fora, arranc* o dedo, amput*, perdi o dedo, dedo decepado, cortou o dedo fora',
  stabbed: 'facada na, facada no, levei uma facada, levou uma facada, levei um tiro, levou um tiro, esfaque*, balead*',
  afterOperation:
    'depois da cirurgia, depois da operacao, apos a cirurgia, apos a operacao, cirurgia, operacao, operad*, operei, cesarea, cesariana, amigdalas, extracao, dente tirado, tirei o dente, tirei o siso, pontos, cicatriz',
  coldSkin: 'maos frias, pes frios, pele fria, pele _ fria, gelad*, frio ao toque, pegajos*, suor frio',
  thunderclap:
    'pior dor de cabeca, dor de cabeca _ explosao/explosiva, como um trovao, algo estourou na cabeca, como se _ batido na cabeca, como uma martelada, explodiu na cabeca, cabeca _ explodiu, dor de cabeca subita, mais forte da minha vida _ cabeca, pancada na cabeca por dentro, estouro na cabeca, dor de cabeca mais forte da',
  exploded: 'explo*, trovao, estour*, martelada, pancada, em segundos',
  morning: 'de manha, ao acordar, pela manha, todas as manhas',
  lies: 'deitad*, ao tossir, ao abaixar',
  personality:
    'mudou de personalidade, mudanca de comportamento, comportamento estranho, agindo estranho, nao e o mesmo, nao e a mesma, a agir de forma estranha, agindo diferente',
  jawChewing: 'ao mastigar, mastigar',
  scalpSore: 'couro cabeludo, tempora*',
  headInjury:
    'bateu a cabeca, bati a cabeca, bateu com a cabeca, bati com a cabeca, pancada na cabeca, batida na cabeca, caiu de cabeca, caiu e bateu, cabeca no chao, cai de cabeca, traumatismo, concussao, caiu da bicicleta, cai da bicicleta, caiu da moto, cai da moto, caiu do cavalo, caiu da escada, caiu das escadas, cai da escada, queda _ cabeca, golpe na cabeca, acidente de carro, acidente de moto, cabecada, levou uma pancada, levei uma pancada, cabeca contra',
  memoryGap:
    'nao lembro, nao se lembra, nao lembra, nao me lembro, perda de memoria, amnesia, repete a mesma, repetindo a mesma, pergunta a mesma, perguntando a mesma, branco total',
  earFluid: 'liquido _ ouvido/nariz, sangue _ ouvido, ouvido sangr*',
  pupils: 'pupila* _ diferente*/desigua*/dilatada, uma pupila',
  drooping: 'palpebra caida',
  bigSwelling: 'galo enorme, galo gigante, afundad*, galo mole',
  seizure:
    'convuls*, ataque epileptico, epileptic*, crise epileptica, olhos revirad*, revirou os olhos, revirando os olhos, se debatendo, espumando, crise convulsiva, tremendo o corpo todo, corpo todo tremendo, ficou rigido, ficou dura e tremendo',
  notRecovered: 'nao acorda, nao volta, ainda nao, nao reage',
  injured: 'machuc*, feri*, mordeu a lingua, mordi a lingua, esmag*',
  first: 'primeira vez, nunca tive, nunca teve, primeira',
  unconscious: 'inconscient*, desacordad*, nao reage, sem sentidos, apagad*, caid* no chao, sem reacao, desmaiou e nao',
  wontWake:
    'nao acorda, nao consigo acordar ele/ela/o/a/minha/meu, nao consigo acorda lo, nao consigo acorda la, nao desperta, dificil de acordar, nao conseguimos acordar, nao ha maneira de acordar, nao quer acordar, impossivel acordar, custa a acordar, nao consigo acordar',
  saddleNumb:
    'dormen* _ entre as pernas, entre as pernas _ dormen*/anestesiad*/sinto, dormen* _ genital*/virilha/nadegas/bunda/anus/intima*/perineo, virilha dormente, genitais dormentes, nadegas dormentes, nao sinto quando urino, nao sinto quando faco xixi, nao sinto quando me limpo, regiao intima dormente, anestesiad* entre as pernas, nao sinto a regiao, nao sinto o xixi, partes intimas dormentes, bunda dormente',
  cantPee:
    'nao consigo urinar, nao consegue urinar, nao consigo fazer xixi, nao consegue fazer xixi, nao urino, nao urinei, sem urinar, sem fazer xixi, retencao urinaria, nao faz xixi, nao fiz xixi, nao sai xixi, nao sai urina, xixi nao sai, urina nao sai, esvaziar a bexiga, nao consigo mijar',
  incontinence:
    'incontinen*, me urinei, urinei nas calcas, fiz xixi nas calcas, fez xixi nas calcas, nao seguro o xixi, nao seguro a urina, nao consigo segurar _ xixi/urina/fezes/coco, perdi o controle da bexiga, controle da bexiga, controle do intestino, perdendo urina, perco urina, escapa urina, escapando xixi, sem controlar, nao controlo, urina solta, controlo da bexiga, controlo dos esfincteres, segurar a urina',
  sciatica: 'ciatica, ciatico',
  climbing: 'subindo, comecou nos pes, sobe pelas, subindo pelas',
  sepsis: 'sepse, septicemia, sepsis, infeccao generalizada, septic*',
  infected: 'infec*, infeccionad*, pus, pneumonia, cistite, infecc*, infecao, abscesso, infetad*, inflamad*, gripe',
  mottled:
    'manchad*, pele manchada, marmore*, pele marmorizada, moteada, rendilhad*, pele roxa, pele acinzentada, manchas roxas',
  veryIll:
    'nunca me senti tao mal, nunca passei tao mal, nunca estive tao mal, vou morrer, acho que vou morrer, estou morrendo, muito mal, pessim*, passando muito mal, nao consigo levantar da cama, cada vez pior, nao aguento ficar em pe',
  noUrine:
    'quase nao urin*, quase nao faz xixi, quase nao faco xixi, nao urina, nao fez xixi, fralda seca, fraldas secas, nao faz xixi, nao fiz xixi, urinando muito pouco, sem fazer xixi, urinei uma vez, quase sem urina, pouca urina, sem molhar, urino muito pouco, quase nada de xixi, nao molha',
  breathFast:
    'respirando rapido, respira rapido, respiracao rapida, respiracao acelerada, ofegante*, respirando muito rapido, respira muito depressa, respirar depressa, a respirar rapido, respiracao ofegante',
  breathSlow:
    'respirando devagar, respira devagar, mal respira, respiracao lenta, respira pouco, respirando pouco, respiracao fraca, respirando fraco',
  rashNoFade:
    'manchas/pontinhos/pintas/manchinhas/bolinhas/pintinhas _ nao somem/desaparec*/clareiam/saem/apagam, nao somem quando aperto, nao desaparec* quando, nao somem ao apertar, nao desaparec* ao, teste do copo, manchas roxas, manchas arroxeadas, nao clareiam, com um copo, pintinhas roxas, pontinhos roxos',
  purple: 'rox*, arroxead*, purpura*',
  highPressure:
    'pressao _ alta, pressao _ #pressure, pressao alta, tensao alta, tensao _ #pressure, proteina na urina, pressao arterial, pressao subiu',
  chemo:
    'quimio*, imunidade baixa, imunodeprimid*, imunossuprimid*, transplant*, sem baco, leucemia, neutropen*, globulos brancos baixos',
  unwellSudden: 'passando mal, tremendo',
  steroidUser: 'addison, insuficiencia adrenal, corticoide ha anos',
  redStreak:
    'risco vermelho, linha vermelha, faixa vermelha, linhas vermelhas, vergao vermelho subindo, riscos vermelhos',
  skinRed: 'pele vermelha, vermelh*, vermelhidao, celulite infecciosa, erisipela, avermelhad*',
  redHot: 'vermelh*, quente*, ardendo, inflamad*',
  fast: 'rapid*, em horas, por hora, depressa, de hora em hora, desde manha',
  streak: 'risco*, linha, faixa',
  skinBlack:
    'pele preta, escurec*, ficando preta, ficou preta, necros*, gangrena, dedo preto, ficando preto, pele escura e',
  painOutOfProportion: 'dor desproporcional, doi muito mais do que parece',
  tropics:
    'africa, malaria, dengue, angola, mocambique, amazonia, floresta, voltei de, cheguei de, viagem a, guine, regressei de, tropic*, india',
  wildBite:
    'mord* _ morcego/macaco/rato/raposa/rua/vira lata/vadio, morcego _ mord*/arranh*, cachorro de rua, cao de rua, cao vadio, raiva _ mord*, macaco _ mord*/arranh*, arranh* _ morcego/macaco, gato de rua _ mord*',
  lockjaw: 'tetano, mandibula travada, maxilar travado, queixo travado, trismo',
  bulging: 'saltado, para fora, saltando',
  shut: 'fechad*, nao abre, nao consigo abrir',
  cantOpenMouth: 'nao consigo abrir a boca, nao consegue abrir a boca',
  drools: 'babando, baba*, saliva, a babar',
  swallowSaliva:
    'nao consigo engolir _ saliva/agua/nada, nao consegue engolir _ saliva/agua/nada, nem saliva, nem a saliva, nem agua, nem a propria saliva',
  urineBurn:
    'arde quando urino, arde ao urinar, ardor ao urinar, ardencia ao urinar, queima quando urino, dor ao urinar, infeccao urinaria, cistite, infecao urinaria, arde quando faco xixi, ardencia quando',
  tampon: 'absorvente interno, tampao, coletor menstrual, tampon*',
  pus: 'pus, secrecao, mau cheiro, fedend*, corrimento, cheira mal',
  navelPain: 'em volta do umbigo, perto do umbigo, ao redor do umbigo, no umbigo, umbigo',
  moved:
    'desceu para, foi para a direita, mudou para, passou para a direita, agora no lado direito, agora embaixo, agora a direita, para o lado direito, migrou',
  walkHurts:
    'doi ao andar, doi quando ando, nao consigo ficar reto, nao consigo ficar reta, curvad*, encurvad*, ao pular, ao tossir, andar curvad*, andar, ficar ereta, ficar ereto',
  touchHurts: 'ao tocar, quando aperto, quando solto, ao apertar',
  noAppetite: 'sem fome, sem apetite, nao quero comer, nao tenho fome',
  bellyRigid:
    'barriga/abdomen/ventre/abdome/estomago _ dur*/rigid*/pedra/tabua/madeira, dur* como pedra/tabua, dur* feito pedra/tabua, barriga em tabua',
  noStool:
    'nao evacuo, nao evacu*, sem evacuar, sem soltar gases, nao solto gases, nem gases, nao consigo soltar gases, nao vou ao banheiro, sem ir ao banheiro, nao faco coco, intestino preso ha, sem fazer coco, nao solta gases, intestino parado, nao elimino gases, nao vou a casa de banho, sem gases, nem pum',
  green: 'verd*, bile, bilis, esverdead*',
  faeces: 'cheiro de fezes, cheira a fezes, fecal*',
  throughBack: 'para as costas, ate as costas, nas costas, irradia*, vai para as costas',
  hours: 'horas, a noite toda',
  shoulder: 'ombro',
  pulsingLump: 'caroco que pulsa, massa pulsando, pulsando na barriga, massa pulsatil',
  hernia: 'hernia, caroco na virilha',
  hard: 'dur*, nao volta, nao entra',
  testicleTorsion: 'testiculo torcido, torcao testicular, torcao do testiculo, testiculo virado',
  priapism: 'erecao _ horas, ereccao _ horas, priapismo, erecao que nao',
  floaters: 'moscas volantes, pontos pretos, pontos escuros, manchas pretas, teias, moscas, pontinhos pretos',
  flashes: 'flashes, clarao, claroes, luzes, relampagos, raios',
  shower: 'chuva, monte, muitas, muitos',
  curtain:
    'cortina _ olho/visao/vista/preta/escura, sombra _ olho/visao/vista, veu _ olho/visao/vista, cortina preta, mancha escura _ visao cresc*',
  halos: 'halo*, circulos em volta das luzes, arco iris em volta',
  lenses: 'lente*, lentes de contato',
  chemical:
    'agua sanitaria, lixivia, acido*, cal, cimento, produto de limpeza, quimic*, soda, amonia, desentupidor, cola, solvente, cloro, detergente, desengordurante, removedor, tiner',
  pierced: 'prego no, vidro no, perfur*, estilhaco, limalha, ferro no olho, esmerilhadeira, anzol',
  suddenLoss: 'de repente embacad*, de repente turva',
  diabetic: 'diabet*, tipo 1, insulina, bomba de insulina',
  deepBreathing: 'respirando fundo e rapido, respiracao profunda',
  fruityBreath: 'halito _ acetona/fruta/maca, cheiro de acetona, boca _ acetona, halito de',
  cantEat: 'nao come, nao consigo comer, nao como',
  sugarHigh: 'glicemia/glicose/acucar/diabetes _ alt*/hi/#n, acucar la em cima, glicemia acima, glicose acima',
  sugarLow: 'glicemia/glicose/acucar _ #lowsugar, hipoglicemia, acucar muito baixo, acucar baixo',
  shaky: 'trem*',
  thirst: 'muita sede, sede*, bebendo litros, bebe muita agua, bebo muita agua, bebendo muita agua, litros de agua',
  urinesOften:
    'urinando muito, urino muito, urina muito, xixi toda hora, xixi o tempo todo, urinando toda hora, fazendo muito xixi, levanto a noite para urinar, ir ao banheiro toda hora, faz xixi toda hora, urinar muito, urinar varias vezes, xixi na cama, a urinar muito, faz muito xixi',
  weightLoss:
    'perdi peso, perdi #n quilos, perdeu peso, perdendo peso, perda de peso, emagrec*, emagreci, quilos a menos, a perder peso, perdi quilos, perdeu #n quilos',
  heat: 'calor, sol, insolacao, golpe de calor, praia, carro no sol, carro ao sol, onda de calor',
  noSweat: 'nao sua, parou de suar, pele seca, deixou de suar, nao transpira',
  stopped: 'parou',
  coldExposure: 'hipoterm*, neve, agua gelada, caiu no rio, caiu no gelo',
  noShiver: 'parou de tremer, nao treme',
  frostbite: 'queimadura de gelo, dedos congelados, congelamento',
  burn: 'queim*, queimadura*, escald*, agua fervente, agua fervendo, oleo quente, oleo fervendo, agua a ferver, azeite quente, fogo na roupa, panela de pressao',
  big: 'grande*, todo o, toda a, inteir*, perna, braco, peito, costas, barriga, metade, extens*',
  blisters: 'bolha*, pele saindo, pele soltando, carne viva, descascando, pele a sair',
  electric: 'eletric*, tomada, fio',
  chemicalWord: 'quimic*, acido, soda, cloro, lixivia',
  white: 'branc*, carboniz*, preta',
  electricShock:
    'choque eletrico, choque da tomada, eletrocut*, levou um choque, levei um choque, alta tensao, atingid* por um raio, descarga eletrica',
  brokenBone: 'osso _ fora/exposto/aparecendo/saindo, fratura exposta, vejo o osso, osso a mostra, ver o osso',
  deformed: 'deformad*, tort*, entortou, desloc*, fora do lugar, angulo estranho, virad* ao contrario',
  fellHeight:
    'caiu do telhado, caiu da escada, caiu da varanda, caiu da janela, caiu de #n metros, queda de #n metros, cai do telhado, caiu do andaime, caiu do cavalo, caiu da arvore, caiu da laje, caiu do andar',
  crash: 'acidente*, atropel*, batida de carro, batemos o carro, capot*, colisao, moto, airbag, bati o carro, despiste',
  fell: 'caiu, cai, queda, tropec*, escorreg*, tombou, tombo',
  cantStand:
    'nao consegue levantar, nao consigo levantar, nao consegue apoiar, nao consegue andar, nao consigo andar, nao consegue por o pe, nao se levanta, nao consegue se levantar, apoiar o pe',
  injuredTight:
    'gesso apertad*, gesso muito apertado, gesso _ apert*, esmagad*, presa debaixo, preso debaixo, soterrad*',
  suddenDeaf:
    'surd* de repente, de repente _ nao ouco, perdi a audicao, fiquei surd*, parei de ouvir, deixei de ouvir, nao escuto _ ouvido, de repente surd*',
  yellow:
    'olhos amarelos, pele amarela, olhos _ amarel*, pele _ amarel*, ictericia, amarelad*, ficando amarel*, fiquei amarel*, ficou amarel*, branco dos olhos',
  jaundice: 'amarel*, ictericia',
  darkUrine: 'urina _ escura/coca/preta/marrom/castanha/cafe, urina escura, xixi escuro, urina cor de',
  muscle: 'muscul*',
  sickleCell: 'anemia falciforme, falciforme, drepanocit*',
  fishbone: 'espinha de peixe, espinha na garganta, osso preso, carne entalada, comida entalada, espinha presa',
  nearDrowned:
    'quase se afogou, quase afogou, quase me afoguei, engoliu agua _ piscina, tirado da piscina, tirada da piscina, caiu na piscina, se afogando, aspirou agua, afogamento, afogou',
  kidneyStone: 'pedra no rim, pedra nos rins, calculo renal, colica renal',
  cantDrink:
    'nao consegue beber, nao para nada no estomago, nada para no estomago, vomita tudo, vomito tudo, nao bebe, nao quer beber, nao aceita _ liquido/agua/mamadeira/biberao, nem agua, nem a agua, nao segura nada, nao consigo beber, nao aceita nada, nao retenho, nao consigo reter, nao toma nada, bota tudo para fora, recusa beber, gole de agua',
  stuckFood:
    'comida _ entala*/presa/desce/para, entalo, engasgo com comida, dificuldade para engolir, dificuldade em engolir, comida nao desce, comida fica presa, comida para no meio, entala*, custa engolir, custa a engolir, comida presa',
  swallowed:
    'engoli*, bebeu, bebi, comeu, comi, tomou, ingeri*, lambeu, mordeu, chupou, colocou na boca, provou, meteu na boca, mastigou, pos na boca',
  breastInfected: 'mastite, peito empedrado, seio _ vermelho/duro/quente, mama _ vermelha',
  backFever: 'dor nas costas _ febre',
  overdose:
    'overdose, remedios demais, comprimidos demais, remedio demais, muitos comprimidos, muitos remedios, demasiados comprimidos, cartela inteira, caixa inteira, todos os comprimidos, todos os remedios, todos os meus remedios, todos os meus comprimidos, frasco inteiro, punhado de comprimidos, monte de comprimidos, monte de remedios, insulina demais, cartelas vazias, dose excessiva, cartela de, caixa de comprimidos, paracetamol demais, vidro inteiro, frasco vazio, caixas vazias, sobredosagem, mao cheia de comprimidos, caixa toda',
  tookMany:
    'tom*/engoli*/ingeri* _ #many _ comprimidos/remedios/paracetamol/pilulas/capsulas/rivotril/calmantes/ibuprofeno, tom*/engoli* _ caixa/frasco/cartela/monte/punhado de _ comprimidos/remedios/calmantes/paracetamol/rivotril',
  took: 'tom*, engoli*, mistur*, bebi, bebeu',
  pills:
    'comprimido*, remedio*, pilula*, calmante*, tranquilizante*, capsula*, sonifero*, rivotril, medicamento*, ansiolitico*',
  sleepy: 'sono, sonolent*',
  slow: 'devagar, lent*',
  alcohol:
    'alcool, vodka, vinho, cachaca, whisky, uisque, cerveja*, bebad*, bebendo, bebida*, bebeu, pinga, gin, beber, bebi, alcoolic*',
  mixed: 'mistur*, com, junto, e depois, juntos',
  drugs:
    'droga*, pilula*, cocaina, maconha comestivel, lanca perfume, lanca, bala, balas, crack, opioide*, brisadeiro, cogumelo*, ketamina, loló, lolo, pastilha*, md, haxixe, calmantes, comprimidos, brownie*, rape',
  snoresOdd: 'ronco estranho, roncando estranho, gorgolej*, roncando alto, a ressonar',
  overheated: 'muito quente, fervendo, temperatura',
  vomitAsleep: 'vomitou dormindo, vomitando dormindo, vomit*',
  poison:
    'agua sanitaria, lixivia, candida, cloro, anticongelante, detergente*, desinfetante*, produto de limpeza, veneno, chumbinho, raticida, inseticida*, pesticida*, agrotoxico*, herbicida, gasolina, querosene, desentupidor, soda caustica, amaciante, removedor, acetona, acido, amonia, nicotina, perfume, oleo essencial, oleos essenciais, pilha, lava loucas, limpa vidros, desengordurante, alcool gel, thinner, aguarras, veneno de rato, capsula de detergente, naftalina, soda, diabo verde, liquido de limpeza, bagas, cianeto, metanol, cigarro, formicida, tira manchas, pastilha da maquina, petroleo, diluente',
  poisonPlant: 'comigo ninguem pode, mamona, bagas, cogumelo*, planta, espirradeira, loendro, sementes',
  plantPoison: 'comeu/mastigou/cha/comi _ comigo ninguem/mamona/espirradeira/trombeta/oleandro/loendro/cicuta',
  battery: 'pilha botao, pilha de botao, bateria de relogio, pilha de relogio',
  magnets: 'ima, imas, iman, imanes',
  coinStuck: 'moeda, bolinha, brinquedo, peca, bola de gude',
  underSink: 'debaixo da pia, de baixo da pia, armario de limpeza, garrafa sem rotulo, produtos de limpeza, lavanderia',
  skinContact: 'pele, nas maos',
  burns: 'queim*, arde*',
  heater:
    'aquecedor, caldeira, esquentador, lareira, gerador, churrasqueira, carvao, garagem, braseiro, fogao, aquecedor a gas, braseira, salamandra, gas do banheiro, fogareiro',
  everyoneIll:
    'todo mundo, toda a familia, todos nos, todos em casa, nos dois, toda a gente, o cachorro tambem, o cao tambem',
  betterOutside:
    'melhora quando saio, melhoro quando saio, passa quando saio, melhor la fora, ar fresco, melhora la fora, saio de casa',
  fumes:
    'vapores, fumaca, fumos, gas, gases, misturei agua sanitaria, misturei lixivia, agua sanitaria com, cloro com, lixivia com, mistura de',
  gasLeak: 'cheiro de gas, cheiro a gas, vazamento de gas, fuga de gas',
  stoppedAlcohol:
    'parei de beber, parou de beber, deixei de beber, deixou de beber, larguei o alcool, larguei a bebida, sem beber, sem alcool, abstinencia, ultima bebida, ultimo gole, parar de beber, parei com o alcool, parei a bebida, cortei o alcool, deixei o alcool',
  stoppedSedative: 'parei/parou/larguei/sem/deixei _ rivotril/clonazepam/diazepam/alprazolam/lorazepam/xanax/valium',
  seesThings:
    'vendo coisas, vejo coisas, ve coisas, vendo bichos, vejo bichos, ve bichos, bichos na parede, alucin*, vendo insetos, vejo insetos, aranhas na, insetos na, vendo vultos, vejo vultos, ve vultos, ver bichos, a ver coisas, a ver bichos, coisas que nao existem, vendo pessoas que, vejo pessoas que, vendo gente, baratas na',
  twitch: 'rigid*, contrac*, espasmo*',
  wildMushrooms:
    'cogumelos _ mato/floresta/jardim/colh*/silvestres/bosque/campo, comi* cogumelos, comeu cogumelos, apanhei cogumelos, apanhamos cogumelos',
  venom: 'cobra, serpente, escorpiao, agua viva, caravela, aranha, jararaca, vibora, alforreca, peixe aranha, taturana',
  snakeBite:
    'cobra _ mord*/picou, picada de cobra, mordida de cobra, mord* _ cobra/vibora/jararaca, picad* _ escorpiao/cobra/aranha, escorpiao _ picou, picada de escorpiao, jararaca, picad* por um escorpiao',
  bitten: 'mord*, picou, picada',
  cannedFood: 'conserva*, enlatad*, lata, palmito, conserva caseira',
  doubleDose:
    'dose dobrada, dose errada, remedio errado, dose em dobro, metotrexato todo dia, metotrexato todos os dias, duas vezes a insulina, insulina duas vezes, troquei os remedios, trocou os remedios, medicamento errado',
  spiked:
    'colocaram algo na bebida, boa noite cinderela, me droga*, fui dopad*, me dopa*, puseram algo na minha bebida, algo na minha bebida, puseram alguma coisa na bebida',
  pesticide: 'agrotoxico*, pesticida*, inseticida*, veneno da lavoura, pulveriz*, herbicida*',
  vapeLiquid: 'liquido do vape, liquido de vape',
  seesYellow: 'amarelo',
  needleShared:
    'compartilh*/partilh*/divid*/emprest* _ seringa*/agulha*, seringa/agulha _ compartilhada/partilhada/usada/emprestada, mesma seringa, mesma agulha, injeto heroina, injeto droga, droga na veia, heroina na veia, cocaina na veia, coca na veia, injetar heroina, xuto, me chuto, me injeto/injetei heroina/cocaina/droga/drogas/meta',
  ritualPoison:
    'kambo, kampo, vacina do sapo, veneno de sapo, bufo, trombeteira, saia branca, datura, figueira do inferno, estramonio, iboga, ibogaina, caroco/carocos/semente/sementes _ damasco/alperce, terebintina, aguarras, borax, peroxido de hidrogenio, mms, dioxido de cloro, prata coloidal, coloidal, ayahuasca, santo daime, daime, peiote, cogumelos magicos, cogumelos alucinogenos, cogumelo magico, salvia divinorum, mamona, cacto san pedro, oleo de poejo, cha de lirio, cha de arruda, semente de mamona, bebi/tomei/tomo/engoli/ingeri/bebeu/tomou/engoliu _ oleo/oleos essencial/essenciais, bebi/tomei/tomo/engoli/ingeri _ agua oxigenada',
  ritualHarm:
    'desmai*, desab*, colaps*, vomit*, nao acorda, nao reage, nao responde, confus*, desorientad*, convuls*, ataque, trem*, peito, palpitacoes, palpitac*, coracao disparado, coracao acelerado, taquicardia, ve embacado, vejo embacado, vista embacada, visao turva, pupilas, alucin*, ve coisas, vendo coisas, vejo coisas, garganta queima, queima a garganta, garganta queimada, ictericia, amarel*, inchad*, ardendo, febre, inconsciente, nao consegue urinar, nao consigo urinar, nao consegue fazer xixi, sem urinar',
  whenTired:
    'quando estou cansad*, se estou cansad*, cansad*, no fim do dia, no final do dia, tarde da noite, desde sempre, sempre foi, sempre tive, nas fotos, de nascenca, desde que nasci, botox, dentista',
  drunkJoke:
    'drinks na festa, coqueteis na festa, bebida* na festa, copos a mais, bebed*, porre, cachaca na festa, shots na festa',
  exerciseNow:
    'depois de correr, depois da corrida, ao correr, academia, ginasio, maratona, corrida, corri, sprint, trein*, trilha, caminhada, agachamento*, yoga, ioga, futebol, crossfit',
  poolEyes: 'piscina, nadar, natacao, nadei, polen, cebola*, rinite, febre dos fenos',
  mouthBurn:
    'pizza, sopa, ceu da boca, lingua, chocolate quente, torrada, torradeira, cafe queimado, calorias, musculo*',
  atWork:
    'trabalho a noite, trabalho no, trabalho na, trabalho num, trabalho como, trabalho de noite, ambulancia, paramedic*, socorrista*, samu, na enfermaria, colegas, enfermeir*, meus pacientes, voluntari*, plantao, plantoes, turno, turnos',
  asPrescribed:
    'como receitado, como prescrito, como o medico, conforme a receita, receitado, receitou, prescrito, prescreveu, tomou seu, tomou sua, o remedio dele, o remedio dela, o xarope, cospe, recusa, nao quer, odeia, o medico deu, o pediatra, todo dia, todos os dias',
}
