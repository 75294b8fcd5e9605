import type { EntryProse } from './entry-prose.ts'

export const legs: Record<string, EntryProse> = {
  knees: {
    focus: 'the knees',
    titles: ['The strength of bending', 'Where pride and ease meet'],
    emotional: [
      'There may be something to which you do not want to bow, and it is worth asking whether it is your dignity that refuses or only your habit. Both may have something sensible to say.',
      'Some people have been asked to yield so often that the very word hurts. Bending from choice is a different movement altogether from being bent.',
      'Knees take the weight at every stair and are hardly ever thanked. Perhaps somewhere in your life you too are the part that simply takes the weight.',
    ],
    energetic: [
      'Picture a young birch after a night of snow, its head nearly to the ground. In the thaw it stands up again, a little at a time.',
      'The image is of a stair with a wide landing halfway. No one thinks less of a climber who stands there a while to look out.',
      'Root energy is imagined flowing here as water flows through a bend in a pipe: well enough, provided nobody forces it.',
    ],
    spiritual: [
      "People have knelt to pray, to plant, to tie a child's shoe. The gesture may be humble and proud at once.",
      'Some doors are low, so that one enters them with attention.',
      'Perhaps giving way a little on the outside protects what must not give way within.',
    ],
    questions: [
      'What do you refuse to bow to, and what would you gladly kneel beside?',
      'Where would a small concession set you free?',
    ],
  },
  legs: {
    focus: 'the legs',
    titles: ['Between going and staying', 'A traveller by the road'],
    emotional: [
      'There may be two wishes in you, one with its shoes on and one that has just taken them off. They need not be forced to agree tonight.',
      'Some people feel restlessness in the legs when there is something they cannot walk away from. Knowing where the door is can help, even if it stays shut.',
      'You may have covered a great distance lately, though it does not show on any map. It is fair to be tired after moving so much on the inside.',
    ],
    energetic: [
      'Picture a wanderer who has sat down on a milestone. The pack is off, the wind is mild, and for the moment the road can go on without him.',
      'The image is of a river reaching flat country. It has not lost its way; it has only stopped hurrying.',
      'Energy is imagined sinking through thighs, calves and heels like warm sand through fingers, until there is weight and quiet at the ground.',
    ],
    spiritual: [
      'Rest is a part of every pilgrimage, and the songs come mostly from there.',
      'There may be no need to know the destination so long as the next inn is known.',
      'Perhaps what pulls you forward and what holds you back both love you.',
    ],
    questions: [
      'Which part of you wants to leave, which wants to stay, and what does each of them hope for?',
      'Where could you put down your pack for a night?',
    ],
  },
  ankles: {
    focus: 'the ankles',
    titles: ['A lighter step', 'Steering by small turns'],
    emotional: [
      'There may be a turn coming that you have seen for some time. Ankles are read as the place where direction is decided, in degrees so small that no one else notices.',
      'Some people find it hard to allow themselves pleasure on the way, as though joy could only be collected upon arrival. A detour for a nice view is not a moral failing.',
      "Stumbling can embarrass us out of all proportion. Perhaps you were walking on someone else's schedule.",
    ],
    energetic: [
      'Picture the tiller of a small sailing boat, light under two fingers. The whole hull follows.',
      'The image is of a goat on a hillside, trying each stone before it trusts it, and getting everywhere.',
      'Root energy is imagined circling here like a weathervane before it settles on a wind.',
    ],
    spiritual: [
      'A change of course may be an answer to a prayer that one has forgotten praying.',
      'Joy is a compass as well, if a slightly unreliable one.',
      'Perhaps the straight line was never the way; perhaps the way has been these small corrections.',
    ],
    questions: [
      'What would you do on the way, if arriving were not so important?',
      'Which tiny correction of course would feel like relief?',
    ],
  },
  feet: {
    focus: 'the feet',
    titles: ['Ground that carries', 'Where you stand'],
    emotional: [
      'There may be a question of belonging here: a place left behind, a place not yet arrived at. It is possible to miss one and to hope for the other in the same step.',
      'Some people stand all day for others, in shops and wards and kitchens, and hardly feel their own two feet by evening. They would deserve a bowl of warm water and nobody calling.',
      'Standing up for something costs strength, even when it is done quietly. You may be doing so at the moment without having called it that.',
    ],
    energetic: [
      'Picture bare soles on a lawn in the early morning. Coolness rises, weight goes down, and the two of them meet.',
      'The image is of roots under a path, lifting the stones a little. They are slow, and they are not to be argued with.',
      'Calm is imagined as something that can be drunk from below, the way plants do it, without any sound.',
    ],
    spiritual: [
      'In several traditions people take off their shoes where the ground is holy. It may be more often than we think.',
      'To arrive is sometimes only a matter of noticing that one is already there.',
      'Perhaps home is also something that you carry, and set down wherever you are kindly received.',
    ],
    questions: [
      'On which piece of ground do you feel most like yourself?',
      'What do you stand for, and who stands with you?',
    ],
  },
}
