import type { EntryProse } from './entry-prose.ts'

export const skin: Record<string, EntryProse> = {
  eczema: {
    focus: 'the skin',
    titles: ['A gentler border', 'Touch, distance and tenderness'],
    emotional: [
      'Skin is where the world begins, and some people feel each of its changes here. There may be somebody you would like nearer, or a touch that you would like to be asked about first.',
      'Being parted leaves traces in us: a move, a weaning, a goodbye at a station. There may be a wish to be held here that is much older than the present week.',
      'It can be wearing to be irritated by something that others call small. You need not justify it; you may simply look for what soothes.',
    ],
    energetic: [
      'Picture a meadow at the edge of a town. It is neither wild nor built upon, and it does its quiet work of joining the two.',
      'The image is of a linen cloth washed too often in hard water. Rinsed softly and dried in shade, it becomes smooth again.',
      'The border of the self is imagined as candlelight: clear enough to be seen, soft enough to come close to.',
    ],
    spiritual: [
      'To be touched, in either meaning of the word, is to discover that one is not a fortress.',
      'There may be a kind of closeness that consists in sitting in the same room, each with a book.',
      'Perhaps tenderness is not a weakness of the border but its purpose.',
    ],
    questions: ['Whom do you miss, even if only a little?', 'What soothes you that has nothing to do with words?'],
  },
  acne: {
    focus: 'the face you show the world',
    titles: ['Kind eyes, borrowed', 'A light under the surface'],
    emotional: [
      'There may be a painful wish to be looked at kindly, or for a while not to be looked at at all. Both are understandable, and both are shared by more people than you would guess.',
      "Some people compare their nearest mirror with other people's best photographs. It is a comparison that nobody has ever won.",
      'You may be growing into someone new, at sixteen or at forty, and the new person is not quite introduced yet. Awkwardness is often just that: an introduction still under way.',
    ],
    energetic: [
      'Picture a lantern with a smudged pane. The flame has no opinion about the glass.',
      'The image is of a field in which things come up that nobody planted. A farmer looks at it without shame, and goes on with the day.',
      'Confidence is imagined as warmth that begins beneath the ribs and rises to the face last of all.',
    ],
    spiritual: [
      'To be loved is, in the end, to be seen and stayed with.',
      'There may be a beauty that appears only when one has forgotten to look for it.',
      'Perhaps acceptance comes in by the back door, while one is busy being interested in something else.',
    ],
    questions: [
      'In whose company do you forget what you look like?',
      'What would you do this month, if nobody could see your face?',
    ],
  },
  blushing: {
    focus: 'warmth that shows',
    titles: ['Being seen, safely', 'The honest glow'],
    emotional: [
      'It may be that you care what people think, and that you would like it to show less. Yet caring is among the things people trust most in each other.',
      'Some people were laughed at once, at a blackboard or a birthday table, and a part of them has been standing there since. It could be fetched home.',
      'There may be a great deal of preparation behind your ease. Perhaps, with one or two people, you could arrive unprepared.',
    ],
    energetic: [
      'Picture the sky before sunrise, colouring all by itself, and no one thinking it should stop.',
      "The image is of a pot lid trembling on the stove. Tilted a finger's width, it is calm.",
      'Warmth is imagined hurrying up to the window whenever guests come by. It may learn to wait by the fire until they have sat down.',
    ],
    spiritual: [
      'Sincerity has a colour, and it is seldom pale.',
      'There may be gentleness in this: a person who cannot quite hide is a person who can be met.',
      'Perhaps courage was never the absence of trembling.',
    ],
    questions: [
      'What do you hope people will see, once they look past the blush?',
      'With whom could you practise being seen?',
    ],
  },
  nails: {
    focus: 'the fingertips',
    titles: ['Something for the hands to do', 'Small places where tension hides'],
    emotional: [
      'Tension looks for an exit and often takes the smallest one. There may be waiting, boredom or worry that would be glad of something better to hold.',
      'Some people are strict with their hands and much less strict with what makes them restless. The order might be turned round.',
      'You may be a person who finishes things in the mind before they have begun. Fingers, which live in the present, can find that hard to follow.',
    ],
    energetic: [
      'Picture ten small aerials, up all day, listening for signals. In the evening they may be folded in.',
      'The image is of a cat at a window, paws working, until somebody opens the window or draws the curtain.',
      'Energy is imagined gathering at the edges, as dew does at the tips of grass, and falling off when it has become enough.',
    ],
    spiritual: [
      'Beads, wool, dough, clay: many traditions have given restless fingers something to pray with.',
      'There is no need to be at peace in order to treat oneself peaceably.',
      'Perhaps patience can be learned from the slowest thing about us, which grows without being watched.',
    ],
    questions: ['What are your hands waiting for?', 'What would they enjoy holding, shaping or mending?'],
  },
  bites_scratches: {
    focus: 'this small mishap',
    titles: ['A reminder to slow down', 'Back to this moment'],
    emotional: [
      'A scrape brings us back abruptly to where we are. You may have been three errands ahead of yourself, and it is no crime; most people are.',
      'Some people scold themselves for every little accident. Imagine instead what you would say to a child who came in with the same scratch.',
      'You may be wishing for some small comfort: a plaster, a cup of something, somebody blowing on it. It is a wish that one never quite outgrows, nor needs to.',
    ],
    energetic: [
      'Picture a leaf on a stream, caught for a second on a twig. It turns once, shows its other side, and goes on.',
      'The image is of a bell in a monastery garden. Wherever people are, they stop at the sound and take one breath.',
      'Attention is imagined streaming back from tomorrow into the hands, the feet and the room.',
    ],
    spiritual: [
      'The present moment is an unspectacular place, and there may be surprisingly much in it.',
      'Small wounds teach us how we treat ourselves when nobody is watching.',
      'Perhaps care is holy precisely when it is ordinary.',
    ],
    questions: [
      'Where was your mind, when your body was here?',
      'What would you do more slowly tomorrow, simply for the pleasure of it?',
    ],
  },
}
