import { readFileSync } from 'node:fs'
import { BODIES, PLAN_COLUMNS } from '@soulsign/contracts'
import { expect, test } from 'vitest'
import { themeProse } from '../prose/prose.ts'
import { composePlan } from './compose-plan.ts'

const textsOf = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}/en.json`, import.meta.url), 'utf8'))

const { sample } = textsOf('mfe-account/src/i18n').subscription
const { excerpt } = textsOf('shell/src/i18n/landing')

test.each(BODIES)('the %s practice beside the prices is one that the guide writes for the words above it', (body) => {
  const { name: _, ...practice } = sample[body]
  const plan = composePlan({ symptomType: 'physical', description: sample.words, advancedInfo: null })
  expect(plan[PLAN_COLUMNS[body]]).toContainEqual(expect.objectContaining(practice))
})

test('the note below them counts all practices of that plan', () => {
  const plan = composePlan({ symptomType: 'physical', description: sample.words, advancedInfo: null })
  const all = BODIES.flatMap((body) => plan[PLAN_COLUMNS[body]])
  expect(sample.note).toContain(`wrote ${all.length} practices`)
})

test('the question on the landing page is one of the guide', () => {
  expect(themeProse({ key: 'neck' }).questions).toContain(excerpt.question)
})
