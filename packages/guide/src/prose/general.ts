import type { EntryProse } from './entry-prose.ts'

/** For texts without a more exact match. */
export const general: Record<string, EntryProse> = {
  general_body: {
    focus: 'your body',
    titles: ['A place that asks to be noticed', 'Listening to the body, gently'],
    emotional: [
      'You have taken the trouble to stop and describe what is going on, and that may be half of what was wanted. Bodies, like people, often soften when somebody asks how they are.',
      'Some people treat the body as a good horse, thought of only when it limps. There may be a wish here for ordinary, regular kindness.',
      'There may be more than one thing coming together at present: little sleep, much to do, something unsaid. It need not be sorted out today in order to be treated gently.',
    ],
    energetic: [
      'Picture a lamp carried slowly through a house, room by room. Wherever it comes, one simply looks, and goes on.',
      'The image is of a cat that will not come when it is called, and comes when one sits down.',
      'Attention is imagined as warmth that can be laid upon a place, like a hand, without wanting anything from it.',
    ],
    spiritual: [
      'The body is the oldest companion you have. It may have a few things to tell.',
      'To dwell in oneself with friendliness has been called the beginning of all prayer.',
      'Perhaps nothing needs to be understood yet; perhaps it is enough to be on speaking terms.',
    ],
    questions: [
      'What has this part of you been doing for you, all these years, without being asked?',
      'When during the day is it a little easier, and what surrounds you then?',
    ],
  },
  general_mind: {
    focus: 'what you are feeling',
    titles: ['A feeling has come forward', 'Making a little room inside'],
    emotional: [
      'To put a feeling into words is already to take it by the hand. There may be several in the same room, and they need not all be introduced at once.',
      'Some people look first for the reason and only then permit themselves the feeling. It works the other way round as well, and frequently better.',
      'Whatever it is, it may be trying to look after you in its own clumsy manner. You could thank it before you ask it to move over.',
    ],
    energetic: [
      'Picture a guest house in which every feeling may stay for a night. None of them owns the house.',
      'The image is of weather over a wide plain: it comes, it is large, it passes, and the plain remains.',
      'The heart is imagined moving along the bench a little, so that whoever has come can sit down.',
    ],
    spiritual: [
      'There may be something in you that watches all of this with great friendliness, and has never been upset.',
      'Feelings are visitors from a country we come from ourselves.',
      "Perhaps to be truthful, for five minutes, to one's own heart is a way of being devout.",
    ],
    questions: [
      'If this feeling had a colour and a size, what would they be?',
      'What would it be like to let it stay, without giving it the keys?',
    ],
  },
}
