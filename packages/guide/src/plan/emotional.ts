import { of, type PlanTemplate } from './template.ts'

/** Practices with an affirmation, which replaces `{affirmation}`. */
export const affirmations: readonly PlanTemplate[] = [
  of(
    'A sentence for the morning',
    'Before you speak to anybody, say quietly: "{affirmation}" Say it as you would to a friend, and do not argue with it yet.',
    1,
    'Every morning',
  ),
  of(
    'Written by hand',
    'Write this on a small card and put it where you will come across it: "{affirmation}" Each time you find it, read it to the end.',
    3,
    'Once, and then as you meet it',
  ),
  of(
    'Words for a doorway',
    'Choose one door that you pass often. With a hand on its frame, think: "{affirmation}" Then go through.',
    1,
    'Whenever you pass it',
  ),
  of(
    'Said to the window',
    'Stand or sit at a window, breathe out, and say toward the sky: "{affirmation}" Wait a moment for how it sounds.',
    2,
    'At midday',
  ),
  of(
    'A sentence to fall asleep with',
    'When the light is out, let these words go round slowly: "{affirmation}" If you lose them halfway, that is what they were for.',
    5,
    'Every night',
  ),
  of(
    'Trying the words on',
    'Say this once in a whisper, once in your ordinary tone, and once only in thought: "{affirmation}" Keep the tone that fits.',
    2,
    'Once a day',
  ),
  of(
    'In your own hand, in your own words',
    'Read this: "{affirmation}" Then write it again as you would say it yourself, with whatever doubt belongs to it.',
    5,
    'Twice this week',
  ),
  of(
    'A sentence with a gesture',
    'Lay a hand where you would like some warmth, and say: "{affirmation}" Let the hand stay a little longer than the words.',
    2,
    'Morning and evening',
  ),
  of(
    'Words for the stairs',
    'On the way up or down, one word at each step, think: "{affirmation}" If words are left over at the end, begin the next day with them.',
    1,
    'On one staircase a day',
    ['low-mobility', 'legs-at-rest'],
  ),
  of(
    'A sentence for the kettle',
    'While water heats, say softly: "{affirmation}" Say it once more when the water is quiet again.',
    2,
    'Whenever you make something warm',
  ),
  of(
    'Lent to someone else',
    'Read this as if it had been written for a friend: "{affirmation}" Then read it again with your own name before it.',
    2,
    'Every other day',
  ),
  of(
    'Answered with a breath',
    'Think the first half on a breath in and the second on a breath out: "{affirmation}" Let it grow shorter as you go.',
    3,
    'At the end of the day',
  ),
]

export const innerChild: readonly PlanTemplate[] = [
  of(
    'A photograph from long ago',
    'Find a picture of yourself as a child, or remember one. Ask that child what would have been nice today, and do a small part of it.',
    10,
    'Once this week',
  ),
  of(
    'The colour you liked first',
    'Remember the colour you loved when you were little. Wear it, draw with it or put it in a vase, with no explanation to anyone.',
    5,
    'On one day of your choice',
  ),
  of(
    'A letter in round letters',
    'With the hand you do not usually write with, let the younger you write one sentence. Answer it with the other hand, kindly.',
    10,
    'Once this week',
  ),
  of(
    'An hour without use',
    'Do something you liked at eight years old: humming, colouring in, lying in the grass. It need not lead anywhere.',
    20,
    'At the weekend',
  ),
  of(
    'The song from the back seat',
    'Listen to a song you knew by heart as a child. Sing the parts that come back, and hum the rest.',
    5,
    'When the mood is grey',
  ),
  of(
    'A good-night for two',
    'Before sleep, imagine tucking in the child you were. Say what you would have liked to hear, in plain words.',
    3,
    'Every evening',
  ),
  of(
    'The safe place under the table',
    'Remember a place where you used to hide or play. Walk through it in thought and notice what you would still take along today.',
    8,
    'Twice this week',
  ),
  of(
    'Praise for something small',
    'Find one thing you managed today and praise yourself for it as one praises a child: at once, and without a but.',
    1,
    'Every day',
  ),
  of(
    'Asking what it wants',
    'With a hand on your chest, ask inwardly: what would you like to play? Take the first answer seriously, even if it is a nap.',
    5,
    'Once this week',
  ),
  of(
    'A cloud and what it looks like',
    'Look for a cloud, a stain or a shadow that looks like something. Tell the child you were what you have found.',
    3,
    'Whenever there is a sky',
  ),
  of(
    'What scared me then',
    'Remember something that frightened you when you were small and does not now. Let that younger you see how you cross the same room today.',
    8,
    'Once this week',
  ),
  of(
    'A treasure box',
    'Find a small box and put in three things with no value. Open it on a bad day, as you would have done at seven.',
    10,
    'Once, and then when you like',
  ),
]

export const shadowWork: readonly PlanTemplate[] = [
  of(
    'The guest at the back door',
    'Think of a feeling that you usually send away. Imagine it sitting in your kitchen for five minutes; you only have to ask whether it is comfortable.',
    5,
    'Once this week',
  ),
  of(
    'What I would never say',
    'Write down one sentence that you would never say aloud. Read it once with kindness, then tear the page up or keep it, as you like.',
    10,
    'Once this week',
  ),
  of(
    'The trait that annoys me',
    'Think of something that annoys you in somebody else. Ask, with humour, where a pinch of it might do you good.',
    8,
    'When somebody gets on your nerves',
  ),
  of(
    'Both halves of the page',
    'Draw a line down a page. On the left, write how you like to be seen; on the right, what you leave out. Look at the whole page as one person.',
    15,
    'Once, and again in another season',
  ),
  of(
    'A name for the inner critic',
    'Give the strict part of you a name and a hat. When it speaks up, greet it by name, thank it for its concern, and go on.',
    2,
    'Whenever it speaks up',
  ),
  of(
    'An honest no',
    'Look back over the week for one yes that was really a no. Write the no down as you would have liked to put it; nobody has to receive it.',
    10,
    'On Sunday evenings',
  ),
  of(
    'Envy as a compass',
    'If you envied someone lately, write down what exactly. There may be a wish in it that belongs to you and would like to be known.',
    8,
    'When it happens',
  ),
  of(
    'The unlit room',
    'Picture your inner house and one room that you seldom enter. Open its door a crack, look in, and close it again when you have had enough.',
    8,
    'Once this week',
  ),
  of(
    'Talking to an empty chair',
    'Set a chair opposite and let a part of you that is seldom heard sit there. Ask it one question, change chairs, and answer.',
    10,
    'Once this week',
  ),
  of(
    'A little of the opposite',
    'Choose a word that people use for you: reliable, funny, quiet. For a quarter of an hour, in private, be a little of its opposite.',
    15,
    'Once this week',
  ),
  of(
    'A letter to a bad mood',
    'Write to your worst mood as to a neighbour. Ask what it is doing in the house and whether it has had enough sleep.',
    10,
    'When it calls',
  ),
  of(
    'What I hide in the hall',
    'Imagine guests are coming and you put one thing out of sight. Ask yourself what it is, and whether it might stay where it was.',
    6,
    'Once this week',
  ),
]

export const family: readonly PlanTemplate[] = [
  of(
    'A map of the family',
    'Lay out buttons or coins for the people in your family, yourself among them. Look at the distances, and move one button to where it would feel easier.',
    15,
    'Once this week',
  ),
  of(
    'What was handed to you',
    'Write down one good thing that came to you through your family: a recipe, a joke, a way of folding towels. Give thanks for it, silently or aloud.',
    8,
    'Once this week',
  ),
  of(
    'Giving back what is not yours',
    'Hold a stone and think of one worry that belongs to somebody else. Lay the stone down outside, with respect, and go home with lighter hands.',
    10,
    'When a worry is not your own',
  ),
  of(
    'Your place in the row',
    'Imagine those who came before you standing behind you, at a pleasant distance. You need nothing from them; feel only that there is a back to lean on.',
    5,
    'Twice this week',
  ),
  of(
    'The sentence we said at home',
    'Remember a saying from your family. Ask whether it still fits you, and, if not, tailor a version that does.',
    10,
    'Once this week',
  ),
  of(
    'A chair for the missing one',
    'Think of somebody in the family who is seldom spoken of. Say their name once, and wish them well; there is nothing to solve.',
    5,
    'Once this week',
  ),
  of(
    'Chosen family',
    'Write down the people who feel like relatives without being so. Send one of them a line today.',
    10,
    'Once this week',
  ),
  of(
    'Whose tempo is this?',
    'When you hurry, ask whose pace it is that you are keeping. Walk or type for a minute at your own.',
    2,
    'When you notice the hurry',
  ),
  of(
    'A kind border',
    'Think of one question at family gatherings that you would rather not answer. Practise a friendly sentence that closes the gate.',
    5,
    'Before the next visit',
  ),
  of(
    'A recipe without food',
    'Think of the way things were done at home: how one said good night, how one came in. Keep one of those ways this week on purpose.',
    5,
    'Once this week',
  ),
  of(
    'The empty photograph',
    'Imagine a family photograph in which everyone stands where they would like to. See where you go, of your own accord.',
    6,
    'Once this week',
  ),
  of(
    'A question to the eldest',
    'Ask the oldest relative you can reach, or remember, one question about when they were your age. Listen for what surprises you.',
    15,
    'Once, this week or next',
  ),
]
