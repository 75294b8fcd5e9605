import type { EntryProse } from './entry-prose.ts'

/** Comfort in hard times, without a cause or a meaning. */
export const companionSoul: Record<string, EntryProse> = {
  fertility: {
    focus: 'hope and waiting',
    titles: ['Warmth without demands', 'Hope, held gently'],
    emotional: [
      'There is a great deal of waiting in this, and each day of it may be full. Joy, dread and tenderness can take turns by the hour; you need not choose between them.',
      'Appointments, results, counted days: it can come to feel as if your own life were waiting in the corridor. It is allowed to walk about in the meantime.',
      "Other people's news can hurt even while you are happy for them. It does not make you a lesser friend.",
    ],
    energetic: [
      'Imagine two warm hands around a bowl, holding it without asking what is in it.',
      'Picture a quiet garden in which nothing is expected of the season.',
      'Think of a shawl laid around you by all the women and men who have waited like this before you.',
    ],
    spiritual: [
      'You have not failed at anything. There was never an examination.',
      'Love that has been made ready is never wasted.',
      'A life may hold an open question for some time, and still be a life in the meantime.',
    ],
    questions: [
      'With whom can you speak about it plainly?',
      'What would do you good in these days that has nothing to do with waiting?',
    ],
  },
  pregnancy_loss: {
    focus: 'this loss',
    titles: ['A small light, kept', 'For one who was awaited'],
    emotional: [
      'It was a real loss, however early it came and however few people knew. You may mourn a birthday, a name, a place in the car; all of that had already begun.',
      'The world goes on as though nothing had happened, and that may be among the hardest parts. Here, for the length of a page, it does not have to.',
      'Those who mean well may say that it was for the best, or that there will be another. You are free not to be comforted by it.',
    ],
    energetic: [
      'Imagine a blanket laid round your shoulders by somebody who says nothing at all.',
      'Picture two hands around a bowl of warm water, holding it very still.',
      'Think of a bench in a garden, with room on it for whoever mourns with you in their own way.',
    ],
    spiritual: [
      'Love that was made ready is not wasted. It has been given.',
      'A very short life can have been wholly loved. Not every long one can say as much.',
      'There is no date by which it has to be better.',
    ],
    questions: ['Who may know how it really is?', 'What would be a gentle way through this week?'],
  },
  mental_health_dx: {
    focus: 'steadying yourself',
    titles: ['A calm circle', 'The whole of you'],
    emotional: [
      'What you live with takes strength that cannot be seen from outside. Getting up, answering a message, taking a shower: on some days these are great deeds.',
      'A word in a file may explain a few things, and it may also have hurt. You remain the one who likes what you like, and loves whom you love.',
      'There may be shame, taught by people who did not know better. You are free to put it down here, at least for as long as you read.',
    ],
    energetic: [
      'Imagine a circle of chairs, and in each of them somebody or something that steadies you: a friend, a doctor, a dog, a morning walk.',
      'Picture a handrail on a stair, smooth from all the hands before yours.',
      'Think of evening light falling on ordinary things: a cup, a coat, a pair of shoes by the door.',
    ],
    spiritual: [
      'You are more than your hardest days, and also more than your best.',
      'To let oneself be helped is a form of courage that gets very little applause.',
      'Small, regular and kind: many lives have been carried by no more than this.',
    ],
    questions: ['What helps a little on most days?', 'Who would want to know if it got harder?'],
  },
  trauma: {
    focus: 'feeling safe again',
    titles: ['At your own speed', 'A wall that holds'],
    emotional: [
      'You got through. Whatever you did in order to get through made sense then, and you do not have to defend it.',
      'Memories may come without knocking. When they do, it can help to say the day and the date aloud, and to look for five things that are blue.',
      'You decide what is told, to whom, and when. Silence is allowed, and so is speaking after twenty years.',
    ],
    energetic: [
      'Imagine a solid wall behind your back, warm from the sun, and an open view in front of you.',
      'Picture a door that locks from the inside, and the key in your own pocket.',
      'Feel, if you like, the weight of your body on the chair. It is today, and the chair is holding.',
    ],
    spiritual: [
      'What was done to you is not who you are.',
      'There is no duty to forgive, and no timetable.',
      'Something in you has stayed whole enough to be looking for help. It deserves to find it.',
    ],
    questions: [
      'Where, and with whom, are you most at ease just now?',
      'Which small sign tells you that you are here, and that it is today?',
    ],
  },
  child_illness: {
    focus: 'watching over someone young',
    titles: ['Love on watch', 'Holding and being held'],
    emotional: [
      'When it concerns a child, there is hardly any room left in oneself. You may be tired in a way that sleep does not reach, and still be the one who is asked where the socks are.',
      'You will have asked yourself whether you could have done something differently. It is the question of a loving person, and it does not need an answer.',
      'It is all right to be frightened, to be short-tempered, to long for one hour off. None of it makes you any less of a parent.',
    ],
    energetic: [
      'Imagine somebody standing behind you with a hand on your shoulder, while your own hand rests on a small one.',
      "Picture a night-light: not strong, but there each time one opens one's eyes.",
      'Think of calm as something that is poured first into your cup, and only then passed on.',
    ],
    spiritual: [
      'Children do not need us to be fearless. They need us to come back into the room.',
      'To accept a pot of soup from a neighbour may be one of the sacraments.',
      'You do not have to carry tomorrow. Tonight is enough.',
    ],
    questions: [
      'Who could sit with you, or in your place, for an hour?',
      'What would you like someone to take off your hands today?',
    ],
  },
}

/** Comfort that names nothing, for an entry of a person with a serious condition. */
export const companionQuiet: EntryProse = {
  focus: 'all that you are carrying',
  titles: ['Gently, beside everything else', 'A quiet place in the day'],
  emotional: [
    'There is a good deal for one person to carry at present, and this has come on top of it. It would be no wonder if you were tired, or simply tired of it.',
    'Some days ask for courage and some only for a chair. You need not make anything of today beyond getting through it kindly.',
    'You may know your body very well by now, and still be startled by it. It is all right to want reassurance, and to ask for it more than once.',
    'People may see how well you manage, and miss what it takes. Here, at least, nothing has to be managed.',
  ],
  energetic: [
    'Imagine a lamp in a quiet room, a blanket, and no one waiting for you to be finished.',
    'Picture those who care for you, at home and at work, standing in a loose circle, near enough to be called.',
    'Think of warmth moving slowly to the place that is asking for it, and resting there without wanting anything.',
    'Let the chair or the bed do the holding for the length of a few breaths. Nothing else has to happen.',
  ],
  spiritual: [
    'Nothing has to be understood today. It may be enough that you are accompanied.',
    'Gentleness is not a small thing. On some days it is the whole of the work.',
    'You are more than what you have to deal with.',
  ],
  questions: [
    'What would make today a little softer?',
    'Who could you tell about this, so that you do not have to think it through alone?',
    'What brings you comfort without asking anything in return?',
  ],
}
