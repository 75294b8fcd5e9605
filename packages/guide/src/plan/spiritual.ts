import { of, type PlanTemplate } from './template.ts'

export const rituals: readonly PlanTemplate[] = [
  of(
    'A light at dusk',
    'When it grows dark, light a small lamp on purpose and say good evening to the day. Put it out again before you sleep.',
    5,
    'Every evening',
  ),
  of(
    'One hand over the other',
    'Before an important moment, lay one hand over the other and think: I come fresh to this. Then go in.',
    2,
    'Before what matters',
  ),
  of(
    'A bowl of worries',
    'Write each worry on a slip of paper and put it in a bowl with a lid. The bowl keeps them overnight; you do not have to.',
    8,
    'On restless evenings',
  ),
  of(
    'A place for one thing',
    'Choose one object that means something to you and give it a clear place. Pause before it for a moment when you pass.',
    3,
    'Once a day',
  ),
  of(
    'Opening the window',
    'Open a window first thing, greet the weather whatever it is, and let the night out.',
    2,
    'Every morning',
  ),
  of(
    'Three thanks',
    'Write down three things from today for which you are thankful, the smallest first. Be exact: not the garden but the blackbird.',
    5,
    'Every evening',
  ),
  of(
    'A stone for the threshold',
    'Lay a stone beside your front door. When you leave, touch it; when you come home, touch it again and arrive.',
    1,
    'Coming and going',
  ),
  of(
    'The moon diary',
    'Look for the moon before bed and note in one line how it was and how you were. Cloud is a perfectly good entry.',
    3,
    'On most evenings',
  ),
  of(
    'A ribbon on a branch',
    'Tie a ribbon to a branch, or to a lamp at home, for something that you wish. Untie it when the wish has changed.',
    8,
    'Once this week',
  ),
  of(
    'Sunday reading',
    'Read a page of something that has outlived its century, a psalm, a poem, a saying. Take one line with you into the week.',
    10,
    'Once a week',
  ),
  of(
    'A flower for no reason',
    'Set a leaf, a twig or a flower in a glass for nobody in particular. When it has faded, thank it and find another.',
    4,
    'Once this week',
  ),
  of(
    'Good morning by name',
    'When you first see yourself in a mirror, say good morning to yourself by name. It may feel foolish, which is allowed.',
    1,
    'Every morning',
  ),
]

export const meditations: readonly PlanTemplate[] = [
  of(
    'Sitting with the morning',
    'Sit by a window and let the light grow, without a task. When thoughts come, let them sit down beside you.',
    8,
    'Each morning',
  ),
  of(
    'Kindness in four sentences',
    'Think slowly: May I be safe. May I be at ease. May I be held. May it be so for others too. Begin again when you reach the end.',
    6,
    'Once a day',
  ),
  of(
    'The inner garden',
    'Imagine a garden with a gate that only you can open. Walk in, find a bench, and see what is in flower.',
    10,
    'Three times this week',
  ),
  of(
    'A mountain in changing weather',
    'Picture a mountain. Sun, mist and rain pass over it and it remains. Sit for a while as it sits.',
    8,
    'Every other day',
  ),
  of(
    'The river carries it',
    'Imagine sitting by a river and laying each thought on a leaf. You need not watch where the leaves go.',
    8,
    'In the evening',
  ),
  of(
    'Listening to a bell',
    'Let a bell, a glass or a singing bowl sound once. Follow the tone until you are no longer sure whether you hear it.',
    4,
    'Once a day',
  ),
  of(
    'A lantern through the body',
    'Carry an imaginary lantern slowly from the feet to the head. Wherever it goes it brings some light, and it asks no questions.',
    10,
    'Before sleep',
  ),
  of(
    'One flower',
    'Look at one flower or leaf as if you had to describe it to somebody far away. Notice when looking turns into quiet.',
    5,
    'Twice this week',
  ),
  of(
    'The old tree',
    'Imagine leaning against a very old tree. Ask it something, and let the answer be the leaning.',
    7,
    'When you need patience',
  ),
  of(
    'Between two sounds',
    'Listen for the quiet between one sound and the next. It is always there, like the page behind the print.',
    5,
    'Once a day',
  ),
  of(
    'The sound of your own name',
    'Say your name inwardly in the voice of someone who is fond of you. Stay with the tone when the word has gone.',
    5,
    'Every other day',
  ),
  of(
    'One object, five minutes',
    'Set an ordinary thing before you, a spoon or a shoe, and look at it until it grows interesting. Most things do.',
    5,
    'Once a day',
  ),
  of(
    'Sitting like a hill',
    'Sit and imagine being a hill: weather on top, quiet further down. Let the weather do what it likes.',
    7,
    'Three times this week',
  ),
]

/** Past-life release, offered as an image, never as an explanation. */
export const release: readonly PlanTemplate[] = [
  of(
    'Past-life release: the old coat',
    'If the thought appeals to you, imagine an old coat that has been handed down for longer than anyone remembers. Hang it on a nail, thank it for its warmth, and walk on without it.',
    8,
    'Once, on a quiet evening',
  ),
  of(
    'Past-life release: the closed book',
    'Take it as a story or as more than that, as you prefer. Imagine closing a thick book whose ending you need not know, and setting it on a high shelf.',
    6,
    'Once this week',
  ),
  of(
    'Past-life release: boats at night',
    'Imagine little paper boats with lights in them. Give each something that feels older than you, and let the current have it; nobody is at fault for any of it.',
    8,
    'Once, and again if it was good',
  ),
  of(
    'Past-life release: the bridge',
    'Picture a bridge with mist at its far end. Whoever you may have been over there, wave to them in friendship, and turn round to your own side.',
    7,
    'Once this week',
  ),
  of(
    'Past-life release: a knot undone',
    'Tie a loose knot in a cord. Think of something that you seem to have carried always, undo the knot slowly, and keep the cord for something new.',
    8,
    'Once this week',
  ),
  of(
    'Past-life release: returning the key',
    'Imagine an old key in your pocket that fits no door of yours. Lay it in an open palm of light, and notice the pocket grow roomy.',
    6,
    'On an evening by yourself',
  ),
  of(
    'Past-life release: the last letter',
    'Write a short letter that begins with "You may rest now", to nobody in particular. Fold it and put it between the pages of a book you love.',
    12,
    'Once',
  ),
  of(
    'Past-life release: leaves in autumn',
    'Imagine a tree letting go of leaves that it no longer remembers growing. None is torn off; stand beneath it and let something of yours drift down too.',
    7,
    'Once this week',
  ),
  of(
    'Past-life release: footprints',
    'Picture a long beach with footprints behind you, older and older into the distance. Let the tide come in over them, and feel the dry sand under your feet now.',
    6,
    'Twice this month',
  ),
  of(
    'Past-life release: a name in the sand',
    'If you like the thought, imagine a name in the sand that is not quite yours. Let the water take it letter by letter, and stand up lighter.',
    6,
    'Once this week',
  ),
  of(
    'Past-life release: the far window',
    'Picture a house with many windows and a light in the furthest one. Wave to whoever is there, wish them well, and draw your own curtain.',
    6,
    'On a quiet evening',
  ),
  of(
    'Past-life release: a borrowed song',
    'Imagine humming a tune whose origin you do not know. Hum it to its end, in thought or aloud, and let it go back to where it came from.',
    5,
    'Once this week',
  ),
]
