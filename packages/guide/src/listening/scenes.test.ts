import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { inTruth, type Scene, scenesIn } from './scenes.ts'
import type { Situation } from './situations.ts'

const TOLD: readonly (readonly [Scene, readonly string[]])[] = [
  [
    'temper_with_children',
    [
      'I shout at my kids every morning before school and then I cry',
      'Abends brülle ich meine Jungs an und schäme mich',
      'Le grité a mi hija otra vez por nada',
      "J'ai encore crié sur mes filles ce matin",
      'Gritei com a minha filha por causa dos trabalhos de casa',
    ],
  ],
  [
    'near_came_out',
    [
      'My son told us that he is gay and I cannot sleep',
      'Mein Bruder hat sich geoutet, und ich weiß nicht, was ich sagen soll',
      'Mi hija me contó que es lesbiana',
      "Ma fille nous a dit qu'elle aime les filles",
      'O meu filho contou que é gay',
    ],
  ],
  [
    'partner_pregnant',
    [
      'My wife is six months pregnant and I lie awake',
      'Meine Freundin ist schwanger, und ich schlafe nicht',
      'Mi mujer está embarazada y no duermo',
      'Ma compagne est enceinte et je dors mal',
      'A minha mulher está grávida e não durmo',
    ],
  ],
  [
    'parent_in_home',
    [
      'We put dad in a home in March and I drive past twice a day',
      'My mum went into a home last week',
      'My dad had to go into a nursing home',
      'Meine Mutter ist seit Mai im Pflegeheim',
      'Llevamos a mi madre a una residencia',
      "Mon père est en maison de retraite depuis l'hiver",
      'Pusemos a minha mãe num lar',
    ],
  ],
  [
    'own_infidelity',
    [
      'I cheated on my wife two years ago',
      'Ich habe meine Frau im Urlaub betrogen',
      'Le fui infiel a mi novio',
      "J'ai trompé ma femme",
      "J'ai honte d'avoir trompé ma femme",
      'Traí a minha namorada',
    ],
  ],
  [
    'promoted',
    [
      'I was promoted in spring and wait to be found out',
      'Seit meiner Beförderung schlafe ich schlecht',
      'Me ascendieron a encargada y no doy abasto',
      "J'ai été promue et je dors mal",
      'Fui promovido e tenho medo de falhar',
    ],
  ],
  [
    'marking',
    [
      'Grading sixty essays by Monday, my wrist hurts',
      'Ich sitze an den Klassenarbeiten und korrigiere bis Mitternacht',
      'Corrijo ochenta exámenes y me duele el cuello',
      'Encore soixante copies à corriger et mal au dos',
      'Ainda tenho oitenta testes para corrigir',
    ],
  ],
  [
    'care_work',
    [
      'I work in a care home and my back hurts',
      'Ich bin Altenpflegerin und mein Rücken streikt',
      'Soy enfermera y me duelen los pies',
      'Je suis infirmière, j’ai mal au dos',
      'Trabalho num lar e doem-me as costas',
    ],
  ],
  [
    'driving_work',
    [
      'All day in the van, my hip aches',
      'Den ganzen Tag im Lieferwagen, mein Rücken schmerzt',
      'Soy camionero y me duele la espalda',
      'Je suis chauffeur et j’ai mal aux jambes',
      'Sou motorista e doem-me os joelhos',
    ],
  ],
  [
    'open_plan',
    [
      'Headaches in our open plan office',
      'Kopfweh im Großraumbüro',
      'Dolor de cabeza en la oficina abierta',
      'Mal de tête dans notre open space',
      'Dor de cabeça no open space',
    ],
  ],
  [
    'is_this_all',
    [
      'Is this it? I have a good job and two kids',
      'War es das jetzt? Haus, Mann, Kind',
      '¿Esto es todo? Tengo cincuenta años',
      "C'est tout ? J'ai une belle maison",
      'É só isto? Tenho tudo',
    ],
  ],
  [
    'hands_shake',
    [
      'My hands tremble when I have to talk in the team meeting',
      'In der Sitzung zittern mir die Hände',
      'Me tiemblan las manos cuando tengo que hablar ante todos',
      'Mes mains tremblent quand je dois parler en réunion',
      'As mãos tremem quando tenho de falar na reunião',
    ],
  ],
  [
    'alone_with_all',
    [
      'I do everything on my own since spring',
      'Ich mache alles allein, seit März',
      'Hago todo sola en casa',
      'Je fais tout toute seule',
      'Faço tudo sozinha',
    ],
  ],
  [
    'nothing_found',
    [
      'The doctor found nothing, but my head hurts',
      'Der Arzt hat nichts gefunden, der Kopf tut weh',
      'El médico no ve nada y me duele la cabeza',
      "Le médecin n'a rien trouvé, j'ai mal à la tête",
      'O médico não encontrou nada e dói-me a cabeça',
    ],
  ],
  [
    'tried',
    [
      'I have tried yoga and tea and still cannot sleep',
      'Ich habe alles ausprobiert und schlafe nicht',
      'Ya probé de todo y no duermo',
      "J'ai tout essayé et je ne dors pas",
      'Já tentei chás e não durmo',
    ],
  ],
  [
    'gambling',
    [
      'I lost the rent on scratch cards again',
      'I gambled away our savings',
      'Ich habe alles am Spielautomaten verspielt',
      'Das Konto ist leer wegen der Rubbellose',
      'Me gasto el sueldo en las tragaperras',
      'Aposté todo otra vez',
      "J'ai tout perdu dans les jeux à gratter",
      "J'ai parié tout mon salaire",
      'A conta está a zeros por causa das raspadinhas',
      'Perdi tudo no tigrinho',
      'My stomach is in knots, I lost four hundred at the casino',
    ],
  ],
  [
    'decision_by_date',
    [
      'They want a yes or no by Friday noon',
      'I have to decide by the end of the month',
      'Bis Freitag muss ich mich entscheiden',
      'Ich muss bis zum 30. zusagen',
      'Tengo hasta el viernes para decidir si acepto',
      'Tengo que dar una respuesta antes del lunes',
      'Je dois donner ma réponse avant vendredi',
      "Il faut que je choisisse d'ici lundi, oui ou non",
      'Tenho até sexta para decidir',
      'Até dia 30 tenho de dar uma resposta',
    ],
  ],
  [
    'caring_at_home',
    [
      'Since Dan had his stroke I lift him onto the commode',
      'Seit Heiners Schlaganfall wasche ich ihn jeden Morgen',
      'Desde el ictus de Paco lo levanto yo',
      'Depuis son AVC, je le soulève tous les matins',
      'Desde o AVC do Zé levanto-o eu todos os dias',
    ],
  ],
  [
    'mishap',
    [
      'Dropped the lid, bent to catch it, and my back went clunk',
      'I tripped on the kerb and my knee is sore',
      'I slipped on the ice and landed on my hip',
      'am bordstein umgeknickt, knöchel dick',
      'Bin auf der Treppe ausgerutscht, Steißbein tut weh',
      'Me torcí el tobillo en el bordillo',
      'Me agaché a coger la tapa y la espalda hizo crac',
      'Je me suis tordu la cheville sur le trottoir',
      "J'ai fait un faux mouvement et mon dos est bloqué",
      'Torci o tornozelo no passeio',
      'Baixei-me para apanhar a tampa e as costas travaram',
    ],
  ],
  [
    'own_calling',
    [
      'I trained as a joiner and scan parcels all day, this is not what my hands are for',
      'Ich wollte immer Geige spielen und sitze im Büro, die Arbeit ist sinnlos',
      'Siempre quise ser músico y mi trabajo no tiene sentido',
      "J'ai toujours voulu peindre et mon travail n'a aucun sens",
      'Sempre quis ser música e o meu trabalho não faz sentido',
    ],
  ],
  [
    'cold_season',
    [
      'Soon as the first frost comes my toes go white',
      'My feet are freezing all winter',
      'Meine Füße sind im Winter eiskalt',
      'Sobald es kalt wird, sterben mir die Finger ab',
      'En invierno tengo los pies helados',
      "Dès qu'il gèle, mes doigts deviennent blancs",
      "En hiver j'ai les pieds glacés",
      'No inverno tenho os pés gelados',
      'Mal chega o frio, fico com as mãos geladas',
    ],
  ],
]

test.each(TOLD.flatMap(([scene, texts]) => texts.map((text) => [scene, text] as const)))(
  'hears %s: %s',
  (scene, text) => expect(scenesIn(text)).toContain(scene),
)

test.each([
  'My husband shouts at the kids',
  'My teacher shouts at us',
  'He cheated on me with my friend',
  'Mein Mann hat mich betrogen',
  'J’ai été trompée par mon mari',
  'I cheated in my exam',
  'I was passed over, my colleague got promoted',
  'I am a carer for my mum',
  'Meine Mutter hat Demenz, ich pflege sie',
  'I have exams in June',
  'Is this it happening again in my knee',
  'I was cheated on by my husband',
  'I think he cheated on me',
  'I feel cheated',
  'I never cheated on him',
  'I slept with a man for the first time',
  'Ich habe von seiner Affäre erfahren',
  'Ich habe nie meine Frau betrogen',
  'nunca le fui infiel',
  'My test results are not normal',
  'My blood results came back not normal',
  'Meine Blutwerte sind nicht gut',
  'Las pruebas no salieron bien',
  'Mes analyses ne sont pas bonnes',
  'Os exames não estão bons',
  'Mein Arzt ist sehr gut',
  'I hope results will be fine',
  'My pregnancy test was negative',
  'I have never been promoted',
  'I did not get promoted',
  'I should have been promoted',
  'I saw him get promoted',
  'Ich wurde wieder nicht befördert',
  'Mein Kollege wurde befördert und ich nicht',
  'no me ascendieron',
  'Não fui promovida outra vez',
  'I was hit by a truck driver',
  'Un chauffeur m’a renversé',
  'my husband is a truck driver',
  'I am a retired nurse',
  'I am seeing a nurse',
  'Die Bewohner im Haus sind laut',
  'I am a retired teacher',
  'My husband never travels',
  'my husband is never away',
  'My son told us that he is moving out',
  'My son told us that he is not gay',
  'My wife is pregnant by another man',
  'Meine Frau ist schwanger von einem anderen',
  'Mi mujer está embarazada de otro',
  "Ma femme est enceinte d'un autre",
  'A minha mulher está grávida de outro',
  'My ex-wife is pregnant',
  'My ex wife is pregnant',
  'Meine Frau war schwanger',
  'Meine Mutter arbeitet im Pflegeheim',
  'Meine Mutter hat im Pflegeheim gearbeitet',
  'Mein Vater ist im Tierheim und holt den Hund',
  'Mom is in a nursing home job',
  'My mum works in a nursing home',
  'My dad is a nurse in a nursing home',
  'My mum went into the home office',
  'My dad went to a home game',
  'Ma mère est infirmière en ehpad',
  'A minha mãe foi cozinheira num lar',
  'My husband gambles away our money',
  'Mein Mann verspielt alles am Spielautomaten',
  'Mi marido se gasta el sueldo en las tragaperras',
  'Mon mari perd tout au casino',
  'O meu marido gasta tudo em raspadinhas',
  'I bet you know this feeling',
  'We went to the casino hotel for a wedding and my feet hurt',
  'Ich spiele mit den Kindern Lotto',
  'Ma fille joue aux jeux video',
  'I took a gamble on the new job',
  'Eu aposto que é stress',
  'Apuesto a que es el estrés',
  'I bet my boss hates me',
  'I have to hand in sixty scripts by Friday',
  'My report is due by Monday',
  'Bis Freitag muss der Bericht fertig sein',
  'Tengo que entregar el informe antes del viernes',
  'Je dois rendre le rapport avant vendredi',
  'Tenho de entregar o relatório até sexta',
  'The pain was gone by Friday',
  'I will get my results by Monday',
  'My manager signs off the rota by Friday',
  'I feed her every two hours and change her',
  'Our baby is in our bed and I feed her at night',
  'I wash him in the sink, my son has the flu',
  'Our dog had a stroke, I carry him upstairs',
  'Ich wasche sie jeden Abend, unsere Tochter',
  'My husband works and I feed the baby',
  'Had a stroke of luck, I turn her down',
  'My son has MS homework and I dress him',
  'I fell in love and my knees are weak',
  'I have a slipped disc',
  'I fell asleep on my arm',
  'I tripped over my words',
  'My mother fell and I look after her',
  'Ich habe mich in die Arbeit gestürzt',
  'Mein Vater ist gestürzt',
  'Me caí de la nube',
  'Me cai mal mi jefe, me duele la espalda',
  'Je suis tombée amoureuse',
  'Je suis tombée sur sa lettre',
  'Cai-me o cabelo',
  'A minha mãe caiu',
  'I dropped the kids at school and bent over marking',
  'My husband tripped on the stairs',
  'Mi hija se torció el tobillo',
  'I twisted my words',
  'Il est tombé de vélo',
  'I always wanted to be a mother',
  'Ich wollte immer Kinder',
  'Siempre quise ser madre',
  "J'ai toujours voulu un enfant",
  'Sempre quis ser mãe',
  'I hate my job, it is pointless',
  'My cold feet before the wedding',
  'I catch a cold every winter',
  'My frozen shoulder hurts',
  'Dark mornings, dark evenings, I feel low all winter',
  'Kalte Füße das ganze Jahr',
  'Me siento triste en invierno',
  'Je suis triste en hiver',
  'Estou triste no inverno',
  'Winter is coming and my knees hurt',
  'My boss is cold',
])('hears no scene in: %s', (text) => expect(scenesIn(text)).toEqual([]))

test.each<[string, Situation[], Situation[]]>([
  ['I mark exams all weekend', ['exams'], ['work_load']],
  ['I mark exams all weekend, and my own exam is in June', ['exams'], ['exams', 'work_load']],
  ['I am a carer in a nursing home', ['caring_for_parent'], ['work_load']],
  ['I am a nurse, and my mother has dementia', ['caring_for_parent'], ['caring_for_parent']],
  ['I was promoted last week', ['job_at_risk'], ['new_job']],
  ['I was promoted last week', [], ['new_job']],
  ['I was promoted, and my new boss hates me', ['boss'], ['boss', 'new_job']],
  ['I cheated on him', ['betrayal', 'secret'], ['secret']],
  ['Sunday evening, and my manager again', ['wrong_job'], ['boss']],
  ['Sonntagabend, und morgen wieder mein Chef', ['wrong_job', 'boss'], ['boss']],
  ['My manager is kind but the work is pointless', ['wrong_job'], ['wrong_job']],
])('puts right what was misheard: %s', (text, situations, right) => {
  expect(inTruth(situations, scenesIn(text), text)).toEqual(right)
})

test.each<[string, Situation[], Situation[]]>([
  ['My mother died in March and I fight with my brother over the house', ['bereavement'], ['bereavement', 'siblings']],
  [
    'Mama ist gestorben und ich streite mit meiner Schwester ums Haus',
    ['bereavement', 'money'],
    ['bereavement', 'siblings'],
  ],
  ['Peleo con mis hermanos por la casa y murió mi madre', ['siblings'], ['siblings', 'bereavement']],
  ['Je me dispute avec mon frère', [], ['siblings']],
  ['Brigo com o meu irmão e a minha mãe morreu', [], ['bereavement', 'siblings']],
  [
    'I look after Dad, and at work they threaten to fire me',
    ['caring_for_parent'],
    ['caring_for_parent', 'job_at_risk'],
  ],
  ['En el trabajo me amenazan con correrme', [], ['job_at_risk']],
  ['Bauchweh vor jeder Fahrprüfung', [], ['exams']],
  ['Cargo a mi suegra para bañarla', [], ['caring_for_parent']],
  ['No tengo papeles', [], ['migration']],
  ['Cai-me o cabelo desde que mudei de casa', [], ['moving_home']],
  ['Depuis que mon mari m’a quittée', [], ['breakup']],
])('takes up what is told outright: %s', (text, situations, right) => {
  expect(inTruth(situations, scenesIn(text), text)).toEqual(right)
})

test.each([
  'I scream at my kids every single bedtime and then I hate myself',
  'Ich schreie meine Kinder an, jeden Abend, und hasse mich dafür',
  'Les grito a mis hijos y después lloro',
  'Je crie sur mes enfants et après je pleure',
  'Grito com os meus filhos e depois choro',
])('does not comfort a parent who shouts over a sick child: %s', (text) => {
  expect(listen(text, 'emotional')).not.toMatchObject({ theme: 'child_illness' })
  expect(listen(text, 'emotional').mode).toBe('reflect')
})

test('guesses at no illness where none is mentioned', () => {
  const text = "I've got 120 exam scripts to mark before Friday and my eyes are burning. My neck has gone too."
  expect(listen(text, 'physical')).toMatchObject({ theme: 'eyes', mode: 'reflect', situations: ['work_load'] })
})

test('names no second theme that the words do not', () => {
  const text =
    "I got promoted to deputy head and everyone says congratulations. I lie awake at 4 wondering when they'll find out"
  expect(listen(text, 'emotional').second).not.toBe('jealousy')
})

test.each([
  'Le fui infiel a mi mujer hace un año. Nadie lo sabe. No puedo dormir de la culpa.',
  'It is a year now, and nobody knows. I cannot sleep.',
])('nobody is told of a death who told of none: %s', (text) => {
  expect(listen(text, 'emotional').situations).not.toContain('bereavement')
})

test.each([
  [
    'caring_for_partner',
    'There is no hoist in our bedroom. Since Dan came home with the left side not working I get him to the commode',
  ],
  ['caring_for_partner', 'My husband had a stroke, I wash him every morning'],
  ['caring_for_partner', 'Mein Mann ist gelähmt, ich wasche ihn jeden Morgen'],
  ['caring_for_partner', 'Lavo a mi marido desde el ictus'],
  ['caring_for_partner', 'Je lave mon mari tous les matins depuis son AVC'],
  ['caring_for_partner', 'O meu marido está acamado e dou-lhe banho'],
  ['caring_for_parent', 'My mum has MS, and getting her dressed takes an hour'],
  ['caring_for_parent', 'Meine Mutter hat Demenz, ich wasche sie jeden Tag'],
  ['caring_for_parent', 'Mi madre ya no camina, la levanto y la baño'],
  ['caring_for_parent', 'Ma mère ne marche plus, je la lave et je la couche'],
  ['caring_for_parent', 'A minha mãe já não anda, dou-lhe banho e comida'],
  ['pregnancy', "Week 31, acid up to the collarbones, can't bend"],
  ['pregnancy', '31. Woche und Sodbrennen bis zum Hals'],
  ['pregnancy', 'Estoy de siete meses y la barriga me pesa'],
  ['pregnancy', 'Con 30 semanas el bebé no me deja dormir'],
  ['pregnancy', 'Enceinte de sept mois, mal au dos'],
  ['pregnancy', 'De 32 semanas, com azia toda a noite'],
])('hears %s outright: %s', (situation, text) => {
  expect(listen(text, 'physical').situations).toContain(situation)
})

test('names the one who is cared for where the words do', () => {
  expect(listen('Seit dem Schlaganfall meiner Mutter wasche ich sie', 'physical').scenes).toEqual([])
})
