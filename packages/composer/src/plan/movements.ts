import type { PlanTemplate } from './template.ts'

const HEAD = ['head', 'senses', 'mouth']
const UPPER = ['neck_arms', 'chest', 'breath', 'head']
const MIDDLE = ['digestion', 'back', 'pelvis', 'cycle']
const LOWER = ['legs', 'back', 'pelvis', 'whole_body']
const INNER = ['mind', 'sleep', 'energy', 'immune', 'skin', 'whole_body']

const move = (
  title: string,
  how: string,
  minutes: number,
  frequency: string,
  areas: readonly string[],
  notFor: PlanTemplate['notFor'] = [],
): PlanTemplate => ({ title, how, minutes, frequency, areas, notFor })

/** Easy movement for the place that asks for it. All of it can be done seated unless it says otherwise. */
export const movements: readonly PlanTemplate[] = [
  move(
    'Softening the brow',
    'Sit comfortably, rub your palms together and lay the fingertips on the forehead. Stroke slowly outward to the temples, as if smoothing a sheet.',
    3,
    'Whenever the day grows narrow',
    HEAD,
  ),
  move(
    'Looking far away',
    'Sit by a window and let your eyes rest on the furthest thing you can see. Then on something near, then far again, without effort.',
    2,
    'After every long look at a screen',
    HEAD,
  ),
  move(
    'An unhurried yawn',
    'Let the jaw hang loose, move it a little from side to side, and invite a yawn. If one comes, let it be as large as it likes.',
    2,
    'Morning and evening',
    HEAD,
  ),
  move(
    'Ears and temples',
    'With thumb and finger, knead the edges of both ears softly from top to lobe. Finish with your palms over them, and listen to the hush.',
    3,
    'Each evening',
    HEAD,
  ),
  move(
    'Counting the colours',
    'Turn your head slowly to one side and find a colour you like, then to the other side and find another. Go only as far as is easy.',
    3,
    'Twice a day',
    [...HEAD, 'neck_arms'],
  ),
  move(
    'Shoulders like tides',
    'Seated, let the shoulders rise a little with the in-breath and sink with the out-breath. Make each wave smaller than the one before.',
    3,
    'Mid-morning and mid-afternoon',
    UPPER,
  ),
  move(
    'Wings at rest',
    'Rest your fingertips on your shoulders and draw slow small circles with the elbows. Change direction when you feel like it.',
    3,
    'Once a day',
    UPPER,
  ),
  move(
    'Open hands',
    'Lay your hands in your lap, close them loosely, then open them one finger at a time, as a flower would if it had the afternoon.',
    3,
    'Whenever the hands have been busy',
    UPPER,
  ),
  move(
    'An opening in the chest',
    'Sit toward the front of a chair, let the arms hang, and turn the palms to face forward. Feel the collarbones widen a little by themselves.',
    2,
    'Before each phone call or meeting',
    UPPER,
  ),
  move(
    'Leaning back',
    'Let the back of the chair carry you for a while. Move the shoulder blades over it, left and right, like a cat at a doorpost.',
    4,
    'In the late afternoon',
    [...UPPER, 'back'],
  ),
  move(
    'The rocking pelvis',
    'Sit on both sitting bones and tip the pelvis forward and back, hardly visibly. It is the movement of a boat at anchor.',
    4,
    'Once a day',
    MIDDLE,
  ),
  move(
    'A hand in circles',
    'Lay a warm palm on the belly and move it slowly round, with no more pressure than a scarf has. Stop when it feels finished.',
    4,
    'In the evening',
    MIDDLE,
    ['pregnancy', 'eating-disorder'],
  ),
  move(
    'Round and long',
    'Sitting, let the spine grow round as you breathe out and long again as you breathe in. Stay within what is pleasant.',
    3,
    'Twice a day',
    MIDDLE,
  ),
  move(
    'Swaying',
    'Sit or stand, and sway from side to side as if to music in another room. Let it become smaller until it stops.',
    3,
    'When you change from one task to the next',
    [...MIDDLE, ...INNER],
  ),
  move(
    'A stroll after the meal',
    'Walk slowly round the block or through the rooms, with no errand. Look at doors and windows as a visitor would.',
    10,
    'After one meal a day',
    [...MIDDLE, 'mind'],
    ['low-mobility', 'eating-disorder'],
  ),
  move(
    'Feet that listen',
    'Sitting, roll one bare foot and then the other over a soft ball or a rolled towel. Let the toes spread.',
    5,
    'Each evening',
    LOWER,
    ['diabetes', 'legs-at-rest'],
  ),
  move(
    'Ankles writing letters',
    'Seated, lift one foot a little and write your first name in the air with the toes. Then the other foot, in its own handwriting. Stay with what is easy.',
    3,
    'Morning and evening',
    LOWER,
    ['legs-at-rest'],
  ),
  move(
    'Pressing and letting go',
    'Sit with both soles on the floor. Press them down lightly, then let go, and feel the legs grow roomier.',
    3,
    'Three times over the day',
    LOWER,
    ['legs-at-rest'],
  ),
  move(
    'Knees like doors',
    'Sit tall, let the knees drift apart a little and come together again, slowly, as doors do in a mild draught. Stay with what is easy.',
    3,
    'Once a day',
    LOWER,
    ['legs-at-rest'],
  ),
  move(
    'A slow walk on soft ground',
    'Find grass, sand or a carpet and walk across it slowly. Notice heel, sole and toes arrive one after another.',
    10,
    'Three days of the week',
    [...INNER, 'skin'],
    ['low-mobility', 'elder', 'diabetes'],
  ),
  move(
    'Shaking off the rain',
    'Sitting or standing, shake out the hands as if they were wet, then the arms, then let everything settle.',
    2,
    'When something has upset you',
    [...INNER, 'legs', 'skin'],
  ),
  move(
    'Stretching like an animal',
    'Still in bed or in a chair, stretch one side and then the other exactly as your body would like to, with a sigh if one comes.',
    3,
    'On waking',
    INNER,
  ),
  move(
    'One song, moving',
    'Put on one song and let whatever wants to move do so, be it only a foot. When the song is over, you are done.',
    4,
    'On most days',
    INNER,
    ['elder', 'heart'],
  ),
  move(
    'A little daylight',
    'Go outside, or sit at an open window, and let the daylight reach your face. Nothing else needs to be accomplished there.',
    10,
    'Every morning',
    [...INNER, 'head', 'skin'],
  ),
]

/** Rest, for everybody. */
export const rests: readonly PlanTemplate[] = [
  {
    title: 'An earlier evening',
    how: 'Choose a time after which nothing new begins. Put out the large light, leave one small lamp, and let the day run down like a clock.',
    minutes: 30,
    frequency: 'Three evenings of the week',
  },
  {
    title: 'A pause between two things',
    how: 'When one thing is finished, sit down before the next begins. Let your hands be empty for the whole of the pause.',
    minutes: 2,
    frequency: 'Several times a day',
  },
  {
    title: 'Lying on your side',
    how: 'Lie on your side with a cushion between the knees and another in your arms. Rest, asleep or awake; either counts.',
    minutes: 15,
    frequency: 'When the afternoon dips',
  },
  {
    title: 'Soft clothes',
    how: 'When you come home, change into the softest thing you own. Let it be the sign that the public part of the day is over.',
    minutes: 5,
    frequency: 'Every evening',
  },
  {
    title: 'A tidy corner',
    how: 'Clear one chair, one shelf or one bit of floor, and no more. Then sit where you can look at it.',
    minutes: 10,
    frequency: 'Once this week',
  },
  {
    title: 'Feet up',
    how: 'Sit back and rest your legs on a stool or a cushion. Listen to the sounds of the house as if it were taking care of itself.',
    notFor: ['legs-at-rest'],
    minutes: 10,
    frequency: 'Once a day',
  },
  {
    title: 'A blanket, properly',
    how: 'Wrap a blanket round your shoulders and tuck it in all round. Stay until you feel a little looked after.',
    minutes: 10,
    frequency: 'On cool evenings',
  },
  {
    title: 'The phone in another room',
    how: 'Put the telephone to bed in another room before you go to yours. If somebody may need you, leave the ring on, and the screen away.',
    minutes: 30,
    frequency: 'Every night you can',
  },
  {
    title: 'Doing one thing slowly',
    how: 'Choose something you do every day, such as washing your hands, and do it at half the speed. Nobody will notice, apart from you.',
    minutes: 3,
    frequency: 'Once a day',
  },
  {
    title: 'Listening to rain',
    how: 'Listen to rain, real or recorded, and do nothing useful meanwhile. Let your eyes rest on something plain.',
    minutes: 10,
    frequency: 'Before sleep',
  },
]
