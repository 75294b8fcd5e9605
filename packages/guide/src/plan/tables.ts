import type { PlanTemplate } from './template.ts'

const atTable = (
  title: string,
  how: string,
  frequency: string,
  minutes: number,
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
    25,
    ['nausea'],
  ),
  atTable(
    'The first mouthful',
    'Give the first mouthful of a meal your whole attention: warm or cool, soft or crisp. The rest of the plate may go by as usual.',
    'At any meal you like',
    2,
    ['nausea'],
  ),
  atTable(
    'Something warm from a cup',
    'Fill a cup with something warm that you know and like. Wrap both hands round it before you drink, until they notice the warmth.',
    'Each afternoon',
    5,
    ['nausea'],
  ),
  atTable(
    'Laying a place',
    'Lay a proper place for yourself, with a cloth or the good plate, even for something simple. You are worth the extra minute.',
    'On two days of the week',
    3,
    ['nausea'],
  ),
  atTable(
    'Cook an old favourite',
    'Think of a dish that has always been good to you, and cook it, or ask someone to. Let the smell reach every room.',
    'Once this week',
    60,
    ['short-of-money', 'short-of-time', 'nausea'],
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
    ['short-of-money', 'nausea'],
  ),
  atTable(
    'Eating by a window',
    'Carry your plate to a window and eat there. Between mouthfuls, look for one thing outside that moves.',
    'When the light is good',
    20,
    ['nausea'],
  ),
  atTable(
    'A meal in company',
    'Share a meal with somebody, at a table or on the telephone. Talk, or be quiet together.',
    'Once this week',
    45,
    ['nausea'],
  ),
  atTable(
    'The quiet after',
    'When a meal is over, stay seated for a little and let the hands lie in the lap. Getting up can wait for a moment.',
    'After one meal a day',
    3,
    ['nausea'],
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
    ['nausea'],
  ),
  atTable(
    'A cloth and a lamp',
    'Spread a cloth or light a lamp before you sit down to eat, even by yourself. It is an evening, after all.',
    'On one evening',
    3,
    ['nausea'],
  ),
]
