import type { EntryProse } from './entry-prose.ts'

/** Sorrow and other states of too little. */
export const mindSorrow: Record<string, EntryProse> = {
  sadness: {
    focus: 'sadness',
    titles: ['Rain that softens the ground', 'Company for what is sad'],
    emotional: [
      'There may be no reason that can be shown to others, and it is no less real for that. Something old might have come by to be remembered.',
      'Some people apologise for crying as though they had spilled something. Tears do not have to be explained; they are allowed to be simply what happens now.',
      'There may have been many days on which you were expected to be fine. Perhaps today can be a day for being accurate instead.',
    ],
    energetic: [
      'Picture soft rain on a garden that has been dry for longer than anyone noticed. Nothing has to be done about it.',
      'The image is of a cello playing in another room. One does not hurry to the door to stop it.',
      'The heart is imagined as a pond in the evening, dark and quite clear, in which one star can be seen at a time.',
    ],
    spiritual: [
      'There are things that can be seen only through tears, as there are colours that only come with rain.',
      'To sit with someone without mending them is one of the great kindnesses. You may do it for yourself.',
      'Perhaps joy has not left; perhaps it has lain down for a while beside you.',
    ],
    questions: [
      'What does the sadness know that the busy days did not?',
      'Who would be good at keeping you company just as you are?',
    ],
  },
  grief: {
    focus: 'grief',
    titles: ['A place kept at the table', 'Love, with its own calendar'],
    emotional: [
      'Grief does not move in a line. It comes back at the shelf in the supermarket, at a song, on the first fine day; this is not a step backwards, it is how love behaves.',
      'Some people are told that it ought to be better by now. There is no such date. You may miss whom you miss for just as long as you do.',
      'There may be things that were not said in time. They can be said still: in a letter, at a graveside, in the car with the windows up.',
    ],
    energetic: [
      'Picture a chair that is left where it always stood. One day someone may sit on it, and one day someone may tell a story there.',
      'The image is of the sea at a coast where you once walked together. It goes out, and it comes in again.',
      'The heart is imagined as a house with one room that is kept for someone. The door to it may be open or closed, as the day requires.',
    ],
    spiritual: [
      'What was shared has been, and nothing that comes later can undo it.',
      'Remembering is one of the ways in which we go on giving.',
      'Perhaps faithfulness may change its form, from daily care into daily thanks.',
    ],
    questions: [
      'Which memory would you like to tell someone today?',
      'What did they love that you could do once this week, in their honour?',
    ],
  },
  heartbreak: {
    focus: 'a broken heart',
    titles: ['Closed for repairs', 'Mourning a future'],
    emotional: [
      'It is not only a person who is missed but mornings, plans, a way of being called. There may be many small goodbyes hidden in the large one, and each takes its turn.',
      'Some people search the past for the moment where it might have gone differently. It is a natural search; and at some point one is allowed to come in and shut the door.',
      'There may be longing and relief and anger in the course of one hour. A heart that has lost its order is still a heart, and a capable one.',
    ],
    energetic: [
      'Picture a small café with paper over its windows. Inside somebody is sanding the floor; nothing can be seen from the street yet.',
      'The image is of a vine torn from its wall by a storm. It lies there for a time, still green, and then begins to look for a hold.',
      'The heart is imagined calling back its messengers from all the places where they have been waiting for an answer.',
    ],
    spiritual: [
      'To have loved is not made foolish by the ending.',
      'Something of what you gave away was yours from the start, and it knows the way home.',
      'Perhaps the heart does not break apart so much as open, rather too suddenly.',
    ],
    questions: [
      'What did you love in yourself while you loved, and would like to keep?',
      'Which small habit of your own can have its place back?',
    ],
  },
  loneliness: {
    focus: 'loneliness',
    titles: ['A lamp in the window', 'The wish to be known'],
    emotional: [
      'It is possible to be lonely in a full room, and it may hurt more there. What is missing is often not people but being met by one of them.',
      'Some people wait to be asked, since asking has gone badly once. It may be that someone is waiting quite near you, for the same reason.',
      'There may be a new town, a quiet flat or a chair that has become empty. Your longing is in good order; it is simply pointing towards others.',
    ],
    energetic: [
      'Picture a lit window in a dark street. Whoever walks by feels a little less alone, and the one inside never knows of it.',
      'The image is of two shores with the same water between them.',
      "Warmth is imagined going out from the chest in thin threads: to a shopkeeper, a neighbour's cat, a friend from years ago. Some of them hold.",
    ],
    spiritual: [
      'Solitude and loneliness share a wall. There may be a door in it.',
      'In every hour of the night somebody is awake who would understand you.',
      'Perhaps belonging begins with giving another person the feeling that they belong.',
    ],
    questions: [
      'To whom could you send three lines, without needing an answer?',
      'Where are people glad, in some small way, when you come in?',
    ],
  },
  self_worth: {
    focus: 'your sense of worth',
    titles: ['An old measuring stick', 'Worth that needs no earning'],
    emotional: [
      'There may be a voice that always finds the one mistake. It is worth finding out whom it sounds like, and whether you would ask that person for advice today.',
      'Some people wait to feel ready, sure, qualified, and watch others walk through the door who are none of those things. It may be that the feeling comes afterwards.',
      'What you do well has perhaps become invisible to you, exactly since you do it well. You could ask two people about it, and write down the answers.',
    ],
    energetic: [
      'Picture a child on a doorframe, being measured in pencil. What everyone remembers later is the hand upon its head.',
      'The image is of a small lamp in broad daylight. It seems to give nothing, and yet it burns just as it does at night.',
      'The inner sun is imagined rising without applause, every morning, over good days and over poor ones.',
    ],
    spiritual: [
      'Nobody asks of a tree what it has achieved this year.',
      'To be given life at all may be a first and sufficient yes.',
      'Perhaps humility consists in no longer keeping the score, in either direction.',
    ],
    questions: [
      'By whose measure have you been too little, and would you choose that measure now?',
      'What do you do easily that others find hard?',
    ],
  },
  boundaries: {
    focus: 'the line between yes and no',
    titles: ['A gate with your own key', 'The small no'],
    emotional: [
      'A yes that comes too quickly often has a tired no behind it. You may gain a great deal with one sentence: let me think about it until tomorrow.',
      'Some people learned to read every face at the table before they picked up a fork. It made them kind and watchful, and it may have left them unsure what they themselves would like to eat.',
      'There may be a fear that love will leave at the first refusal. Love of the lasting sort has usually survived a few of them.',
    ],
    energetic: [
      'Picture a garden gate, neither walled up nor torn off its hinges. It has a latch on the inside.',
      'The image is of a shore: sea and land meet there all day, and each of them stays what it is.',
      'The throat is imagined as a doorkeeper with a pleasant manner, and the right to say: not today.',
    ],
    spiritual: [
      'To be good and to be agreeable are two different callings.',
      'A clear no makes the yes beside it shine.',
      'Perhaps peace that costs you yourself is only quiet.',
    ],
    questions: [
      'Which yes of the last month would you take back, if it were easy?',
      'What would you protect, if you were allowed to protect one thing?',
    ],
  },
  stuck: {
    focus: 'this in-between time',
    titles: ['Between two chapters', 'The slow opening'],
    emotional: [
      'There may be no wrong decision behind this, only a chapter that has ended before the next has a heading. Such a time feels like standing still, and is often more like ripening.',
      'Some people look for a purpose as large as a cathedral and overlook the small things that make them lose track of time. Those may be the better clue.',
      'It is tiring to be asked for plans. You might say, quite truthfully, that you are having a look round.',
    ],
    energetic: [
      'Picture a railway station very early in the morning. The boards are blank, the benches are free, and somewhere a coffee machine is being turned on.',
      'The image is of a seed in the dark, which to all appearances is a small stone.',
      'The crown is imagined as a skylight that has been painted over. Scratch a coin-sized hole, and there is the sky.',
    ],
    spiritual: [
      'Waiting may be a form of attention, and attention a form of prayer.',
      "Those who get lost see places that are on no one's route.",
      'Perhaps a calling does not call loudly. Perhaps it just keeps being interesting.',
    ],
    questions: [
      'What do you find yourself reading about, with no need to?',
      'What would you try for a month, if it did not have to lead anywhere?',
    ],
  },
  numbness: {
    focus: 'feeling very little',
    titles: ['Seeds in winter', 'A wise kind of quiet'],
    emotional: [
      'When it has been too much for too long, something in us may draw the curtains. It is not coldness; it could be the most considerate thing that could be done.',
      'Some people are frightened by the stillness and try to feel at any price. Nothing has to be forced. Warm water on the hands is a feeling, too.',
      'You may be going through the days rather well, as if behind glass. It can help to tell one person about the glass.',
    ],
    energetic: [
      'Picture a garden in January. It would be a mistake to dig it up to see whether anything is alive.',
      'The image is of a television with the sound off, in a room where somebody is sleeping.',
      'Energy is imagined resting under the ground, in bulbs, in roots, in everything that knows how to wait.',
    ],
    spiritual: [
      'The mystics knew of dry seasons, and they did not count them as lost.',
      'There may be a presence that does not depend on being felt.',
      'Perhaps the way back leads through very small doors: a smell, a texture, the weight of a blanket.',
    ],
    questions: [
      'Which of your senses is most awake today, if only a little?',
      'What might have been so much that quiet was the kindest answer?',
    ],
  },
}
