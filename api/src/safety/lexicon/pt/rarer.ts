import type { Wordings } from '../../concepts.ts'

/** Mais rodeios: o que alguém cansado escreve de si ou conta de outra pessoa. */
export const rarer: Wordings = {
  killSelf: `se _ joga*/jogue/jogar/atira*/atire/atirar/lanca* _ varanda/sacada/ponte/predio/trem/metro/trilhos/janela/telhado/viaduto/comboio, vai se jogar/atirar da/do/na, me jogo/joguei/atiro/atirei _ varanda/sacada/ponte/predio/trem/metro/trilhos/janela/viaduto/comboio,
    ponte/predio/trem/metro/sacada/varanda/viaduto/arvore/muro/comboio __ vou/va/vai pular/saltar/jogar/atirar/bater, ponte/predio/trem/metro/sacada/varanda/viaduto/comboio __ vou/vai me jogar/atirar, pular da ponte/sacada/varanda/janela/predio/viaduto, pulo da ponte/sacada/janela/predio, vai se enforcar, se enforca, se pendurar na corda, saio de cena, sair de cena, estourar os miolos, estourar minha cabeca, dar um tiro em, corto os pulsos, vou cortar os pulsos, cortar as veias, tomo todos os, tomou todos os remedios, tomar o vidro todo, assinar minha saida, me tiro do caminho, tirar me do caminho, so procuro/quero/penso/busco _ ponte/trem/corda/trilhos, so a ponte, procuro a ponte, procuro uma ponte, busco a ponte`,
  wantDeath: `quero descer desse mundo, descer do mundo, apagar para sempre, quem dera nao acordar, tomara que eu nao acorde, tomara que eu morra, tomara que nao amanheca, me apagar do mapa, sumir da face, queria ter morrido, devia ter morrido eu, era pra eu ter morrido, minha familia estaria melhor, minha familia ficaria melhor, todos ficariam melhor, viver doi, viver e um castigo, me pesa viver, cansei de viver, cansada de viver, cansado de viver, cansei da vida, nao nasci pra viver, ja vivi o bastante, ja vivi o suficiente, dormir e nao acordar mais, fechar os olhos e nao abrir, deitar e nao levantar, nao queria mais existir, nao quero mais ser, deixar de ser, deixar de existir, parar de existir, nao quero amanhecer, pra que viver, para que estou viv*, nao vou ser problema, nao serei problema, nao vou mais ser problema, nao serei mais problema, deixo de ser problema, deus/senhor/jesus/pai/ceu __ me? leva/leve/recolhe/busca/tira, me leva logo, me leva deus, kero/qro/qero/queru morre/morrer/sumir/matar, quero morre, kero me matar, n quero mais viver, nao kero mais viver, nao kero viver, n aguento mais viver, tambem nao quero estar aqui, que chegue minha hora, minha hora chegue, tomara que minha hora, nao tenho forca para mais um dia, nao tenho forca pra mais um dia, mais um dia nao aguento, nem mais um dia`,
  soulLeave: `contrato/missao/tarefa/jornada/tempo/viagem/caminho __ terra/mundo/plano/aqui _ termin*/acab*/cumpri*/conclu*/complet*/encerr*, termin*/cumpri*/conclu*/encerr* _ missao/contrato/tarefa/jornada na/neste/nesse terra/mundo/plano, voltar/retornar/ir _ casa __ la em cima/ceu/luz/estrelas/astral, voltar para as estrelas, voltar pro meu planeta`,
  relieveThem: `ninguem _ precisa/precisara/vai/tem/tera que? carregar/cuidar/aguentar/sustentar/ocupar*/preocupar*, ninguem mais precisa/precisara _ carregar/cuidar/aguentar/preocupar/se, nao vao precisar cuidar/carregar/aguentar, deixar de ser um peso, nao serei mais um peso, nao vou mais ser um peso, nao vou ser mais um peso, tirar esse peso deles, tirar este peso deles, dar sossego pra todos`,
  leaveWord:
    'saio de cena, saio do caminho, vou embora daqui, depois eu vou, depois vou, ai eu vou, vou tambem, vou embora, me vou, sumo, desapareco, me despeco, acabou, posso ir, me apago, ja posso ir, parto',
  onlyUntil:
    'aguento/aguentar/resisto/sigo/vivo/espero/fico _ ate, so aguento ate, so fico ate, so vivo ate, aguento por causa',
  notWake:
    'se amanha eu? nao acordar/levantar/despertar/amanhecer, se eu nao acordar amanha, se hoje eu nao acordar, se esta noite eu nao acordar, se eu nao acordar mais, se eu nao acordasse, se nao acordasse, se eu nao acordasse mais, se eu nao levantasse mais',
  noTears:
    'ninguem chore, nao chorem, nao chora, nao chore, ninguem ia chorar, ninguem choraria, melhor assim, tanto melhor, seria um alivio, ninguem se espante, tudo bem, nao faz mal, mais facil, tudo seria, seria melhor, seria mais, descansariam',
  dontCare:
    'tanto faz, nao me importo, nao ligo, pouco me importa, nao faz diferenca, me e igual, e me igual, nem ligo',
  hitByCar:
    'me pegar/pega/pegasse/atropel*/leva/levar/levasse __ caminhao/carro/onibus/trem/moto/comboio/autocarro, caminhao/carro/onibus/trem/autocarro _ me pegar/pega/pegasse/atropel*/levar, me atropel*, passar por cima de mim, passe por cima de mim',
  methodWish:
    'aceler*/acelerador/pedal __ poste/arvore/muro/pilar/pilastra/mureta/barranco/precipicio/caminhao, solto o volante, soltar o volante, fecho os olhos no volante, fecho os olhos dirigindo, jogar o carro, jogo o carro, atirar o carro, nao frear _ curva/sinal/cruzamento, pens* em nao frear, nao travar na curva, sem frear, nao virar o volante, seguir reto na curva, reto na curva',
  methodPlan:
    'separ*/guard*/reserv* _ comprimidos/remedios/calmantes, fazer um no de forca, no de forca, aprendi a dar no, abrir o gas, abri o gas',
  spareMeans: 'separ*/guard*/reserv*/separando __ comprimidos/remedios/calmantes/medicamentos/tarja',
  sufficed: 'ja tem bastante, tem o bastante, ja tenho, ja da, de sobra, o suficiente, ja sao, ja chega, suficientes',
  soulTired: 'alma _ cansada, alma _ exausta, alma nao aguenta, alma pede descanso',
  otherSuicidal:
    'disse/diz/escreveu/mandou/jurou/ameaca/contou/falou __ joga*/jogar/atirar/enforcar/matar/suicid*/pular __ varanda/ponte/predio/trem/vida/celular/porta/responde/hoje/noite/remedios, subiu no telhado, esta na ponte e, ta na ponte e, trancad* no banheiro _ remedios/lamina/gilete',
  scratchBlood:
    'me arranho/belisco/coco/mordo/arranco/furo/esfrego __ sangr*/sangue/ferida/carne, ate sangrar, ate tirar sangue, ate sair sangue, cravo/enfio/finco __ sangr*/sangue',
  stripes: 'risquinhos, riscos, linhas, linhinhas, tracos, marquinhas, cortezinhos',
  selfContext:
    'eu mereco, quando erro, por ser burr*, castigo, pra nao gritar, para nao gritar, pra nao chorar, pra aguentar',
  burnSelf:
    'me queimo com isqueiro, me queimo com cigarro, me queimo com o ferro, apago cigarro em mim, apago o cigarro na pele, se queima com isqueiro, se queima com cigarro, se queima de proposito, se queima com o ferro',
  doesThings:
    'faz/fez/fazia/fazem coisas _ noite/estranhas/ruins/feias/segredo/cama/banho/ela/ele/sozinh*, mexe/mexeu/mexem/toca/tocou/beija/beijou/machuca/machucou/pega/pegou/passa/doi _ embaixo/partes/genitais/vagina/penis/baixo, mexe/mexeu/toca/tocou/beija/beijou/pega _ onde nao, brincadeira secreta, entra no quarto dela, entra no quarto dele, deita na cama dela, deita na cama dele, manda tirar a roupa, poe no colo e, pede pra nao contar',
  secretTouch:
    'e segredo, que nao conte, nao pode contar, nao pode falar, pediu pra nao contar, nao contar pra ninguem, nao falar pra ninguem, que nao fale',
  childRel: 'a menina da, o menino da, a filha da, o filho da, filhinha, filhinho, a pequena, o pequeno, sobrina',
  adult:
    'namorado da mae, tia, avo dela, tio dela, padrinho, diacono, catequista, irmao mais velho, vizinho, marido da',
  control:
    'fica com _ salario/cartao/dinheiro/ordenado/pagamento, conta os minutos quando, conta meus minutos, cronometra, sem ele eu? nao sou nada/ninguem, sem ela eu? nao sou nada/ninguem, ninguem mais vai me querer, ninguem vai me querer, nenhum outro vai me querer, nao me da dinheiro, me deixa sem dinheiro, esconde as chaves, escondeu as chaves, instalou um aplicativo, me rastreia, nao me deixa dirigir, nao me deixa estudar, nao me deixa falar com, me fez parar de trabalhar, me afasta da minha familia, me afastou dos meus amig*, me liga de cinco em cinco, quer foto de onde, me chama de maluca',
  killThreat:
    'me mata se, vai me matar se, que me mata, que me mataria, se eu denunciar, se eu for na delegacia, se eu for a policia, se eu contar',
  withoutMeds:
    'nao tomo/tomei/tomando _ litio/remedio/remedios/sertralina/quetiapina/medicacao/medicamento/antidepressivo/olanzapina/metformina, sem tomar _ litio/remedio/remedios/sertralina/quetiapina/medicacao/antidepressivo, parei de tomar _ litio/remedio/remedios/sertralina/quetiapina/medicacao/antidepressivo/olanzapina',
  purge:
    'vomito de proposito, vomita de proposito, vomitar de proposito, vomito por querer, forco para vomitar, me obrigo a vomitar, se obriga a vomitar, enfio o dedo, enfia o dedo, meto os dedos',
  palpitations: 'coracao _ pula/falha/para/tropeca/engasga, coracao _ falhando, coracao pulando batidas, pula batidas',
  faint:
    'quase cai no, quase desmaiei, quase caio, quase apaguei, quase desmaio, apaguei, minhas pernas falham, caio no chao, eu caio',
  weightLoss: '#n quilos a menos, #n quilos desde, #n kg a menos, menos #n quilos, calcas caindo, roupas largas',
  nippleChange:
    'liquido/secrecao/gota*/mancha* __ mamilo/mamilos/bico, mamilo __ liquido/goteja/secrecao/vaza/sangra/mancha, um mamilo so, um so mamilo, bico do peito _ vaza*/mancha*',
  droop:
    'boca de lado, boca pro lado, boca puxada, boca repuxada, boca torta, cara torta, rosto torto, metade do rosto, lado do rosto cai*, escorre da boca, escorre pela boca, escorre pelo canto, escorrendo da boca, babando de um lado, olho nao fecha',
  speechLost:
    'ninguem entende o que, nao da pra entender, fala embolada, falando embolado, falando enrolado, fala enrolada, embolando as palavras, enrolando a lingua, nao fala coisa com coisa, lingua presa de repente, nao acho as palavras, nao encontro as palavras, nao sai a palavra, palavras nao saem, nao consigo achar as palavras, troca as palavras, trocando as palavras, fala palavras trocadas',
  heavyBleeding:
    'absorvente*/penso*/tampao __ meia hora/meia em meia/hora/#n minutos, troc*/encharc*/ench* _ absorvente*/penso* _ cada/meia/hora, absorvente por hora, coagulos enormes, coagulos grandes, pedacos enormes, coagulos do tamanho, pedacos de sangue',
  swelling:
    'dobrou de tamanho, dobro do tamanho, o dobro da, o dobro do, duas vezes maior, feito balao, como um balao, mais grossa que a outra, mais inchada que a outra',
  halos: 'aros/aneis/circulos/arco iris/halos _ luz/luzes/lampada*/poste*/farol/farois/candeeiro*',
  stoneHard: 'olho __ duro feito/como/pedra/bolinha, olho _ duro, olho feito pedra',
  sugarLow: 'aparelho/medidor/glicosimetro/sensor/glicemia/acucar/glicose/dextro/maquininha _ #lowmg, acucar em #lowmg',
  confused:
    'falando coisa/coisas sem sentido, fala coisas sem sentido, falando bobagem, falando enrolado, nao fala coisa com coisa, nao diz coisa com coisa, falando coisas estranhas, nao sabe onde ta, nao me reconhece, delirando, variando, aereo',
  poison:
    'desinfetante, limpador, limpa forno, tira limo, multiuso, detergente, alvejante, lustra moveis, cloro, tinta, cola, oleo de lamparina, enxaguante, creme depilatorio, inseticida, limpa vidro, limpa pedras, lava chao, limpa chao',
  swallowed: 'tomou um gole, bebeu um gole, deu um gole, tomou, bebeu, engoliu, lambeu, chupou, comeu',
  fluidLeak: 'escorrendo liquido, escorreu liquido, vazando liquido, vazando agua, molhou tudo, molhada de liquido',
  lessMovement:
    'nao chuta mais, nao chuta, parou de chutar, sem chutes, nao sinto chutes, nao sinto chutar, nao sinto nada mexer, menos chutes',
  pregnant:
    'to/estou de seis/sete/oito/nove meses, no sexto/setimo/oitavo/nono mes, barriga de #n meses, esperando um bebe, esperando nenem',
  saddleNumb:
    'entre as pernas _ dormente/anestesiad*, dormencia entre as pernas, dormencia la embaixo, dormente la embaixo, nao sinto quando faco xixi, nao sinto quando urino, nao sinto o papel, regiao intima dormente',
  weightOnMe: 'cavalo _ peito, caminhao _ peito, saco de cimento, bigorna, pisando no meu peito',
  idiom:
    'me matando de trabalhar/estudar, me matar de trabalhar/estudar, me matei de trabalhar/estudar, me mato de trabalhar/estudar, morrendo de rir, sufocad* nesse/neste/nessa/nesta/no/na/com/de/em escritorio/sala/rotina/trabalho/contas/boletos/cidade/prazos, sufoco de/do/no/com fim/boletos/boleto/contas/mes/final/transito/prova, que sufoco, um sufoco, sufoco danado, sufoco de sempre, passei sufoco, sumir _ dias/semana/horas/fim/feriado na/no/em/pra/para/com, sumir _ dias, sumir um pouco, sumir no mapa por, despedida de solteir*, despedida da minha colega, despedida do meu colega, destila veneno, cuspindo veneno, lingua venenosa, me cortei cozinh*/descasc*/depil*/barbe*/picando, me cortei com papel, cortei o dedo cozinh*/descasc*/picando, quase enfartei, quase infartei, quase tive um infarto, quase morri de susto/rir/vergonha, quase morro de, mudanca me matou, trabalho me mata, trabalho me matou, peguei o resfriado, me pegou o resfriado, mataria por um, morreria por um, me jogo no sofa, me joguei no sofa, me joguei na cama, me jogo na cama, me joguei na piscina, me jogar no sofa, jejum intermitente, jejum da quaresma, sangr*/sangue __ dermatite/eczema/psoriase/alergia/picada*/mosquito*/pernilongo*, dermatite/eczema/psoriase/picada* __ sangr*/sangue, tanto faz se chove/chover/sol/frio',
  arranged:
    'deixei/deixar/deixo/deixado _ racao/comida/chave/chaves/cachorro/gato/papeis/contas/senhas __ vizinha/vizinho/irma/mesa/mes/semana, racao pro gato, racao do gato, papeis em ordem, contas pagas, tudo resolvido',
  restAtLast:
    'descanso enfim, enfim descanso, hoje descanso, finalmente descanso, vou descansar enfim, enfim paz, finalmente paz, hoje e o dia, hoje acaba, hoje termina, ja esta decidido, ja ta decidido',
  hurtSelf:
    'vejo/ver/veja _ sangue __ acalm*/alivi*/calma/tranquil*/paz, acalm*/alivi* __ vejo/ver sangue, sangue escorrer, se queima com isqueiro, se queima com cigarro, se machuca de proposito, se corta com',
  handFails:
    'arrasta*/arrastando _ perna, arrastando um pe, mao __ nao segura/aperta/obedece/agarra, mao nao segura, perna nao obedece, braco nao obedece, braco cai, braco despenca, nao levanta o braco',
  ribsSuck:
    'costela* __ afund*/marc*/aparec*/entr*, afund* __ costela*, entre as costelas, asa do nariz, batimento da asa',
  tookMany:
    'cartela/caixa/vidro/frasco __ engoliu/tomou/engoli/tomei, cartela inteira, engoliu cartela, caixa inteira de, vidro inteiro',
  drowsy: 'grogue, chapad* e nao, mole e sem responder, meio apagad*',
  holiday: 'praia, mar, serra, montanha, ferias, hotel, spa, viagem, retiro, sitio, ilha, cruzeiro, feriado',
  everydayLoad: 'emprego, trampo, bonus, promocao, contrato, turno, estagio, servico',
  leaveBody:
    'largar o corpo, largar meu corpo, soltar o corpo, deixar o corpo, voltar pra fonte, voltar para a fonte, voltar a fonte, retornar a fonte',
  lettersDone: 'carta/cartas/bilhete _ escrita/escritas/escrito/pronta/pronto',
  lackCourage: 'falta coragem, falta a coragem, so falta coragem, so falta o dia, me falta coragem',
  whenGone:
    'filhos __ quando eu faltar, quando eu faltar vai, quando eu faltar cuid*, quando eu nao estiver mais aqui, cuida dos meus filhos quando',
}
