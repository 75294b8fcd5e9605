import { expect, test } from 'vitest'
import { type Scene, scenesIn } from './scenes.ts'

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
