import type { EntryProse } from './entry-prose.ts'

export const mouth: Record<string, EntryProse> = {
  jaw: {
    focus: 'the jaw',
    titles: ['What is held between the teeth', 'The door that may open a little'],
    emotional: [
      'By day we are polite; at night the jaw may go on with the conversation alone. Some people find a sentence here that was swallowed in good company and is still being chewed.',
      'Determination lives in this place too. You may be getting through something by sheer grip, and it is worth asking which parts of it really need that much strength.',
      'There may be anger that never had a safe place to land. Anger that is listened to, even on a page that nobody reads, often turns out to be asking for something quite reasonable.',
    ],
    energetic: [
      'Imagine a gate held shut from the inside by someone who has forgotten that the storm has passed. A hand on the shoulder, a quiet word, and the bolt can be drawn.',
      'The picture is of a boat tied with too short a rope. Let out a little line, and it will ride the water instead of straining at it.',
      'The throat and its neighbours are pictured as one long corridor from heart to world. The draught moves again when the last door is left ajar.',
    ],
    spiritual: [
      'Saying less is a virtue only when it is chosen. There may be a truth of yours that has been silent out of habit.',
      'Softness is not surrender. A loosened grip may hold just as well, and hurt far less.',
      'Perhaps peace is made with one honest word more often than with ten careful ones.',
    ],
    questions: [
      'Which sentence have you been rehearsing without ever saying it?',
      'What are you gripping that could be held in another way?',
    ],
  },
  teeth: {
    focus: 'the teeth and gums',
    titles: ['A choice to bite into', 'Roots for a decision'],
    emotional: [
      'There may be a choice that has been on the plate for a while, moved from one side to the other. Not deciding takes strength as well, and it is fair to be tired of it.',
      'Teeth are read as our way of meeting life head on. Some people discover here an old caution: a time when taking a bite was followed by being told no.',
      'You may be weighing loyalty against wish, safety against appetite. Naming both sides out loud, to someone who does not push, can make the weighing lighter.',
    ],
    energetic: [
      'The picture is of an old wall with good stones and a little mortar missing. It asks for patient attention, one joint at a time.',
      'Imagine a young tree that has just been planted. For some days nothing is to be seen, while below the ground it is finding out whether it may stay.',
      'Energy is imagined descending from speech to root: from what might be said to what can be stood upon.',
    ],
    spiritual: [
      'Every choice lets something go. Perhaps the hesitation is simply a way of paying respect to the road that will not be taken.',
      'Some decisions ripen. They are not forced from the branch but come away in the hand one morning.',
      'It may be enough to be faithful to the next small yes.',
    ],
    questions: [
      'If both choices turned out well, which would you be happier to have made?',
      'What would you need under your feet in order to decide?',
    ],
  },
  mouth_sores: {
    focus: 'a tender place in the mouth',
    titles: ['Gentler words', 'The tenderness behind a sharp remark'],
    emotional: [
      'Words leave marks, and not only on the people they are meant for. There may be a remark that still smarts, or one of your own that you would take back if you could.',
      'Some people speak to themselves in a tone that they would never use with a friend. This may be a small request for better manners on the inside.',
      'You may have kept something to yourself for the sake of peace. The peace was real, and so was the cost of it.',
    ],
    energetic: [
      'Imagine cool water held in the mouth for a moment before it is swallowed. Soothing may be as simple and as slow as that.',
      'The picture is of a threshold worn by many feet. It would be glad of a mat, and of a day with fewer visitors.',
      'Energy is imagined as a small coal. It needs neither to be blown upon nor stamped out; it can be left to cool on the stone.',
    ],
    spiritual: [
      'A blessing is only a kind sentence said on purpose. You could practise on yourself, when no one is listening.',
      'Perhaps forgiveness begins with the tone of voice, long before it finds the words.',
      'What we say softly often travels further than what we say loudly.',
    ],
    questions: [
      'What would you like to have said to you, in exactly which words?',
      'Is there a sentence that could now be taken back, or let go of?',
    ],
  },
  dry_lips: {
    focus: 'a mouth that has gone dry',
    titles: ['The well and the bucket', 'Something to drink in'],
    emotional: [
      'There may be a great deal of pouring out in your days: advice, patience, care. A jug that is always tilted is rarely full, and that is no fault of the jug.',
      'Some people connect dryness with speaking for a long time without being refreshed by an answer. Is there conversation in your life that leaves you fuller than before?',
      'Being asked what you need may have become so rare that the reply does not come at once. You can take your time with it.',
    ],
    energetic: [
      'Picture a stone basin under a tap in a courtyard. It fills while no one is watching, drop by drop, if only it is left alone a while.',
      'The image is of a riverbed in late summer: pale, open, remembering water. The river has not forgotten the way.',
      'Flow is imagined returning from below, as it does in plants, which drink first and bloom afterwards.',
    ],
    spiritual: [
      'Thirst may be honest. It tells us what we are made for.',
      'Receiving is a spiritual practice too, and for generous people often the harder one.',
      'Perhaps refreshment is nearer than it seems: a song, a bench in the sun, ten lines of a good book.',
    ],
    questions: [
      'What did you last do that left you feeling quenched?',
      'Who would be glad to give you something, if you let them?',
    ],
  },
  sore_throat: {
    focus: 'the throat',
    titles: ['A truth that wants warm words', 'Before the words come'],
    emotional: [
      'There may be something to say, and good reasons for not having said it yet. Between speaking and silence there is a third way: to tell it first to someone who is easy to tell.',
      'Some people find here a long practice of agreeing. Each small yes was kind, and together they may have left a rough place.',
      'Speaking up asks for a listener as much as for courage. You may be waiting, quite sensibly, for the right room and the right face.',
    ],
    energetic: [
      'Imagine a narrow lane between two fields, heart on one side and world on the other. The lane is sound; it has simply seen a great deal of traffic.',
      'The picture is of an instrument left in a cold room. It is not out of tune with itself; it wants warming before it is played.',
      'Energy is imagined as honey in a jar on the windowsill. When the sun reaches it, it begins to move by itself.',
    ],
    spiritual: [
      'Truth and gentleness are sometimes thought of as rivals. They may be sisters who have not been seated together for a while.',
      'A word that is allowed to ripen often comes out shorter, and kinder, than the one we first prepared.',
      'Perhaps your voice does not have to be strong to be believed. Perhaps it only has to be yours.',
    ],
    questions: [
      'If one honest sentence could be received with love, which would it be?',
      'To whom could you say it first, just to hear how it sounds?',
    ],
  },
  throat_lump: {
    focus: 'the doorway of the voice',
    titles: ['At the doorway of speech', 'The feeling that waits to be let through'],
    emotional: [
      'Something has risen as far as the throat and stopped, as guests do when they are not sure of their welcome. It may be sorrow, or anger, or plain relief, and it need not be named before it is greeted.',
      'Some people learned early to be brave by swallowing. It was a clever thing to learn then; perhaps it is not needed in every room you enter now.',
      'There may be a moment in which your voice was not heard. The voice remembers, and it may be trying again, a little unsteadily, in safer company.',
    ],
    energetic: [
      'Picture a stream that has come to a place where two stones stand close. It is not stuck; it is rising, and it will find its way over.',
      'The image is of a bell with a hand resting on it. Nothing is broken. When the hand is lifted, the tone will be there.',
      'Energy is imagined as a crowd of feelings at a turnstile. They are happy to come through one at a time, if someone keeps the door.',
    ],
    spiritual: [
      'A trembling voice may be the most truthful of all, since it has not yet learned to pretend.',
      'Not every feeling has to become speech. Some become a song hummed over the dishes, a walk, a letter that is never sent.',
      'Perhaps the pause before a word is part of the word.',
    ],
    questions: [
      'If the feeling in your throat could speak one line, what would it say?',
      'Where, or with whom, has your voice always felt at ease?',
    ],
  },
}
