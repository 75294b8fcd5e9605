import type { EntryProse } from './entry-prose.ts'

export const restAndEnergy: Record<string, EntryProse> = {
  colds: {
    focus: 'a time of feeling under the weather',
    titles: ['An unscheduled pause', 'Coming home to tidy the house'],
    emotional: [
      'There may have been no good moment to stop, and so none was chosen. Now a few quiet days have arrived without an appointment; it might be possible to let them stay.',
      'Some people find it easier to be cared for when there is a visible reason. You are welcome to the soup and the blanket, and you would have been welcome to them before.',
      'Feeling weepy and small under a blanket is part of it for many of us. It asks for nothing but warmth and low expectations.',
    ],
    energetic: [
      'Picture a shop with the shutters half down, and someone inside, unhurried, putting the shelves in order.',
      'The image is of fog over a harbour. The boats stay in, ropes are mended, stories are told.',
      'Energy is imagined drawing in its threads, as one pulls a cardigan closer.',
    ],
    spiritual: [
      'To be out of action for a while can show how well the world is carried by others.',
      'There may be a blessing on all that is left undone today.',
      'Perhaps a pause is not the opposite of the way, but a bench along it.',
    ],
    questions: [
      'What turns out not to be urgent, now that you are lying down?',
      'Who would enjoy bringing you something warm?',
    ],
  },
  fatigue: {
    focus: 'tiredness',
    titles: ['A sun behind cloud', 'Giving, and being given to'],
    emotional: [
      'There is a tiredness that sleep mends, and another that comes from being needed by everyone at once. If it is the second kind, it may be asking less for a bed than for a boundary.',
      'Some people notice that they are tired of one particular thing, a role or a pretence or a commute, and that the weariness has spread from there like ink in water.',
      'You may be carrying on in good faith, waiting for a calmer month. It may be kinder not to wait, and to take one calm hour out of this one.',
    ],
    energetic: [
      'Picture the sun on a grey day: not gone, not cross, simply behind something. Nobody reproaches it.',
      'The image is of a field left fallow. It looks like nothing at all, and it is exactly how the soil is given back its strength.',
      'Energy is imagined as water in a cistern. One looks for the little leaks first, before digging a deeper well.',
    ],
    spiritual: [
      'Rest was once a commandment. There may have been a reason to make it so firm.',
      'What we love gives strength back, even when it takes effort. That may be one way of telling it apart.',
      'Perhaps you are not behind at all. Perhaps you are in winter, and winter has its place in the year.',
    ],
    questions: [
      'What exactly are you tired of, if you name it honestly?',
      'Which ten minutes of an ordinary day leave you with more than they took?',
    ],
  },
  burnout: {
    focus: 'having given too much for too long',
    titles: ['Tending the fire, not feeding it', 'When good will has run ahead'],
    emotional: [
      'It is often the committed people who arrive here: those who stayed a little longer, answered one more message, covered for someone. Your care was real, and it also needs somebody to take care of it.',
      'There may be a fear that everything will fall apart if you set something down. Some of it may wobble; most things turn out to have other hands nearby.',
      'Some people feel nothing much, and are ashamed of that too. A hearth that has burnt low is not a moral failing; it is a hearth that has been used.',
    ],
    energetic: [
      'Picture a fire after a long night of guests. It does not want more logs. It wants the ash raked gently, the door closed, and time.',
      'The image is of a bow kept strung for too many days. Unstringing it is how an archer looks after it.',
      'The inner flame is imagined small and blue, close to the wood, and perfectly capable of lasting until morning.',
    ],
    spiritual: [
      'Being enough may not be something to reach at the end; it may be the ground from which one starts.',
      'A calling that leaves no room for the one who is called has perhaps been misheard.',
      'There is an old saying that one cannot pour from an empty jug, and an older one that the jug is worth something empty.',
    ],
    questions: [
      'What would you hand over first, if you were allowed only one thing?',
      'Whose expectations are you meeting, and were they ever spoken?',
    ],
  },
  insomnia: {
    focus: 'sleep',
    titles: ['Handing the day over', 'A lamp turned low'],
    emotional: [
      'At night everything that was too polite to interrupt comes and sits on the edge of the bed. It may only want to be written down, so that somebody else, the paper perhaps, can keep watch.',
      'Some people lie awake as a sort of loyalty: if they are thinking of it, at least it is not forgotten. Most worries can be trusted to be there in the morning.',
      'There may be too little in the day that belongs to you, so that the night has become the only free room in the house. It would be understandable to want to stay up in it.',
    ],
    energetic: [
      'Picture a lighthouse keeper at dawn. The ships are in, the light is no longer wanted, and he climbs down the stairs one by one.',
      'The image is of snow falling past a street lamp, so evenly that one forgets to watch it.',
      'The crown is imagined like a flower that closes at dusk, without deciding to.',
    ],
    spiritual: [
      'To fall asleep is a daily exercise in trust: we let go of everything, and it is returned to us.',
      'Evening prayers of many traditions say much the same: what was done was done; what was not done was not done; let it be.',
      'Perhaps the night does not have to be slept perfectly in order to be kind.',
    ],
    questions: [
      'What would you like to say to this day before you let it go?',
      'Which worry could be given a chair outside the bedroom door?',
    ],
  },
  nightmares: {
    focus: 'vivid dreams',
    titles: ['Pictures from the night', 'What words could not hold'],
    emotional: [
      'Dreams may be clumsy friends. They exaggerate, they mix up the people, and still they try to tell us about something that was left over from the day.',
      'Some people wake with a feeling that stays until noon. It can help to greet the feeling and let the plot go: not what happened, but what it was like.',
      'There may be fears that you handle very well while the sun is up. At night they are off their leads, and most of them, looked at calmly, are quite young.',
    ],
    energetic: [
      'Picture a theatre after closing, with a single lamp left on the stage. The costumes hang quietly; they were only costumes.',
      'The image is of a painter working by moonlight, with bold strokes and no respect for proportion.',
      'Inner sight is imagined as a lake that shows the underside of leaves, which is a true side as well.',
    ],
    spiritual: [
      'Dreams were once told at breakfast, and the telling took the sting out of them.',
      'Not every image is a message. Some are only the night washing its brushes.',
      'Perhaps whatever follows us in a dream wants, in the end, to be turned towards.',
    ],
    questions: [
      'If you gave the dream a kinder ending, how would it go on?',
      'Which feeling from the night would like to be heard by day?',
    ],
  },
  snoring: {
    focus: 'the sounds of the night',
    titles: ['An easier slope for breath', 'After the lights go out'],
    emotional: [
      'It is an odd thing to be told in the morning what one did while absent. There may be some embarrassment in it, and a smile between two people could be the best answer.',
      'Some people are very quiet by day and rather loud by night. A few things may be waiting to be said while everybody is awake.',
      'There may be effort even in your rest. You might look for the hour in the day in which nothing at all has to be achieved.',
    ],
    energetic: [
      'Picture a cart on a rough lane. A slightly gentler incline, a smoother track, and one hears the birds again.',
      'The image is of an old organ with one reed that hums along. It belongs to the instrument, and it can be tuned.',
      'Breath is imagined as a traveller looking for an easier path over the same hill.',
    ],
    spiritual: [
      'Sleep makes children of us all. Nobody is dignified there, and nobody needs to be.',
      'Old patterns are loudest when no one is minding them. They are also, then, at their most harmless.',
      'Perhaps peace is allowed to make a little noise.',
    ],
    questions: [
      'What would you like to say by day that you have been saving up?',
      'Where do you still work hard, though you could rest?',
    ],
  },
}
