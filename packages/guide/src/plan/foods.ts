import type { PlanTemplate } from './template.ts'

const food = (
  title: string,
  how: string,
  chakras: NonNullable<PlanTemplate['chakras']>,
  contains: NonNullable<PlanTemplate['contains']>,
  notFor: NonNullable<PlanTemplate['notFor']> = [],
): PlanTemplate => ({
  title,
  how,
  minutes: 20,
  frequency: 'When it appeals to you',
  chakras,
  contains,
  notFor: ['eating-disorder', ...notFor],
})

/** Everyday food in the colours of the centres, without amounts. */
export const foods: readonly PlanTemplate[] = [
  food(
    'Beetroot from the oven',
    'Roast beetroot slowly until it is soft and sweet, and eat it while the kitchen still smells of earth. Red food is traditionally given to the root.',
    ['root'],
    ['plant', 'root', 'fodmap'],
    ['tender-digestion'],
  ),
  food(
    'Red lentil soup',
    'Let red lentils simmer until they fall apart by themselves. Eat the soup from a deep bowl, with both feet on the floor.',
    ['root'],
    ['plant', 'legume', 'fodmap'],
    ['tender-digestion'],
  ),
  food(
    'Potatoes in their skins',
    'Boil potatoes in their skins and open them while they steam. Few foods are so plainly from the ground.',
    ['root'],
    ['plant', 'starch', 'nightshade'],
  ),
  food(
    'Soft carrots',
    'Cook carrots gently until a fork sinks in, and taste how sweet they have become without any help.',
    ['sacral', 'root'],
    ['plant', 'root'],
  ),
  food(
    'Squash from the oven',
    'Roast slices of squash until their edges brown. It keeps well, so tomorrow has something warm in it too.',
    ['sacral'],
    ['plant', 'squash'],
  ),
  food(
    'A peeled orange',
    'Peel an orange slowly and eat it piece by piece. The smell on your fingers is part of it.',
    ['sacral'],
    ['plant', 'citrus', 'fruit'],
    ['tender-digestion'],
  ),
  food(
    'Salmon with something green',
    'Bake a piece of salmon simply and lay something green beside it. Share it if there is somebody to share with.',
    ['sacral', 'crown'],
    ['fish', 'plant', 'leaf'],
    ['medication', 'pregnancy'],
  ),
  food(
    'Porridge, stirred slowly',
    'Stir oats over a low flame until they are soft. The stirring is half of the meal: round and round, nothing else to do.',
    ['solar_plexus', 'root'],
    ['plant', 'gluten', 'grain'],
  ),
  food(
    'Golden millet',
    'Cook millet until it is fluffy and pour something savoury over it. Its colour is a small sun on a grey day.',
    ['solar_plexus'],
    ['plant', 'grain'],
  ),
  food(
    'A ripe banana, mashed',
    'Mash a ripe banana with a fork and eat it slowly with a spoon. It asks nothing of anyone.',
    ['solar_plexus', 'sacral'],
    ['plant', 'fruit', 'starch'],
  ),
  food(
    'Yellow peppers, softened',
    'Let strips of yellow pepper soften in a pan until they are sweet. Eat them warm with whatever you already like.',
    ['solar_plexus'],
    ['plant', 'nightshade'],
    ['tender-digestion'],
  ),
  food(
    'Something green, warm',
    'Wilt spinach in a pan for a moment and squeeze nothing out of it. Green is the colour that tradition gives to the heart.',
    ['heart'],
    ['plant', 'leaf'],
    ['medication'],
  ),
  food(
    'Peas with butter',
    'Warm green peas and let a little butter melt over them. It is a childhood plate, and nobody has to grow out of it.',
    ['heart'],
    ['plant', 'legume', 'dairy', 'fodmap'],
    ['tender-digestion'],
  ),
  food(
    'An avocado, halved',
    'Halve an avocado and eat it with a spoon, sitting down, as you would if you were your own guest.',
    ['heart', 'crown'],
    ['plant', 'avocado', 'fodmap'],
    ['tender-digestion'],
  ),
  food(
    'Courgette ribbons',
    'Cut courgette into ribbons and let them soften in olive oil. Light, green and quickly made.',
    ['heart', 'throat'],
    ['plant', 'squash'],
  ),
  food(
    'Blueberries, one by one',
    'Eat blueberries one at a time, and let each be finished before the next. Old drawings give the throat and the brow their colours.',
    ['throat', 'third_eye'],
    ['plant', 'berry', 'fruit'],
  ),
  food(
    'A stewed pear',
    'Stew a pear until it can be eaten with a spoon. Soft food gives the throat an easy hour.',
    ['throat'],
    ['plant', 'apple', 'fruit', 'fodmap'],
  ),
  food(
    'Clear vegetable soup',
    'Simmer carrot and courgette in water until it tastes of both. Sip it from a cup, and listen to the quiet after each swallow.',
    ['throat', 'crown'],
    ['plant', 'root', 'squash'],
  ),
  food(
    'Purple cabbage, softened',
    'Let purple cabbage braise slowly with a piece of apple. Its colour deepens as it waits, as some thoughts do.',
    ['third_eye', 'crown'],
    ['plant', 'leaf', 'apple', 'fruit', 'fodmap'],
    ['tender-digestion', 'medication'],
  ),
  food(
    'Walnuts beside the book',
    'Set walnuts beside whatever you are reading, and crack them slowly. People have long seen a small mind in their shape.',
    ['third_eye'],
    ['plant', 'nuts', 'peanut'],
    ['tender-digestion', 'child'],
  ),
  food(
    'Aubergine from the oven',
    'Bake an aubergine whole until it sinks into itself, then spoon out the soft inside. Patience does most of the cooking.',
    ['third_eye'],
    ['plant', 'nightshade'],
    ['tender-digestion'],
  ),
  food(
    'White rice, plainly',
    'Cook rice well, and eat some of it plain before anything joins it. Plainness can be a rest for the senses.',
    ['crown', 'third_eye'],
    ['plant', 'grain'],
  ),
  food(
    'Cauliflower, roasted whole',
    'Roast a cauliflower whole and carry it to the table like something festive. Pale food stands at the crown in the old colour charts.',
    ['crown'],
    ['plant', 'leaf', 'fodmap'],
    ['tender-digestion', 'medication'],
  ),
  food(
    'Plain yoghurt, quietly',
    'Eat plain yoghurt from a bowl you are fond of, slowly enough to notice that it is cool.',
    ['crown', 'heart'],
    ['dairy'],
  ),
  food(
    'An egg and patience',
    'Cook an egg until it is firm all through, and peel it slowly. It is a small, complete thing.',
    ['solar_plexus', 'crown'],
    ['egg'],
  ),
  food(
    'Slow chicken broth',
    'Let chicken and its bones simmer on a quiet afternoon until the windows mist over. Drink the broth warm.',
    ['root', 'throat', 'heart'],
    ['meat'],
  ),
]

const atTable = (
  title: string,
  how: string,
  frequency: string,
  minutes = 15,
  notFor: NonNullable<PlanTemplate['notFor']> = [],
): PlanTemplate => ({
  title,
  how,
  minutes,
  frequency,
  notFor: ['eating-disorder', ...notFor],
})

/** Ways of eating calmly that name no food. */
export const tables: readonly PlanTemplate[] = [
  atTable(
    'One meal at the table',
    'Choose one meal today and sit down for it, with nothing on a screen. Eat what already agrees with you, and let the meal be all that is happening.',
    'Once a day, if it can be arranged',
  ),
  atTable(
    'The first mouthful',
    'Give the first mouthful of a meal your whole attention: warm or cool, soft or crisp. The rest of the plate may go by as usual.',
    'At any meal you like',
    2,
  ),
  atTable(
    'Something warm from a cup',
    'Fill a cup with something warm that you know and like. Wrap both hands round it before you drink, until they notice the warmth.',
    'Each afternoon',
    5,
  ),
  atTable(
    'Laying a place',
    'Lay a proper place for yourself, with a cloth or the good plate, even for something simple. You are worth the extra minute.',
    'On two days of the week',
    3,
  ),
  atTable(
    'Cook an old favourite',
    'Think of a dish that has always been good to you, and cook it, or ask someone to. Let the smell reach every room.',
    'Once this week',
  ),
  atTable(
    'Water within reach',
    'Set a jug of water where you can see it, and let it remind you. You do not have to count anything.',
    'Every day',
    1,
    // Some patients have a fluid limit.
    ['heart', 'own-diet'],
  ),
  atTable(
    'Something colourful',
    'When you next buy food, choose one thing for its colour alone, from among those that you eat anyway. Colours are an old language for moods.',
    'With each shopping trip',
    5,
  ),
  atTable(
    'Eating by a window',
    'Carry your plate to a window and eat there. Between mouthfuls, look for one thing outside that moves.',
    'When the light is good',
  ),
  atTable(
    'A meal in company',
    'Share a meal with somebody, at a table or on the telephone. Talk, or be quiet together.',
    'Once this week',
  ),
  atTable(
    'The quiet after',
    'When a meal is over, stay seated for a little and let the hands lie in the lap. Getting up can wait for a moment.',
    'After one meal a day',
    3,
  ),
  atTable(
    'The same cup',
    'Choose one cup or bowl that you like and use it every day this week. A table gets a centre that way.',
    'Every day',
    2,
  ),
  atTable(
    'Hands before the meal',
    'Before a meal, lay both hands on the table for the length of one breath. Then begin.',
    'Once a day',
    1,
  ),
  atTable(
    'A cloth and a lamp',
    'Spread a cloth or light a lamp before you sit down to eat, even by yourself. It is an evening, after all.',
    'On one evening',
    3,
  ),
]
