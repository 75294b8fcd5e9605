import { of, type PlanTemplate } from './template.ts'

/** Comfort without explanations or demands, for companion mode, the young and the mourning. */
export const kindness: readonly PlanTemplate[] = [
  of(
    'As to a good friend',
    'Imagine that a good friend had had your day. Think of what you would say to them, and then hear it yourself.',
    3,
    'In the evening',
  ),
  of(
    'Permission',
    'Say to yourself: I may be tired, I may be cross, I may laugh. Add whatever else needs to be allowed today.',
    2,
    'When it is too much',
  ),
  of(
    'A hand on the heart',
    'Lay a hand on your chest and let it stay there, without wanting anything. Warmth is enough of a message.',
    3,
    'Whenever you think of it',
  ),
  of(
    'The good-enough list',
    'Write down what was good enough today. Getting up counts, and so does having rested.',
    5,
    'Every evening',
  ),
  of(
    'Tears or none',
    'Keep a soft cloth near, and let tears come if they come. If none do, that is just as right.',
    5,
    'When you need it',
  ),
  of(
    'Naming the weather',
    'Ask yourself what the weather is like inside: drizzle, wind, sun between clouds. Weather need not be mended, only noticed.',
    2,
    'Morning and evening',
  ),
  of(
    'A soft tone',
    'Notice the tone in which you speak to yourself. For the next sentence, make it a shade softer.',
    1,
    'Now and then',
  ),
  of(
    'Something to hold',
    'Choose something soft to hold, a cushion, a scarf, the corner of a blanket. Hold it while you do nothing else.',
    5,
    'When you rest',
  ),
  of(
    'A page for everything',
    'Open a notebook and write whatever comes, with no order and no spelling. Close it; the page keeps it for you.',
    8,
    'On full days',
  ),
  of(
    'Small joys',
    'Write a list of tiny things that you like: clean sheets, a certain song, the sound of a train. Pick one for tomorrow.',
    8,
    'Once this week',
  ),
  of(
    'The soft corner',
    'Find the softest place at home, and sit in it for no reason. Reasons may come later, or not.',
    5,
    'Once a day',
  ),
  of(
    'One thing less',
    'Cross one thing off today, without doing it. Notice that the day goes on.',
    2,
    'In the morning',
  ),
  of(
    'A warm sleeve',
    'Slip each hand into the other sleeve and let them warm one another. Stay for as long as it is pleasant.',
    3,
    'When it is cold, or when you are',
  ),
]

export const company: readonly PlanTemplate[] = [
  of(
    'One message',
    'Write to somebody you trust: "No need to answer, I am only thinking of you." Being in touch can be as short as that.',
    3,
    'Once this week',
  ),
  of(
    'A list of who helps',
    'Write down the people who are good to have about, and what each is good at: listening, driving, making you laugh.',
    10,
    'Once',
  ),
  of(
    'Quiet together',
    'Ask someone to sit with you for a while without having to talk. Read, look out, be two people in a room.',
    20,
    'When you would like it',
  ),
  of(
    'Saying what helps',
    'Choose one thing that would help you, small and concrete, and tell one person. People are often glad to be told.',
    5,
    'Once this week',
  ),
  of(
    'A voice you like',
    'Listen to a voice that does you good, on the telephone, the radio or an old recording.',
    10,
    'When evenings are long',
  ),
  of(
    'Creature comfort',
    'Spend a while near something living that agrees with you: a tree, an animal, a plant on the sill. They are good company and ask no questions.',
    10,
    'On most days',
  ),
  of(
    'Questions on a list',
    'Keep a list of your questions for a doctor or a nurse, the silly ones too. Bring it along when you see one.',
    5,
    'As they come to you',
  ),
  of(
    'A photograph nearby',
    'Set a picture of somebody who is fond of you where you can see it. Let them look after you a little from there.',
    3,
    'Once, and then each day',
  ),
  of(
    'The shared series',
    'Choose a book or a series that you and somebody else both follow. It gives you something to talk about that is not this.',
    20,
    'Twice this week',
  ),
  of(
    'The life outside',
    'Sit near a window and listen to the life out there: steps, birds, a bicycle bell. You may belong to it without taking part.',
    10,
    'In the afternoon',
  ),
  of(
    'A voice in the room',
    'Play the recording of a voice that you like, a story or an old programme. It need not be listened to closely.',
    10,
    'In the evening',
  ),
  of(
    'A wave to a neighbour',
    'Lift a hand to a neighbour, or to somebody at a window. It is a short conversation, and a complete one.',
    1,
    'When you see someone',
  ),
  of(
    'Side by side',
    'Ask someone to sit with you while each of you does something of your own. Talking is allowed and not required.',
    15,
    'Once this week',
  ),
]

export const shelter: readonly PlanTemplate[] = [
  of(
    'A blessing for tonight',
    'Before sleep, wish yourself a kind night in your own words or in those of a prayer you know. Include the others who are awake.',
    2,
    'Every night',
  ),
  of(
    'A safe harbour',
    'Imagine a harbour with calm water and a light at its entrance. Let your boat lie there, tied up well, for the whole of the night.',
    8,
    'Before sleep',
  ),
  of(
    'Held by the day',
    'Look back over the day for one moment in which you felt held, by a chair, a word, a blanket. Stay with it for a breath or two.',
    4,
    'Every evening',
  ),
  of(
    'A tray of dear things',
    'Put three things that you love on a tray: a shell, a card, something blue. Change one of them when you feel like it.',
    8,
    'Once this week',
  ),
  of(
    'Music that knows',
    'Listen to one piece of music that has been with you for a long time. Let it do the feeling for a while.',
    6,
    'When words are used up',
  ),
  of(
    'Stars behind the cloud',
    'Look up at the night, or imagine it. The stars are there on cloudy nights as well, and need no one to believe in them.',
    4,
    'On wakeful nights',
  ),
  of(
    'A wish for someone',
    'Think of somebody who could do with a good wish, and send them one in thought. Then lend yourself the same.',
    3,
    'Once a day',
  ),
  of(
    'The bench in the sun',
    'Imagine a bench against a warm wall, and yourself on it with nothing to carry. You may go there as often as you like.',
    6,
    'In the afternoon',
  ),
  of(
    'Lines by heart',
    'Choose two lines of a poem, a song or a prayer, and learn them by heart. They will be there in the dark without a lamp.',
    8,
    'Once this week',
  ),
  of(
    'Evening thanks',
    'Thank one part of the day: the light on the wall, the person at the till, the bed. One is plenty.',
    2,
    'Every evening',
  ),
  of(
    'The tent of a blanket',
    'Draw a blanket over your shoulders and think of every roof that has kept you dry. This is one more.',
    5,
    'In the evening',
  ),
  of(
    'A key for the night',
    'Imagine locking a small gate behind you at the end of the day. What is outside may wait there until morning.',
    3,
    'Before sleep',
  ),
  of(
    'What stays',
    'Look for something outside that was there last year: a tree, a wall, a hill. Let it do the standing for a moment.',
    3,
    'Once a day',
  ),
]
/** Affirmations for when there is only comfort to give. */
export const comfortSentences = [
  'I may rest, and that is enough for now.',
  'I am allowed to be looked after.',
  'This hour is only an hour long.',
  'I do not have to be brave all day.',
  'I am more than what is hard just now.',
  'Whatever I feel may sit down with me.',
  'Kindness may begin with me.',
] as const
