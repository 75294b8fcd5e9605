import { expect, test } from 'vitest'
import { timeIn } from './times.ts'

const NONE: ReadonlySet<string> = new Set()

test.each([
  ['meals', 'It comes after every meal', 'Nach jeder Mahlzeit', 'Me pasa después de cada comida'],
  ['meals', 'My stomach turns after my meals', 'Après chaque repas', 'Depois de cada refeição'],
  ['night', 'I wake three times a night', 'Dreimal pro Nacht', 'Tres veces por la noche'],
  ['night', 'Every night, on the stairs', 'Trois fois par nuit', 'Três vezes a noite'],
  ['evening', 'It begins around dusk', 'Es kommt, wenn es dunkel wird', 'Me aprieta al caer la tarde'],
  ['evening', 'As soon as it gets dark', 'À la tombée de la nuit', 'Começa quando escurece'],
] as const)('hears %s', (time, ...texts) => {
  expect(texts.map((text) => timeIn(NONE, text))).toEqual(texts.map(() => time))
})

test('a small hour that is told as of the morning is of the night', () => {
  const morning = new Set(['when:morning'])
  expect(timeIn(morning, "I wake at three o'clock in the morning")).toBe('night')
  expect(timeIn(morning, 'Um vier Uhr morgens liege ich wach')).toBe('night')
  expect(timeIn(morning, 'My hands are stiff in the morning')).toBe('morning')
})

test('no time is named where none is told', () => {
  expect(timeIn(NONE, 'My meal was good, and the nights are short')).toBeNull()
  expect(timeIn(NONE, 'Nicht einmal in der Nacht tut es weh')).toBeNull()
  expect(timeIn(NONE, 'Ich schlafe normal in der Nacht')).toBeNull()
})
