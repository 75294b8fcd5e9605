import { expect, test } from 'vitest'
import { durationOf } from './duration.ts'

test.each([
  ['I have had this for three weeks', 'weeks'],
  ['leave the trolley n go. 3 yrs now', 'years'],
  ['Seit drei Wochen wache ich um vier auf', 'weeks'],
  ['Llevo dos meses sin dormir', 'months'],
  ['J’ai mal au dos depuis cinq ans', 'years'],
  ['Faz dois meses que não durmo', 'months'],
  ['everyone is twenty years younger than me', null],
  ['Hace dos años murió mi padre', null],
  ['I left him two months ago', null],
])('%s: %s', (text, duration) => expect(durationOf(text)).toBe(duration))
