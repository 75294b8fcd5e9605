import type { EntryProse } from './entry-prose.ts'

export const neckAndArms: Record<string, EntryProse> = {
  neck: {
    focus: 'the neck',
    titles: ['A bridge that may soften', 'Room to turn the head'],
    emotional: [
      'Looking only ahead can be a form of bravery, and a tiring one. There may be something beside you or behind you that would be easier to live with if you let yourself glance at it.',
      'Some people meet the day chin forward, ready to be contradicted. It could be restful to spend an hour among those who are already on your side.',
      'There may be two views pulling at you, what the head has decided and what the heart still says. They need not agree today; it may be enough that they are both allowed to speak.',
    ],
    energetic: [
      'Imagine a footbridge between two villages, crossed all day by messengers. Some quiet hours, and the planks settle back into place.',
      'The image is of a flower stem that has been leaning towards one window. Turning the pot a little lets it straighten by itself.',
      'Energy is pictured waiting in this narrow place like travellers at a pass, all with good reasons to go through. A slow out-breath lets the first of them pass.',
    ],
    spiritual: [
      'To turn the head is such a small movement, and yet it can show a different world.',
      'Being steadfast and being flexible are not opposites. Reeds have always known this.',
      'Perhaps another point of view is not an enemy, only a window that has not been opened for a while.',
    ],
    questions: [
      'What would you see if you looked, just for a moment, in the other direction?',
      'Which opinion of yours would be glad of a little more room to move?',
    ],
  },
  shoulders: {
    focus: 'the shoulders',
    titles: ['A coat that can be taken off', 'Setting down what was never yours'],
    emotional: [
      'You may be the one who remembers the birthdays, the bills and the moods of others. Somewhere along the way you looked so capable that help stopped being offered.',
      'Some people draw the shoulders up as if rain were about to fall, and keep them there long after the sky has cleared. There may be an old caution in it that could be thanked and let down.',
      'A load that was taken on out of love is still a load. Caring for people and carrying everything for them are two different things, and only one of them needs to be given up.',
    ],
    energetic: [
      'Picture a pack on a long walk. At the rest stop you open it and find among your own things some stones that other people asked you to hold.',
      'The image is of a yoke with two buckets, one much fuller than the other. Balance comes less from strength than from pouring some out.',
      'Energy is imagined resting on the shoulders like snow on a branch. The branch does not shake itself; it bends, and the snow slides off.',
    ],
    spiritual: [
      'There may be humility in handing something over: the world was held up before we came, and it has other hands.',
      'To be needed is sweet, and to be loved without being needed may be sweeter still.',
      'Perhaps strength can also look like asking.',
    ],
    questions: [
      "Which of your burdens has someone else's name on it?",
      'What would you do with your hands if they were free?',
    ],
  },
  elbow: {
    focus: 'the elbow',
    titles: ['A change of angle', 'Elbow room'],
    emotional: [
      'A joint like this lets us draw things near and push them away. You may be in a phase where it is not quite clear which of the two is wanted.',
      'Some people recognise a task here that has been done the same way too often, simply since it works. There may be another way, and it would not be disloyal to try it.',
      'Having too little room can make anyone sharp. Perhaps the sharpness is only asking for space, at the desk, in the house or in the plan.',
    ],
    energetic: [
      'Imagine a river at a bend. It does not stop there; it slows, deepens a little, and goes on in a new direction.',
      'The picture is of a gate hinge that has grown stiff in one position. A drop of ease, some patient swings, and it remembers both ways.',
      'Energy is imagined folding in and stretching out like the bellows of an accordion. The music needs both.',
    ],
    spiritual: [
      'A new direction may begin by a very few degrees. From a distance, it will look like courage.',
      'There is freedom in knowing that the way one has always done it was once, also, a new idea.',
      'Perhaps giving way on one point makes it possible to stand firm on another.',
    ],
    questions: [
      'If you turned your course by a single degree, where would you be in a year?',
      'What are you pushing that could be invited instead?',
    ],
  },
  hands: {
    focus: 'the hands',
    titles: ['Open hands', 'What is held, what is given'],
    emotional: [
      "Hands show love in practical ways: they cook, type, carry, mend. Yours may have been giving without pause, and would perhaps like to lie in somebody else's for a while.",
      'There may be something you are holding on to with great loyalty: a plan, a role, a person as they once were. An open hand can still hold; it just does not have to clench.',
      'Some people find receiving far harder than doing. Being given something, and simply saying thank you, might be a small adventure.',
    ],
    energetic: [
      'Imagine the palms as two small bowls at the end of a long day. What they have carried may be poured out; what they need may be poured in.',
      'The picture is of branches after harvest, springing up a little now that the fruit has been taken.',
      'Warmth is imagined travelling from the breastbone down each arm to the fingertips, the way light travels along a street when the lamps are lit.',
    ],
    spiritual: [
      'In many traditions the blessing is given with empty hands.',
      'What we make with our hands often knows something before we do: a loaf, a drawing, a knot untied.',
      'Perhaps letting go is less a loss than a change of grip.',
    ],
    questions: [
      "If your hands could choose tomorrow's work, what would they like to do?",
      'What would you accept, if it were offered without any debt attached?',
    ],
  },
  joints: {
    focus: 'the joints',
    titles: ['Where things meet and move', 'A softer rule'],
    emotional: [
      'Joints are where one part of us meets another, and they may stand for every place in life where adjusting is asked of us. Perhaps there has been a great deal of adjusting, and not always by everyone.',
      'Some people hold themselves to a rule that once kept them safe. It may be allowed to become a preference, and on some days an exception.',
      'There may be a longing for a kinder tone: slower mornings, lower expectations, one thing after another. It is a modest wish and it deserves a yes.',
    ],
    energetic: [
      'Picture an old orchard gate in frost. The first sun reaches it, the metal loosens, and it opens with hardly a sound.',
      'The image is of dancers who leave a little air between them, so that each can turn.',
      'Energy is imagined as oil in a lamp: warm, slow, reaching every corner if it is not hurried.',
    ],
    spiritual: [
      'To be flexible is not to have no shape. Willow and oak may stand in the same meadow.',
      'There is grace in movements that have become careful. They show that something is being treated as precious.',
      'Perhaps the parts of life do not need to be forced together, only given time to fit.',
    ],
    questions: [
      'Which rule of yours would be kinder as a suggestion?',
      'Where could you meet someone halfway, and where have you already gone more than halfway?',
    ],
  },
}
