import type { EntryProse } from './entry-prose.ts'

export const digestion: Record<string, EntryProse> = {
  stomach: {
    focus: 'the stomach',
    titles: ['What is still being digested', 'Smaller bites'],
    emotional: [
      'There may be something you have had to take in quickly: news, a change of plan, a tone of voice. Some experiences need to be turned over slowly before they become part of us, and hurrying seldom helps.',
      'Some people feel here what they have not yet found words for. If the belly could write a letter, it might be shorter than you fear, and more reasonable.',
      'You may have said that it was fine, and meant it kindly. This place sometimes keeps the other half of the sentence, the half that begins with "and yet".',
    ],
    energetic: [
      'Picture a small sun under the ribs, on a day of fast-moving cloud. It has not lost its warmth; it would like to be sheltered for an hour.',
      'The image is of a kitchen in which too many dishes are on the stove at once. Two or three can be moved to the side, and nothing will burn.',
      'Energy is imagined turning in the upper belly like a dog before it lies down, looking for the spot where it can rest.',
    ],
    spiritual: [
      'Not everything that is set before us has to be swallowed. Tasting, waiting and politely declining are part of wisdom too.',
      "To make something one's own takes time: that is as true of experience as it is of bread.",
      'Perhaps confidence returns in crumbs, and crumbs are enough to feed it.',
    ],
    questions: [
      'What have you taken in lately that would be easier in smaller portions?',
      'If you could send one thing back to the kitchen, what would it be?',
    ],
  },
  reflux: {
    focus: 'the fire beneath the breastbone',
    titles: ['What rises again', 'Tending the inner fire'],
    emotional: [
      'There may be something that was accepted for the sake of peace and that now will not stay down. It does not have to become a quarrel; it may only want to be said once, plainly.',
      'Some people live at a pace at which nothing is ever quite finished before the next thing is served. A pause between courses, in work as at table, can be a form of self-respect.',
      'Heat of this kind is read as strong feeling that has been kept very proper. You may be more passionate about something than you have lately allowed yourself to show.',
    ],
    energetic: [
      'Imagine a campfire on which somebody keeps laying wood. It asks for nothing more; it would burn well and quietly if left alone.',
      'The picture is of lava under a hillside village. Channels, dug in calm times, let warmth flow where it is useful.',
      'Inner fire is imagined looking for a hearth: a task, a cause or a conversation in which it may be openly warm.',
    ],
    spiritual: [
      'Zeal and patience belong together, as flame belongs to lamp.',
      'There may be a just protest in you that deserves better than to be swallowed.',
      'Perhaps the art is not to burn less but to burn for what one truly loves.',
    ],
    questions: [
      'What have you agreed to that your fire would like to discuss again?',
      'For what would you gladly burn a little brighter?',
    ],
  },
  nausea: {
    focus: 'queasiness',
    titles: ['A quiet no, thank you', 'Waiting for the sea to calm'],
    emotional: [
      'There may be something you are expected to be enthusiastic about and are not. A part of you knows it, and has been too polite to say so in words.',
      'Some people meet the unknown in this way: before a journey, before a meeting, before news. It is not cowardice to feel unready; it may be accuracy.',
      'You might be taking in the moods of others along with your own. It can help to ask, quietly, whose unease this is.',
    ],
    energetic: [
      'Picture a small boat on a long swell. The eye finds the horizon, the one line that does not move, and rests there.',
      'The image is of a plate moved gently to the edge of the table. No scene, no explanation.',
      'Energy is imagined swaying like water carried in a bowl. Set the bowl down, and in a while it can hold the sky again.',
    ],
    spiritual: [
      'A no may be holy, when it protects something tender.',
      'Discernment is often felt before it is understood.',
      'Perhaps the body is only asking that you go as slowly as your trust does.',
    ],
    questions: [
      'What would you quietly decline this week, if the refusal cost nothing?',
      'Where is your horizon, the thing that stays level whatever the weather?',
    ],
  },
  bloating: {
    focus: 'fullness in the belly',
    titles: ['Making a little room', 'More than there is space for'],
    emotional: [
      'There may be too much in the diary, too much in the head, too many people in the kitchen. Feeling full is not ingratitude; it is information.',
      'Some people take on the worries of a whole family and then wonder where the pressure comes from. A kind way to begin is to give back a single one of them.',
      'Keeping oneself together in company can be real work. You may be longing for a place where you could loosen your belt in every sense.',
    ],
    energetic: [
      'Imagine a balloon tied to a railing. A small hand undoes the knot, and it drifts off over the roofs, growing smaller.',
      'The picture is of a house at the end of a feast, windows opened at last, cool air moving through the rooms.',
      'Energy is imagined as a crowd in a square when the music has stopped. It disperses street by street, chatting.',
    ],
    spiritual: [
      'Emptiness is not always a lack. A bowl is useful on account of it, and so is a Sunday.',
      'To have enough is sometimes a matter of stopping a moment earlier.',
      'Perhaps simplicity begins with one drawer, one promise, one evening.',
    ],
    questions: [
      'What are you holding in that would be glad of some air?',
      'Which invitation, duty or worry could leave the table first?',
    ],
  },
  constipation: {
    focus: 'the wish to hold on',
    titles: ['Letting go, when it feels safe', 'In its own good time'],
    emotional: [
      'Holding on may have been wise once, when there was little to rely on. Some people are still saving, keeping and preparing for a winter that has in fact passed.',
      'There may be a memory, a grudge or a great many boxes in the hall that are hard to part with. You do not have to be ready; you may only want to be asked gently.',
      'Being told to relax has rarely relaxed anyone. Perhaps what is wanted is privacy, regular hours, and nobody counting.',
    ],
    energetic: [
      'Picture a careful gatekeeper who has been warned too often. When he is sure that the road is clear, he opens without being told.',
      'The image is of ice on a stream in March. Beneath it, the water has already begun to move.',
      'Root energy is imagined as a hand closed around a coin. Warmth, not force, is what uncurls the fingers.',
    ],
    spiritual: [
      'To let go is an act of faith in what comes next, and faith may grow slowly.',
      'Leaves fall when the tree no longer needs them, and never a day before.',
      'Perhaps the past does not wish to be thrown away, only thanked and put down.',
    ],
    questions: [
      'What are you keeping just in case, and in case of what?',
      'What could you thank and set down this week?',
    ],
  },
  diarrhoea: {
    focus: 'hurry in the belly',
    titles: ['A calmer riverbed', 'When everything wants to be over'],
    emotional: [
      'There may be a situation you would like to be through with already. The wish is understandable, and it might be less urgent if part of it were put off on purpose.',
      'Some people feel here what they would rather not have to stay for: a tense table, an exam, a conversation with no way out. Having a way out, even an unused one, can calm everything.',
      'Fear sometimes looks like speed. It could be comforting to do one thing today at half the usual pace.',
    ],
    energetic: [
      'Imagine a mountain stream after a storm. Further down the valley widens, the water spreads out over pebbles and begins to shine.',
      'The picture is of a train that has run through several stations. It will be glad of the next long platform.',
      'Energy is imagined rushing through the root as through an open gate. A low wall, a bench and a slow breath offer it a reason to stay.',
    ],
    spiritual: [
      'To remain, even for three breaths, in a place one wants to leave, is a small and real strength.',
      'There may be nothing to hold on to just now, and still something that holds.',
      'Perhaps not everything that passes through us is meant to be kept.',
    ],
    questions: [
      'What would you need in order to stay a moment longer?',
      'What would you be relieved to have behind you, and who could help with it?',
    ],
  },
  ibs: {
    focus: 'a sensitive gut',
    titles: ['The second heart', 'A fine instrument in the belly'],
    emotional: [
      'Some people have a belly that hears everything: the mood at breakfast, the edge in a message, the change of plan. It may be less a weakness than a very good ear.',
      'There may be a wish for days that can be foreseen. Wanting to know where, when and with whom is not fussiness when the inside is so easily stirred.',
      'You may have grown used to explaining yourself, or to not explaining and staying at home. Both are tiring, and it is good when one person simply understands.',
    ],
    energetic: [
      "Picture a spider's web at the edge of a wood, trembling at each passing breeze, and whole all the same.",
      'The image is of a pond in which every stone draws circles. On the days when no one throws stones, it mirrors the trees.',
      'Energy is imagined as a flock that turns all at once. It settles when the field is quiet and somebody familiar is near.',
    ],
    spiritual: [
      'There is a knowing that arrives below the ribs, long before the reasons do.',
      'Sensitivity asks for rhythm: the same cup, the same path, the same hour of quiet.',
      'Perhaps peace is not the end of all stirring but being friends with what stirs.',
    ],
    questions: ['When did your gut last turn out to be right?', 'Which small routine makes your days feel safe?'],
  },
  liver: {
    focus: 'the right side below the ribs',
    titles: ['A clean outlet for old fire', 'Patience with an edge'],
    emotional: [
      'There may be an unfairness that was swallowed with a smile, and it may have kept its taste. It is possible to be a gentle person and to be angry about something that was wrong.',
      'Some people plan well, work hard and are quietly exasperated by those who do not. Perhaps a word about it, before it turns bitter, would be kinder to everyone.',
      'Frustration can be read as energy with nowhere to go. It might like a hill to climb, a letter to draft or a wall to paint.',
    ],
    energetic: [
      'Imagine a workshop at the end of a long week: tools everywhere, shavings on the floor. One sweep of the broom, and the light comes back into the room.',
      'The picture is of smoke that cannot find the chimney. It needs a door opened on the other side, so that the air can draw.',
      'Fire is imagined here as green wood, hissing a little. Given time to dry, it will burn cleanly.',
    ],
    spiritual: [
      'Justice and mercy have always had to share one house. There may be room in you for both.',
      'To forgive is not to say that it was all right. It may only mean putting the ledger down.',
      'Perhaps the heat you feel is loyalty to something that matters.',
    ],
    questions: [
      'What unfairness would you like to have acknowledged, and by whom?',
      'Where could your frustration be put to good use?',
    ],
  },
  appetite: {
    focus: 'hunger and its opposite',
    titles: ['The sweetness you are hungry for', 'A kinder table'],
    emotional: [
      'A craving can be a messenger with a simple sentence: I would like to be comforted. Some people find that rest, company or music were on the menu all along.',
      'There may be little in the day that is purely for enjoyment. When delight is rationed everywhere else, it is natural that it should ask for a place at the table.',
      'Appetite can also step back when there is a great deal to feel. You might treat it like a shy guest: keep the chair ready, and do not press.',
    ],
    energetic: [
      'Picture a child standing at a lit bakery window. It wants the bun, and it also wants somebody to take it by the hand.',
      'The image is of a cistern that has run low in a dry month. It likes slow rain better than a flood.',
      'The sacral centre is imagined as a round table with one empty chair. Perhaps it is meant for pleasure of the quiet kind.',
    ],
    spiritual: [
      'Longing may be one of the ways in which life calls us by name.',
      'To bless a meal is to notice that one is being fed. It can be done without words, and over a slice of toast.',
      'Perhaps enough is a feeling rather than an amount.',
    ],
    questions: [
      'If the craving could speak, what kind of comfort would it name?',
      'What delights you that cannot be eaten?',
    ],
  },
  hiccups: {
    focus: 'this small interruption',
    titles: ['A comma in the day', 'The playful bell'],
    emotional: [
      'Something stumbles, everyone laughs, and for a moment the serious business stops. Perhaps the day had been going a little too fast for all of you to keep up.',
      'Some people dislike being interrupted by themselves. It may be an invitation to take your own dignity a shade more lightly.',
      'There may have been a meal, a talk or a decision that was taken at a gallop. You are free to go back to the beginning and walk.',
    ],
    energetic: [
      'Imagine a cart that jolts over one stone on an otherwise even road. The driver smiles, lets the reins out, and slows the horse.',
      'The picture is of a clock that strikes at an odd moment, and makes everyone look up.',
      'Energy is imagined skipping like a child along a kerb: one foot up, one foot down, in no hurry to be anywhere.',
    ],
    spiritual: [
      'Laughter may be the shortest kind of prayer.',
      'Interruptions have been called the real work of a life. Not all of them, of course.',
      'Perhaps rhythm is found again by those who do not chase it.',
    ],
    questions: [
      'Where would you like to begin again, a little more slowly?',
      'What could you take more lightly until the end of the week?',
    ],
  },
}
