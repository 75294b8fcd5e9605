import type { EntryProse } from './entry-prose.ts'

export const breathAndChest: Record<string, EntryProse> = {
  cough: {
    focus: 'the cough and the breath behind it',
    titles: ['Something that wants to be said', 'Clearing the path for breath'],
    emotional: [
      'There may be something you would like to be rid of: a worry that is not yours, a remark that stayed, a duty taken on half by accident. The wish to clear it out is a healthy wish.',
      'Some people discover that they clear the throat before every honest sentence, as if to ask permission. Perhaps the permission can simply be assumed.',
      'A day can be full of small interruptions, and it is tiring to be the one who is interrupted. You may want, for once, to finish what you were saying.',
    ],
    energetic: [
      'Imagine a path through grass that has been walked so little it has nearly closed. A few quiet walks, and it is a path again.',
      'The picture is of a chimney on the first cold evening. A little warmth, a little patience, and it begins to draw.',
      'Breath and voice are imagined as two travellers sharing one narrow bridge, each politely waiting for the other to go first.',
    ],
    spiritual: [
      'Letting something go does not need to be dramatic. Sometimes it leaves in small breaths, over many days.',
      'There may be a difference between getting rid of a feeling and letting it finish.',
      'Perhaps what is on its way out only asks not to be hurried and not to be hidden.',
    ],
    questions: [
      'Which worry have you been carrying that belongs to somebody else?',
      'If you could finish one interrupted conversation, which would it be?',
    ],
  },
  palpitations: {
    focus: 'a quickened heartbeat',
    titles: ['A drum that asks for a slower song', 'When feeling arrives all at once'],
    emotional: [
      'Joy, dread and longing can all knock in the same rhythm, and it is not always clear at first who is at the door. You may simply say: come in slowly.',
      'Some people are calm for everyone else and feel the hurry only on the inside. This place may be asking for a setting in which you need not appear steady.',
      'There may be an expectation in the air, an answer or a meeting or a date. To wait is an activity too, and it uses up a good deal of strength.',
    ],
    energetic: [
      'Picture a horse that has been startled and is now standing with its ears up. It does not need the reins; it needs a low voice and a little time.',
      'The image is of rain beginning suddenly on a roof, loud at first. The ear gets used to it, the rain evens out, and the house is dry.',
      'Energy is imagined rippling outward from the centre of the chest, each ring wider and slower than the one before.',
    ],
    spiritual: [
      'The heart has been called the oldest drum. Perhaps it is glad, now and then, to play for no occasion.',
      'To be moved is not to be weak. It may be a sign that life still reaches you.',
      'There is a pace that belongs to you alone. It may take some quiet to hear it again.',
    ],
    questions: [
      'What is your heart hurrying towards, or away from?',
      'In whose company does everything in you slow down?',
    ],
  },
  heavy_heart: {
    focus: 'a heavy heart',
    titles: ['Love that has nowhere to go', 'A light left on in the window'],
    emotional: [
      'There are weights that nobody can see: a silence between two people, a hope that has grown quiet, a goodbye without an ending. It is no wonder that you feel them in the middle of the chest.',
      'Some people carry tenderness for others so faithfully that they forget it was ever a weight. You might ask, for a moment, who is tender with you.',
      'Being sad while life goes on around you can feel like walking against a crowd. You may step to the side for a while; the street will not mind.',
    ],
    energetic: [
      'Imagine a boat that lies low in the water because it is carrying something precious. It is not sinking. It asks for a calm harbour.',
      "The picture is of a heavy winter curtain drawn across the chest. It has kept the warmth in, and on a mild day it can be opened by a hand's width.",
      'Warmth is imagined gathered under the breastbone like embers under ash. Breath, slow and unforced, is enough to keep them.',
    ],
    spiritual: [
      'Love does not end because its address has changed. It may be looking for a new way to be delivered.',
      'Heaviness and depth are close relatives. What weighs on us sometimes tells us what we hold dear.',
      'Perhaps there is no need to be lighter today, only a little less alone with the weight.',
    ],
    questions: [
      'For whom, or for what, are you keeping a light on?',
      'What would make this weight one hand lighter to carry?',
    ],
  },
  shallow_breath: {
    focus: 'the breath',
    titles: ['Room for one full breath', 'The sigh that knows something'],
    emotional: [
      'A sigh may be the most honest sentence of the day. Some people notice that it comes exactly when something has been agreed to that was not really wanted.',
      'There may be a habit of waiting with half a breath for the next thing to go wrong. It might be told, kindly, that this particular minute is in order.',
      'Taking up little room can begin as good manners and end as a way of life. You may be ready to take up a little more.',
    ],
    energetic: [
      'Picture a house in which only the front room is used. The other rooms are still there, made up and waiting, and the doors are not locked.',
      'The image is of a swing: out, a pause, back, a pause. Nobody has to push; it likes to be left to its own weight.',
      'Breath is imagined as a tide that comes into a small harbour twice a day, lifts every boat a little, and asks nothing.',
    ],
    spiritual: [
      'In many languages the word for breath and the word for spirit are the same. Perhaps nothing more needs to be sought than what is already coming in.',
      'To breathe out is to practise trust: one gives it all away, and more arrives.',
      'There may be a prayer that has no words and consists only of not hurrying.',
    ],
    questions: [
      'Where in your life would you like to take up more room?',
      'What is the sigh agreeing to, and does the rest of you agree?',
    ],
  },
  circulation: {
    focus: 'cold hands and feet',
    titles: ['Warmth on its way outward', 'The fire in the inner room'],
    emotional: [
      'When the outside has felt uncertain, it makes sense to stay close to the inner fire. Some people do this with feelings as well, and are thought cool when they are only careful.',
      'There may be a reaching out that was not answered, and a hand that has stayed in its pocket since then. It was a reasonable thing to do.',
      'Being far from people one loves, or near to people one cannot quite reach, can leave a particular chill. It is allowed to miss warmth.',
    ],
    energetic: [
      'Imagine a stove in the middle of a house, well lit, with the doors to the far rooms closed. Open them one by one; no hurry.',
      'The picture is of spring travelling along a branch. The tips are always the last to know, and they do come to know.',
      'Energy is imagined as a shepherd calling in the flock at dusk. In the morning they are let out again to the edges of the field.',
    ],
    spiritual: [
      'Warmth is shared in very plain ways: a cup handed over, a coat held open, a place kept at the table.',
      'There may be a hearth in you that has never gone out, even in the years when nobody sat beside it.',
      'Perhaps closeness can be practised at the fingertips, with small things, before it is tried with great ones.',
    ],
    questions: [
      'Where does warmth come easily to you, without any effort?',
      'Towards whom would you like to stretch out a hand again?',
    ],
  },
}
