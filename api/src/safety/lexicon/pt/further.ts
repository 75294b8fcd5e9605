import type { Wordings } from '../../concepts.ts'

/** Mais formas simples de dizer o mesmo, e o que se pergunta sobre remédios. */
export const further: Wordings = {
  solved:
    'resolvia tudo, resolveria tudo, tinha resolvido tudo, tudo resolvido, estava resolvido, tava resolvido, acabava tudo, acabava logo, e pronto, problema resolvido, era melhor, teria sido melhor, tinha sido melhor, melhor para todo mundo, ninguem ia me culpar, sem ninguem me culpar, sem culpa de ninguem, sem ninguem ter culpa',
  hitByCar:
    'onibus/carro/caminhao/trem/moto/autocarro/comboio/camiao __ pegado/pegasse/atropelado/atropelasse/levado/levasse/apanhado/apanhasse/passasse, tivesse me pegado, me tivesse apanhado, tivesse me atropelado, me atropelasse, passasse por cima, passasse por cima de mim',
  illWish:
    'tomara/queria/espero/rezo/peco __ cancer/cancro/infarto/enfarte/tumor/acidente/aneurisma, tomara que seja cancer, tomara que seja grave, quem me dera um cancer, quem me dera ter um cancro, tomara que o aviao caia, tomara que nao tenha cura',
  sorryWoke:
    'acordei de novo, acordei outra vez, de novo acordei, acordei viv*, acordei mais um dia, ainda estou viv*, mais um dia acordei, abri os olhos de novo',
  pity: 'que raiva, que pena, que droga, que merda, infelizmente, chorei, choro, decepcao, que castigo, que saco, triste com isso',
  armedGoodbye:
    'limpou/limpa/carregou/pegou/tirou _ espingarda/arma/revolver/pistola/cacadeira, pediu emprestada _ arma/espingarda, arma/espingarda/revolver em cima da mesa/cama',
  onlyUntil:
    'so estou esperando, so to esperando, estou so a espera, so espero, fico ate, aguento pelos filhos, aguento pelas criancas, aguento por eles, so fico pelos filhos, quando os filhos crescerem, quando eles crescerem, quando ela se formar, quando ele se formar',
  leaveWord:
    'depois eu me vou, depois me vou, depois acabou, depois chega, depois e so, depois vejo, depois logo se ve, ai acabou, ai eu vou, e ai eu descanso, depois descanso, depois posso ir',
  selfContext:
    'quando brigam, quando gritam, quando discutem, quando nao aguento, quando fico mal, quando fico com raiva, quando tudo pesa, raiva de mim, para me acalmar, pra me acalmar, para sentir algo, para nao sentir, pra nao sentir, ontem de novo, ontem outra vez, ninguem sabe, depois tenho vergonha',
  visionLost:
    'vista sumiu, visao sumiu, vista apagou, vista escureceu de um, vista _ sumiu/apagou/escureceu, vejo so metade, so vejo metade, enxergo so metade, nao vejo de um lado, nao vejo de um olho, de um olho nao vejo, cortina preta, cortina escura, persiana, metade da vista',
  numbWeak:
    'bambo*, bamba*, bobo, boba, de borracha, feito borracha, de gelatina, que nem gelatina, de pano, mole*, sem tonus, nao me segura, nao segura, nao me aguentam, nao aguentam, nao me sustenta, derrubei, arrastar',
  speechLost:
    'enrolo a lingua, enrola a lingua, enrolando a lingua, lingua enrolando, embolo as palavras, embola as palavras, troca as palavras, palavras trocadas, confunde as palavras, fala tudo trocado, fala tudo errado, fala como bebado, falando como bebado, gaguejando de repente, voz pastosa',
  handFails:
    'mao boba, mao ficou boba, mao ficou mole, derrubei o copo, derrubei a xicara, derrubou o copo, derrubou a xicara, arrastar o pe, a arrastar o pe, arrastar a perna, a arrastar a perna, perna arrastando',
  climbing:
    'esta subindo, vem subindo, vai subindo, a subir, subiu para, comecou pelos pes, comecou nos dedos, agora os bracos, agora tambem os bracos, cada dia mais alto',
  inhalerFails:
    'bombinha/bomba/aerolin/salbutamol/ventilan __ nada/resolve/efeito, #n jatos e, #n puffs e, jatos e nada, bomba nao faz nada, ja usei a bombinha',
  wheeze: 'peito chiando, peito chia, gatinho no peito, peito apitando, apito no peito, assobio',
  ribsSuck:
    'costelinha*, afunda a barriga, barriga afundando, puxa a barriga, puxando a barriga, repuxando, repuxa as costelas, pescoco afunda, buraquinho do pescoco',
  breathFast:
    'respira rapido, respirando rapido, respira rapidinho, respirando rapidinho, respira muito rapido, a respirar depressa, respira depressa, respiracao rapida, respira curtinho, respirando ofegante',
  testicle: 'ovo, ovos, saco, bola, bago, bagos, colhao, colhoes, testiculo*, escroto, tomates',
  severe:
    'de chorar, de gritar, de vomitar, nao da pra aguentar, insuportavel, se contorce, se contorcendo, a contorcer, curvado de dor, dor do cao, dor absurda, horrivel, uma dor que nao',
  cantPee:
    'nao mijo, nao faz chichi, nao faco chichi, nao consigo fazer chichi, nao fiz chichi, nao sai chichi, bexiga estourando, bexiga a rebentar, bexiga cheia, xixi preso, urina presa, urina trancada',
  pressure:
    'elefante, bigorna, prensa, torno, como uma prensa, cinto apertado, pedra no, tijolo, pata de elefante, como um peso, barra',
  unwellLook:
    'que nem papel, como papel, feito papel, como cera, que nem cera, cor de cera, cor de cinza, sem cor, esverdead*, branco que nem, branca que nem, cara de morto, cadaverico, ma cor',
  spurts: 'esguich*, jorr*, aos jatos, em jatos, aos borbotoes, espirr* sangue',
  delusion:
    'codigo secreto, decifrei o codigo, entendi o codigo, avisar o presidente, alertar o presidente, so eu sei, rastreador na pele, chip na pele, chip debaixo da pele, colocaram um chip, puseram um chip, a tv me da ordens, a tv fala comigo, a televisao me manda, tirar o demonio, tirar o demonio da, foi trocada por, trocada por uma impostora, impostora, impostor',
  bruisesBy:
    'roxos nos bracos, nodoas negras, roxos nas pernas, marcas nos bracos, marcas no corpo, hematomas nos bracos, cheia de roxos',
  childRel:
    'menina da vizinha, menino da vizinha, filha da vizinha, filho da vizinha, crianca do lado, crianca do vizinho, miudo do vizinho, miuda do vizinho',
  touchedMe:
    'mete/meteu/poe/pos/coloca/colocou/enfia/enfiou a? mao/maos na/no/debaixo/dentro/por minha/meu/da/do? roupa/calca/calcas/saia/blusa/short/calcinha/cueca/pijama, mete a mao em mim, mete a mao na minha, se esfrega, esfrega em mim, baixa minha, abaixa minha',
  hitSelf:
    'dou socos na cabeca, soco a cabeca, bato na minha cabeca, me dou murros, murros na cabeca, bato a cabeca ate',
  mixQuestion:
    'posso usar, posso tomar junto, tudo bem tomar, ok tomar, posso tomar, pode tomar, da pra tomar, da para tomar, faz mal tomar, faz mal misturar, posso misturar, pode misturar, posso juntar, tem problema tomar, ha problema em tomar, e perigoso tomar, e seguro tomar, corta o efeito, interage, interfere, pode-se tomar, combina com, se eu tomar',
  mixWord:
    'mistur*, combin*, junto com, junto ao, junto da, ao mesmo tempo que, alem do, alem da, em cima do, com o meu, com meu',
  herb: 'erva de sao joao, hiperico, hipericao, valeriana, melatonina, ashwagandha, ginkgo, ginseng, cbd, cannabis, maconha, kava, kratom, toranja, grapefruit, magnesio, ferro, calcio, curcuma, omega, alcacuz, passiflora, maracuja, camomila, homeopatia, ayahuasca, microdose*, cogumelos, ervas, cha, suplemento*, cardo mariano, triptofano, alcool, vinho, cerveja, levedura vermelha, boldo',
  anyMedicine:
    'remedio*, medicamento*, comprimido*, antidepressivo*, anticoncepcional, pilula, contraceptivo, anticoagulante*, ansiolitico*, rivotril, clonazepam, lorazepam*, diazepam*, alprazolam*, zolpidem*, sertralina, fluoxetina, escitalopram, levotiroxina, puran, losartana, enalapril*, metformina, sinvastatina, marevan, varfarina, xarelto, litio, antibiotico*, calmante*',
  doseLess:
    'dia sim dia nao, um dia sim outro nao, um dia sim um dia nao, de dois em dois dias, a cada dois dias, so metade, metade do comprimido, meio comprimido, pela metade, na metade, cortar ao meio, cortando ao meio, corto ao meio, diminuindo por conta, diminuir por conta, reduzindo por conta, tomo menos, tomando menos, a tomar menos, espacando, espaco as tomas, desmamar sozinh*',
  notTaken:
    'nao tomo, nao tomei, nao tenho tomado, nao ando a tomar, ja nao tomo, parei, deixei de tomar, pulei, saltei, salto, pulo, larguei, esqueco de proposito',
  bowelHabit: 'intestino, casa de banho, vou ao banheiro, coco, evacu*, obrar, funcionamento do intestino, fezes',
  changed:
    'diferente, de forma diferente, mais mole, mais molinho, mais liquido, mais seguido, mais vezes, nao e como antes, ja nao e igual, mudou, ora duro ora',
  menopausePast:
    'nao tenho regra ha, ja nao tenho regra, sem regra ha, nao menstruo ha, ja nao menstruo, nao desce ha anos, nao me vem ha, #n anos sem regra, #n anos sem menstruar, entrei na menopausa ha, passei a menopausa',
  spottingWord:
    'borrao de sangue, borraozinho, borra de sangue, borrinha, manchinha*, mancha de sangue, sangue na calcinha, sangue nas cuecas, sangramento, pingos de sangue, gotas de sangue, sangrei de novo, corrimento com sangue, escape de sangue, sujei a calcinha',
  stuckFood:
    'carne/pao/comida/arroz/frango __ presa/preso/entala*/para/meio/desce, fica parada no meio, fica a meio, agua para descer, agua pra descer, custa a passar, nao passa na garganta',
  fearFood:
    'pavor/panico/medo/terror de/do/da/dos/das arroz/pao/massa/oleo/gordura/acucar/carboidrato/carboidratos/hidratos/batata/comida, peso tudo o que como, peso tudo que como, peso cada grama, peso a comida, peso os alimentos',
  binge:
    'como escondida, como escondido, ate nao poder mais, ate explodir, ate estourar, devoro tudo, limpo a geladeira, pacotes inteiros, pacote inteiro',
  clutter:
    'roupas velhas, roupa velha, tralha, armario, brinquedos, bazar, brecho, olx, enjoei, moveis, roupas de bebe, faxina, arrumacao de primavera, instituicao',
  thriving:
    'mama bem, come bem, ri, sorri, brinca, alegre, animado, animada, ganha peso, dorme bem, como sempre, como todo dia, esperto',
  confused:
    'fala com a parede, fala com as cortinas, falando sozinh*, fala com gente que nao, ve gente que nao, esta esquisit*, ta esquisit*, esta estranh*, ta estranh*, fora do ar, fala coisa sem nexo, sem saber onde, variando',
  shivers: 'tiritando, batendo os dentes, tremendo de frio, a tiritar',
  saddleNumb: 'nao sinto a bunda, nao sinto o bumbum, nao sinto nada quando me limpo, nao sinto o rabo',
  incontinence: 'sem perceber, xixi sem perceber, urino sem sentir, sem dar por isso',
  drowningLungs: 'tusso espuma, tosse espuma, cuspo espuma, acordei afogad*, acordo afogad*',
  pushed: 'me empurrou da escada, jogou me da escada, me jogou da escada, me atirou escada',
  infant: 'bebezinh*, nenezinh*, pequenininh*',
  childMeds:
    'comprimidos/comprimido/gotas/xarope/remedio/remedios/medicamento __ avo/avos/pressao/tensao/coracao/diabetes/mae/pai/mum, cartela, xarope, paracetamol, dipirona',
  swallowed: 'pegou _ remedio/gotas/comprimido/xarope, tomou o remedio, tomou os remedios',
  itch: 'cocando tudo, se coca todo, coca o corpo todo',
  mildOnly: 'botei na agua, pus na agua, debaixo de agua, agua fria, passou',
  exercise:
    'fazer/fiz/fazendo/tanto/tantos abdominal/abdominais, #n abdominais, serie de abdominais, series de abdominais, treino de abdominal, prancha',
  lessMovement:
    'sinto menos o bebe, sinto menos meu bebe, sinto menos a bebe, sinto pouco o bebe, quase nao sinto o bebe, mexe pouco',
  noSleepDays: '#n dias/noites que nao durmo, #n dias/noites que nao dorme, dias que nao durmo, dias que nao dorme',
  carbonMonoxide: 'detetor de monoxido, detector de monoxido, alarme de monoxido',
}
