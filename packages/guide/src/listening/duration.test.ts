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
  ["I'm 43 years now and my knees hurt since yesterday", null],
  ['my son is 3 years now and coughs', null],
  ['I have to wait for 3 days for the results', null],
  ['for half a year my back hurts', 'months'],
  ['seit einem halben Jahr Kopfweh', 'months'],
  ['as costas doem há cinco semanas', 'weeks'],
])('%s: %s', (text, duration) => expect(durationOf(text)).toBe(duration))
