import type { EntryProse } from './entry-prose.ts'

/** Unrest, anger and other states of too much. */
export const mindUnrest: Record<string, EntryProse> = {
  anxiety: {
    focus: 'the anxious part of you',
    titles: ['A caring alarm', 'Sheltering the flame'],
    emotional: [
      'An alarm that rings too often was usually installed for a good reason. There may be something precious behind the door it guards, and it helps to know what.',
      'Some people prepare for every outcome so that nothing can surprise them, and then are tired before anything has happened. The part of you that does this may love you very much.',
      'It is possible to be afraid and capable in the same hour. You have probably been both many times, and only remember the first.',
    ],
    energetic: [
      'Picture a flame in a draught, leaning this way and that. One does not scold it; one cups a hand around it.',
      'The image is of a flock of starlings, turning and turning above the trees until, at some moment, they have all come down.',
      'Energy is imagined crowding up under the ribs like people in a lobby. A long out-breath opens the doors to the garden.',
    ],
    spiritual: [
      'Courage has been described as fear that has said its prayers.',
      'The future is not here yet, and neither are you required to be in it.',
      'Perhaps some of this unrest is love that has nowhere to sit down.',
    ],
    questions: [
      'If the worried part of you were a child, what would it want to be told?',
      'What is steady in your life at this very hour?',
    ],
  },
  worry: {
    focus: 'a circling mind',
    titles: ['A branch for the birds', 'Thoughts that may rest on paper'],
    emotional: [
      'Going over it once more can feel like doing something about it. There may be a kind of loyalty in your thinking, a wish not to leave anybody unprotected.',
      'Some people rehearse conversations that never take place, and win none of them. The real conversation, if it ever comes, will probably be shorter and kinder.',
      'There may be one question beneath the hundred. It is often a simple one, such as: will I be all right? And it is often better answered with an arm around the shoulder than with an argument.',
    ],
    energetic: [
      'Picture swallows in the evening, round and round the tower. There is no chasing them down; one lights the lamp and lets it get dark.',
      'The image is of a spinning top. Left alone, it slows, begins to wander a little, and lies down on its side.',
      'Thought is imagined as wind high in the trees, while down among the roots the air is quite still.',
    ],
    spiritual: [
      'There are things to be solved, and things to be entrusted. Telling one from the other is half the peace.',
      'A thought is a visitor. It need not be thrown out, nor given the best chair.',
      'Perhaps you have already done all that thinking can do here, and may close the book on your finger.',
    ],
    questions: [
      'Which single worry lies underneath the others?',
      'What would you do with this evening, if it were already settled?',
    ],
  },
  stress: {
    focus: 'a time of pressure',
    titles: ['Three slow breaths and solid ground', 'Your own rhythm, underneath'],
    emotional: [
      'When everything is marked urgent, nothing can be told apart any more. There may be two or three things that truly matter this week, and a long procession of others walking behind them in the same uniform.',
      'Some people grow very efficient under pressure and lose sight of themselves in the process. It can be enough to ask, on the stairs: and how am I?',
      "Somebody else's haste may have become yours. You are allowed to hand it back, politely, like a coat picked up by mistake.",
    ],
    energetic: [
      'Picture a railway hall at rush hour, and under it, very deep, the rock on which it has been built.',
      'The image is of a rope with too much weight on it. It needs less hanging from it, and no advice.',
      'The root is imagined as the low note of a cello. All the quick notes above sound different once one has heard it.',
    ],
    spiritual: [
      'Time was once told by bells and by light, with pauses between the hours.',
      'What is important seldom shouts. It sits in the kitchen and waits for us to be finished.',
      'Perhaps a day can be full without being crammed, as a bowl can.',
    ],
    questions: [
      'What would still matter a year from now?',
      'Where in your day could there be a pause that nobody can take away?',
    ],
  },
  anger: {
    focus: 'anger',
    titles: ['A hearth for the fire', 'What the anger is guarding'],
    emotional: [
      'It may be the one who stands at the gate, and seldom the one who lives in the house. Somewhere behind it there might be tiredness, or something you hold sacred.',
      'Some people were taught that good people do not get angry. They may have become very good and very tired. Anger can be felt, and named, without doing harm to anybody.',
      'There may be a line that has been crossed more than once. You could draw it again in plain words and daylight, and see who respects it.',
    ],
    energetic: [
      "Picture a blacksmith's fire: fierce, useful, surrounded by stone. It is not the flame that makes it safe but the hearth.",
      'The image is of a dog that barks at the gate until somebody comes out and says, thank you, I have seen.',
      'Inner fire is imagined wanting movement: stairs, a broom, a fast walk, a song with a beat.',
    ],
    spiritual: [
      'The prophets were angry, too, and mostly on behalf of others.',
      'There may be a clean anger which asks for nothing but the truth.',
      'Perhaps beneath the heat there is a very reasonable sentence that begins with "I need".',
    ],
    questions: [
      'Which limit, hurt or value is this anger standing in front of?',
      'What would have to be said for it to sit down?',
    ],
  },
  irritability: {
    focus: 'a short fuse',
    titles: ['Small sparks, a long-kept need', 'Bare wires and gentle hands'],
    emotional: [
      'The spoon in the sink is hardly ever about the spoon. There may be a plain need at the bottom of the list, for sleep or silence or thanks, which has been waiting there for weeks.',
      'Some people are sharpest with those they feel safest with, and sorry straight afterwards. An apology can be short, and so can the request that comes after it.',
      'Being touched, called and asked things all day wears down the best of tempers. You may simply be full, as a day can be.',
    ],
    energetic: [
      'Picture static in a woollen jumper. One touches the tap, there is a tiny crack, and it is gone.',
      'The image is of a stove that has been knocked into too often. Some space around it, and it is just a stove again.',
      'Energy is imagined as gravel thrown at a window. Someone outside would like to be let in.',
    ],
    spiritual: [
      'Patience is not endless in anyone. It is filled up at night, and by kindness.',
      'There may be honesty in a bad mood, if one is willing to translate it.',
      'Perhaps peace with others begins with a sandwich, a nap, and a door that shuts.',
    ],
    questions: [
      'What have you needed since Monday and not asked for?',
      'If your irritation were a sensible request, how would it be worded?',
    ],
  },
  fear: {
    focus: 'fear',
    titles: ['A hand to hold', 'The steady drum underfoot'],
    emotional: [
      'Fear makes the world small, so that we can look after ourselves in it. Something in you may have learned this early and well, and has not been told that you are grown now.',
      'Some people fight their fear and are exhausted by it; others obey it and are lonely. A third way is to take it along, like a nervous passenger, and to keep driving.',
      'What frightens us is often connected with what we love. It may be worth asking which of the two has been speaking louder.',
    ],
    energetic: [
      'Picture a path through a wood at dusk, and a lantern that lights two steps. When they are taken, it lights two more.',
      'The image is of a drum heard through the ground, slow and even, before there is anything to be seen.',
      "The root is imagined as a wide, low wall, warm from the day, against which one may sit with one's back covered.",
    ],
    spiritual: [
      'In many scriptures the first words of the angel are the same: do not be afraid. It seems that it needed saying each time.',
      'To be accompanied may be worth more than to be fearless.',
      'Perhaps safety grows by single degrees, as warmth does in a cold room.',
    ],
    questions: [
      'How old is the part of you that is afraid, and what does it need?',
      'Who, or what, would make this one degree safer?',
    ],
  },
  guilt: {
    focus: 'guilt and shame',
    titles: ['More than a fair share', 'Waters that wash and renew'],
    emotional: [
      'Conscience is a fine instrument, and it can be overworked. There may be a part of this that is truly yours to put right, and a larger part that belongs to others.',
      'Guilt says that something was done wrong; shame says that someone is wrong. The first can be repaired, and the second may simply not be true.',
      'Some people repeat the trial every night, as prosecutor and accused together. It might be time to call a witness who is fond of you.',
    ],
    energetic: [
      'Picture muddy boots left on the step. They are washed in the morning, and no one would think of throwing away the child who wore them.',
      'The image is of a river in flood that has turned brown. Upstream it has already stopped raining.',
      'The sacral waters are imagined as a warm bath, in which one is neither good nor bad but only clean.',
    ],
    spiritual: [
      'To make amends is a path. To torment oneself is a circle.',
      'There are rituals of washing in nearly every faith, as though everyone had needed them.',
      'Perhaps mercy is less a verdict than a way of looking.',
    ],
    questions: [
      'What could still be repaired, and what may be laid down?',
      'With what words would you comfort a friend who had done the same?',
    ],
  },
  jealousy: {
    focus: 'envy and jealousy',
    titles: ['The wish behind the sting', 'Turning towards your own garden'],
    emotional: [
      'Envy is an awkward guest who happens to know where the treasure is. There may be a wish in it that you have not permitted yourself to take seriously.',
      'Some people are jealous where they have once been left, or compared. The feeling may be guarding an old place, rather than looking at the present one.',
      'It stings to see someone receive what one has hoped for. You can be glad for them tomorrow; today it may be enough not to be unkind to yourself.',
    ],
    energetic: [
      'Picture somebody leaning over a fence to admire the roses next door, with a packet of seeds forgotten in one pocket.',
      'The image is of a compass that trembles. It has found something it wants to point at.',
      'The heart is imagined turning, as a sunflower does, slowly, back to its own piece of sky.',
    ],
    spiritual: [
      'There is no shortage of light, though it sometimes falls on the neighbours first.',
      'Longing shows the way more honestly than ambition does.',
      'Perhaps what you admire in another is asking to be begun in you.',
    ],
    questions: [
      'What exactly would you like to have, if you could ask for it without shame?',
      'What grows in your own garden that others might look at over the fence?',
    ],
  },
}
