import type { Wordings } from '../../concepts.ts'

/** O que torna inofensivas palavras de alarme. */
export const guards: Wordings = {
  negator:
    'nao penso em, nao penso nem em, nao estou pensando em, nao ando pensando em, nem penso em, nunca pensei em, nenhuma intencao de, nao tenho, nao tem, nao ha, nao tive, sem, nem, nunca tive, nao estou com, tampouco, nao sinto dor, nao e, nenhum, nenhuma, nao houve, nao teve, nao esta com, nao apresento, nao tenho tido, zero',
  closeNegator: 'nao, nunca',
  falseNegator:
    'nao consigo, nao consegue, nao para, nao sei, nao so, nao melhora, nao passa, nao aguento, nao sinto, nao sente, nao penso em outra/mais/nada, nao penso em outro, sem parar, sem dormir, sem comer, sem ar, nao mexe, nao responde, nao reage, nao acorda, nao quero, nao quer, nao come, nao mama, sem forca, sem forcas, sem motivo, sem aviso, sem folego, nao respira, sem conseguir, nao estou bem, sem mim, sem vontade, sem saida, sem sentido, sem sentidos, sem reacao, sem urinar, sem evacuar, sem esperanca, nao tenho vontade, nao tenho forcas, nao tenho mais, nao e normal, nao e dela, nao e meu, nao tem sentido, nao tem jeito, nao tenho motivo, sem consentimento, sem meu consentimento, nunca me senti, nunca senti, sem futuro, sem insulina, sem remedio, sem xixi, sem lagrimas, sem melhora, sem esforco, sem beber, nao faz xixi, nao e o mesmo, nao e a mesma, nao tenho forca, nao ha saida, nao e so, sem os meus',
  trueNegator:
    'nao quero/queria/quis morrer/suicid*/sumir/desaparecer, nao quero/queria/quis me matar/machucar/ferir/cortar/suicidar',
  negatorAfter: 'descartad*',
  idiom:
    'um pouco de gases, so gases, sao gases, sapato/sapatos/salto/chefe/trabalho/calor/provas/sogra/vizinhos vai/vao me matar, sapato/sapatos/salto/calor/sogra me mata/matam, sumir de vergonha, desaparecer de vergonha, queria um buraco, rox* de vergonha/frio/raiva/inveja, me mata com tanto/tanta/tantos/tantas, me mata com, meu time me mata, cortar/cortei o/a/os/as acucar/cafe/pao/gluten/doces/lactose/refrigerante, cortar nos, crise de riso, ataque de riso, morrendo de rir/fome/sono/cansaco/vergonha/calor/frio/saudade/ciumes/vontade/tedio/preguica/medo/sede, morro de rir/fome/sono/cansaco/vergonha/calor/frio/saudade/saudades/ciumes/vontade/amores/medo, morrer de rir/fome/vergonha/amor/tedio/calor/rir/saudade/saudades, mort* de cansaco/cansada/cansado/fome/sono/vergonha/saudade/medo/frio/calor/rir/tedio/sede, mortinh* de, morta de cansada, a morrer de fome/sono/rir/calor/frio/saudades/vergonha, me matou de rir, me mata de rir, me matando de rir, matar a saudade, matar saudade, matar saudades, matar o tempo, matar a fome, matar a sede, matar aula, esses sapatos me matam, meus pes estao me matando, os meus pes matam me, borboletas no estomago, frio na barriga, coracao partido, coracao apertado de saudade, aperto no coracao de saudade, aperto de saudade, coracao na mao, partiu meu coracao, partir o coracao, coracao pesado, de coracao, no coracao, coracao leve, no na garganta antes, no no estomago, no no peito de saudade, sangue frio, sangue quente nas veias, ferve o sangue, sangue azul, exame de sangue, exames de sangue, doar sangue, doei sangue, doacao de sangue, coleta de sangue, teste de sangue, pressao no trabalho, pressao do trabalho, sob pressao, pressao social, infarto de susto, quase tive um infarto, quase enfartei, quase infartei, quase tive um troco, alergia a segunda, alergia a segundas, alergia de segunda, alergic* a segunda, alergica a gente, alergia ao trabalho, golpe de sorte, cabeca nas nuvens, perder a cabeca, perdi a cabeca, cabeca quente, quebrar a cabeca, dor de cotovelo, dor de corno, overdose de chocolate/doce/series/trabalho/acucar, facada nas costas, facadas nas costas, apunhalad* pelas costas, pelas costas, afogad* em trabalho, afogad* em dividas, afogada em papelada, atolad*, corte de cabelo, cortar o cabelo, cortar cabelo, cortar as unhas, cortei o cabelo, cortar gastos, cortar o acucar, louc* para, louc* por, me deixa louc*, doid* por, fiquei louca com, ceg* de amor, encontro as cegas, tiro no escuro, ponto morto, hora morta, pe dormente de ficar, perna dormente de ficar, pular de alegria, pular refeicao so, cair no sono, cai no sono, caindo de sono, cair de sono, caindo de cansaco, cai de cansaco, peso na consciencia, de saco cheio, pau da vida, queimado no trabalho, queimar o filme, queimar etapas, acabar com essa papelada, acabar com tudo isso de trabalho, sufocad* no trabalho, sufocada de tarefas, de tirar o folego, tira o folego, tirou o folego, perder o folego de rir, ressaca moral, me mato de trabalhar, me mato trabalhando, me mato de estudar, me matando de trabalhar, me mata esse, me mata o trabalho, esse trabalho me mata, morrer na praia, sangue nos olhos, sangue no olho, dar sangue, suei a camisa, cabeca de vento, com a cabeca a mil, cabeca a mil de ideias, dor de cotovelo, engolir sapo, engolindo sapos, engolir sapos, engulo sapos, de cabeca cheia, pe na cova de cansaco, quebrado de cansaco, quebrada de cansaco, moida de cansaco, cortei relacoes, cortar relacoes, terminei com',
  past: 'na adolescencia, faz vinte/dez/trinta anos, aos #teen, aos #teen anos, com #teen anos, aos vinte, la vao #n anos, ja la vao, faz #n anos, faz mais de #n anos, faz uns #n anos, faz quase #n anos, ha uns #n anos, ha mais de #n anos, ha quase #n anos, quando era pequen*, quando era nova, quando era novo, quando eu tinha, em pequen*, em miud*, de pequen*, quando menin*, em jovem, de bebe, ha seculos, em #year, ha #n anos, ha anos, ha muitos anos, anos atras, faz anos, ha muito tempo, quando era crianca, quando eu era, quando crianca, quando tinha, na infancia, na minha infancia, em crianca, ano passado, antigamente, naquela epoca, morreu de, faleceu de, decadas, na adolescencia, na juventude',
  present:
    'este mes, esta semana, esse mes, de novo, hoje, esta noite, agora, hoje de manha, atualmente, ainda, desde ontem, novamente, ultimamente, de repente, voltei, voltou, ontem, hoje a noite, desde entao, outra vez, esta semana',
  teething:
    'dentinho*, dentes nascendo, nascendo os dentes, nascer os dentes, primeiro dente, primeiro dentinho, denticao',
  backThen:
    'com #young anos, aos #n, engoliu, quebrou, foi, tive, teve, tinha, era, estava, estive, houve, deu, minha gravidez, meu parto, na gravidez, gravida de, quando nasceu, quando era, bebe',
  forgot: 'esqueci, me esqueci, sem querer',
  grown:
    'agora/hoje e bombeir*/engenheir*/medic*/advogad*/policial/professor*/enfermeir*/pai/mae/adulto/homem, hoje surfa, ja tem #grown anos, ele/ela ja tem #grown, hoje tem #grown, agora tem #grown, tem hoje #grown, tem agora #grown, tem ja #grown anos, ja fez #grown, ja casou, ja se casou, ja e casad*, ja e mae, ja e pai, ja e adult*, ja trabalha, ja e maior, esta na faculdade, faz faculdade, esta na universidade, anda na universidade, anda na faculdade, maior que eu, mais alto que eu, mais alta que eu',
  duration:
    'ha/faz/fazem/desde/durante/por/quase/uns/umas/cerca #n/um/uma mes/meses/semana/semanas/dia/dias, ha mais de #n mes/meses/semana/semanas/dia/dias, faz/ha uns/umas/quase/cerca/ja #n meses/semanas/dias, #n meses/semanas/dias que, #n meses/semanas/dias seguidos',
  reported:
    'passou na tv, passou na tele, reportagem, programa sobre, falavam de, falaram de, debate sobre, na peca, a peca, atriz, ator, no palco, em cena, serial killer, suspense, thriller, documentario*, filme, filmes, novela, livro sobre, artigo*, podcast, serie, primeiros socorros, curso de, treinamento de, formacao de, simulacao, simulado, simulacro, noticias, noticia, reportagem, li sobre, li que, lendo sobre, assisti, vi um video, jogo de, no videogame, jogando videogame, jogo de videogame, musica sobre, letra de, letra da, prova sobre, estudando sobre, trabalho sobre, redacao sobre, exposicao, personagem, peca de teatro, teatro, palestra sobre, campanha, voluntari*, meus pacientes, um paciente, roteiro, episodio',
  dreamt: 'sonhei que, sonhei com, sonho que, no sonho, no meu sonho, pesadelo*, sonhos, sonho com',
  assessed:
    'exames _ normais/bons/bem/normal, exames deram, eletro _ normal, ressonancia _ normal, o medico disse que e, medico disse que nao era nada, medico _ benign*/nada grave/tranquil*, tudo normal, benign*, cardiologista _ normal/bem/tranquil*, ja fui ao medico e, alta do hospital, deu tudo normal, esta tudo bem, nada de grave, exame deu normal, resultados normais',
  recovered:
    'sou feliz, estou otim*, muito bem hoje, vivo bem, amo minha vida, estou muito bem, recuperad*, superei, supera*, estou bem, curad*, hoje estou bem, feliz, em paz, terapia me ajudou, me ajudou, segur* agora, grat*, dei a volta por cima, ja passou',
  recoveredLong: 'recuperad*, ha anos, curad*',
  supervised:
    'com meu medico, com o meu medico, com minha medica, meu medico e eu, com meu psiquiatra, com a minha psiquiatra, minha psiquiatra e, meu psiquiatra e, sob supervisao, meu medico esta, minha medica esta, o medico mandou, o medico reduziu, o medico esta, a medica esta, o medico tirou, meu medico tirou, meu medico reduziu, orientacao medica, orientacao do medico, indicacao medica, de acordo com o medico, acompanhamento medico, supervisionad*, meu psiquiatra, minha psiquiatra, acompanhad* pelo, doctor e eu, combinado com, na farmacia, no posto',
  finishedCourse: 'terminei o tratamento, terminei o antibiotico, acabei o antibiotico, completei o tratamento',
  painkillerOnly: 'vitamina*, suplemento*, anticoncepcional*, a pilula, antialergico*, homeopat*, creatina',
  benignChest:
    'quando aperto, ao tocar, flexao, flexoes, musculacao, treino, academia, apimentad*, azia, refluxo, fritura, sutia, arroto, espinha*, tatuagem, supino, alongamento',
  nerves:
    'antes da prova, antes das provas, antes de provas, antes de apresentar, apresentacao, apresentacoes, entrevista, falar em publico, quando falo em, quando penso em, reuniao, casamento, encontro, vestibular, exame de conducao, segunda feira, quando fico nervos*, exames da faculdade',
  dentist: 'dentista, anestesia, dente, siso, botox',
  sleptOn:
    'dormi em cima, dormi por cima, mau jeito, pernas cruzadas, sentad* muito tempo, dormi torto, dormi mal, computador, teclado, travesseiro, torcicolo, passa quando mexo, passa quando sacudo, digitar, digitando',
  nerve: 'tunel do carpo, fisio*',
  frozenJoint: 'artrose, gesso, fisio*, treino',
  dark: 'no escuro, escuridao, sem oculos, neblina, nao vejo a hora, nao vejo sentido, nao vejo meus, nao vejo graca, nao vejo minha, nao vejo os meus',
  migraineUsual: 'enxaqueca de sempre, como sempre, minha enxaqueca, minhas enxaquecas, de costume, enxaqueca habitual',
  hangover: 'ressaca',
  bug: 'virose',
  noseBlocked: 'nariz, resfriad*, entupid*, sinusite, rinite, constipad*, gripad*',
  figurative:
    'neste trabalho, neste relacionamento, no trabalho, rotina, expectativas, nessa relacao, no casamento, emocionalmente, de tanto rir, jeans apertado, metafor*',
  figurativeVoice: 'coral, cantar, professor, vizinhos conversando, radio ligado, voz interior, rouc*',
  figurativeWeapon: 'cozinha',
  lipstick: 'batom, sorvete, acai, mirtilo, bala, gelado, pirulito',
  food: 'acai, sorvete, bala, uva, mirtilo',
  mildOnly: 'leve, ligeir*, pouco, pouquinho, pequen*, fraquinh*, levemente',
  iron: 'ferro, carvao ativado, beterraba, acai',
  gums: 'gengiva*, fio dental, escovar, escova*, barbear, papel',
  noseOnly: 'assoar',
  bloodTest:
    'exame de sangue, doar sangue, coleta, pressao arterial, medi a pressao, analises, tirei sangue, tirar sangue, minha menstruacao normal',
  tonsils: 'ganglios',
  sleepIn: 'de manha, despertador, para a escola, de chorar, rinite',
  tooth: 'dente, dentista, siso',
  tears: 'chorar, chorei, rinite, polen, mosquito, pernilongo, de manha, herpes, alergia a po',
  bitten: 'mordi a lingua, queimei a lingua, cafe quente, abacaxi',
  age: 'idade, rugas, envelhec*',
  lifeConfusion:
    'minha vida, meu futuro, minha carreira, sentimentos, meu relacionamento, meu caminho, jet lag, o que quero',
  knownEpilepsy: 'controlada, sem crises',
  cycling: 'bicicleta, selim',
  bruisesOld: 'bati em',
  winter: 'inverno, na neve, luvas, sempre frias, sempre frios, ar condicionado',
  period: 'menstruacao, menstrual, periodo, tpm, ovulacao',
  periodPain: 'colica menstrual, colicas menstruais',
  lifting: 'carregar, carreguei, mudanca, jardim, levantar peso, peguei peso, caixas, levantei peso',
  insect: 'mosquito*, pernilongo*',
  bruise: 'bati',
  house: 'cortinas novas, cortinas',
  screen: 'tela*, computador, celular, polen, ecra*, olhos secos',
  toddlerTraining: 'banheiro publico, em publico, casa de banho publica',
  sunMild: 'queimadura de sol, queimadura solar, queimei no sol, queimada de sol, praia, escaldao',
  foodJoke: 'chocolate, doce, series, acucar',
  vitaminsSafe: 'como receitado, por semana, homeopat*',
  rinsed: 'enxaguante, suco, cha',
  alarmTestOnly: 'testei, manutencao, pilha fraca',
  practice: 'braxton, treinamento',
  labourTerm: 'curso de gestantes',
  needGlasses: 'oculos novos, oculista',
  cramp: 'caibra a noite, caibras a noite',
  reflux: 'refluxo, azia',
  lump: 'caroco',
  hunger: 'sem tomar cafe, ver sangue, agulha*, levanto rapido, levantei rapido, levanto depressa, fome',
  dieting: 'dieta, academia, de proposito, treino, ginasio, regime',
  rushed: 'como rapido, comer rapido, com pressa',
  menopause: 'menopausa, fogachos, ondas de calor, calor, cobertor, verao',
  throatLump: 'no na garganta',
  schoolFear: 'do escuro, monstros, prova, cachorro*, trovao, escola nova, aranhas, injecao',
  assessedWord: 'melhorando, quase bo*',
  cream: 'creme, pomada',
  everydayLoad:
    'trabalho, chefe, barulho, transito, calor, vizinhos, provas, dieta, reunioes, escritorio, faculdade, obra, mudanca, frio, academia, inverno, tarefas',
}
