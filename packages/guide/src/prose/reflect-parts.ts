/**
 * The sentences around an entry's wordings when a symbolic meaning may be offered.
 * {focus} is the entry's focus, {chakra} a centre's name, {themes} its themes.
 */
export const reflectParts = {
  opening: [
    'Here is a symbolic reading of {focus}, offered as a picture to look at and not as a verdict. Take what feels true, and leave the rest by the door.',
    'This tradition listens to {focus} as one listens to a story: for images, for feelings, for what has been left unsaid. It is a symbolic reading, and only you can tell whether it fits.',
    'Thank you for putting this into words. What follows is a symbolic reading of {focus}: a few images, to be tried on slowly, the way one tries on a coat.',
    'Before anything is interpreted, something may simply be noticed: {focus} would like a little of your attention. This symbolic reading keeps you company while you give it.',
    'There is nothing to solve while you read this. A symbolic reading of {focus} only holds up a lamp; what you see by it is yours.',
    'Settle for a moment before you read on. What you find here is a symbolic reading of {focus}, made of images and questions, and you may disagree with any of it.',
  ],
  emotionalHeading: [
    'The emotional thread',
    'What the heart may be holding',
    'The feeling underneath',
    'In the emotional body',
  ],
  energeticHeading: [
    'Where the energy gathers',
    'The energetic picture',
    'In the energy body',
    'How the energy is pictured',
  ],
  spiritualHeading: ['The spiritual thread', 'A thought for the spirit', 'The quieter invitation', 'In a wider light'],
  practiceHeading: ['One small practice', 'Something small to try', 'A few quiet minutes', 'A practice for today'],
  questionHeading: ['One open question', 'For your journal', 'A question to take along', 'To sit with'],
  energeticLeadIn: [
    'On the old maps this belongs to the {chakra} centre, whose themes are {themes}.',
    'In this tradition the {chakra} centre looks after this part of life; its words are {themes}.',
    'The {chakra} centre, linked with {themes}, is said to be close by.',
    'Those who read the body in this way would look first to the {chakra} centre, and to {themes}.',
    'The {chakra} centre is often named here, and with it {themes}.',
  ],
  secondThread: [
    '{Focus} may belong to the same picture. {theme}',
    'A second thread runs alongside, and it leads to {focus}. {theme}',
    'It might be worth reading {focus} together with this. {theme}',
    'Close beside it there may be {focus}, and the two could be talking to each other. {theme}',
  ],
  practiceLeadIn: [
    'If you like, give this a few minutes today. Stop whenever it stops feeling good.',
    'Nothing has to come of it. It is simply a friendly thing to do.',
    'Choose a moment when nobody needs you, and let it be easy.',
    'It asks for no skill, only for a little unhurried time.',
    'You might try this once, and see whether you would like to do it again.',
  ],
  shortPracticeLeadIn: [
    'There may be a lot on your plate, so this one takes a single minute.',
    'Here is a very short one, made for crowded days.',
    'Keep it small: one minute is plenty, and it counts.',
    'This one fits between two other things.',
  ],
  affirmationLeadIn: [
    'A sentence to go with it:',
    'You may say to yourself, silently or aloud:',
    'If words help, these could be the ones:',
    'Let one line stay with you afterwards:',
  ],
  questionLeadIn: [
    'There is no right answer to this, and no hurry to find one.',
    'You could write for five minutes without lifting the pen, and be surprised.',
    'Let it walk beside you for a day or two before you reply.',
    'Read it twice, and notice what answers first: a word, a memory, a breath.',
    'It may be enough to carry it in a pocket and touch it now and then.',
  ],
  closing: [
    'Whatever you keep of this, may you keep it kindly.',
    'Go gently with yourself today; you have listened well.',
    'You can come back to this page on another day, and it may read quite differently.',
    'May something in you feel a little more at home than before.',
    'Let the rest of the day be ordinary, and a shade slower.',
    'That is all for now. The listening was already a good part of it.',
  ],
} as const

/** Gentler wordings for certain advanced info, which they never repeat. */
export const softenings = {
  seated: [
    'It can all be done sitting down.',
    'A comfortable chair is a perfectly good place for it.',
    'Sit for it, if that is easier; nothing is lost.',
    'It works just as well from an armchair.',
  ],
  slower: [
    'Let it be slower than you would usually allow.',
    'There is nothing to train here; less is more.',
    'Resist the wish to do it well.',
    'Do it at half the speed that comes naturally.',
  ],
  young: [
    'If this stirs up something large, an adult whom you trust would want to hear about it.',
    'You do not have to think about this by yourself; pick an adult you trust and tell them a little.',
    'Some questions are easier with company, so choose a grown-up who listens well.',
    'It is a good idea to share this with an adult who is kind to you.',
  ],
} as const
