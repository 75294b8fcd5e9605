import type { Wordings } from '../../concepts.ts'

/** Rodeios: o que se diz sem dizer o nome. */
export const lay: Wordings = {
  thinkOf:
    'penso, pensado, pensei, pensar, pensando, imagino, imagin*, vontade, impulso*, ideia, fantasi*, tentacao, me vejo, sonho em, planejo, planejando, me chama, pesquisei, pesquisando, quase, prestes a',
  lethalAct:
    'me jogar, me jogo, me atirar, me atiro, pular da/do/de/na, saltar da/do/de, me lancar, bater carro, jogar carro, largar volante, me enforcar, corda, me afogar, overdose, cortar os pulsos, pulsos, tomar todos/tudo, engolir todos/tudo, tiro em mim, tiro na cabeca, entrar no mar, abrir o gas, na frente do trem, na frente de um onibus, na frente de um caminhao, debaixo do comboio, fechar os olhos e acelerar, acelerar e, me soltar, me deixar cair, soltar o corpo, afogar se',
  lethalPlace:
    'ponte, trilhos, plataforma, trem, comboio, metro, telhado, terraco, varanda, sacada, precipicio, penhasco, viaduto, parapeito, corda, revolver, arma, espingarda, represa, linha do trem',
  deathDraw:
    'seria rapido, seria facil, tao facil, um passo, so um passo, tudo acabaria, acabava tudo, acabaria tudo, me chama, olho para baixo, olhar para baixo, me inclino, ninguem ia me parar, me acalma, me da paz, olho para eles, fico olhando, olhando para eles',
  spareMeans:
    'guard*/junt*/acumul*/escond*/estoc*/economiz*/separ* __ comprimidos/remedios/calmantes/insulina/medicamentos/rivotril, comprei/arranjei/consegui/tenho _ corda/arma/revolver/veneno/laminas/chumbinho',
  onlyJust:
    'por via das duvidas, para quando, caso, me acalma, me tranquiliza, saida, segredo, ninguem sabe, quando chegar a hora, hoje a noite, suficiente*',
  joinWish:
    'quero/queria/desejo/vou/logo/vontade/gostaria/pronta/pronto _ estar/ficar/encontrar/ir/rever/voltar com? ele/ela/meu/minha/mamae/papai/eles, ir com ele/ela, ficar com ele/ela, ir ter com ele/ela, encontrar ele/ela/minha/meu',
  bereaved:
    'morreu, mort*, falec*, ceu, outro lado, alem, perdi meu, perdi minha, partiu, desencarn*, enterro, se foi, tumulo',
  soulLeave:
    'minha alma quer/pede/precisa/pronta _ ir/partir/embora/voltar/descansar/sair, minha missao/tarefa/tempo/trabalho aqui _ termin*/acab*/cumpri*, deixar/abandonar/largar este/esse corpo/plano/mundo, desencarnar, passar para o outro plano, proxima encarnacao, proxima vida, e pecado se/tirar/morrer/querer, deus perdoa _ suicid*/tira a vida, minha alma __ missao/tarefa/ir/casa/partir/voltar, alma __ cumpriu/terminou/acabou, meu tempo na terra, meu tempo aqui __ acab*/termin*, missao aqui terminou, alma pode/direito/permitido/deve __ ir/partir/embora/sair, alma __ embora quando, alma livremente',
  lastTime: 'ultima noite, ultimo dia, ultima vez, ultima mensagem, ultimo aniversario, ultimo natal',
  decided: 'decidi, decidido, sera, vai ser, e meu, e minha, hoje e, amanha e',
  noReturn:
    'nao vou voltar, nao volto mais, nao vao mais me ver, nao me verao mais, nao vou mais incomodar, nao vou incomodar, nao serei mais um peso, deixar de ser um peso, nao dou mais trabalho',
  farewell:
    'adeus, me perdoem, me perdoa por tudo, obrigad* por tudo, desculpa por tudo, amo voces, cuidem se, se cuidem, perdoem me',
  farewellContext: 'cansad*, nao aguento, paz, para sempre, perdo*, hoje a noite, amanha, sem mim',
  despair:
    'sem esperanca, desesper*, deprimid*, depressao, vazio, vazia, no fundo do poco, desde que morreu, desde a separacao',
  pillsHere:
    'comprimidos/remedios/corda/lamina/faca/arma/frasco __ aqui/frente/mao/mesa/lado/pront*/separad*, comprimidos/remedios/corda/lamina/faca/arma/frasco __ lado/gaveta/cama/criado/cabeceira',
  attempt:
    'tentei/tentou/tentativa/tentar __ matar/suicid*/enforcar/morrer/vida, minha tentativa, sobrevivi a tentativa, tomei uma overdose',
  cutsPlace:
    'cort*/risc*/arranh*/espet*/raspo/lanh*/pass* __ braco/bracos/pulso/pulsos/coxa/coxas/perna/pernas/pele/barriga/antebraco, lamina/gilete/estilete/faca/vidro/tesoura/compasso __ braco/bracos/pele/coxa/coxas/pulso/pulsos/perna/pernas',
  selfContext:
    'control*, alivi*, calm*, sentir, raiva, culpa, castig*, vazi*, triste, mereco, de novo, vontade, lamina*, gilete, de proposito, escondid*, toda noite, angustia, ansiedade, dor de dentro, me odeio, recaida, recai, aperta',
  accident:
    'acidente, sem querer, barbe*, depil*, jardim, cozinh*, cebola*, lata, espinho*, gato, cachorro, coceira, operacao, tatuagem, papel, roseira, vidro quebrado, mosquito',
  tryNotCut:
    'nao me cortar, dias sem me cortar, dias limp*, semanas sem me cortar, vontade de me cortar, vontade de me machucar, impulso de me cortar, vontade de me ferir',
  harmThoughts:
    'imagens, pensamentos, me vem, impulso*, vontade, medo de, tenho medo, fantasias, prestes a, vou, penso, me assusta, nao paro de pensar',
  harmAct:
    'esfaque*, enfiar a faca, afogar, jogar, estrangul*, sufoc*, matar, empurrar, sacudir, machucar, ferir, bater, fazer mal, envenenar, queimar, faca',
  victim:
    'bebe, filho, filha, filhos, marido, mulher, esposa, chefe, mae, pai, irmao, irma, vizinh*, ex, namorad*, alguem, pessoas, colega*, professor*, sogra',
  choirVoices: 'coral, musica*, criancas, vizinhos, radio ligado, minha mae dizendo, vovo',
  divine: 'deus, anjos, guias, espirito*, universo, arcanjo*',
  insistent: 'orden*, mand*, exig*, pede*, diz que, obriga*',
  selfStarveCommand: 'parar de comer, nao comer, viver de luz, jejuar ate, sem comida',
  chestClutch: 'mao no peito, segurando o peito, segura o peito, aperta o peito com, agarrad* ao peito',
  greySweaty: 'palid* e suando, suando e palid*, branco e suando, acinzentad*, branca e suando, cinza',
  handFails:
    'nao consegue escrever, nao consigo escrever, nao consegue abotoar, mao nao obedece, deixa cair tudo, derruba tudo, mao desajeitada',
  bumpsInto: 'esbarrando nas portas, bate nas portas, esbarra em tudo',
  suddenSpell:
    'por dez minutos, por alguns minutos, durou #n minutos, depois passou, uns minutos e passou, e depois voltou',
  effortDrop: 'tenho que parar, a poucos passos, com poucos passos, para me vestir, ate o banheiro, mal consigo andar',
  lowOxygen: 'oxigenio/saturacao/saturando/oximetro _ #sats',
  drowningLungs: 'pulmao cheio, pulmoes cheios, agua no pulmao, borbulh*, gorgolej*',
  gulpAir: 'feito peixe, como um peixe, canudo, puxando o ar, puxar o ar',
  fastRate: 'pulso a #pulse, #pulse batimentos, batimentos a #pulse',
  doomFeel: 'vou morrer, morte iminente, sensacao de morte',
  lethargicNext: 'desde entao sonolent*, so dorme desde, dormindo desde, confus* desde',
  skinBlistering: 'bolhas roxas, bolhas pretas, pele com bolhas',
  kicksLess: 'menos chutes, sem chutes, poucos chutes, nao chuta, chuta menos, menos pontapes',
  quietBaby: 'muito quieto, muito quietinho, tao quieto, quietinho demais',
  kicksUsual: 'sempre mexe, costuma mexer, normalmente mexe, sempre chuta, antes mexia',
  postmenoBleed: 'sangr* __ menopausa, menopausa __ sangr*',
  stoppedShort: 'parou logo, parou sozinho, ja parou, logo parou, parou de sangrar, nao sangra mais',
  cantGoOn:
    'nao dou mais conta, nao dou conta de viver, nada mais importa, tanto faz tudo, tanto faz, para mim chega, chega de tudo, nao luto mais, no fundo do poco, entreguei os pontos',
  control:
    'le minhas mensagens, todas as minhas mensagens, minhas conversas, permissao para sair, permissao, escolhe meus amigos, pega meu celular, esconde meus documentos, nao tenho dinheiro meu, minhas senhas, minha localizacao, proibe de ver, mexe na minha bolsa, escolhe minha roupa, me liga toda hora, fica bravo se eu saio, fica bravo quando saio',
  hits: 'me deu um empurrao, me deu uma bofetada, me deu um chute, me puxou pelo cabelo, pegou pelo braco, torceu meu braco, me jogou no chao, me jogou contra, me tacou, me acertou, deu um murro',
  bruisesBy: 'marcas de dedos, roxos nas costas, roxos nos bracos, queimaduras redondas',
  childhoodAbuse: 'crianca __ abus*/tocad*/bat*, abus* __ infancia/crianca, sofri abus*',
  ownAccord:
    'por conta propria, por minha conta, sem falar com o medico, sem o medico saber, sozinha decidi, sozinho decidi, escondido do medico, sem avisar o medico',
  boughtOnline: 'pela internet, sem receita',
  instead: 'prefiro, confio no meu corpo',
  delay: 'nao vou fazer, nao vou a, nao quero fazer',
  binge: 'como escondid*, ate passar mal, comer escondid*',
  guilt: 'nojo de mim',
  over55: 'tenho #over55 anos, #over55 anos',
  spottingWord: 'sangramento, manchinha de sangue, voltei a sangrar',
  wantDeath:
    'quer*/quis*/desej*/vontade/gostar*/gostav*/prefir*/prefer*/precis* _ morrer/morta/morto/desaparecer/sumir/suicidar*, para nao acordar, para nao acordar mais, parei de comer para, parar de comer ate morrer, deixei de comer para, para acabar logo, nao terao mais que me aguentar, nao tem mais que me aguentar, me aguentar mais, nao vao precisar me aguentar, livres de mim, vao ficar livres, nos deixar em paz, deixar voces em paz, mais um dia nesta vida, mais um dia nessa vida, um dia nesta vida',
  methodPlan:
    'carregou a arma, carregou o revolver, carregou a espingarda, arma carregada, revolver carregado, comprou uma arma, comprou uma corda, lista de pontes, perto dos trilhos, nos trilhos, ao longo da linha',
}
