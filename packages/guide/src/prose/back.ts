import type { EntryProse } from './entry-prose.ts'

export const back: Record<string, EntryProse> = {
  upper_back: {
    focus: 'the upper back',
    titles: ['A hand between the shoulder blades', 'The back of the heart'],
    emotional: [
      'This is a place we cannot reach by ourselves, and it may stand for exactly that: for everything in which we rely on others. You might be longing for support that arrives without being asked for.',
      'Some people keep their front friendly and carry the rest behind them. There may be a disappointment here that was put away too neatly to be mourned.',
      'Duties can gather between the shoulder blades one by one, each of them reasonable. Taken together they may be more than a single person was meant to bear.',
    ],
    energetic: [
      'Imagine leaning against a warm stone wall at the end of an afternoon. The wall does nothing in particular, and everything in you rests.',
      'The picture is of folded wings under a heavy cloak. On a mild day, the cloak can be opened and the wings aired.',
      'The heart is imagined here from behind, where its door is usually left unguarded and a kind word can come in unnoticed.',
    ],
    spiritual: [
      'What stands behind us is also what we come from: people, songs, kitchens, hills. Some of it may still be holding us up.',
      'To be carried now and then is not a debt. It is how the world has always worked.',
      'Perhaps trust grows in the places that we cannot see for ourselves.',
    ],
    questions: [
      'Whose hand would you like to feel at your back this week?',
      'Which duty could be laid down without anyone being harmed?',
    ],
  },
  lower_back: {
    focus: 'the lower back',
    titles: ['The foundation of the house', 'Something to lean on'],
    emotional: [
      'There may be worries of the plain, practical kind here: rent, work, who will help if something happens. They are not beneath the spirit; they are the ground it stands on.',
      'Some people have been the support of others for so long that they no longer expect any. It may be time to find out, with one small request, whether that is still true.',
      'Holding things together takes a quiet, constant effort that nobody claps for. You are allowed to notice it yourself, and to sit down.',
    ],
    energetic: [
      'Picture the cellar of an old house: cool, solid, a little neglected. A lamp is carried down, a shelf is put in order, and the whole house seems to stand more easily.',
      'The image is of the keel of a boat. It is never seen, and it is what allows the sail to be carried at all.',
      'Energy is imagined pooling at the base of the spine like water in a basin, waiting for warmth before it rises.',
    ],
    spiritual: [
      'Security may have two roots: what one has, and what one trusts. When the first is shaken, the second can still be watered.',
      'To be supported is sometimes a matter of noticing what is already there: the chair, the floor, the neighbour with the spare key.',
      'Perhaps you do not have to be the foundation of everything. Even houses share their walls.',
    ],
    questions: [
      'Which practical worry would feel lighter if one other person knew about it?',
      'On what, or on whom, have you always been able to lean?',
    ],
  },
  sciatica: {
    focus: 'the path from the back down the leg',
    titles: ['The road ahead, in smaller steps', 'Before setting out'],
    emotional: [
      'There may be a way that lies before you and feels longer than it ought to. Dread is often at its greatest before the first step, and a little less at each one after.',
      'Some people read this place as a conflict between going and staying, with good reasons on both sides. It can be a relief to say aloud that you want both.',
      'Fear about money, work or the future can travel with us like a stone in a shoe. You might stop, sit down by the roadside, and look at it in daylight.',
    ],
    energetic: [
      'Imagine an electric wire in a storm, humming. The storm passes along the coast, and the wire goes quiet by itself.',
      'The picture is of a long road with a bench at every mile. Nobody is asked to walk it in one day.',
      'Energy is imagined running down like water in a narrow channel, wanting a wider bed and a gentler slope.',
    ],
    spiritual: [
      'Pilgrims know that the way is made of days, and that each day contains a rest.',
      'Perhaps it is not the whole future that needs courage, only the next hour of it.',
      'A pause on the road belongs to the road as well.',
    ],
    questions: [
      'What would make the very next step smaller?',
      'Where are you hoping this road will lead, if all goes kindly?',
    ],
  },
}
