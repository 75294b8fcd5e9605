import type { EntryProse } from './entry-prose.ts'

export const senses: Record<string, EntryProse> = {
  eyes: {
    focus: 'the eyes',
    titles: ['Looking with softer eyes', 'Rest for what has been watching'],
    emotional: [
      'Eyes that have been on duty all day may be speaking for the whole person. There could be someone or something you have kept in sight for so long that looking away feels almost disloyal.',
      'Some people find a reluctance here: a letter unopened, a conversation put off, a truth seen from the corner of the eye. It need not be faced all at once; a glance is enough to begin.',
      'This tradition connects sight with longing. You may be looking for a different view of your own life, one with a little more distance and a little more sky.',
    ],
    energetic: [
      'Imagine the gaze as a hand that has been stretched out for hours. Drawn back gently into the lap, it remembers that it can also receive.',
      'The picture is of a window that has gathered dust from a busy street. The view behind it is unharmed, and evening light is kind to it.',
      'Energy is imagined leaning forward, out through the face. Let it lean back again, as one leans back in a chair when a friend has arrived safely.',
    ],
    spiritual: [
      'There may be things that show themselves only when we stop staring: stars do, and so do some feelings.',
      'Perhaps what wants to be seen is not far away but very close, and has been waiting quietly.',
      'To rest the eyes can be an act of trust that the world goes on without being watched.',
    ],
    questions: [
      'What would you be glad to look at for a long time, with nothing to do about it?',
      'Which situation might look different from a few steps further back?',
    ],
  },
  eyelid_twitch: {
    focus: 'a flicker at the edge of sight',
    titles: ['A small flag in the wind', 'The flutter that asks for quiet'],
    emotional: [
      'It is a tiny movement, and yet it may be the only part of you that is allowed to show restlessness. Some people find it in weeks when they are being very composed about a great deal.',
      'There may be a habit of staying alert for others, ready to answer before anyone has called. The flicker can be read as a friendly reminder that nobody is calling just now.',
      'Little signals are easy to brush aside. This one may be glad of the simplest reply: an earlier evening, a screen turned face down, a walk without a purpose.',
    ],
    energetic: [
      'Picture a candle near a draughty door. Nothing is wrong with the flame; somebody might simply push the door to.',
      'The image is of a telegraph key tapping when the message has already been sent. You may thank it and let the line rest.',
      'Energy is imagined as a small bird hopping from branch to branch, not yet sure that the garden is safe. Stillness is what invites it to settle.',
    ],
    spiritual: [
      'Attention given to something very small may become a kind of meditation, and a kind of tenderness.',
      'Perhaps peace begins in the least important place, and spreads from there.',
      'Quiet does not always need a retreat. It may fit into the space between two doors.',
    ],
    questions: [
      'What could you stop keeping an eye on, just for this evening?',
      'Which part of your day moves faster than you would choose?',
    ],
  },
  tinnitus: {
    focus: 'the sound that does not stop',
    titles: ['Beneath the noise, a quieter tone', 'Listening inward, kindly'],
    emotional: [
      'A sound that nobody else hears can be a lonely companion. It may help to have that said plainly: it is wearing, and you are not making too much of it.',
      'A loud life leaves little room to listen in. There may be a wish, a memory or a no that has been waiting patiently for a moment of silence.',
      'You may have been the listener for many others. This tradition asks, gently, who listens to you.',
    ],
    energetic: [
      'Imagine a bell whose last note hangs in the air long after the hand has left it. One does not chase such a note; one lets the room grow wide around it.',
      'The picture is of a shoreline at night, where the sea is always sounding and people fall asleep all the same.',
      'Listening is pictured as a door that has swung outward for years. It may enjoy being turned, for a while, towards the inside.',
    ],
    spiritual: [
      'Silence may not be the absence of sound at all, but a friendly way of being with whatever sounds.',
      'There is a tone in each life that is its own. Perhaps it is easier to hear when we stop arguing with the noise.',
      'What cannot be turned off can sometimes be given a smaller chair in the room.',
    ],
    questions: [
      'If you were your own best listener, what would you hear yourself say?',
      'Which gentle sound makes you feel at home?',
    ],
  },
  ears: {
    focus: 'the ears',
    titles: ['Softer sounds, kinder words', 'What is ready to be heard'],
    emotional: [
      'Criticism, bad news or simply too much talk: part of you would like to close the shutters. Needing a pause from listening is not the same as not caring.',
      'Some people find here a sentence from long ago that still echoes. It can help to notice whose words they were, and that you are free to answer them now.',
      'You may be waiting to hear something: an apology, a yes, a well done. To know what one is waiting for is already a small relief.',
    ],
    energetic: [
      'Picture two shells that have held the roar of the sea all day. Laid on warm sand, they grow quiet.',
      'This area is imagined as a gate with a keeper. The keeper may be allowed to say: not everyone today, and not all at once.',
      "Energy is pictured as water standing a little too high behind a lock. Opened by a hand's width, it finds its level again.",
    ],
    spiritual: [
      'To listen well may also mean choosing what is worthy of being let in.',
      'There are messages that come as music, as rain, as somebody humming in the next room.',
      'Perhaps the words you most need have already been spoken to you once, and only wait to be believed.',
    ],
    questions: [
      'Which voice in your life makes you breathe more easily?',
      'What would you like to hear less of, and more of, this month?',
    ],
  },
  nose: {
    focus: 'the nose and its easy breath',
    titles: ['When tears take the side door', 'A clearer passage'],
    emotional: [
      'There may be a small sorrow that seemed too small to cry about. It could be glad of five minutes, a handkerchief and no explanation.',
      'Some people read this as a wish to withdraw from an atmosphere: a room, a mood, a tone of voice that has hung in the air too long. You are allowed to open a window.',
      'Being unable to breathe freely through the day can make a person feel unreasonably sad. Perhaps the sadness was there first, and would simply like company.',
    ],
    energetic: [
      'Imagine a spring where leaves have gathered. The water has not gone anywhere; it needs only a hand to lift the leaves aside.',
      'The picture is of a garden gate swollen by rain. It will swing again when the weather turns, and there is no need to force it.',
      'Breath is pictured as a guest that has been kept waiting on the step. Warmth and steam and patience are ways of opening.',
    ],
    spiritual: [
      'Scent is the oldest of our memories. Something fragrant and familiar may lead you back to a place where you felt safe.',
      'Tears are sometimes called the rain of the heart: not a failure of weather, but part of it.',
      'Perhaps a slower breath is also a slower way of living, offered for a few days.',
    ],
    questions: [
      'What has touched you lately that you had no time to feel?',
      'Which atmosphere would you like to step out of, and which would you like to step into?',
    ],
  },
  nosebleed: {
    focus: 'this small and sudden sign',
    titles: ['To be noticed kindly', 'A thank-you that is due'],
    emotional: [
      'There may be effort of yours that goes unseen: the work done before anyone is awake, the peace kept without a word. It is natural to wish that somebody would notice.',
      'Some people find that they give their liveliness away quickly and generously, and are surprised to feel pale afterwards. A part of that generosity could be addressed to yourself.',
      'Wanting recognition is not the same as wanting applause. Often it is one sentence from one person that is missed.',
    ],
    energetic: [
      'Picture a fountain that plays all day for passers-by. At night it is turned low, and no one thinks less of it.',
      'The life force is imagined as a red thread running through the day. The invitation is to follow it back to where you feel most alive.',
      'Warmth is pictured gathering in the chest instead of hurrying outwards, like people coming in from the street to sit around one table.',
    ],
    spiritual: [
      'To be seen may begin with seeing oneself: quietly, without a list of what should be better.',
      'There is honour in unseen work, and there is honour in letting it be known.',
      'Perhaps your worth has never depended on being thanked, and perhaps being thanked would still do you good.',
    ],
    questions: [
      'What did you do this week that deserves a word of thanks, even if only from you?',
      'By whom would you most like to be seen, and as what?',
    ],
  },
  hayfever: {
    focus: 'a body that answers the air around it',
    titles: ['A softer fence', 'Learning to let the season in'],
    emotional: [
      'Some people are finely tuned: moods in a room, a sharp word, a change of season all arrive at once. It may be a gift that has never been given a proper place to rest.',
      'There may be something around you that others seem to take lightly and that you cannot. That does not make you difficult; it may make you attentive.',
      'A guard who has been on the wall too long starts at every leaf. Perhaps the guard in you could be told, warmly, that the day was mostly friendly.',
    ],
    energetic: [
      'Picture a garden hedge with all its thorns turned outwards. A gate in it, with a latch that you control, changes everything about the hedge.',
      'The image is of a veil stirred by every breeze. It might be folded back in safe company, and drawn again when you choose.',
      'Energy is imagined standing on tiptoe at the border of the self. It may be invited to come back a few steps and sit down.',
    ],
    spiritual: [
      'Sensitivity may be a way of belonging to the world, and not only a way of being troubled by it.',
      'There is wisdom in knowing which gardens are yours to walk in, and when.',
      'Perhaps gentleness is the strongest border there is.',
    ],
    questions: [
      'Where do you feel so safe that you stop being on guard?',
      'What would you let closer if you could be sure of the door?',
    ],
  },
}
