import type { EntryProse } from './entry-prose.ts'

export const pelvisAndCycle: Record<string, EntryProse> = {
  bladder: {
    focus: 'the bladder',
    titles: ['A room with a lock', "Territory of one's own"],
    emotional: [
      'There may be too many claims on your time and too few doors you can close behind you. Wanting a little privacy is one of the oldest and most reasonable of wishes.',
      "Some people hold out for very long: through meetings, through visits, through other people's crises. Perhaps a need may be met when it first speaks rather than when it shouts.",
      'A border may have been crossed lately in some small way, a drawer opened, a plan made over your head. Being annoyed about it is a form of self-respect.',
    ],
    energetic: [
      'Picture a garden pond with reeds all round it. The reeds keep nothing out by force; they only make it clear where the bank is.',
      'The image is of a lock on a canal. The keeper takes his time, the levels even out, and the boats pass through without a bump.',
      'Water is imagined here as something shy, which gathers and clears when it is left in peace.',
    ],
    spiritual: [
      'Sanctuary once meant simply a place where nobody could be pursued. An armchair may be enough for it.',
      'To know where one ends and another begins is the ground on which closeness can stand.',
      'Perhaps calm begins with a door, a key, and the right to turn it.',
    ],
    questions: [
      'Which corner of your home, or of your day, belongs to you alone?',
      'Where has someone come a step too near without noticing?',
    ],
  },
  libido: {
    focus: 'closeness and desire',
    titles: ['At home in your own skin', 'The quiet tide of wanting'],
    emotional: [
      'Desire is easily frightened off by duty, tiredness and the feeling of being watched for results. It may come nearer when nothing whatever is expected of it.',
      'Some people find that there is affection enough and simply no energy left at the end of the day. That is less a verdict on love than a comment on the day.',
      'There may be something unsaid between you and another, or between you and your mirror. A kind sentence in either direction can alter the temperature of a room.',
    ],
    energetic: [
      'Picture a tide that has gone out over a wide, quiet beach. Nobody calls the sea back; it follows a moon of its own.',
      'The image is of a fire laid carefully and not yet lit. There is time, and the wood is dry.',
      'The sacral centre is imagined as a sheltered garden to which you hold the only key. You may sit in it by yourself for as long as you like.',
    ],
    spiritual: [
      'Pleasure has many small doors: warm water, clean sheets, a peach, a voice on the telephone.',
      'A yes means most where a no is welcome.',
      'Perhaps tenderness towards oneself is where every other tenderness begins.',
    ],
    questions: [
      'When did you last feel glad to live in your body, and what was around you?',
      'What kind of closeness would you welcome that asks for nothing more?',
    ],
  },
  hips: {
    focus: 'the hips',
    titles: ['Before the larger step', 'The bowl that carries old and new'],
    emotional: [
      'There may be a decision that concerns not a day but a direction: a home, a work, a way of living. It is natural to stand at such a threshold with one foot lifted for quite some time.',
      'Some people are loyal to a path which no longer fits, out of gratitude to those who walked it with them. One can honour the company and still change the road.',
      'The hips are read as the place where we store what we have no time to feel on the way. A slow dance in the kitchen may say more to them than a long analysis.',
    ],
    energetic: [
      'Imagine a wide clay bowl being turned on a wheel. It finds its shape by moving and by being held at the same time.',
      'The picture is of a door with two heavy hinges. It asks for no push, only that whatever leans against it be moved aside.',
      'Energy is imagined swaying from side to side as people do when they hold a sleeping child.',
    ],
    spiritual: [
      'Moving on may be a way of remaining faithful to what one is becoming.',
      'There are thresholds at which our ancestors would have stopped to say a blessing. You are free to borrow the custom.',
      'Perhaps the next chapter does not ask for boldness so much as for curiosity.',
    ],
    questions: [
      'What larger step is quietly preparing itself in you?',
      'What from the old road would you like to take along?',
    ],
  },
  haemorrhoids: {
    focus: 'this sensitive and private place',
    titles: ['Sitting more softly', 'Less pushing, more pausing'],
    emotional: [
      'There may be a deadline behind you, or several, and a habit of clenching until the last one is met. The habit could be told that this week has a Sunday in it.',
      'Some people bear discomfort in silence since it seems too undignified to mention. You are in very large company, and there is nothing here to be embarrassed about.',
      'Being firm with oneself has its uses. It may have been overused lately, on matters that would have come along by themselves.',
    ],
    energetic: [
      'Picture a cushion on a stone bench under a tree. The stone is still stone; sitting has simply become possible.',
      'The image is of a knot pulled tight by impatience. It opens to fingers that have all afternoon.',
      'Root energy is imagined sinking like silt to the bottom of a jar, gently, once no one is shaking it.',
    ],
    spiritual: [
      'Humility is a friendly word at heart: it comes from earth, the ground that bears everyone.',
      'There may be a blessing on work that is left half done for the night.',
      'Perhaps patience is simply kindness spread out over time.',
    ],
    questions: ['Where are you pushing something that is already moving?', 'Which deadline was set by nobody but you?'],
  },
  prostate: {
    focus: 'this part of the pelvis',
    titles: ['Another kind of strength', 'Creative at every age'],
    emotional: [
      'There may be worries here that are seldom spoken about, even among friends. Saying one of them aloud, to a person of your choice, can be an act of strength.',
      'Some people have measured themselves for decades by what they could carry, earn or fix. A kinder measure might include what they have understood.',
      'Ageing asks for new images of oneself, and the old ones deserve a proper farewell. It is fair to miss them a little.',
    ],
    energetic: [
      'Imagine an old mill that no longer grinds but whose wheel still turns in the stream. People come to sit beside it for the sound.',
      'The picture is of a vineyard in winter, cut back, brown and full of intention.',
      'The sacral waters are pictured running slower and clearer, like a river in the plain.',
    ],
    spiritual: [
      'To be useful is good, and to be a blessing may need no use at all.',
      'There may be something to hand on: a craft, a story, a way of looking at weather.',
      'Perhaps true strength has less to do with lasting than with being gentle where one could be hard.',
    ],
    questions: [
      'Who taught you what strength looks like, and would you still agree?',
      'What would you enjoy making, with no one to judge it?',
    ],
  },
  period_pain: {
    focus: 'these days of the cycle',
    titles: ['A slower day, without explanation', 'Turning inward for a while'],
    emotional: [
      'There may be a wish to do nothing useful and to give no reasons for it. The world has been arranged as if every day of the month were alike; you are permitted to know better.',
      'Some people have learned to smile through these days so well that nobody thinks of being gentle with them. One person who knows can make a good deal of difference.',
      'Anger and tenderness may both lie close to the surface. Each has a point, and neither needs to be acted upon before tea.',
    ],
    energetic: [
      'Picture the moon behind thin cloud, doing its work without being looked at.',
      'The image is of a nest: warm, round, a little untidy, made for staying in.',
      'Energy is imagined drawing in like a shore bird that folds its wings and stands on one leg until the wind has gone round.',
    ],
    spiritual: [
      'Every rhythm contains a rest. Without it there would be no music.',
      'Some cultures kept a separate house for this time, and there were stories in it, and company.',
      'Perhaps resting is not a pause in your life but one of its rooms.',
    ],
    questions: [
      'What would you cancel today, if it needed no excuse?',
      'Which comfort from earlier years would do you good again?',
    ],
  },
  pms: {
    focus: 'the days before the turn of the cycle',
    titles: ['An honest moment in the month', 'When the tide is rising'],
    emotional: [
      'What is overlooked for three weeks may insist on being noticed now. Some people keep a note of these days and find the same two or three sentences in it each time.',
      'There may be less patience than usual for what was never quite right. The feeling will ease; the observation could still be worth keeping.',
      'It is tiring to be told that it is only a mood. Moods have weather behind them, and weather deserves a coat and a hot drink.',
    ],
    energetic: [
      'Imagine a harbour at high water. All the boats stand taller, ropes creak, and in a few hours everything will have settled again.',
      'The picture is of a lantern held closer to the page. It shows the smudges, and the words too.',
      'Inner tides are imagined as wise in their way: they bring things up, and they also take things out.',
    ],
    spiritual: [
      'There is a truthfulness in tender days that steadier ones may lack.',
      'To live in cycles may be to be given, again and again, a fresh beginning.',
      'Perhaps being less agreeable for a while is also a form of honesty.',
    ],
    questions: [
      'Which need speaks up each month and is then forgotten?',
      'What would you change if these days had a vote?',
    ],
  },
  menopause: {
    focus: 'this change of season',
    titles: ['A different hearth', 'The next chapter, opened slowly'],
    emotional: [
      'Something ends here that nobody holds a ceremony for. It may help to mark it in your own way, with a walk, a candle, or a dinner among friends who understand.',
      'Some people find that their patience with pretending has run out. It can be alarming, and it can be the most refreshing thing in years.',
      'There may be grief and relief on the same afternoon. They do not contradict each other; they are sitting on the same sofa.',
    ],
    energetic: [
      'Picture a stove being carried from one room of the house to another. For a while there is warmth in odd places, and then it has found its spot.',
      'The image is of late summer evenings, when the stones give back what they have gathered all day.',
      'Heat is imagined as power with its sleeves rolled up, looking about for what it might like to begin.',
    ],
    spiritual: [
      'In many traditions this was the door to being listened to.',
      'What has been given to others for decades may now be asking to come home.',
      'Perhaps freedom arrives first as restlessness, and only later as a plan.',
    ],
    questions: ['What no longer needs to be pretended?', 'If the coming years had a title, what might it be?'],
  },
}
