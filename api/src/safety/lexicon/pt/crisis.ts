import type { Wordings } from '../../concepts.ts'

/** Suicídio, autolesão, psicose, violência, transtornos alimentares, medicamentos abandonados. */
export const crisis: Wordings = {
  wantDeath: `quero morrer, queria morrer, quer morrer, queria estar mort*, quero estar mort*, gostaria de morrer, gostava de morrer, gostaria de estar mort*, vontade de morrer, vontade de sumir para sempre, vontade de desaparecer, vontade de sumir, vontade de nao existir, desejo de morrer, desejo morrer, desejo a morte, prefiro morrer, preferia morrer, preferia estar mort*, melhor morrer, melhor mort*, estaria melhor mort*, tomara que eu morra, tomara que eu nao acorde, espero morrer, espero nao acordar, rezo para morrer, peco a deus para morrer, peco a deus que me leve, peco para deus me levar, que deus me leve, deus me leve, queria nao ter nascido, nunca ter nascido, nao devia ter nascido, nao deveria ter nascido, deixar de existir, parar de existir, nao existir, nao queria existir, nao quero existir, sumir para sempre, sumir do mapa de vez, quero sumir, queria sumir, quero desaparecer, queria desaparecer, desaparecer para sempre, desaparecer do mundo, deixar este mundo, sair deste mundo, partir deste mundo, ir embora deste mundo, ir embora dessa vida, ir embora desta vida, ir embora para sempre, partir para sempre, partir de vez, abandonar este corpo, deixar meu corpo, deixar este corpo, se eu morresse, se eu morrer, se eu nao estivesse aqui, se eu sumisse, se eu desaparecesse, quando eu morrer, quando eu nao estiver mais, quando eu me for, quando eu ja nao estiver, nao vou estar mais aqui, nao estarei mais aqui, nao vou estar aqui amanha, nao quero estar aqui, nao quero mais estar aqui, nao quero estar mais aqui, ja nao quero estar aqui, penso em morrer, pensando em morrer, pensar em morrer, penso na morte, pensando na morte, pensamentos de morte, a morte seria, morrer seria, a morte e a, morte como, que tudo acabe, que tudo acabasse, que isso acabe para sempre, quero que tudo acabe, queria que tudo acabasse, mereco morrer, nao mereco viver, nao me importo de morrer, nao me importaria de morrer, tanto faz morrer, tanto faz viver, tanto faz se eu morrer, nao ligo se morrer, descansar para sempre, descansar em paz logo, que um carro me atropelasse, que um carro me atropele, nao passo de hoje, se eu nao existisse, se nao existisse, melhor se eu nao, a vida acabou para mim, minha vida acabou, minha vida termina, a vida terminou para mim, se eu sumir, se eu desaparecer, que tudo se apague, que isso se apague, me apagar, quero me apagar, nao pretendo chegar, nao chego aos, nao vou chegar ao meu aniversario, nao vejo o proximo natal, sobrando neste mundo, estou sobrando, estou a mais, estou de mais no mundo, ninguem precisa de mim, aliviar todo mundo, aliviar todos, aliviar a todos, livrar todos de mim, nao sobrou nada para mim, nada por que viver, nada que me prenda, nada me prende, peco/pedi/rezo/imploro deus __ leve/morrer/acordar/acorde, acidente __ resolv*/alivio/acab*, torco por um acidente, queria/espero/tomara __ coracao __ pare/parasse, nao quero mais estar nesse/neste, nao quero estar nesse/neste, mundo melhor sem ela/ele/mim, vai descansar para sempre, descansar para sempre, devia ter morrido, deveria ter morrido, queria nao ter sobrevivido, queria nao ter acordado, pena que acordei, pena que sobrevivi, tomara que seja cancer, espero ter cancer, imagino meu enterro, imagino meu velorio, imagino minha morte, sonho em morrer, sonho com a minha morte, nao tenho mais medo de morrer, ja nao tenho medo de morrer, nao posso prometer que, nao sei se estarei, nao sei se vou estar, nao chego ao natal, nao vejo o natal, nao me procurem, nao tentem me impedir, em breve em paz, logo terei paz, logo vou descansar, a morte me chama, morta eu nao, morto eu nao, estar mort* seria, preferia nao acordar, preferia nao estar, melhor nao acordar, deixem me morrer, me deixem morrer, me deixa morrer, nao mereco respirar, nunca devia ter nascido, nunca deveria ter nascido, gostaria de nao acordar, gostaria de sumir, gostaria de desaparecer, queria apagar, queria nao existir, vontade de nao acordar, vontade de nao estar, vontade de acabar com, fart* de existir, nao tenho lugar neste mundo, nao pertenco a este mundo, este mundo nao e para mim`,
  noWill: `nao quero viver, nao quero mais viver, nao quer viver, nao quer mais viver, ja nao quero viver, nao quero continuar vivendo, nao quero continuar a viver, sem vontade de viver, nao tenho vontade de viver, perdi a vontade de viver, vontade de viver, cansad* de viver, cansad* da vida, fart* de viver, fart* da vida, cansei de viver, cansei da vida, cansei de existir, desisti de viver, desisti da vida, desistir da vida, desistir de viver, desistir de tudo, a vida nao vale, nao vale a pena viver, nao vale mais a pena, vida nao tem sentido, vida nao faz sentido, vida perdeu o sentido, viver nao faz sentido, sem sentido viver, nao vejo sentido, nao vejo mais sentido, sentido em viver, nao tenho motivo para viver, sem motivo para viver, motivos para viver, motivo para viver, razao para viver, razoes para viver, para que viver, para que continuar viv*, por que ainda vivo, por que continuo viv*, nao aguento mais viver, nao suporto viver, nao suporto mais viver, nao aguento viver, nao aguento a vida, viver assim nao, nao quero acordar, nao quero mais acordar, nao quero acordar amanha, nao quero mais um dia, odeio viver, odeio estar viv*`,
  killSelf: `me matar, matar me, me mato, se matar, se mata, vou me matar, quero me matar, tirar minha vida, tirar a minha vida, tirar a propria vida, tirar a vida, tirar a sua vida, tirar minha propria vida, acabar com a minha vida, acabar com minha vida, acabar com a vida, acabar com a propria vida, acabar com tudo, acabar com isso tudo, terminar com tudo, terminar com a minha vida, por fim a minha vida, por fim a vida, por um fim, dar fim a minha vida, dar fim em tudo, dar um fim, por termo a vida, por termo a minha vida, me suicid*, suicidar me, suicidar, se suicid*, cometer suicidio, me enforc*, enforcar me, se enforc*, me jogar da, me jogar do, me jogar na frente, me jogar de, se jogar da, se jogar do, me atirar da, me atirar do, atirar me, me atirar para, atirar me para, pular da ponte, pular do predio, pular da janela, pular da varanda, saltar da ponte, saltar da janela, na frente do trem, na frente de um trem, na frente do onibus, na frente do caminhao, na frente do metro, debaixo do comboio, para a linha do comboio, cortar os pulsos, cortar meus pulsos, cortar minhas veias, dar um tiro em mim, dar um tiro na cabeca, meter uma bala, tomar todos os remedios, tomar todos os comprimidos, tomar o frasco inteiro, tomar a cartela, carta de suicidio, tentativa de suicidio, tentei me matar, tentei suicidio, tentou se matar, tentou suicidio, bater o carro de proposito, jogar o carro, tomar veneno, tomar chumbinho`,
  suicidal: `suicida*, ideacao suicida, pensamentos suicidas, pensamento suicida, pensando em suicidio, penso em suicidio, pensar em suicidio, penso no suicidio, ideias de suicidio, pensando em me matar, penso em me matar, o suicidio e, suicidio como, como morrer, morrer sem dor, jeito de morrer, maneira de morrer, forma de morrer, formas de morrer, quantos comprimidos, quantos remedios, dose letal, dose fatal, doi morrer, doi se afogar, morrer doi, afogar doi, quais remedios matam, que remedio mata, quais comprimidos matam, pesquisei como, pesquisei formas, metodo indolor, metodos indolores, quanto tempo demora para morrer, de que altura`,
  sleepForever:
    'dormir e nao acordar, dormir _ nao acordar, dormir e nunca mais, dormir para sempre, nao acordar nunca mais, nao acordar mais, nunca mais acordar, nao voltar a acordar, fechar os olhos para sempre, fechar os olhos e nao, sono eterno, sono sem volta, adormecer e nao acordar, adormecer para sempre, nao acordar amanha, deitar e nao acordar',
  burden: 'fardo, peso para, estorvo, so atrapalho, atrapalho todos, inutil, imprestavel',
  gone: 'sumir, desaparecer, sem mim, ir embora',
  betterOff: 'melhor, aliviad*, livres',
  betterOffWithoutMe:
    'melhor sem mim, melhores sem mim, melhor se eu nao, melhor se eu morresse, melhor se eu sumisse, mais felizes sem mim, feliz sem mim, ninguem sentiria minha falta, ninguem vai sentir minha falta, ninguem sentiria a minha falta, ninguem ia sentir, ninguem notaria, ninguem ia notar, ninguem daria falta, meu enterro, meu funeral, meu velorio, mundo sem mim, mundo melhor sem, livrar de mim, livres de mim, seguro de vida, ninguem se importaria, melhor para todo mundo se, melhor para todos se',
  goodbye:
    'adeus, despedida, despedir, despediu, despedindo, me despeco, despedi, despedi me, ultima mensagem, nao vao mais me ver, nunca mais vao me ver, cuidem d*, cuida dos meus, nao vou precisar mais, nao vai precisar mais',
  otherPerson:
    'amig*, irmao, irma, mum, mae, pai, filho, filha, mulher, esposa, marido, namorad*, companheir*, colega, primo, prima, vizinh*, ele, ela, ex, chefe, familia, filhos, bebe, gente, alguem, alun*, sobrinh*, todos, pessoas, padrasto',
  me: 'me, mim, eu, meu',
  letters: 'carta, cartas, bilhete, testamento, video',
  lettersWritten:
    'carta de despedida, cartas de despedida, bilhete de despedida, video de despedida, mensagem de despedida, escrevi cartas, escrevi as cartas, escrevi uma carta para, escrevi um bilhete, deixei cartas, deixei uma carta, deixei um bilhete, doei minhas coisas, doei tudo, dei minhas coisas, dei as minhas coisas, distribui minhas coisas, doando suas coisas, dando suas coisas, deu as coisas dele, deu as coisas dela, deu todas as suas coisas, doou tudo, ja deixei tudo, deixei tudo pronto, deixei tudo arrumado, ja preparei tudo, ja planejei tudo, tenho tudo planejado, tenho tudo planeado, tenho um plano, ja tenho um plano, ja tenho data, marquei a data, ja escolhi o dia, escolhi a data, ja sei como, sei como fazer, hoje e meu ultimo, minha ultima noite, meu ultimo dia, amanha nao estarei, logo tudo vai acabar, logo vai acabar tudo, em breve tudo acaba, finalmente em paz, finalmente vou descansar, vou finalmente descansar, deixei minhas senhas, organizei meus documentos, meu testamento, doei meu cachorro, dei meu gato, pelo que vou fazer, perdao pelo que vou, desculpa pelo que vou, carta para cada, uma carta para cada, cartas para meus filhos, deixei na gaveta para, fiz meu testamento, fiz o testamento, quem vai cuidar do meu cachorro/gato/filho, quem vai cuidar dos meus filhos, quem fica com meu gato/cachorro, quando me encontrarem, quem me encontrar, nao quero que meus filhos me encontrem, seguro de vida paga, seguro de vida em caso, anotei as senhas, plano de saida, faco hoje a noite, vou fazer hoje a noite, hoje eu faco, sera hoje, escolhi o lugar, escolhi a ponte, escolhi o local, escolhi o dia, marquei o dia',
  goodbyeThings: 'doei, dei embora',
  calm: 'calm*, paz, tranquil*, aliviad*',
  soon: 'logo, amanha, hoje a noite, em breve',
  joinDead:
    'encontrar meu pai no ceu, encontrar minha mae no ceu, encontrar meu marido, encontrar _ ceu, encontrar _ outro lado, ir ter com _ ceu, ficar com ele no ceu, ficar com ela no ceu, ir embora com ele, junto da minha mae no, me juntar a minha/meu/ele/ela, juntar me a, juntar me ao, me reunir com _ ceu, reencontrar _ ceu, reencontrar _ outro lado, reencontrar meu/minha marido/mae/pai/filho/filha/esposa/irmao, ir para o outro lado, passar para o outro lado, atravessar para o outro lado, ir para o ceu, ir para junto de deus, voltar para a luz, voltar para casa espiritual, voltar a fonte, desencarnar, minha alma quer ir, minha alma quer partir, libertar minha alma, sair deste plano, deixar este plano, deixar esse plano, ir para junto do meu, ir para junto da minha, onde ele esta agora, onde ela esta agora, encontrar meu bebe, ficar com meu bebe no',
  methodPlan:
    'guard* _ comprimidos/remedios, junt* _ comprimidos/remedios, acumul* _ comprimidos/remedios, estoc* _ comprimidos/remedios, separei _ comprimidos/remedios, comprei _ corda, comprei a corda, uma corda, a corda esta, no parapeito, na beirada, beira da ponte, no telhado do predio, no terraco do predio, comprimidos na mao, remedios na mao, comprimidos na minha frente, remedios na minha frente, comprimidos a minha frente, lamina _ pulsos, faca nos pulsos, arma do meu, tenho uma arma, contando os comprimidos, contei os comprimidos, contar os comprimidos, chumbinho, comprei veneno, comprimidos suficientes, remedios suficientes',
  methodWish:
    'na frente do trem, na frente do onibus, na frente do caminhao, na frente de um carro, na frente dos carros, frente de um camiao, largar o volante, soltar o volante, jogar o carro, virar o volante, vontade de pular, vontade de saltar, vontade de me jogar, vontade de me atirar, entrar no mar e, atravessar sem olhar, atravesso sem olhar, nadar ate nao, imagino pulando, me imagino pulando, imagino me atirando, bater/jogar/atirar carro _ poste/arvore/muro/camiao',
  enough:
    'suficiente* para morrer, suficiente* para nao acordar, bastam para morrer, bastam para nao, chega para morrer, chega para nao acordar',
  endIt:
    'acabar com tudo, acabar com isso de vez, acabar com isso de uma vez, acabar com o sofrimento, acabar com meu sofrimento, terminar tudo, por fim a tudo, por fim nisso, por um fim, dar um fim, unica saida, sem saida, nao vejo saida, nao ha saida, nao tem saida, nao vejo outra saida, unica solucao, nao encontro saida',
  live: 'viver, continuar, viv*',
  noReason: 'sem motivo, sem razao, nenhum motivo, nao tenho motivo',
  noFuture: 'nao vejo futuro, sem futuro, nao tenho futuro, nao ha futuro',
  otherSuicidal:
    'disse/diz/escreveu/mandou/postou/fala/falou/falando __ morrer/matar/viver/sumir/desaparecer/despedida/adeus, fala em morrer, fala em se matar, fala em suicidio, falando em morrer, falando em se matar, ameaca se matar, ameacou se matar, ameacando se matar, ameaca suicidar se, quer se matar, quer morrer, nao quer mais viver, se despediu, despediu se de todos, mensagem de despedida, diz que nao quer viver, falou que nao quer viver, ja nao quer viver, quer tirar a vida, que vai se matar, vai se matar, deixou um bilhete e, deixou uma carta e, deixou uma nota e, vai descansar para sempre, mundo melhor sem',
  scaredOfSelf:
    'medo de mim mesm*, medo de mim propri*, medo do que posso fazer, medo do que eu possa fazer, medo do que vou fazer, medo de fazer uma besteira, medo de fazer besteira, medo de fazer algo, medo de me machucar, medo de me magoar, nao confio em mim, nao estou segur*, nao vou aguentar ate amanha, nao passo desta noite, nao chego ate amanha, fazer uma besteira, fazer algo comigo, fazer mal a mim, vou fazer uma besteira, fazer uma besteira comigo, vou fazer uma loucura',
  leaveBody:
    'deixar meu corpo, sair do meu corpo para sempre, libertar minha alma do corpo, alma quer ir embora, abandonar este corpo, deixar este plano, comecar outra vida depois desta, proxima vida logo, ir para a proxima vida, partir para a outra vida',
  cantGoOn:
    'nao aguento mais viver, nao aguento mais essa vida, nao aguento mais esta vida, nao aguento mais, nao consigo continuar, nao consigo mais continuar, nao tenho forcas para continuar, sem forcas para continuar, nao tenho mais forcas, nao tenho mais forca para, nao quero continuar, nao quero mais continuar, cansei de lutar, cansad* de lutar, nao suporto mais, desisto de tudo, desisto da vida, eu desisto, nada mais faz sentido, nao ha esperanca, sem esperanca, nao tem mais jeito, nao da mais para viver, nao da mais para continuar',
  onPurpose: 'de proposito',
  cutSelf:
    'me cortar, me corto, me cortei, me cortando, se corta, se cortando, se cortou de proposito, cortar me, corto me, cortei me, a cortar me, a cortar se, cortes nos bracos, cortes no braco, cortes nas pernas, cortes nas coxas, cortes nos pulsos, cortes nos meus, lamina*, gilete*, estilete, me arranh* ate sangrar, me risco, riscar os bracos, me lanho, cortando os bracos, corto os bracos, corto o braco, corto as pernas, cortando a pele, cortar a pele, cortes pelo braco',
  hurtSelf:
    'me machucar, me machuco, me machuquei de proposito, me ferir, me firo, se machuca de proposito, se machucar, se ferir, me automutil*, automutil*, autoles*, me punir, me castigar, punir meu corpo, castigar meu corpo, causar dor em mim, preciso sentir dor, so a dor alivia, a dor me acalma, dor fisica alivia, ver sangue para, ver meu sangue, magoar me, me magoar fisicamente, fazer mal a mim mesm*, fazer me mal, ferir me, machucar a mim',
  selfHarm: 'automutil*, autoles*',
  urge: 'vontade, impulso*, desejo, preciso, tentacao, pensamentos, quero',
  cut: 'cortar, corto, cortando',
  cuts: 'cortes, marcas, cicatrizes, arranhoes, queimaduras',
  blade: 'lamina*, gilete*, estilete, navalha, tesoura, isqueiro',
  out: 'na mao, escondid*, pront*',
  skin: 'pele',
  deserve: 'mereco, castig*, punir',
  relief: 'alivi*, calma, sentir algo',
  burnSelf:
    'me queimo de proposito, me queimar de proposito, queimo meus bracos, queimo a pele, apago cigarros, apago cigarro, queimar a minha pele, cigarro na pele, isqueiro na pele, me queimo com, me queimo para',
  hitSelf:
    'me bato, me bater, bato a cabeca na parede, bater a cabeca na parede, dou murros na parede, soco a parede, me dou socos, me dou tapas, me mordo, arranco meus cabelos, se bate, bato em mim, socos em mim, cabeca contra a parede, bate a cabeca na parede, me esmurro, murros em mim',
  otherCuts:
    'cortes/marcas/cicatrizes _ bracos/braco/pulsos/coxas/pernas, filha/filho/irma/irmao/amiga/amigo/namorada __ cort*/lamina*/gilete*/automutil*/estilete, achei laminas, encontrei laminas, achei giletes, achei uma gilete, esconde os bracos, manga comprida, mangas compridas',
  skinPlace: 'bracos, braco, pulsos, coxas, pernas',
  hidden: 'escond*, manga comprida',
  fresh: 'recentes, novos, novas, de novo',
  sleeves: 'manga comprida, mangas compridas, pulseiras, moletom no calor, blusa de frio no calor',
  scars: 'cicatrizes',
  voices:
    'ouco vozes, ouve vozes, ouvindo vozes, ouvir vozes, escuto vozes, escutando vozes, escuta vozes, vozes na cabeca, vozes na minha cabeca, vozes que me, vozes que mandam, as vozes, vozes mandam, uma voz me, uma voz manda, uma voz dizendo, a voz manda, a voz me, voz que me, deus manda, deus me mandou, deus me ordena, o demonio me, o diabo me, os anjos me mandam, espirito manda, espirito me manda, espiritos mandam, a tv fala comigo, televisao fala comigo, radio fala comigo, vozes dizem, vozes a dizer, a mandar',
  command:
    'mand*, orden*, para eu me, me matar, pular, matar, machucar, ferir, obedec*, para matar, para fazer, dizem para',
  harm: 'machucar, ferir, mal, bater, atacar, esfaquear, afogar, empurrar, sufocar, queimar, sacudir, estrangular, magoar, jogar',
  kill: 'matar, mate, assassinar, morte',
  delusion:
    'chip _ cabeca/cerebro/dente/corpo/implant*, implant* _ chip, vizinhos me espionam, vizinhos me vigiam, os vizinhos _ gas/raios/veneno/espion*/envenen*/controlam, me espion*, estao me vigiando, me vigiam, me perseguem, estao me perseguindo, estao me seguindo, sendo perseguid*, sendo vigiad*, sendo seguid*, leem minha mente, leem meus pensamentos, le meus pensamentos, controlam minha mente, controlam meus pensamentos, roubam meus pensamentos, mensagens na tv, mensagens escondidas, mensagens secretas, mandando mensagens, me manda mensagens, me mandam mensagens, envia mensagens, me envenen*, querem envenenar*, envenen* minha comida, veneno na comida, cameras em casa, cameras escondidas, escutas na, sou deus, sou jesus, sou o messias, acha que e deus/jesus/messias, pensa que e deus/jesus, acredita que e, sou o escolhido, sou a escolhida, escolhid* por deus, missao divina, missao especial, missao de salvar, sou imortal, tenho poderes, extraterrestres, conspir*, complo, querem me matar, quer me matar com, impostor*, um sosia, nao e minha mae, nao e meu marido de verdade, possuid*, demonio em mim, demonio dentro, meus orgaos, ja estou mort*, bichos debaixo da pele, bichos sob a pele, ondas, raios laser, a cia, policia federal me, acha que os vizinhos, acha que estao, acha que esta sendo, acha que estamos, pensa que os vizinhos, convencid* de que, convencid* que, radio fala de mim, televisao fala de mim, carros me seguem, carro me segue, todos sao cumplices, sabem o que eu penso, sabe o que eu penso, me filmam, me gravam, escutas em casa, tenho uma missao',
  plan: 'alicate, faca, tirar, arrancar, hoje a noite, me defender',
  wantHarmOthers:
    'vou matar, quero matar, quer matar, vontade de matar, vou esfaque*, quero esfaque*, vontade de esfaque*, vontade de machucar, machucar meu bebe/filho/marido, machucar minha filha/mae/esposa, machucar meus filhos, machucar alguem, machucar outras pessoas, machucar o bebe, fazer mal a alguem, fazer mal ao meu bebe/filho, fazer mal a minha filha, fazer mal ao bebe, fazer mal aos meus filhos, magoar o meu bebe, penso em matar, pensando em matar, pensamentos de matar, pensamentos de machucar, imagens de machucar, imagens de matar, impulso de machucar, impulso de matar, impulso de jogar, impulso de empurrar, afogar o bebe, afogar meu bebe, afogar meu filho, sufocar o bebe, sufocar meu bebe, jogar o bebe, jogar meu bebe, sacudir o bebe, botar fogo, por fogo na casa, atear fogo, pegar fogo na casa, comprei uma faca para, comprei uma arma para, levar meus filhos comigo, matar meus filhos, matar todo mundo, matar todos, matar meu marido/chefe/pai/irmao/vizinho/filho/bebe/ex/padrasto, matar minha mulher/mae/filha/irma/esposa/familia, matar ele, matar ela, mata lo, mata la, matar alguem',
  weapon:
    'faca, facas, arma, revolver, machado, espingarda, pistola, facao, gasolina, martelo, acido, canivete, tesoura',
  noSleepDays:
    'ha #n dias/noites sem dormir, #n dias/noites sem dormir, nao durmo ha #n, nao dorme ha #n, sem dormir ha, nao preciso dormir, nao preciso de dormir, nao precisa dormir, nao precisa de dormir, ja nao preciso de dormir, dias acordad*, dias sem dormir, noites sem dormir, nao dorme ha dias, nao durmo ha dias, faz #n dias que nao dorm*, nao dorme faz, nao preciso mais dormir',
  mania:
    'energia infinita, energia sem fim, energia ilimitada, muita energia, cheia de energia, cheio de energia, pensamentos acelerados, pensamentos a mil, mente a mil, fala sem parar, falo sem parar, falando sem parar, nao para de falar, invencivel, euforic*, euforia, genio, poderes, salvar o mundo, salvar a humanidade, missao, gastei tudo, gastou tudo, gastando tudo, gastei todas, gastou milhares, economias, poupanca, kundalini, iluminad*, despertar espiritual, larguei o emprego, vendi tudo, superpoderes, curar todo mundo, curar todos, mania, maniac*, mais viva que nunca',
  spend: 'gast*, cartao, economias, compr*, poupancas',
  chosen: 'escolhid*, missao, deus, profeta, messias, anjos, divin*, poderes, universo',
  fly: 'voar',
  noEat: 'nao come, sem comer, nao preciso comer, nao precisa comer, parei de comer, jejum, viver de luz',
  notMine:
    'nao e dela, nao e meu, nao e minha, nao e o bebe dela, nao e filho dela, nao e meu filho, trocaram o bebe, foi trocad*, esta possuid*, e um demonio, e do mal, amaldicoad*',
  evil: 'demonio, diabo, possuid*, amaldicoad*',
  harmThought: 'machucar, jogar, afogar, sufocar',
  poisonedMe: 'esta me envenenando, estao me envenenando, quer me envenenar, querem me envenenar, a envenenar me',
  fireSet: 'botar fogo, por fogo, atear fogo, incendiar',
  canFly: 'posso voar, consigo voar, atravessar paredes, carros nao podem me',
  minor:
    'tenho #minor anos, tenho #minor e, so tenho #minor, #minor anos, sou menor, meu padrasto, meu professor, minha professora, minha escola, meu treinador, meu pai, meu tio, meu avo, o namorado da minha mae, minha turma, minha mae, meus pais, meu irmao mais velho, meu primo, o padre, meu pastor',
  touchedMe:
    'me toca, me tocou, me tocava, toca em mim, tocou em mim, mexe comigo, mexeu comigo, passa a mao em mim, passou a mao em mim, passa a mao, me apalpa, me apalpou, me alisa, me obriga a tocar, me faz tocar, me beija, me beijou, entra na minha cama, deita na minha cama, deita comigo, tira minha roupa, tirou minha roupa, me olha no banho, me espia no banho, me filma, abusa de mim, abusou de mim, abuso sexual, partes intimas, mostra o _ dele, me mostrou o, faz coisas comigo, fez coisas comigo, me estupra, me viola, pede fotos, videos porno, me acaricia, apalpa me, toca me',
  hitMe:
    'me bate, me bateu, me espanca, me espancou, me soca, me da socos, me da surra*, me deu uma surra, me batem, cinto, me queima, me chuta, me da tapas, puxa meu cabelo, me enforca, me joga, me sufoca, bate me, bateu me, me da cintadas, fio eletrico, me maltrata, chinelo',
  lockedIn:
    'me tranca, me trancou, trancad* em, trancad* no, trancad* na, nao me deixa sair, me prende, me prendeu, pegou meu passaporte, tomou meu passaporte, tirou me o passaporte, ficou com o meu passaporte, escondeu minhas chaves, carcere privado, tranca ela, tranca ele, amarrad*, trancam, fechad* em casa',
  noFood:
    'nao me dao comida, nao me da comida, sem comida, passa fome, passam fome, pede comida, nao da comida, com fome, fome, deixam sem comer, rouba comida',
  afraidHome:
    'medo de voltar para casa, medo de ir para casa, nao quero voltar para casa, medo do meu pai, medo do meu padrasto, medo da minha mae, medo em casa, me escondo quando, nao estou segura em casa, nao estou seguro em casa',
  picsThreat:
    'fotos/videos/foto/video/nudes/imagens __ publicar/enviar/mandar/divulgar/espalhar/ameac*/pagar/dinheiro/postar/compartilhar/partilhar/chantag*/escola/vazar/pais/amigos, ameac* _ publicar/enviar/mandar/divulgar/postar/espalhar/vazar/mostrar __ fotos/videos/foto/video/nudes, chantag*, sextors*, extors*, quer mais fotos, fotos nu*, fotos minhas nu*, fotos pelad*, pede nudes, quer nudes, meus nudes, fotos intimas',
  onlineAdult:
    'conheci na internet, conheci online, pela internet, homem mais velho, muito mais velho, um adulto, quer me encontrar, encontrar sozinh*, nao contar a ninguem, nao contar para ninguem, nosso segredo, ele tem #adult, me da presentes, pelo discord, pelo instagram, no roblox, cara/homem/sujeito/tipo/senhor/moco de #adult, homem mais velho, cara mais velho, um desconhecido',
  forcedSex:
    'me obriga a ter _ relacoes/sexo, me obrigou a ter _ relacoes/sexo, me obriga a transar, me forca, me forcou, a forca, sem meu consentimento, sem o meu consentimento, contra minha vontade, contra a minha vontade, disse nao e ele, eu disse nao, falei nao, nao parou quando, acordei com ele em cima/dentro, abusou de mim, abusaram de mim, abusada sexualmente, agressao sexual, violencia sexual, relacao forcada, sexo forcado, me segurou e, acordei sem roupa',
  raped: 'estupr*, violad*, violac*, violou me, fui violada, me violou, violaram',
  secretTouch: 'nosso segredo, jogo secreto, brincadeira secreta, nao conte para, segredo nosso, nao contar para a mae',
  nightVisit:
    'entra no meu quarto, entra na minha cama, vem no meu quarto, vem ao meu quarto, vem para minha cama, vai no meu quarto, a noite no meu quarto, no meu quarto a noite, entra de noite, vem de noite, deita na minha cama, finjo que estou dormindo, finjo dormir',
  childRel:
    'filha, filho, crianca*, menino, menina, neto, neta, sobrinh*, aluno, aluna, enteada, enteado, vizinh*, bebe, irmazinha, irmaozinho, minha irma mais nova, meu irmao mais novo, garoto, garota, adolescente, miud*, filhos, afilhad*',
  touchedBy:
    'toca nela, toca nele, tocou nela, tocou nele, passou a mao nela, passa a mao nela, abus*, partes intimas, mexeu com ela, mexe com ela, molest*, abuso sexual, mexeu nela, genitais, nas partes, mexe nela, mexe nele, mexendo nela, mexendo nele, mexeu nele, mostrou o penis/pinto/bilau, mostra o penis/pinto, tocou nas partes, nas partes dela, nas partes dele, na calcinha dela, passou a mao na minha filha',
  sexual: 'sexual*, sexo, erotic*, nu, nua, nudes, porno*, seduz*, excit*, intim*, atrai*',
  adult:
    'avo, tio, professor, padrasto, vizinho, pai, homem, adulto, namorado, padre, primo, mae, treinador, pais, baba, pastor, monitor, vovo',
  hitBy:
    'bate nela, bate nele, bate na, bate no, bate nos, bate nas, batem nela, batem nele, batem na, batem no, espanc*, maltrat*, gritos e pancadas, surr*, apanha*, agride, sacode, ouco bater, batendo na, batendo no, levar porrada',
  bruisesBy:
    'roxos _ explica/cinto/dedos/sempre, marcas de cinto, marcas de dedos, queimaduras de cigarro, cheia de roxos, cheio de roxos, hematomas novos, novos hematomas, cheia de hematomas, cheio de hematomas, olho roxo, sempre com nodoas, marcas roxas sempre, cheia de nodoas, cheio de nodoas',
  belt: 'cinto, pau, fio, chinelo, vara',
  neglect:
    'sozinh* em casa, deixam sozinh*, deixa sozinh*, sem comida, suj*, fome, pede comida, descalc*, abandonad*, abandon*, sem casaco, sem banho, cheira a xixi, pais bebados, mae bebada, fralda suja, trancad*, neglig*, mexe no lixo, procura comida no lixo, do lado de fora',
  leftAlone: 'sozinh* em casa, sozinh* a noite toda, deixam sozinh*, deixa sozinh*, sozinh* por dias',
  fear: 'medo, assustad*, treme, apavorad*, chora quando, panico, encolhe*, esconde se',
  touched: 'toc*',
  home: 'casa, porta',
  always: 'sempre, todos os dias, todo dia, toda semana',
  explain: 'explica*, desculpa*',
  parentHits:
    'meu pai/padrasto/tio/avo me bate/espanca/bateu/espancou/surra, minha mae/madrasta/mum me bate/espanca/bateu/espancou, meus pais me batem, pai bate na minha mae, bate na minha mae, bate em mim, padrasto bate, pai bate em, mae bate em mim, bate me com, me bate com',
  teacherTouches: 'professor/treinador/padre/pastor/monitor/catequista _ toc*/beij*/nu/nua/passa a/passou/abus*/alis*',
  eroticMinor:
    'erotic* _ #minor/alun*/menor/crianca*, alun*/menor/crianca de #minor __ erotic*/sexual*/seduz*, atracao por criancas, pornografia infantil, me atraio por criancas',
  forcedMarriage:
    'casar a forca, casamento forcado, me obrigam a casar, querem me casar, obrigada a casar, obrigam me a casar, casar com um homem que',
  cutGirl: 'mutilacao genital, excisao, cortar as partes dela',
  groomed: 'grooming, aliciad*, diz que me ama e _ segredo',
  childhoodAbuse:
    'abusad* na infancia, abuso na infancia, abuso sexual na infancia, abusad* quando era crianca, abusad* quando crianca, quando era crianca _ abus*/bat*, quando eu era crianca _ abus*/bat*, fui abusad*, apanhava quando crianca, apanhava em crianca, estuprad* ha #n anos, estuprad* ha anos, violad* ha #n anos, violencia na infancia, maus tratos na infancia, o que meu _ fez comigo, lembrancas do abuso, memorias do abuso, flashbacks, meu pai me batia, minha mae me batia, meu ex me batia, relacionamento abusivo, relacao abusiva, sobrevivente de abus*, abusou de mim quando eu era, abusos que sofri',
  strangled:
    'me estrangul*, estrangul*, me enforcou, me enforca, me apertou o pescoco, apertou meu pescoco, apertou o meu pescoco, aperta meu pescoco, me agarrou pelo pescoco, me pegou pelo pescoco, agarrou me pelo pescoco, maos no meu pescoco, mao no meu pescoco, me sufocou, apertou minha garganta, apertou a minha garganta, travesseiro no meu rosto, almofada na cara, esganou, tentou me sufocar, pelo pescoco, apertou me o pescoco',
  partner:
    'marido, mulher, esposa, esposo, companheir*, namorad*, ex, parceir*, pai dos meus filhos, meu homem, ele, ela, meu filho, irmao, pai, sogra, chefe, familia, cuidador*, noivo, ex marido, padrasto',
  hits: 'me bate, me bateu, me espanca, me espancou, me agride, me agrediu, me empurra, me empurrou, me da tapas, me deu um tapa, me deu um soco, me da socos, me chuta, me chutou, puxa meu cabelo, puxou meu cabelo, me joga, me jogou, olho roxo, quebrou meu, quebrou meu nariz, violent*, levanta a mao para mim, me arrastou, bate me, bateu me, deu me um murro, deu me uma bofetada, agrediu me, bate em mim, bateu em mim, bateu na minha cara, socou, soco, nos bate, me maltrata, me machuca, me queimou, atira coisas, me deu uma surra, empurrou me, agride me',
  injury: 'rox*, hematoma*, sang*, quebr*, olho roxo, hospital',
  again: 'de novo, cada vez, toda vez, quando bebe, ontem, hoje, sempre que',
  threatens: 'ameac*, diz que vai, diz que me, jura que',
  killThreat:
    'me matar, de morte, matar me, nos matar, matar meus filhos, se eu for embora, se eu sair, se eu deixar, se eu o deixar, tirar meus filhos, tirar as criancas, botar fogo, jogar acido, acabar comigo',
  beatenUp: 'espancad*, levei uma surra, me bateram, me atacaram, fui agredid*, me assaltaram e, apanhei de',
  stalker:
    'me persegue, me segue, me espera na, persegue me, stalk*, perseguidor, vigia minha casa, rastreador no meu carro, aparece no meu trabalho, ronda minha casa',
  assault:
    'agressao sexual, abusou de mim, me dopou, fui dopada, acordei nua, acordei sem roupa, me apalparam, me apalpou, curandeiro _ toc*, terapeuta _ toc*, guru _ toc*, massagista _ toc*, pastor _ toc*, medium _ toc*, pai de santo _ toc*, enquanto eu dormia, se aproveitou de mim, aproveitou de mim, tocou sem minha permissao, passou a mao em mim no',
  trafficked:
    'me obrigam a me prostituir, obrigad* a me prostituir, tomaram meu passaporte, ficaram com meu passaporte, ficaram com o meu passaporte, trabalho sem receber, trafico de pessoas, pagar a divida, obrigada a prostituir me, pegou/tomou/reteve/ficou __ passaporte, passaporte e nao me deixa',
  afraidPartner:
    'medo do meu marido/namorado/companheiro/ex/esposo/filho, medo da minha mulher/namorada, tenho medo dele, medo que ele, temo pela minha vida, medo quando ele chega, medo por minha vida, pavor dele, panico quando ele chega',
  pushed: 'me empurrou da escada, empurrou me da escada, contra a parede, escada abaixo, pelas escadas',
  honour: 'crime de honra, minha familia quer me matar',
  control:
    'nao me deixa sair, nao me deixa ver, nao me deixa trabalhar, nao me deixa ter, controla meu celular, mexe no meu celular, ve meu celular, mexe no meu telemovel, controla meu dinheiro, controla o meu dinheiro, controla tudo, controla o que, me controla, fica com meu salario, fica com meu cartao, fica com o meu ordenado, me isola, pedir permissao, pedir autorizacao, me proibe, proibe me, me vigia, decide o que eu, escolhe minhas roupas, me rastreia, le minhas mensagens, le as minhas mensagens, nao posso falar com minha familia, me afastou da',
  humiliates:
    'me xinga, me humilha, me insulta, grita comigo, me chama de inutil, me chama de louca, me diminui, me rebaixa, ameaca me deixar, quebra minhas coisas, soca a parede, soca as paredes, humilha me, quebra as coisas',
  many: '#n, muitos, um monte, caixa, caixas, dezenas, punhado',
  laxatives: 'laxante*, diuretico*, lacto purga',
  daily: 'todos os dias, todo dia, depois de cada refeicao, diariamente, apos cada refeicao',
  binge:
    'compulsao, compulsoes, comer sem parar, como sem parar, me empanturr*, episodios de compulsao, empanturr*, crise de compulsao',
  cramps: 'caibra*, caimbra*, formig*',
  restrict:
    'quase nao como, mal como, quase nao come, mal come, como muito pouco, nao como, nao come, parei de comer, parou de comer, pulo refeicoes, pular refeicoes, so como, so uma maca, uma maca por dia, #n calorias, jejum, sem comer, recusa comer, nao quer comer, me privo, restrin*, deixei de comer, deixou de comer, salto refeicoes, mastigo e cuspo, quase nada',
  lowWeight:
    '#kilos quilos, #kilos kg, #kilos kilos, peso #kilos, imc _ #bmi, pele e osso, esqueleto, abaixo do peso, ossos aparecendo, costelas aparecendo, so osso, magra demais, ossos a mostra, desnutrid*',
  noPeriod:
    'nao menstruo, parei de menstruar, menstruacao parou, menstruacao sumiu, sem menstruar, menstruacao desapareceu, deixei de menstruar, periodo desapareceu, sem periodo',
  purge:
    'forco o vomito, forcar o vomito, provoco o vomito, provocar o vomito, provoca o vomito, me faco vomitar, vomito depois de comer, vomita depois de comer, vomitar depois de comer, dedo na garganta, dedos na garganta, purg*, vomito escondid*, vomita escondid*, vomito tudo que como, vomito apos, vomito depois de cada, vomita depois das refeicoes, vomito depois das refeicoes, forcando vomito, vomito as escondidas, provoco vomito, provocar vomito, forco vomito, forcar vomito',
  noEatDays:
    'sem comer ha #n, nao como ha #n, nao come ha #n, #n dias sem comer, nao como nada ha, nao como desde, so bebo agua, so agua, so tomo agua, ha dias sem comer, nao come nada ha',
  fat: 'gord*, engordar, enorme, magr*, obes*',
  weight: 'peso, balanca, quilos, calorias, corpo, emagrecer, pesar*',
  afraid: 'medo, panico, culp*, nojo, vergonha, pavor, odeio',
  anorexia:
    'anorexi*, bulimi*, transtorno alimentar, disturbio alimentar, perturbacao alimentar, transtornos alimentares',
  refusesFood: 'recusa comer, se recusa a comer, nao quer comer, parou de comer, esconde comida, recusa se a comer',
  dietPills: 'remedio para emagrecer, comprimidos para emagrecer, termogenico*, sibutramina, clembuterol, clenbuterol',
  waterFast: 'jejum de agua, jejum de #n dias, jejum seco, jejum prolongado, viver de luz, respiratoriano*',
  calories: 'calori*, grama',
  guilt: 'culp*, nojo, vergonha, punir, castig*, compensar, odeio',
  secret: 'escondid*, as escondidas, segredo, de madrugada',
  eat: 'comer, comida, refeicao, refeicoes, como',
  hidesFood:
    'esconde comida, joga a comida fora, joga comida fora, deita a comida fora, roupas largas, se pesa #n, se pesa varias, me peso varias, me peso #n, me peso toda, corta a comida em pedacinhos, pedacinhos, vai ao banheiro depois de comer, vai ao banheiro depois das, vai a casa de banho depois de, se tranca no banheiro depois, cospe a comida, cuspo a comida, mastiga e cospe',
  overexercise:
    'exercicio escondid*, horas de academia, horas de exercicio, queimar o que comi, preciso queimar, abdominais escondid*, exercicio compulsiv*, queimar as calorias',
  fearFood:
    'medo de comer, medo de engordar, panico de engordar, pavor de engordar, medo de comida, medo da comida, culpa depois de comer, culpada depois de comer, culpa ao comer, culpa quando como, culpada quando como, culpada por comer, nojo de comer, alimentos proibidos, panico de comer, cada caloria, conto calorias, contar calorias, conto as calorias, me sinto gorda, me acho gorda, me vejo gorda, me castigo depois de comer, me proibo de comer',
  obsessed: 'obsess*, obcec*, conto, contar, contando, o dia todo',
  mirrorFat: 'espelho',
  stop: 'parar, parei, parando, parou, largar, larguei, suspender, suspend*, abandonar, abandon*, jogar, joguei, jogo, trocar, troco, substitu*, sem tomar, nao tomar, nao tomo, nao quero tomar, nao vou tomar, deixar, deixei, deixo, deixando, pular, pulo, pulando, reduzir, reduz*, diminu*, cortar, cortei, recusar, recus*, cancel*, adiar, esquec*, nao preciso, me livrar, tirar, nao injetar, interromp*, deitar fora, deitei fora, desmame, desistir, ja nao tomo, saltar, nao aplico, baixar, troquei, tirei, joguei, deixei de tomar',
  pillsMeds: 'remedios, comprimidos, medicamentos, medicacao, pilulas',
  medication:
    'remedio*, medicamento*, medicac*, comprimido*, antidepressiv*, tratamento*, pressao, tireoide, tiroide, bombinha, antirretroviral*, estabilizador, psicotropico*, receita, receitad*, litio, antipsicotico*, hiv, dialise, quimio*, tarja preta, ansiolitico*, estatina*, anticoagulante*, controlado*, colirio*',
  bloodThinner: 'anticoagulante*, afinar o sangue, marevan, afina o sangue',
  valve: 'valvula',
  clot: 'coagulo*, trombo*, embolia*, trombose',
  stent: 'stent*, ponte de safena, bypass',
  afib: 'fibrilacao, arritmia',
  noInsulin:
    'sem insulina, parar _ insulina, parei _ insulina, parei de tomar insulina, largar _ insulina, larguei _ insulina, substituir _ insulina, trocar _ insulina, nao tomo insulina, nao tomar insulina, jogar _ insulina fora, deixar _ insulina, deixei _ insulina, nao aplico insulina, nao aplicar insulina, em vez de insulina, no lugar da insulina, acabou a insulina, acabou minha insulina, pular _ insulina, pulando _ insulina, suspender _ insulina, cortar _ insulina, reduzir _ insulina',
  steroid: 'corticoide*, cortisona, prednisona',
  antiepileptic:
    'anticonvulsiv*, antiepileptico*, remedio da epilepsia, remedio para epilepsia, remedio de epilepsia, medicacao da epilepsia, remedios da epilepsia, remedio de convulsao',
  epilepsy: 'epilep*',
  transplantMed: 'imunossupressor*, antirrejeicao, anti rejeicao',
  ranOut: 'acabou, acabaram, fiquei sem',
  instead: 'em vez de, no lugar de, no lugar do, no lugar da, ao inves de, substitu*, trocar por, troquei, trocar',
  cancerTreatment:
    'quimio*, radioterapia, tratamento do cancer, tratamento do cancro, imunoterapia, oncolog*, mastectomia, operar o tumor, tirar o tumor, cirurgia do cancer, tratamento contra o cancer, hormonioterapia, remover o tumor',
  delay:
    'adiar, adiando, adiei, atrasar, cancelar, cancelei, esperar, recusar, recusei, evitar, nao fazer, parar, sem, desistir, deixar, em vez, no lugar, remarcar',
  surgery: 'cirurgia, operacao, biopsia, dialise, mamografia, colonoscopia, transplante',
  withoutMeds:
    'sem medicacao, sem meus remedios, sem remedios, sem remedio, sem medicamentos, sem os remedios, sem os comprimidos',
  block:
    'bloque*, vibrac*, espirito, aura, toxic*, veneno, quimic*, envenen*, intoxic*, terceiro olho, anestesia minha',
  poisonWord: 'veneno, toxic*',
  noVaccine: 'recusar a vacina do tetano',
  moreDose:
    'dose dobrada, dobrar a dose, aumentar a dose, aumentei a dose, metade da dose, mudar a dose, mais dose, diminuir a dose, diminui a dose, dobrei a dose',
  healSelf: 'me curar, curar meu, curar minha, curar o',
  cancer: 'cancer, cancro, tumor*, leucemia, linfoma, melanoma',
  tumour: 'tumor*',
  refuse: 'recus*, contra',
  treatment: 'tratamento, terapia, dialise, transfusao, cirurgia, operacao',
  shareMeds: 'remedio da minha/do meu mae/amiga/irma/marido, sem receita, antibiotico que sobrou',
  stopEarly: 'parar o antibiotico, parei o antibiotico, larguei o antibiotico, parei de tomar o antibiotico',
  sacred:
    'anjo, anjos, deus, espirito, espiritos, o ceu, do ceu, ao ceu, universo, minha alma, almas, criador, ancestrais, antepassados, meus guias, guias espirituais, mentores, orixas, jesus, cristo, nossa senhora, karma, carma',
  homeEarly:
    'chama*/cham*/convida*/esperam/pede*/pedem/dizem/diz __ casa, voltar/volto/voltarei _ casa antes da hora, regressar/regresso a casa antes do, partir antes da hora, ir antes da hora, ir embora antes da hora, antes da minha hora, partir/ir/subir antes do tempo, partir/ir/subir antes do previsto/planejado',
  oneWay:
    'so de ida, so ida, somente ida, apenas de ida, apenas ida, passagem/bilhete/voo/viagem _ so ida, viagem sem volta, viagem sem regresso, viagem sem retorno, passagem sem volta, bilhete sem volta, sem passagem de volta, sem bilhete de volta',
  burialPlot:
    'meu caixao, meu tumulo, meu jazigo, minha lapide, minha campa, minha cova, minha sepultura, minha urna, meu obituario, meu epitafio, meu elogio funebre, ja escolhi/comprei/paguei/reservei _ caixao/tumulo/jazigo/lapide/urna/cova/campa/sepultura, comprei/escolhi/reservei meu/minha proprio/propria caixao/tumulo/lapide/urna',
  suicideWord: 'suicidio, suisidio, suicidiu',
  suicideBenign:
    'prevencao, setembro amarelo, conscientizacao, sensibilizacao, voluntari*, curso, formacao, palestra, oficina, cvv, linha de apoio, linha de ajuda, luto, enlutad*, sobrevivente*, o suicidio do, o suicidio da, suicidio do meu, suicidio da minha, suicidio de um, suicidio de uma, seu suicidio, depois do suicidio, apos o suicidio, perdi, perdeu, perdemos, morreu por, morreu de, grupo de apoio, ha anos, anos atras, ha #n anos, #n anos atras, documentario, filme, serie, romance, livro sobre, enfermeir*, psicolog*, perdi a, perdio a, perdimos a, murio por, se llevo a, duelo, prevencion, charla, hace anos, hace #n anos, suicidio assistido, suicidio politico, suicidio profissional, sem ideacao, sem ideias, nunca, nao penso em, nao pensei em',
  carRisk:
    'autoestrada, rodovia, estrada, volante, dirigindo, dirijo, conduzindo, conduzo, guiando, linha do trem, linha do comboio, atravesso sem olhar, atravessar sem olhar',
  riskDraw:
    'ver o que acontece, ver no que da, ver o que da, seja o que deus, o que tiver que ser, tanto faz se, nao ligo se, nao me importo se, nao to nem ai se, nao quero saber se, nao me importa o que aconteca, tanto faz o que aconteca, olhos fechados, fecho os olhos, fechar os olhos, fechando os olhos, sem olhar, sem capacete de proposito, de proposito sem capacete, tomara que, quem sabe eu bata, na esperanca de, soltar o volante, solto o volante, largar o volante, largo o volante',
  tripLasting:
    'viagem nao acaba, viagem nao acabou, viagem nao termina, trip nao acaba, trip nao acabou, trip nao passa, brisa nao passa, bad trip nao passa, ainda na viagem, ainda na trip, ainda chapad*, ainda doid*, ainda estou a tripar, fiquei na viagem, fiquei preso na trip, fiquei presa na trip, nunca voltei da, nunca voltei do, nao voltei _ viagem/trip/retiro/cerimonia, nada e real desde, nada parece real desde, realidade quebrou, a realidade partiu, desde os cogumelos, desde a ayahuasca, desde a cerimonia/consagracao/trip, desde o acido/lsd/daime',
  tripSign:
    'nao e real, nao sao reais, nada e real, nao parece real, irreal, dias, durmo, dormir, dormi, sono, ordens, mandam eu, me mandam, mandam me, me dizem para, me seguem, seguem me, perseguem, me vigiam, vigiam me, me observam, demonios, entidades, sou deus, medo, panico, apavorad*, nao consigo parar',
  picAsk:
    'me/lhe/te pede/pediu/pedia/pedem/pediram/exige/implora/oferece/paga _ foto/fotos/fotinha/fotinhas/nude/nudes/video/videos/selfie/selfies, pede/pediu/pedia/pedindo/pedem/pediram foto/fotos/fotinhas/videos/selfies pra/para/a/pro, pede/pediu/pedia/pedindo/quer/queria/insiste/exige/oferece/paga __ nude/nudes/calcinha/cuecas/webcam, fotos minhas, fotos dela, fotos dele, fotos intimas, eu/ela/ele/que mande/mandar/mandasse/envie/enviar/enviasse __ foto/fotos/fotinha/nude/nudes/selfie/selfies/video, foto/fotos/video/videos _ calcinha/biquini/cuecas/pelada/pelado/nua/nu/banho, foto/fotos/video/videos _ sem roupa, foto/fotos/video/videos _ roupa intima, tirar a roupa na/em camera/webcam/chamada, tirar a roupa pra camera, se despir na camera',
  altFirst:
    'tentar/experimentar/tento/experimento __ primeiro/antes/natural*/ervas/reiki, primeiro tentar, primeiro as ervas, primeiro a oracao, prefiro tentar, prefiro experimentar, quero tentar, quero experimentar, alternativ*, via natural, caminho natural, forma natural, curar naturalmente, naturalmente, cura energetica, cura espiritual, cirurgia espiritual, perdao, sucos, sumos, reiki, homeopat*, naturopat*, curandeir*, benzedeir*, retiro de cura, escolher entre, estou inclinad*, o curador diz, a curadora diz, tratamento espiritual',
  ratherTrust:
    'prefiro confiar, confiar no meu corpo, confio no meu corpo, confiar na minha intuicao, confio na minha intuicao, ouvir o meu corpo, ouvir meu corpo, escutar meu corpo, prefiro me curar, prefiro curar me, prefiro curar, prefiro usar, prefiro rezar, prefiro orar, prefiro tomar, prefiro as ervas, prefiro o natural, preferia, preferiria, antes quero',
  onlineBuy:
    'pela internet, na internet, online, pela net, na net, de um amigo, de uma amiga, com um amigo, com uma amiga, de um conhecido, amigo de um amigo, sem receita, pelo telegram, pelo whatsapp, pelo zap, pelo insta, no mercado negro, mercado paralelo, camelo, do paraguai, dark web',
  bought:
    'compr*, encomend*, ped* pela, pego, pegar, peguei, arranj*, consigo, consegui, conseguir, tomo, tomar, tomando, me passa, me arruma, arrumei, descolei',
  cancelTreatment:
    'cancel*/faltei/falto/pulei/pular/pulo/adi*/recus*/evit*/desmarc*/remarc*/suspend* __ operacao/cirurgia/radioterapia/radio/quimio/quimioterapia/transfusao/vacina/vacinas/dialise/hemodialise/tomografia/ressonancia/exame/biopsia/mamografia/colonoscopia/tratamento/consulta, nao vou mais _ quimio/dialise/hemodialise/radioterapia, nao vou fazer a quimio, nao vou operar, nao quero mais quimio, chega de quimio, chega de dialise, chega de radioterapia, largar/parar/sair/desmamar _ remedios/comprimidos/antidepressivos/estatinas/medicacao',
  instinct:
    'em vez disso, no lugar, curandeir*, benzedeir*, curador, curadora, energia*, energetic*, natural*, erva*, cristal, cristais, espirit*, fe, rezar, rezo, orar, oracao, alma, confiar, confio, intuicao, instinto, guias, retiro, limpeza, jejum, jejuar, dieta, medit*, reiki, perdao, emocao, emoco*, emocion*, conflito*, anjo*, naturopat*, homeopat*, vibracao, vibraco*, xama*, lua, universo, karma, detox, cha, chas, chakra*, respiracao, ritual, deus, terreiro, passe',
  childsMeds:
    'filho/filha/crianca/menino/menina/bebe/guri/guria/miudo/miuda/pequeno/pequena/filhos __ bombinha/inalador/remedio/remedios/medicacao/medicamento/medicamentos/comprimidos/insulina/epilepsia/ritalina/antibiotico/antibioticos/corticoide/cortisona/xarope, bombinha/inalador/remedio/remedios/medicacao/medicamento/insulina/ritalina/antibiotico/xarope _ filho/filha/crianca/menino/menina/bebe/pequeno/pequena',
  giveUp:
    'parar de dar, parei de dar, deixar de dar, deixei de dar, nao dou mais, nao estou dando, nao vou dar, nao lhe dou, ja nao dou, sem, troc*, substitu*, em vez de, no lugar, parar, parei, paramos, deixar, deixei, tirar, tirei, retir*, suspend*, cortei, pular, diminuir, desmamar',
  otherKilled:
    'podia/quero/queria/vou matar o/a/os/as/meu/minha/meus/esse/essa/este/esta/ele/ela, vou matar ele, vou matar ela, mato ele, mato ela, matava o, mata lo, mata la',
  farewellPlain:
    'cachorro, cao, gato, faculdade, uni, universidade, aeroporto, escola, creche, colegio, aposent*, reforma, turma, bicho, coelho, cavalo, casa, apartamento, emprego, trabalho, colegas, mudanca, mudei, verao, carreira, solteira, solteiro, acucar, juventude, corpo, veterinari*',
  letterPlain:
    'aposent*, reforma, turma, papai noel, pai natal, ong, prefeitura, camara, apresentacao, motivacao, carta de amor, cartas de amor, agradecimento*, obrigad*, jornal, diario, terapeuta, psicolog*, crianca interior, receitas, ferias, escola, emprego, trabalho, faculdade, casamento, festa, fofo, geladeira, frigorifico, postal, cartao postal',
  shaveWord:
    'depil*, raspando, raspar as pernas, barbear, barba, gilete depil*, aparelho de barbear, espinho*, roseira*, silva*, cerca viva, sebe, jardim, jardinagem, meu gato, o gato, minha gata, pedras, rochas, arame farpado',
  headBump:
    'bateu _ cabeca/joelho/cotovelo/queixo/dedo, bate _ cabeca/joelho/cotovelo/queixo/dedo, galo na cabeca, na mesa, na porta, num galho, meu bebe me bate, meu gato, marca gols, marca golos, fof*',
  pastDone:
    'ano passado, ha anos, anos atras, #n anos atras, ha #n anos, terminei, terminou, acabei, acabou, concluid*, completei, cabelo voltou, cabelo cresceu, remissao, curad*, grat*, alta medica, tive alta, recebi alta',
  waitingList:
    'lista de espera, fila de espera, na fila, fila do sus, esperando vaga, aguardando, a espera de, espero consulta, esperando consulta, esperando ser chamad*',
}
