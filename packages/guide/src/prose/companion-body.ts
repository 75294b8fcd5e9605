import type { EntryProse } from './entry-prose.ts'

/** Comfort in illness, without a cause or a meaning. */
export const companionBody: Record<string, EntryProse> = {
  psoriasis: {
    focus: 'living with skin that is seen',
    titles: ['Fully accepted', 'Calm and respect'],
    emotional: [
      'Glances on a train, a question at the pool, the long sleeves in July: there is work in this that other people do not see. You may be weary of it, and nobody need talk you out of that.',
      'Some days it is a side matter and some days it is everything. Neither kind of day says anything about your worth.',
      'It is all right to be cross with your own skin and to look after it faithfully all the same. Many people do both before breakfast.',
    ],
    energetic: [
      'Imagine a soft light laid round the whole outline of you, even and unhurried, leaving nothing out.',
      'Picture cool linen, a quiet room and nobody looking. You may go there in your mind whenever you like.',
      'Think of the person whose eyes go straight to yours. Let that look stay with you for a few breaths.',
    ],
    spiritual: [
      'To be accepted is not a prize for smoothness. It is what we owe one another.',
      'Tenderness towards what shows is a quiet kind of bravery.',
      'You are a whole landscape, and no one has ever loved a landscape for being even.',
    ],
    questions: ['With whom do you forget about it entirely?', 'What helps on the days when looks are hard to bear?'],
  },
  asthma: {
    focus: 'living with a sensitive breath',
    titles: ['Wide, protected space', 'Safe and supported'],
    emotional: [
      'When breath cannot be taken for granted, it is natural to be watchful. That watchfulness has looked after you well, and it may be tired now and then.',
      "You may have learned to plan for stairs, seasons and other people's houses. It is a skill, and it is all right to wish you did not need it.",
      'Fear remembers the hard moments in great detail. Perhaps the many easy hours could be remembered as well, one at a time.',
    ],
    energetic: [
      'Imagine a high, bright room with its windows ajar, and around it a sheltering garden wall.',
      'Picture someone you trust sitting next to you, in no hurry, asking nothing.',
      'Let the shoulders be heavy and the ground do the holding. Nothing needs to be done with the breath but to let it come as it likes.',
    ],
    spiritual: [
      'To need help with something so basic can be humbling, and it also shows how much of life is held up by others.',
      'Each ordinary breath is allowed to be a small occasion.',
      'Care that is repeated every day may be the truest kind there is.',
    ],
    questions: ['Who knows exactly what to do when you need it?', 'Which place lets you feel most at ease?'],
  },
  pain_chronic: {
    focus: 'living with long-lasting pain',
    titles: ['Soft, patient attention', 'A little ease, and company'],
    emotional: [
      'Pain that stays is real, and it is lonely, since it cannot be shown. You do not have to prove it here.',
      'You may have been given a great deal of advice, much of it by people who have never had to live a single week of this. It is allowed to be tired of advice.',
      'There might be grief for the things that used to be easy. It deserves as much gentleness as the pain itself.',
    ],
    energetic: [
      'Picture a warm blanket laid over your knees by somebody who does not talk. For a moment, that may be all.',
      'Imagine the parts of you that are at ease today, however few: an earlobe, a fingertip. They belong to you too.',
      'Think of attention as lamplight rather than a torch: wide, mild, resting on everything alike.',
    ],
    spiritual: [
      'Endurance is not the only virtue here. To ask, to rest and to complain a little are good ones as well.',
      'Your life is larger than this, even on the days when it cannot be felt.',
      'Nothing has to be learned from it. It is enough to be accompanied through it.',
    ],
    questions: ['What makes an hour a little easier?', 'Who believes you without any explanation?'],
  },
  autoimmune: {
    focus: 'living with unpredictable days',
    titles: ['Gentleness between all parts of you', 'On good days and on the others'],
    emotional: [
      'Not knowing in the evening what the morning will be like is a particular kind of strain. Making plans in pencil is no lack of character.',
      'People may say that you look well, and mean it kindly, and leave you feeling unseen. You are allowed to look well and to feel dreadful.',
      'You might be grieving for a body that was once simply there. Such grief comes and goes, and it does not mean that you are giving up.',
    ],
    energetic: [
      'Imagine all the parts of you sitting around one table, tired, and somebody pouring tea for each.',
      'Picture a white flag of truce, carried out at dusk, and a night in which nothing has to be fought for.',
      'Think of your strength as a small purse for the day. To spend it on what you love is not a waste.',
    ],
    spiritual: [
      'What you are worth does not rise and fall with what you get done.',
      'There is dignity in a day lived slowly.',
      'To be gentle with a body that is making life difficult is a great act of peace.',
    ],
    questions: ["On what would you most like to spend today's strength?", 'Who can hear how it really is?'],
  },
  thyroid: {
    focus: 'finding your own pace',
    titles: ['A calm tempo', 'At a speed that fits'],
    emotional: [
      "When the body changes its tempo without asking, one can feel like a stranger at one's own desk. It is not laziness and it is not nerves; it is something that deserves patience.",
      'Waiting for results, for the right setting, for oneself to come back: there is a great deal of waiting in this. You may be worn out by it.',
      'Moods, warmth and weight all have opinions at present. You can let them speak without believing every word they say about you.',
    ],
    energetic: [
      'Imagine a metronome being turned, notch by notch, until the music can be played with pleasure.',
      'Picture a soft scarf around the neck, and a friend who walks at exactly your speed.',
      'Think of a day with fewer things in it, and longer spaces in between.',
    ],
    spiritual: [
      'There is no right speed for a life. Rivers have several.',
      'To be patient with yourself is not the same as giving in.',
      'You are still you, in slow weather and in quick.',
    ],
    questions: ['What could be done at half speed this week?', 'Who is good company at your present pace?'],
  },
  blood_pressure: {
    focus: 'living with long-held pressure',
    titles: ['More room around the heart', 'Help in carrying it'],
    emotional: [
      'Numbers on a display can make one feel watched, or judged. They are only information, and you are a good deal more than they can show.',
      'You may be somebody on whom others rely. It is sensible, and not selfish, to let that rest on more than one pair of shoulders.',
      'A quiet worry may have joined your days, along with appointments and things to remember. It is fair to find that tiresome.',
    ],
    energetic: [
      'Imagine wide water in the early evening, hardly a ripple, and the eye resting on the far bank.',
      'Picture a window opened in a full room, and cooler air finding its way to everyone.',
      'Think of a hammock between two trees: each of them holds, and neither holds it all.',
    ],
    spiritual: [
      'Steadiness grows from small, faithful things, as paths do.',
      'It may be a relief to know that you are one of many hands.',
      'Peace does not have to be achieved. Sometimes it is only let in.',
    ],
    questions: [
      'Who could take one thing off your list this month?',
      'When during the week do you feel most at peace?',
    ],
  },
  diabetes: {
    focus: 'the daily care that never takes a holiday',
    titles: ['An act of love, many times a day', 'Sweetness of another kind'],
    emotional: [
      'There is arithmetic in every meal, and no weekend off. To be fed up with it now and again is no more than human.',
      'Well-meaning people may comment on your plate. You are the one who has learned this by heart, day after day.',
      'Some days go by the book and some do not. A hard day is not a bad mark, and you are not a pupil.',
    ],
    energetic: [
      'Imagine every small act of care as a lamp that is lit. By evening there is a whole street of them.',
      'Picture an orchard in the late light, and someone who loves you waiting under the trees.',
      'Think of sweetness that has nothing to do with food: a voice, a joke, a cool pillow.',
    ],
    spiritual: [
      "To look after a life, even if it is one's own, is holy work.",
      'Discipline may be made of tenderness, repeated.',
      'You are free to receive good things without having earned them.',
    ],
    questions: ['What would make the daily care feel less lonely?', 'What delight could you give yourself today?'],
  },
  heart_disease: {
    focus: 'life after a fright to the heart',
    titles: ['Steadiness and company', 'Fear and gratitude, side by side'],
    emotional: [
      'After something like this, even a quiet evening can be full of listening inward. It is understandable, and it usually grows gentler when it is shared.',
      'You may be glad to be here and afraid at the same time. The one does not have to drive the other away.',
      'Those around you may be frightened too, and show it as caution. You are allowed to say what helps and what does not.',
    ],
    energetic: [
      "Imagine somebody's hand resting between your shoulder blades, warm, asking nothing.",
      'Picture a bench by slow water, and time enough to sit on it.',
      'Think of all the people who would like you to be well, standing quietly around you in a ring.',
    ],
    spiritual: [
      'A day that used to be ordinary may now be seen for what it always was.',
      'Trust can be built up again in very small amounts. A short walk may be one of them.',
      'What you love for is not over.',
    ],
    questions: ['Whose company makes you feel safe?', 'What would you like to have time for now?'],
  },
  cancer: {
    focus: 'this part of your path',
    titles: ['Light and company', 'Beside you, step by step'],
    emotional: [
      'There may be fear, and stubbornness, and a strange calm, sometimes in one afternoon. None of them is the wrong one to have.',
      'You do not owe anybody a positive attitude. Tears, anger and dull days are allowed, and they do no harm to you.',
      'People may say clumsy things, since they are frightened as well. You can keep close those who simply stay.',
    ],
    energetic: [
      'Imagine a lamp at your side that has been lit by those who love you. It does not have to be held; it just burns.',
      'Picture your care team, your friends, perhaps those who went before you, forming a quiet circle with you in the middle.',
      'Think of a shore where you may lie down for a while, and where the day asks nothing of you at all.',
    ],
    spiritual: [
      'You are not a battle. You are a person, and loved.',
      'It may be enough to live in today, and to leave next month to next month.',
      'There is nothing here that you have to understand or deserve. There is only the next step, and somebody to take it with.',
    ],
    questions: [
      'What would bring you comfort today, even for ten minutes?',
      'What would you like those near you to know?',
    ],
  },
  neuro_condition: {
    focus: 'getting to know a changed body',
    titles: ['Many small bridges', 'New ways to reach the same shore'],
    emotional: [
      'When a body stops doing what it always did, there is a loss in it which others may overlook since you are managing so well. You may mourn and manage at once.',
      'Being helped with things you used to do with ease can sting. The sting says nothing against the help, or against you.',
      'There may be days of black humour, and days without any. Both are ways of getting across.',
    ],
    energetic: [
      'Imagine a river with many small bridges. If one is closed today, you walk along the bank for a while, and somebody walks with you.',
      'Picture threads of light between you and the people who matter. They do not depend on steady hands.',
      'Think of a quiet room in which there is time for each movement and each word.',
    ],
    spiritual: [
      'The person looking out from behind your eyes has not changed address.',
      'Adapting is a creative art, if an exhausting one.',
      'There is no need to be an example to anyone. You may simply be in good company.',
    ],
    questions: [
      'Which joy has remained just as it was?',
      'What help would feel like friendship rather than like help?',
    ],
  },
  covid_long: {
    focus: 'a slow recovery',
    titles: ['A small spring, filling slowly', 'Enough for today'],
    emotional: [
      'Recovery that goes up and down can wear out even patient people. To have a bad day after a good one is not a failure.',
      'You may miss the person who did three things at once. That person has not been lost; they have been asked to sit down for a while.',
      'It is hard to rest when nothing shows. You do not have to be seen to be ill in order to be allowed to lie down.',
    ],
    energetic: [
      'Imagine a small spring in the woods. It is emptied quickly and fills without haste, and it is filling now.',
      'Picture a tortoise on a sunny path, with no opinion whatever about hares.',
      'Think of each pause as a coin put into a jar, one that nobody will ask you to break open.',
    ],
    spiritual: [
      'To do less than you could is sometimes the wisest use of strength.',
      'Time that is spent resting is not taken from your life. It is your life, on a quiet day.',
      'Hope may be kept small and warm, like something carried in a pocket.',
    ],
    questions: ['What is the kindest size for today?', 'Who could take a task from you, without making a fuss?'],
  },
}
