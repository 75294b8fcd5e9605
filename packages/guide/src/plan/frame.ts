/** Titles and introductions of plans; `{focus}` is the name of the symptom in a sentence. */
export const reflectFrame = {
  titles: [
    'Small steps for {focus}',
    'A kinder week for {focus}',
    'Company for {focus}',
    'Room to breathe: a plan for {focus}',
    'Four kinds of kindness for {focus}',
    'Quiet hours for {focus}',
  ],
  openings: [
    'This plan goes round {focus} in four circles, from what you can touch to what you can only sense.',
    'Here are a few quiet things to do while your attention is with {focus}. None of them is a test.',
    'A symbolic plan for {focus}: something for the body, for the feelings, for energy and for the spirit.',
    'What follows is an invitation to give {focus} some patience, and a chair by the window.',
    'Four bodies, a handful of small gestures: they are meant to keep {focus} friendly company.',
  ],
  closings: [
    'Choose what speaks to you and leave the rest. If anything is unpleasant, stop; and if what you feel is strong, new or lasting, let a health professional look at it.',
    'One item a day is plenty. The plan goes along with the care you receive and never stands in its place.',
    'Begin with the easiest one. Nothing here asks for effort, and whatever worries you belongs in good professional hands too.',
    'Take it at your own pace, skip what does not suit you, and keep every appointment with those who look after you.',
  ],
} as const

/** For companion mode: comfort without explanations. */
export const comfortFrame = {
  titles: [
    'A plan of small comforts',
    'Gentle company for these days',
    'Soft things, in no order',
    'Something kind for each day',
    'A blanket of a plan',
    'Rest, warmth and good company',
  ],
  openings: [
    'There is nothing to accomplish here. These are small comforts to have within reach, like a blanket over the arm of a chair.',
    'This plan explains nothing and asks for nothing. It would only like to make a few moments of the day softer.',
    'For days that ask a lot, here are things that ask for little. Take one, or look at them and take none.',
    'You have enough to carry. What follows may all stay light: it can be done lying down or left for another day.',
  ],
  closings: [
    'It goes along with the care you receive, and takes nothing away from it.',
    'Leave out whatever does not feel good. Those who treat you come first, and this comes beside them.',
    'Some days one breath is the whole plan, and on those days the plan is complete.',
    'Whatever worries you, small or large, somebody whom you trust would like to hear it.',
  ],
} as const

/** For the young. */
export const youngLines = [
  'Ask a grown-up you trust to do it together with you, and tell them how you are.',
  'Show this page to a grown-up whom you like, and choose together.',
  'All of it is nicer with a grown-up beside you, who would also like to know how you feel.',
] as const
