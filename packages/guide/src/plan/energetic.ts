import type { ChakraKey } from '../lexicon.ts'
import { of, type PlanTemplate } from './template.ts'

/** Breathing practices without held, hurried or counted breath. */
export const breathwork: readonly PlanTemplate[] = [
  of(
    'A longer way out',
    'Breathe in as you like, and let the breath out a little more slowly, as if through a straw. Go back to your usual breath whenever you wish.',
    3,
    'Morning and evening',
  ),
  of(
    'Breathing like the sea',
    'Listen to your breath as to waves on a flat beach: one comes, one goes. You need not make them; only listen.',
    5,
    'Once a day',
  ),
  of(
    'The warm hand',
    'Lay a hand where you feel the breath most easily. Let the hand be lifted and lowered, and leave the work to the breath.',
    4,
    'On waking',
  ),
  of(
    'A sigh on purpose',
    'Let a sigh go, audibly, with loose shoulders. Wait until the next breath comes of its own accord.',
    1,
    'Between two tasks',
  ),
  of(
    'Breath with a colour',
    'Choose a colour that does you good. Imagine it coming in with the breath, and the air going out clear.',
    4,
    'In the afternoon',
  ),
  of(
    'Humming out',
    'Breathe in easily and let the air leave on a soft hum. Feel where it tickles: lips, chest or brow.',
    3,
    'Once a day',
  ),
  of(
    'Breathing along an edge',
    'Let your eyes travel along the edge of a window: up one side with the in-breath, down the other with the out-breath. Keep to your own pace.',
    3,
    'When thoughts are crowded',
  ),
  of(
    'Warming the glass',
    'Breathe out softly with an open mouth, as if to mist a window pane. The next breath may come in through the nose.',
    2,
    'Before sleep',
  ),
  of(
    'Back-of-the-body breath',
    'Lean against a cushion and feel how the breath reaches your back too. Let it widen there as much as it likes.',
    4,
    'At the end of the day',
  ),
  of(
    'A breath for each finger',
    'Touch thumb to each finger in turn, with one easy breath for each. Then the other hand.',
    2,
    'While waiting',
  ),
  of(
    'A breath with a view',
    'At a window, let the in-breath look at something near and the out-breath at something far. Go back and forth for a while.',
    3,
    'Once a day',
  ),
]

const centre = (
  chakra: ChakraKey,
  items: readonly (readonly [title: string, how: string, notFor?: NonNullable<PlanTemplate['notFor']>])[],
): PlanTemplate[] =>
  items.map(([title, how, notFor], index) => ({
    title,
    how,
    minutes: [4, 5, 3, 6][index] ?? 5,
    frequency: ['Every other day', 'Each evening', 'Once a day', 'Three times this week'][index] ?? 'Once a day',
    chakras: [chakra],
    ...(notFor ? { notFor } : {}),
  }))

export const chakraWork: readonly PlanTemplate[] = [
  ...centre('root', [
    [
      'Roots under the chair',
      'Sit with both soles on the floor and imagine fine roots growing from them into good dark soil. Let the soil be the one that makes an effort.',
      ['legs-at-rest'],
    ],
    [
      'Red at the base',
      'Picture a steady red glow at the base of the spine, like embers under ash. Let it be as small as it is.',
    ],
    [
      'What holds me',
      'Name five things that hold you just now: chair, floor, house, street, earth. Rest for a moment on each.',
    ],
    [
      'A stone in the hand',
      'Hold a smooth stone until it is as warm as you are. Think of how long it has been here without hurrying.',
    ],
  ]),
  ...centre('sacral', [
    [
      'A lake below the navel',
      'Picture a calm lake below the navel. Let whatever you feel be weather above it, and watch the surface settle again.',
    ],
    [
      'Orange light',
      'Imagine the orange of a late afternoon filling the bowl of the hips. It comes and goes with the breath.',
    ],
    [
      'Hands in warm water',
      'Let lukewarm water run over your hands and follow it with your attention. Dry each finger with care.',
    ],
    [
      'Drawing waves',
      'With a soft pencil draw waves across a page, left to right, without lifting it. Stop when the page is full or you are.',
    ],
  ]),
  ...centre('solar_plexus', [
    [
      'The small sun',
      'Picture a small sun below the ribs. Let it shine first for yourself, and only afterwards for anybody else.',
    ],
    [
      'Choosing on purpose',
      'Make one tiny choice consciously: this cup, that chair. Feel in the upper belly how it is to have chosen.',
    ],
    [
      'Yellow warmth',
      'Rest a warm palm on the upper belly and imagine yellow light spreading from it like sun on a wall.',
    ],
    [
      'A dimmer for the will',
      'Imagine a lamp with a dimmer at the middle of the body. Turn it to whatever is pleasant just now, and leave it there for a while.',
    ],
  ]),
  ...centre('heart', [
    [
      'Green in the chest',
      'Imagine the green of young leaves in the middle of the chest, unfolding with the in-breath and resting with the out-breath.',
    ],
    [
      'Three names',
      'With a hand on the breastbone, think of three names, and wish each of them a good day. Let the third be your own.',
    ],
    [
      'A window in the ribs',
      'Picture a window in the chest and open it just as far as is pleasant. Feel the air of the season come in.',
    ],
    [
      'Arms round yourself',
      'Cross your arms so that each hand rests on the other shoulder, and rock very gently. Stay as long as it is good.',
    ],
  ]),
  ...centre('throat', [
    [
      'One comfortable tone',
      'Find the tone that is least trouble and hum it softly. Feel with your fingertips how the throat joins in.',
    ],
    [
      'Blue air',
      'Imagine the air as a clear blue that cools and widens the throat as it passes. Swallow, and let the tongue lie loose.',
    ],
    [
      'Saying it to the wall',
      'Turn to a wall and say one sentence you have been saving up. The wall is discreet; afterwards you may decide who else should hear it.',
    ],
    [
      'Listening first',
      'Sit and listen: to the nearest sound, to the furthest, and to the quiet between. The throat rests while the ears work.',
    ],
  ]),
  ...centre('third_eye', [
    [
      'The quiet behind the brow',
      'Let your eyelids grow heavy and look into the darkness behind them as into a night sky. Nothing has to appear.',
    ],
    [
      'Indigo',
      'Imagine the deep blue of the hour after sunset behind your forehead. Let thoughts pass through it like late birds.',
    ],
    [
      'Cupped palms',
      'Rub your palms warm and cup them over closed eyes without touching the lids. Enjoy the dark for a few breaths.',
    ],
    [
      'One question, no answer',
      'Think of a question, set it down between the brows as on a windowsill, and turn to something else. It can wait there.',
    ],
  ]),
  ...centre('crown', [
    [
      'A thread from above',
      'Imagine a fine thread at the top of the head that is held from above, kindly. Let the neck grow a little longer.',
    ],
    ['Violet evening', 'Picture violet light settling on the crown of the head like the first snow, without a sound.'],
    [
      'Room above me',
      'Feel the space above your head: ceiling, roof, sky. Let your thoughts rise into it and spread out.',
    ],
    [
      'A word that matters',
      'Choose a word that means something to you and let it sound inwardly, now and then, like a bell across a valley.',
    ],
  ]),
]

export const qiGong: readonly PlanTemplate[] = [
  of(
    'Holding a ball of air',
    'Seated, hold your hands as if round a large soft ball. Let it grow a little as you breathe in and shrink as you breathe out.',
    5,
    'Once a day',
  ),
  of(
    'Lifting the sky, gently',
    'Seated, let both hands float up to the height of the chest, palms up, turn them over and let them sink. It is slower than you think.',
    4,
    'Each morning',
  ),
  of(
    'Parting the clouds',
    'Bring the backs of the hands together before the chest and draw them apart, as one parts a curtain of mist. Look through.',
    4,
    'Once a day',
  ),
  of(
    'Brushing the arms',
    'With one palm, brush down the other arm from shoulder to fingertips, lightly, as one brushes snow from a sleeve. Then change sides.',
    3,
    'When you come home',
  ),
  of(
    'The gathering hands',
    'Let the arms open to the sides and come together before the belly, as if gathering hay. End with the hands resting one on the other.',
    5,
    'Each evening',
  ),
  of(
    'Turning like a millstone',
    'Seated, let the upper body draw a small, flat circle, led by the navel. A few rounds one way, a few the other.',
    4,
    'Once a day',
    ['pregnancy'],
  ),
  of(
    'Fingers like willow',
    'Let your arms hang and the fingers trail like willow branches over a stream. Move the wrists, and let the rest follow.',
    3,
    'In the afternoon',
  ),
  of(
    'Pushing the slow door',
    'Seated, bring both palms forward as if pushing open a heavy, well-oiled door, and draw them back just as slowly.',
    4,
    'Four days of the week',
  ),
  of(
    'Standing like a tree',
    'Stand with soft knees and arms hanging, a chair within reach, and feel how a tree manages to do so little. Sit down when you have had enough.',
    4,
    'Each morning',
    ['low-mobility', 'elder', 'heart', 'pregnancy', 'child', 'dizziness'],
  ),
  of(
    'Closing the day',
    'Lay both palms below the navel and imagine everything scattered coming home there, as birds do at dusk.',
    3,
    'Before sleep',
  ),
  of(
    'Water from hand to hand',
    'Let one hand pour imaginary water slowly into the other, and back. Notice which hand is more careful.',
    3,
    'In the morning',
  ),
  of(
    'Opening a fan',
    'With your hands before your chest, spread the fingers one after the other like a fan, and fold them again just as slowly.',
    2,
    'Between two tasks',
  ),
  of(
    'The lantern',
    'Seated, hold both palms as if round a small lantern at the height of the heart. Turn a little to each side so that it lights the room.',
    4,
    'In the evening',
  ),
]
