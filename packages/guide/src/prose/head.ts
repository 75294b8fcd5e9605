import type { EntryProse } from './entry-prose.ts'

export const head: Record<string, EntryProse> = {
  headache: {
    focus: 'the head',
    titles: ['A crowded room, a window to open', 'When thinking asks for rest'],
    emotional: [
      'Some people find that the head becomes the meeting place for everything unfinished: the message not yet answered, the choice not yet made. You may be trying to hold all of it at once, and it is kind to notice how much that is.',
      'The head is often read as the part of us that keeps watch when the rest would like to sit down. There may be a wish to get things right here, and under that wish a simple longing to be let off duty for an hour.',
      'Being the one who thinks ahead for everybody can be a lonely kind of work. This place may be asking you to let one thing stay unsolved tonight, and to see that the day holds without it.',
    ],
    energetic: [
      'Picture a house in which every light is burning in the top room while the floors below are dark. The invitation is to walk slowly downstairs and let the warmth spread.',
      'Here, energy is imagined gathered behind the forehead like people at a doorway. They need no argument, only a second door left open.',
      'The image is of a kettle that has been kept just below the boil for a long time. Taking it off the heat, even briefly, changes the sound of the whole kitchen.',
    ],
    spiritual: [
      'There may be a difference between what must be decided and what only wants to be carried around. Not every thought that knocks has to be let in.',
      'Quiet is not the absence of answers; it may be the place where they sit down beside you.',
      'Perhaps clarity is less like a search and more like water settling in a glass.',
    ],
    questions: [
      'If your mind could put its coat on a hook for an evening, what would it leave in the pockets?',
      'Which decision would be content to wait until next week?',
    ],
  },
  migraine: {
    focus: 'a head that calls for darkness and quiet',
    titles: ['The room with the curtains drawn', 'Permission for a dark, quiet hour'],
    emotional: [
      'Lying down may be the only kind of stop that nobody argues with. There may be a wish for rest in this that could be spoken earlier, in smaller words, on ordinary days.',
      'There may be a high standard at work here, and a great deal of feeling held behind good manners. Both deserve respect, and both are heavy to carry at the same time.',
      'Plans get cancelled, and guilt often comes to sit beside the bed. You are allowed to ask it to wait outside: needing quiet is not letting anyone down.',
    ],
    energetic: [
      'Imagine a lamp that has been turned up too bright for the room. Nothing is wrong with its light; it only wants a shade and a little distance.',
      'The picture is of a tide that has come in all at once. It will draw back in its own time, and until then the shore may simply lie still.',
      'Too many signals are imagined arriving on one wire. Silence, dimness and a cool cloth are small ways of telling them to come one by one.',
    ],
    spiritual: [
      'Some traditions honour darkness as the place where seeds do their work. A drawn curtain need not be a defeat.',
      'Perhaps there is a quieter way of seeing that only begins when the looking stops.',
      'Withdrawing can be a form of prayer, even when no words are left for it.',
    ],
    questions: [
      'What would rest look like if it did not have to be earned first?',
      'Who could you tell, on a good day, what you need on a hard one?',
    ],
  },
  dizziness: {
    focus: 'balance',
    titles: ['Finding the floor again', 'A still point in a turning room'],
    emotional: [
      'Some people know this feeling from times when everything changed at once and there was no moment to sit down with it. You may be looking for one thing that stays where it is.',
      'Balance is often read as trust in the ground. When a role, a home or a plan has shifted, it can be comforting to name out loud what has not moved.',
      'There may have been a great deal to keep in view lately, in every direction. It is all right to fix your eyes on one near, friendly thing and let the rest turn without you.',
    ],
    energetic: [
      'Picture a kite, high and quick, tugging at its string. The hand that holds the string is yours, and it can draw the line in slowly.',
      'A tree in wind does not try to stop the wind; it sends its weight downwards. The image here is of roots, and of soles that remember the earth.',
      'Energy is imagined circling above the shoulders like birds startled from a field. Given time and quiet, they come down one after another.',
    ],
    spiritual: [
      'Steadiness may not mean that nothing moves. It may mean knowing, in the middle of movement, where your own centre is.',
      'There are seasons when the map is being redrawn. Perhaps it is enough, for now, to know the next few steps.',
      'Being unsure of the direction is sometimes the honest beginning of a new one.',
    ],
    questions: [
      'Which small thing in your day has stayed faithful through all the changes?',
      'If you could slow one part of life down to walking pace, which would it be?',
    ],
  },
  sinus: {
    focus: 'the space behind the brow and cheeks',
    titles: ['A little more room behind the face', 'Making space between things'],
    emotional: [
      'Closeness can be loved and still be tiring. There may be a person, a household or a phone that seems always a little too near, and saying so need not hurt anyone.',
      'Some people find here a politeness that smiles while it would rather step outside for air. It may be time to take that step before the smile wears thin.',
      'Unwept frustration is a common image for this part of the face: small annoyances, each too minor to mention, packed together like coats in a narrow hall.',
    ],
    energetic: [
      'Imagine a cupboard filled so carefully that nothing can be taken out any more. One shelf, emptied slowly, lets the whole door close with ease.',
      'This tradition pictures the area as a vestibule, the small room between the world and the self. It likes to be swept and aired.',
      'Energy is imagined as mist standing in a valley. It does not need to be pushed; the morning warms, and it lifts.',
    ],
    spiritual: [
      'Solitude, taken in small portions, may make company sweet again.',
      'Perhaps discernment begins with something as plain as noticing where you breathe freely.',
      'There is a kind of reverence in keeping some room in oneself that belongs to nobody else.',
    ],
    questions: [
      'Where in your week could there be an hour that nobody else has a claim on?',
      'What have you put up with kindly for longer than is kind to yourself?',
    ],
  },
  brain_fog: {
    focus: 'a clouded mind',
    titles: ['Lamps in the mist', 'Clear enough for the next step'],
    emotional: [
      'When too much has been asked of attention, it may go quiet, like a shopkeeper turning the sign on the door. That can feel frightening, and it may also be a plain request for fewer things at a time.',
      'Some people notice shame here, as if a slow day were a failing. You might try the gentler thought that a mind, like a field, has times when it lies fallow.',
      'There may be several open questions running side by side: who am I needed by, what comes next, what am I forgetting. Written down, they often turn out to be fewer than they felt.',
    ],
    energetic: [
      'Picture a lake after wind, its bottom hidden by stirred sand. Nobody has to clear it grain by grain; it settles when the oars are lifted.',
      'The image is of a radio between two stations. A small turn of the dial, towards quiet, may be all that is wanted today.',
      'Energy is imagined as scattered paper in a room with an open window. Closing one window is a good beginning.',
    ],
    spiritual: [
      'Not seeing far may be an invitation to see near: the cup, the hand, the face across the table.',
      'Some wisdom traditions trust unknowing as a kind of doorway. You need not hurry through it.',
      'Perhaps the light is not gone, only spread so thin that it seems like grey.',
    ],
    questions: [
      'If you could set down all questions but one until Sunday, which one would you keep?',
      'What do you already know for certain, even on a foggy day?',
    ],
  },
  hair: {
    focus: 'the crown of the head and its hair',
    titles: ['What we shed, what we keep', 'A gentler crown'],
    emotional: [
      'Hair is read as a part of how we meet the world, so changes here may touch dignity as much as looks. It is not vain to mind; it is human.',
      'While it lasted there was perhaps little choice. The hardest part may be over, and the tiredness may only now be arriving.',
      'There may be a wish to be seen for what does not change in you. The people who love you would probably have much to say about that.',
    ],
    energetic: [
      'Picture a tree in late autumn, letting go of what served it well. Its strength has gone inward for a while, to the wood and the root.',
      'The crown is imagined as an open sky above a field. Clouds pass; the field is not diminished by them.',
      'A hand laid lightly on the top of the head is an old gesture of blessing in many cultures. The image here is of giving that gesture to yourself.',
    ],
    spiritual: [
      'Trust often comes back in the form of very small experiences: a kept promise, a good night, a friend who calls when they said they would.',
      'Letting go may be less a single act than a season, with its own weather and its own light.',
      'Perhaps dignity is something that cannot be taken away, only forgotten for a little while.',
    ],
    questions: [
      'Which quality of yours has stayed the same through every change of appearance?',
      'What have you been holding tightly that could be held with an open hand?',
    ],
  },
}
