import type { Time } from '../listening/listen.ts'
import type { Situation } from '../listening/situations.ts'
import situations from './situations.json' with { type: 'json' }

/** Sentences on each situation, in which nothing of the person's own words is repeated. */
export const situationLines = (situation: Situation): readonly string[] => situations[situation].lines

/** Why a plan begins as it does, and a practice that can be done in the situation. */
export const planFor = (situation: Situation) => situations[situation]

/** For a reading that does not know what matters most. */
export const openLines = [
  'More than one thing is in your words, and this reading does not pretend to know which of them weighs most; so it stays wide, and leaves the choosing to you.',
  'Perhaps the heart of it lies between the lines. Rather than guess, this reading keeps to what may be true of many who feel as you do.',
  'What you describe does not fit into one of the old pictures, and it need not. This reading stays open on purpose.',
  'It is not plain to me what troubles you most, and a wrong picture would be worse than none. So take this as company while you look for the word yourself.',
] as const

/** Sentences on when it comes. */
export const timeLines: Record<Time, readonly string[]> = {
  night: [
    'That it comes at night makes it larger; by day some of it may fit into a hand.',
    'When the house grows still, there is room for it, and for little else.',
    'At that hour there is nobody to laugh it off with, so it may seem truer than it is.',
  ],
  morning: [
    'It is there in the morning, before the day has had a chance to be anything else.',
    'To meet it first thing in the morning is a hard way to begin; the first five minutes could be kept quite small.',
    'Mornings ask one to be someone at once, and perhaps this part of you gets up more slowly.',
  ],
  evening: [
    'It waits until the evening, when the day no longer holds you up.',
    'In the evening the hands are empty at last, and whatever was put off comes near.',
    'The end of the day is when most people find out how it really was.',
  ],
  sunday: [
    'It keeps to Sundays, a day that is half rest and half Monday.',
    'Sundays leave room, and not everything that comes into that room was invited.',
    'On a Sunday the week behind you and the week ahead look at each other across the table.',
  ],
  monday: [
    'It arrives with Monday, when everything begins again whether one is ready or not.',
    'Mondays ask for the whole of a person at once; perhaps a part of you comes along later.',
    'A thing that knows the day of the week may have something to say about the week.',
  ],
  winter: [
    'It belongs to the dark half of the year for you, when there is less of everything.',
    'Winter asks all living things to do less, and people are seldom allowed to.',
    'In the cold months the body keeps its warmth close, and other things with it.',
  ],
  spring: [
    'It comes in spring, when everyone is expected to bloom.',
    'Spring is a time of beginnings, and beginnings are not gentle with everybody.',
    'While all is growing outside, something in you may prefer its own pace.',
  ],
  meals: [
    'It comes with meals, the one appointment with yourself that no day leaves out.',
    'That it comes around eating may make the table a place of caution; it was meant to be one of rest.',
    'Meals gather a great deal: hunger, company, haste. It may help to look at one of them at a time.',
  ],
  argument: [
    'It comes after hard words, when the room is quiet again and the body has not noticed.',
    'An argument ends sooner in the mouth than in the muscles.',
    'After a quarrel something goes on ringing, and it takes a while to be sure that it is over.',
  ],
}
