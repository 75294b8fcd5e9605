import type { Wordings } from '../../concepts.ts'

/** Mais rodeios sem nenhuma palavra de alarme: quem deixa tudo em ordem, se despede, chega à beira. */
export const rounds: Wordings = {
  atPlace: 'na ponte, na beira do, trilhos, linha do trem, linha do comboio, em cima da ponte',
  hereNow:
    'estou, to, tou, fico, fiquei, me vejo, sentei, sentad*, parad*, subi, vim, cheguei, toda noite, todas as noites, de madrugada',
  deathDraw:
    'olhando para baixo, olhando pra baixo, olhei para baixo, olhei pra baixo, olho pra baixo, fico a olhar para baixo',
  ifGone:
    'se eu nao estivesse, se eu nao existisse, se eu sumisse, se eu desaparecesse, se eu morresse, se eu faltasse, se eu nao estiver mais, se eu for embora de vez, se eu partisse, quando eu faltar, quando eu nao estiver, quando eu nao estiver mais, no dia que eu faltar, sem mim, comigo fora',
  eased:
    'mais espaco, uma boca a menos, me esqueceriam, logo esquecem, iam esquecer, melhor, aliviad*, alivio, tranquil*, em paz, mais feliz, mais felizes, mais facil, mais leve, descans*, respirar, menos despesa, menos trabalho, menos peso, ninguem ia notar, ninguem notava, ninguem dava por isso, nem iam notar, nem iam perceber, nem reparavam, um favor, livres, sossegad*',
  petAway:
    'gato/gata/cachorro/cachorra/cao/cadela/gatos/bichos/passarinho __ vizinh*/irma/irmao/amiga/amigo/prima/tia/abrigo/canil, dei/doei/deixei/pedi/entreguei/arranjei __ gato/gata/cachorro/cachorra/cao/cadela/gatos/bichos, quem fica com o gato/cachorro/cao, quem vai cuidar do gato/cachorro/cao, casa para o gato/cachorro/cao',
  papersReady:
    'seguro/papeis/senha*/testamento/documento*/conta/contas/pasta/cofre/escritura __ irma/irmao/mesa/gaveta/organizad*/arrumad*/pront*/anotad*/ordem/filho/filha/envelope/assinad*, deixei/organizei/arrumei/anotei/separei/passei/tratei __ seguro/papeis/senha*/testamento/documento*/contas/escritura, tudo em ordem, tudo organizado, deixei tudo pronto, deixei tudo em ordem, ja deixei tudo, tratei de tudo, paguei as dividas, paguei todas as dividas, nao devo nada a ninguem, apaguei minhas contas, apaguei minhas redes, limpei o celular, onde estao os papeis, onde estao as senhas, onde estao os documentos',
  givenAway:
    'doei/dei/distribui/distribuindo/dando/doando/ofereci _ coisas/roupas/livros/discos/violao/guitarra/plantas/ferramentas/joias/colecao/bicicleta/relogio/anel, dar as minhas coisas, doar minhas coisas',
  homeDone:
    'limpei/arrumei/deixei _ casa/quarto/apartamento/cozinha limpa/arrumada?, casa _ limpa/arrumada, reguei as plantas, deixei comida pronta, deixei comida congelada, geladeira vazia, paguei o aluguel, paguei a renda, arrumei as fotos',
  lighter:
    'me sinto leve, sinto me leve, mais leve, to em paz, estou em paz, fiquei em paz, em paz agora, enfim em paz, to tranquil*, estou tranquil*, estou calm*, to calm*, uma calma estranha, calma estranha, ja decidi, esta decidido, ta decidido, tomei a decisao, ja tomei a decisao, sinto paz, sinto alivio, sinto uma paz',
  leaveSoon:
    'falta pouco, ja falta pouco, e questao de dias, questao de dias, depois de amanha, ate segunda, ate domingo, em poucos dias, daqui a uns dias, daqui a dias, nao vou mais incomodar, nao incomodo mais, nao vou incomodar mais, deixo de incomodar, ultima mensagem, minha ultima mensagem, ultima vez que escrevo, nao escrevo mais, nao vou mais escrever, nao vou dar mais trabalho, nao dou mais trabalho',
  thanksAll:
    'foi bom enquanto durou, adeus gente, tchau gente, tchau a todos, fui feliz, acabou para mim, acabou pra mim, orgulho de mim, orgulhoso de mim, desculpa pelo passado, ate a proxima vida, obrigad* por tudo, obrigad* a todos, obrigad* pelos, desculpa por tudo, desculpe por tudo, desculpem por tudo, perdao por tudo, me perdoa, me perdoem, perdoem me, amo voces, amo todos voces, amo muito voces, eu vos amo, gosto muito de voces, nao e culpa de ninguem, ninguem tem culpa, nao se culpem, adeus, fiquem bem, sejam felizes, foi bom conhecer',
  lookAfter:
    'cuida da/do/de/das/dos mae/pai/mum/minha/meu/meus/minhas/cachorro/gato/crianca/criancas/meninas/meninos/filhos/voces, cuidem da/do/de/das/dos mae/pai/mum/minha/meu/meus/minhas/criancas/filhos, toma conta da/do/de/das/dos, tomem conta da/do/de/das/dos, olha pela/pelo/por minha/meu/mae/pai/mim, se cuidem',
  silent:
    'nao responde ninguem, nao atende ninguem, nao visualiza, nao abre, vai pra caixa postal, deu caixa postal, desligou _ telemovel/celular/telefone, telemovel/celular/telefone desligado, nao atende, nao responde, nao me responde, nao respondeu mais, parou de responder, nao da noticias, sem noticias, e sumiu, sumiu, desapareceu, so da caixa postal, caixa postal, nao chega mensagem, mensagem nao chega, saiu sem, se trancou, trancou se, nao abre a porta, nao sai do quarto, apagou as contas, apagou o perfil, me bloqueou, deixou o celular/telemovel/relogio/anel/alianca',
  prayNotWake:
    'acabasse enquanto durmo, parasse enquanto durmo, acabar enquanto durmo, enquanto eu durmo acab*, ninguem me acordasse, que ninguem me acorde mais, ninguem me acorde mais, que nao me acordem mais, nunca mais me acordem, apagar como uma vela, me apagar hoje, apagar esta noite, pec*/rezo/rezar/oro/orar/espero/quem/queria/suplico/desejo/tomara __ nao acordar/acorde/acordasse/amanhecer, pec*/rezo/oro/suplico/queria/tomara __ leve/levasse/recolha, deus/senhor/virgem/ceu/jesus __ leve/levasse/recolha, que meu coracao pare, que o coracao pare, morrer dormindo, morrer a dormir, ir dormindo, partir dormindo, adormecer e pronto, adormecer e ja, dormir e pronto, dormir e acabou, se eu dormir e nao, raiva de acordar, triste por acordar, triste por ter acordado, chorei por ter acordado, decepcionad* por acordar, pena ter acordado, nao abrir mais os olhos, nunca mais abrir os olhos',
  edgeTrial:
    'pes/pe/pernas/perna _ fora/parapeito/beirada/vazio/janela/borda, pernas/pes penduradas/pendurados/balancando, subi/subo/trepei/passei/pulei _ parapeito/grade/mureta/beirada/guarda/varanda/corrimao, sentei/sento/fiquei/fico/parei _ beirada/parapeito/beira/borda/mureta _ ponte/predio/terraco/plataforma/janela/varanda/laje, na beira da/do plataforma/ponte/laje/predio/trilho/linha, cada dia mais perto da beira/linha/borda, um pouco mais perto cada, mais perto da linha amarela, passei a linha amarela, ensaiei, fiz um ensaio',
  afterMe: 'depois de mim, quando eu nao estiver, quando eu for, quando eu partir, depois que eu for',
  noBurdenLeft:
    'nao tenham que tratar de nada, nao tenham que resolver nada, nao precisem resolver nada, nao precisem tratar, sem deixar dividas, nao deixar dividas, nao deixar problemas, nao deixar trabalho, nao quero que meus filhos me encontrem, que nao sejam os meus filhos a, nao ser mais um peso, deixar de ser um peso, nao serei mais um peso, nao vou ser mais um peso',
  noOneNeeds:
    'ninguem precisa de mim, nao faco falta, nao faco falta nenhuma, nao sirvo para nada, nao presto para nada, so dou despesa, so dou trabalho, so dou problema, so atrapalho, sou um peso, sou um fardo, sou um estorvo, estou a mais, estou sobrando, eu sobro, estrago tudo, estrago a vida, so ocupo espaco, ocupo espaco',
  costsThem: 'despesa, dinheiro, trabalho, problema, problemas, peso, fardo',
  noPointHere:
    'deixar de existir, nao tenho lugar aqui, nao ha lugar para mim, ja nao caibo aqui, para que eu continuo aqui, pra que continuar aqui, para que ficar, pra que ficar, por que ainda estou aqui, porque ainda estou aqui, o que eu ainda faco aqui, que sentido tem eu ficar, nao devia estar aqui, nao era para eu ter nascido, melhor nao ter nascido, melhor se eu nao tivesse nascido, nao fui feit* para este mundo, nao fui feit* pra esse mundo, nao pertenco a este mundo, cansad* de existir, fart* de existir, existir cansa, existir doi, estar viv* cansa, estar viv* e um castigo, estar viv* doi, preferia nao estar aqui, prefiro nao estar aqui, prefiro nao existir, tanto faz viver, viver ou nao, viver ou morrer, ja vivi o bastante, ja vivi o suficiente, ja vivi demais',
  knotsWord:
    'quantos metros ate la embaixo, quantos metros ate o chao, calculo a altura, se e alto o suficiente, se e bastante alto, quanto tempo de queda, pesquis* _ nos de/para forca/corda, videos de nos, como dar no de, no de forca, no de corda, a viga da/do, viga da garagem/sala/telhado/varanda, olhando a viga, olhando para a viga, gancho do teto, medi a corda, medi a altura, calculei quantos/quanto, quantos comprimidos preciso, quantos eu preciso, quantos preciso, ja contei os comprimidos, guardando os comprimidos, guardando comprimidos, guardando os remedios, juntando os comprimidos, juntando comprimidos, juntando remedios',
  drawnTo:
    'ponte/trilhos/trilho/beira/linha/rio/varanda/janela/faca __ me chama/puxa/atrai/chamam/puxam, dar um passo pra frente/a/em, dar um passo para frente/a/em, dar um passo em frente, um passo e pronto/acabou/acabava/ja/tudo, so um passo e, e so um passo, so inclinar, inclinar o corpo, me inclinar um pouco, me deixar cair, deixar me cair, me deixo cair, me soltar e, largar e pronto, era so soltar, era so pular, era so dar um passo, seria um segundo, era um segundo, e acabava essa/esta/a dor/tudo, acabava essa dor, acabava com essa dor, acabava tudo, e pronto acabava',
  madeToDo:
    'me/a/o/nos obriga/obrigava/obrigou/forca/forcava a fazer _ coisas, obriga/obrigava/obrigou/forca/forcava a fazer coisas, obriga/obrigava/obrigou/forca a fazer, me faz fazer coisas, me manda fazer coisas, tenho que fazer coisas com/para/nele, pede para eu fazer coisas, faz coisas comigo, fez coisas comigo, me faz coisas, me fez coisas',
  chores:
    'agachamento, agachamentos, correr, alongar, treino extra, licao, tarefas, deveres, louca, limpar, arrumar, matematica, flexoes, voltas, exercicios, piano, compras, legumes, cama, faxina',
  moving:
    'mala, malas, bagagem, viajamos, vamos viajar, partimos, camping, praia, aeroporto, cruzeiro, mudanca, mudei, mudar de casa, casa nova, apartamento novo, aposent*, reforma, exterior, emigr*, intercambio, ferias, viagem, impostos, imposto, financiamento, cartorio, voo, cirurgia, operacao, emprego novo, congresso',
  sunny:
    'atrasado, atraso, atrasou, greve, a espera do comboio para, foto, fotos, selfie, por do sol, passeio, passear, caminhada, caminhar, trilha, corrida, correr, vista linda, piquenique, casamento, festa, aniversario, show, vitaminas, cerveja, churrasco, pescar, pescaria, estender roupa, medo de altura, obra, trabalho em, pedal, bicicleta, patins',
  lethalPlace:
    'faixa do trem, linha ferrea, trem, linha amarela, viaduto, barranco, passagem de nivel, rio, janela, passarela, cais, laje',
  bodyPull:
    'pula logo, pula e pronto, salta logo, vai pula, pernas querem, minhas pernas querem, pes querem, corpo quer, o corpo vai, corpo vai sozinho, querem ir sozinhas, algo me empurra, algo me puxa, me da vontade de ir',
  lettersWritten:
    'bilhete para cada um, bilhete pra cada um, bilhetes para cada um, carta para cada um, carta pra cada um, bilhete a cada um, cartas para quando crescerem',
  debtFree:
    'nao deixar divida, sem deixar divida, nao deixar dividas, nao fique divida, nao fica divida, nao tenham que pagar nada, nao precisem pagar nada',
  selfContext:
    'tiro nota baixa, nota baixa, nota ruim, cabeca se cale, cala a cabeca, silencio na cabeca, calar a cabeca, quando erro',
  touchedMe:
    'me pede para tocar nele, pede pra eu tocar, pede para eu tocar, quer que eu toque, manda eu tocar, me manda tocar',
  sexual: 'sem roupa, pelad*, sem calcinha, despid*',
  childRel: 'afilhad*, vizinhinh*, sobrinh*, aluninh*, priminh*',
  partingPlain:
    'escrevi para, escrevi pra, mandei para, mandei pra, praia, ferias, cinema, aeroporto, mudanca, kkk, faculdade',
  unlikeHim: 'nunca faz isso, ele nunca faz, ela nunca faz, nunca diz isso, nao e de fazer isso, nao costuma fazer',
  armedGoodbye: 'tirou a espingarda, pegou a arma, buscou _ arma/espingarda',
  nerveWait:
    'esperando coragem, esperando ter coragem, a espera de coragem, criando coragem, tomando coragem, me falta coragem, falta me coragem, nao tenho coragem',
  methodPlan: 'contei as capsulas, contei os comprimidos, conto os comprimidos',
  hitSelf:
    'bato com a cabeca, bato a cabeca na/no/contra, bato minha cabeca, dou cabecadas, cabecadas na, cabeca no azulejo',
}
