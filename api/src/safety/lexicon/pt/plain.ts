import type { Wordings } from '../../concepts.ts'

/** Como se diz em casa e com cansaço: zonas sem nome, o que passou sozinho, o que se apanhou ou se trocou. */
export const plain: Wordings = {
  saddleZone:
    'bunda, bumbum, rabo, traseiro, nadega*, cu, virilha, virilhas, entrepernas, entre as pernas, partes, partes intimas, minhas partes, nas partes, regiao intima, zona intima, genita*, vagina, penis, anus, perineo, la embaixo, la em baixo, ali em baixo, ali embaixo, parte de dentro das coxas, dentro das coxas, interior das coxas, coxas por dentro, sela, parte de baixo, partes baixas, baixo ventre',
  noFeeling:
    'dormente*, dormencia, adormecid*, anestesiad*, nao sinto, sem sentir, sem sensibilidade, perdi a sensibilidade, perdi o tato, perdi a sensacao, insensivel, insensiveis, formig*, algodao, de algodao, mort*, de borracha, boba, bobo, de cortica, nao tem sensibilidade, nao sinto nada',
  unnoticed:
    'xixi/urina/urinei/mijo/mijei/coco/caguei/fezes/fiz/faco/fez/molhei/sujei/sujo/escapou/escapa/vazou/vaza/calcas/calca/cama/roupa __ sem/nao sentir/senti/sinto/perceber/percebi/notar/notei/dar/dei/reparar/reparei/saber, sem dar por isso, sem dar conta, sem me dar conta',
  seatLong:
    'onibus, autocarro, cinema, banco, cadeira dura, arquibancada, voo longo, aviao, sentad* em cima/horas/muito/sobre, sento em cima, sentei em cima, em cima dele, em cima dela, sacudo, sacudir, mexo o pe, cruzad*, viagem de carro, vendo tv, vendo televisao, durmo por cima, durmo em cima, dormindo em cima, spinning',
  speechOut:
    'nao conseguia falar, nao consegui falar, nao consigo falar, nao saia palavra, nao saia a palavra, nao saiam as palavras, as palavras nao vinham, as palavras nao saiam, nao saia nada, sem conseguir falar, sem falar, nao conseguia dizer, nao consegui dizer, perdi a fala, perdeu a fala, fala sumiu, fiquei sem fala, ficou sem fala, falei enrolado, falava enrolado, falei embolado, lingua enrolou, lingua enrolada, lingua presa, falei tudo errado, falava coisas sem, sem poder falar, conseguia/consegui/conseguiu/pude __ falar/dizer',
  limbOut:
    'braco/mao/perna/dedos/lado/pe __ nao respondia/mexia/obedecia/segurava, braco/mao/perna/dedos/lado/pe __ dormente/mort*/mole/bob*/pesad*/fraco/fraca, braco/mao/perna/lado sem forca/sensibilidade, sem conseguir mexer __ braco/mao/perna, nao conseguia/consegui mexer/levantar/segurar/mover __ braco/mao/perna/copo/xicara/dedos',
  cantMove: 'nao conseguia mexer, nao consegui mexer, sem conseguir mexer, nao mexia, nao respondia, nao obedecia',
  wentAway:
    'passou, ja passou, depois passou, ja passou tudo, voltou, voltou ao normal, depois voltou, ja voltou, ficou normal, tudo normal, normal de novo, como se nada, ja estou bem, ja to bem, agora ta bem, agora estou bem, sumiu, foi embora, melhorou, melhorou sozinho, ja falo, ja mexo, depois nada',
  hoarseCause:
    'rouc*, afon*, laringite, resfri*, chorar, choro, emocion*, comovid*, amigdal*, garganta inflamada, rir, show',
  movedToTears:
    'de emocao, da emocao, de tanto chorar, de tanto rir, rouc*, afonic*, laringite, emocionad*, tao nervos*, de nervoso, de vergonha',
  mushroomWord: 'cogumelo*, tortulho*, miscaro*, shimeji, funghi, champignon*, boleto*, boletos',
  poison:
    'desentupidor*, acido muriatico, muriatico, desincrustante, limpa aluminio, cal virgem, potassa, removedor de ferrugem, limpa rejunte, cloro de piscina, desentope, produto do ralo, produto de desentupir, decapante, thiner, creolina',
  eaten:
    'comi, comemos, comeu, comeram, comido, jantamos, jantei, cozinh*, fritei, refog*, omelete, no jantar, provei, provou, engol*',
  deadlyMushroom: 'amanita*, cicuta verde',
  gathered:
    'apanh*, colh*, catei, catamos, peguei, mato, bosque, floresta, campo, sitio, propri*, silvestre*, pasto, quintal, encontr*, jardim',
  headInjury:
    'cai/caiu/queda/tombo/caimos/voei/voou/despenc* __ cavalo/egua/bicicleta/bike/moto/mota/patinete/trotinete/skate/patins/escada/escadas/escadote/balanco/beliche/arvore/telhado/cabeca/nuca, sem capacete, nao usava capacete, batida na nuca, pancada na nuca, bati a nuca, bateu a nuca, galo na cabeca, rachei a cabeca',
  memoryGap:
    'pergunt*/repit*/repet*/digo/diz/dizendo __ mesma/mesmas/mesmo/mesmissima coisa/coisas/pergunta/perguntas, sempre a mesma pergunta, nao sei o que aconteceu, nao sabe o que aconteceu, nao sei como vim, nao sei como cheguei',
  palpitations:
    'coracao __ disparou/disparad*/dispara*/louco/galop*/acelerad*/acelerou/correndo/correr/tropec*/aos pulos/saltos/saltar/mil/maluco/doido, coracao batia, coracao parecia sair',
  joyful: 'de rir, show do, concerto, alegria, montanha russa, apaixonad*',
  faint:
    'tudo preto, ficou tudo preto, fica tudo preto, vista escurec*, escureceu a vista, vista preta, vejo tudo preto, fui ao chao, cai dur*, apaguei, capotei, me apaguei, perdi os sentidos',
  collapse: 'apaguei, fui ao chao, cai dur*, perdi os sentidos',
  selfStrike:
    'me bato, me soco, me dou socos, me dou murros, me dou tapas, me esmurro, me estapeio, me belisco, me mordo, me machuco batendo, bato em mim, bato me, soco me, esmurro me, se bate, se soca, bato na minha, soco minha, soco minhas, soco a propria, bato nas pernas, soco as pernas, soco as coxas, bato na cabeca, me bater, me socar',
  untilBruised:
    'ate __ rox*/hematoma*/sangr*/inch*/pret*/marca*/negr*/doer/ferid*, chei* de hematomas, chei* de nodoas, toda roxa, todo roxo, nodoas negras',
  sportHit: 'kickboxing, aula de boxe, treino de boxe, artes marciais, carate, karate, taekwondo, muay thai',
  cantDie:
    'nao vou me afogar, nao me vou afogar, nao me afogo, nao posso me afogar, nao vou morrer porque sou, nao posso morrer, nao morro porque, nao me queimo, nao vou me queimar, nada pode me ferir, nada pode me matar, nada pode me atingir, nada me atinge, nada me acontece, sou imortal, sou invencivel, as balas nao me, os carros nao me, o fogo nao me, andar sobre as aguas, andar sobre a agua, caminhar sobre as aguas, os anjos me seguram, os anjos vao me, os anjos vao segurar, a agua vai abrir, o mar vai abrir',
  brink:
    'mar, oceano, lago, rio, rodovia, autoestrada, estrada, transito, telhado, terraco, trilhos, linha, fogo, ponte, janela, varanda, penhasco, beira, laje',
  iAmProphet:
    'sou o/a? novo/nova/verdadeiro/ultimo/escolhido? profeta/messias/jesus/cristo/redentor/salvador, sou jesus, sou o filho de deus, sou a reencarnacao',
  swapVerb: 'troc*, troqu*, substitu*, mudar, mud*, em vez, no lugar, ao inves, largar, larguei, parar, deixar',
  remedyWord:
    'cha, chas, erva*, alho, suco, sumo, canela, curcuma, acafrao, gengibre, vinagre, gotas, tintura, homeopat*, berinjela, beringela, mel, aipo, beterraba, oleo*, moringa, urtiga, garrafada, remedio caseiro, suplemento*, cbd, limao, cristais, chuchu, batida',
  afterMeals:
    'depois/apos de? cada/jantar/janta/almoco/comer/refeicao/refeicoes/lanche/compulsao/toda, toda vez que como, sempre que como, se eu como, quando como',
  flatBelly:
    'barriga reta, barriga chapada, barriga lisa, barriga seca, barriga negativa, barriga plana, nao engordar, pra nao engordar, ficar magra, ficar magro, ficar vazi*, me sentir leve, me sentir vazi*, emagrecer, secar, perder peso',
  constipated:
    'intestino preso, prisao de ventre, obstip*, constip*, medic*, receit*, enfermeir*, farmaceut*, hemorroid*, gravid*, gestante, colonoscopia',
  manyTaken: '#many, caixa inteira, a caixa toda, meia caixa, cartela*, punhado, mao cheia',
  nippleWord: 'mamilo*, bico do peito, bico do seio, bico da mama, bico do meu peito, areola',
  inward:
    'dentro, pra dentro, para dentro, afund*, invert*, retra*, repux*, entrou, entrando, virad*, virou, achat*, encolh*, sumiu, sumindo',
  alwaysSo:
    'sempre foi, sempre tive, desde que nasci, de nascenca, desde a puberdade, os dois, piercing, amament*, frio, a vida toda',
  urine: 'mijei, mijada, mijando, mijou',
  redColour: 'rosa, rosad*, rose, vermelh*, avermelhad*, coca, ferrugem, sangue, acastanhad*, cor de vinho, cor de cha',
  beetroot: 'beterraba, amoras, menstruacao, menstruad*, regra, regras',
  noAnswer: 'nao responde, nao me responde, nao atende a, nao responde quando',
  phoneTalk:
    'telefone, telemovel, celular, mensage*, whatsapp, zap, ligacao, ligacoes, chamada*, ligo, email*, mail, carta, chefe, empresa, banco, senhorio, app, chat, tela, ecra, computador, tablet, comando, controle remoto, site, operadora',
  studied:
    'estudando, a estudar, revisando, revendo, estudo/estudando/estudar/revisando/revendo/preparando/decorando __ prova/provas/exame/exames/concurso/residencia/vestibular/faculdade/teste/frequencia/enem/certificado, dou/dando/preparo/preparando _ aula/aulas/palestra/formacao/oficina de/sobre, tcc/tese/trabalho/resumo/capitulo/apresentacao/slides sobre/de',
  past: 'com #teen __ hoje/agora tenho #adult, aos #teen __ hoje/agora tenho #adult, ha decadas, faz decadas, ha #n decadas, nos anos 80/90/70, nos anos oitenta, nos anos noventa, em outra vida, numa outra vida, na escola, no colegio, no liceu, meia vida atras',
  recovered:
    'vida boa, boa vida, netos, netas, netinh*, passado distante, ficou no passado, ficou para tras, ficou pra tras, e passado, aguas passadas, pagina virada, virei a pagina, nunca mais, vida feliz, outra pessoa, acabou faz anos, tudo superado',
}
