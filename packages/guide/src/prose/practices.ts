import type { ChakraKey } from '../lexicon.ts'

export interface ChakraProse {
  /** The centre's name in a sentence: "the root centre". */
  name: string
  themes: string
  practices: readonly (readonly string[])[]
  /** For high stress: one minute, one step. */
  shortPractices: readonly string[]
  affirmations: readonly string[]
}

/** Practices must be harmless: no held breath, strain, heat, cold or abstaining. */
export const chakraProse: Record<ChakraKey, ChakraProse> = {
  root: {
    name: 'root',
    themes: 'safety, belonging and home',
    practices: [
      [
        'Stand barefoot, or sit with both soles on the floor.',
        'For one minute, feel the weight in your heels.',
        'Let the breath come and go as it likes, and notice that you are being carried.',
      ],
      [
        'Walk ten steps through the room, very slowly.',
        'At each step feel heel, sole and toes arrive.',
        'Stand still at the end and greet the place where you are.',
      ],
      [
        'Sit down and press your feet lightly into the floor, then let go, five times.',
        'Look round for something in the room that has been with you for long.',
        'Rest your eyes on it until your shoulders sink a little.',
      ],
      [
        'Lean your back against a wall or the back of a chair.',
        'Give it some of your weight, and then a little more.',
        'Stay for ten easy breaths, and let yourself be held up.',
      ],
    ],
    shortPractices: [
      'Put both feet flat on the floor and feel your weight in the heels for five easy breaths.',
      'Rest a hand on something solid, a table or a wall, and feel for one minute how still it is.',
    ],
    affirmations: [
      'I am allowed to take up my place.',
      'The ground is here, and so am I.',
      'One step is enough for now.',
    ],
  },
  sacral: {
    name: 'sacral',
    themes: 'feeling, pleasure and creativity',
    practices: [
      [
        'Rest one hand below the navel.',
        'Sway slowly from side to side for ten breaths, sitting or standing.',
        'Let the movement grow smaller until it stops by itself.',
      ],
      [
        'Run warm water over your hands for a minute.',
        'Feel how it finds its way round every finger.',
        'Dry them slowly, as if they belonged to someone you love.',
      ],
      [
        'Put on one piece of music that you like.',
        'Let the hips, or only the hands, move along with it.',
        'Sit in the quiet afterwards and notice what is there.',
      ],
      [
        'Take a pencil and draw slow, round lines, with no picture in mind.',
        'Let each line begin where the last one ends.',
        'Stop when the page feels friendly.',
      ],
    ],
    shortPractices: [
      'Lay a warm hand below the navel and let your breath rock it gently for one minute.',
      'Sway a little in your chair, like a boat at its mooring, for ten breaths.',
    ],
    affirmations: [
      'My feelings may come and go like water.',
      'I may enjoy something small today.',
      'What moves in me may move gently.',
    ],
  },
  solar_plexus: {
    name: 'solar plexus',
    themes: 'confidence, will and worth',
    practices: [
      [
        'Lay a warm hand on the upper belly, below the ribs.',
        'Breathe out a little longer than in, five times, without effort.',
        'Name, silently, one thing that you did well this week.',
      ],
      [
        'Sit upright, as though somebody had just said something kind about you.',
        "Let the breath widen the lower ribs by a finger's breadth.",
        'Decide on one very small thing for today, and on nothing else.',
      ],
      [
        'Write down three things that are on your mind.',
        'Put a dot beside the one that is truly yours to do.',
        'Turn the page over, and rest a hand on your belly for five breaths.',
      ],
      [
        'Stand at a window, in daylight if there is some.',
        'Let the light fall on the middle of your body for a minute.',
        'Imagine it as something that you need not earn.',
      ],
    ],
    shortPractices: [
      'With a hand below the ribs, breathe out slowly five times, as if cooling a spoonful of soup.',
      'Say inwardly, on five out-breaths, the two words: small steps.',
    ],
    affirmations: ['I can choose one small step.', 'I am enough for today.', 'My worth is not up for discussion.'],
  },
  heart: {
    name: 'heart',
    themes: 'love, grief and compassion',
    practices: [
      [
        'Place both hands over the breastbone.',
        'Feel them rise and sink for some easy breaths.',
        'Name one thing for which you are grateful, however small.',
      ],
      [
        'Think of a person or an animal that has been glad to see you.',
        'Let your face remember it first, then your shoulders.',
        'Keep that warmth for a minute, and then wish it to someone else.',
      ],
      [
        'Cross your arms so that each hand rests on the other upper arm.',
        'Stroke downwards slowly, six or seven times.',
        'Breathe out with a sigh, if one wants to come.',
      ],
      [
        'Open a window or step outside.',
        'Spread your arms as wide as is comfortable, and let them sink again, three times.',
        'Rest one palm on your chest and stay for a moment.',
      ],
    ],
    shortPractices: [
      'Lay one palm on your breastbone and give it one minute of your whole attention.',
      'Think of one face that you love, and let three slow out-breaths go in its direction.',
    ],
    affirmations: ['I meet myself with kindness.', 'There is room in me for this.', 'I may be loved as I am.'],
  },
  throat: {
    name: 'throat',
    themes: 'expression, truth and listening',
    practices: [
      [
        'Hum softly on one comfortable tone for a minute.',
        'Feel where it trembles: lips, throat, chest.',
        'Then be silent, and listen to what is left.',
      ],
      [
        'Let the jaw hang loose and the tongue lie wide.',
        'Breathe out on a quiet "haaa", five times.',
        'Speak one true and simple sentence aloud, to nobody.',
      ],
      [
        'Write a letter of four lines that will never be sent.',
        'Begin with the words "What I would like to say".',
        'Read it once under your breath, and put it away.',
      ],
      [
        'Turn your head slowly to one side, and back to the middle, as far as is pleasant.',
        'Do the same on the other side, three times in all.',
        'Swallow, sigh, and let the shoulders sink.',
      ],
    ],
    shortPractices: [
      'Hum one low, comfortable tone for as long as a single easy breath, five times.',
      'Part your lips, let the jaw be heavy, and breathe out softly for one minute.',
    ],
    affirmations: ['My words may be simple and true.', 'I may take my time to speak.', 'My voice is welcome.'],
  },
  third_eye: {
    name: 'brow',
    themes: 'insight, intuition and clarity',
    practices: [
      [
        'Close your eyes and soften the brow.',
        'Let the gaze sink back, as if into an armchair, for two minutes.',
        'Open your eyes slowly and look at the furthest thing you can see.',
      ],
      [
        'Rub your palms together until they are warm.',
        'Cup them over your closed eyes without touching the lids.',
        'Enjoy the dark for ten easy breaths.',
      ],
      [
        'Write down everything that is going round in your head, in single words.',
        'Draw a circle about the one word that matters today.',
        'Fold the paper, and let it think for you until tomorrow.',
      ],
      [
        'Stroke with two fingers from the middle of the forehead out to the temples, five times.',
        'Let the eyelids grow heavy.',
        'Imagine the space behind your forehead becoming wide and a little cooler.',
      ],
    ],
    shortPractices: [
      'Close your eyes, let the brow grow smooth, and count ten slow breaths.',
      'Look at the furthest thing you can see from your window for one minute.',
    ],
    affirmations: [
      'I do not have to see everything at once.',
      'The next step will be clear enough.',
      'I may rest from thinking.',
    ],
  },
  crown: {
    name: 'crown',
    themes: 'meaning, trust and connection',
    practices: [
      [
        'Sit quietly and choose a word that matters to you.',
        'Let it repeat inwardly for three minutes, as slowly as it likes.',
        'Let the word go, and stay in the quiet it leaves behind.',
      ],
      [
        'Step outside, or to a window, and look at the sky for a minute.',
        'Let the crown of your head feel how much room there is.',
        'Thank the day for one thing before you turn back.',
      ],
      [
        'Light a lamp, or sit near one.',
        'Think of three people who are awake at this hour, somewhere, and wish them well.',
        'Wish yourself the same, in the same words.',
      ],
      [
        'Lay a hand on the top of your head, very lightly.',
        'Imagine it as a blessing from somebody who knows you well.',
        'Take it down after five breaths, and keep the feeling.',
      ],
    ],
    shortPractices: [
      'Look up at the sky for one minute and let it be larger than everything on your list.',
      'Choose one good word and let it ride on five slow breaths.',
    ],
    affirmations: [
      'I belong to something larger.',
      'I may trust the next quiet hour.',
      'Not everything depends on me.',
    ],
  },
}
