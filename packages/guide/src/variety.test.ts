import { BODIES, PLAN_COLUMNS, type PlanDraft } from '@soulsign/contracts'
import { splitSentences } from '@soulsign/safety/output'
import { describe, expect, it } from 'vitest'
import { composeInsight } from './compose.ts'
import { planText } from './earlier.ts'
import { composePlan } from './plan/compose-plan.ts'
import type { SymptomEntry } from './read-symptom.ts'

const entries = (descriptions: readonly string[], more: Partial<SymptomEntry> = {}): SymptomEntry[] =>
  descriptions.map((description) => ({ symptomType: 'physical', description, ...more }))

const DIFFERENT = [
  'My jaw is clenched every morning since my boss shouts at me',
  'Panic in the supermarket, in the queue',
  'I cannot sleep at night, we moved house',
  'Heartburn when my mother calls on Sundays',
  'A headache before every exam',
  'My knees hurt on the stairs at the new job',
  'I am so tired, I care for my mother with dementia',
  'Nausea in the morning before work, I dread going in',
  'My dog died and my chest is heavy',
  'I feel lonely in this new town',
]
const SAME = Array.from({ length: 10 }, (_, day) => `Anxious before every meeting with my boss, day ${day}`)
const ILL = Array.from({ length: 10 }, (_, day) => `Exhausted from chemo and afraid of the next scan, day ${day}`)
const OPEN = Array.from({ length: 10 }, (_, day) => `hmm ${day}`)

const ACCOUNTS: [string, SymptomEntry[]][] = [
  ['ten different entries', entries(DIFFERENT)],
  ['ten alike', entries(SAME)],
  ['ten alike from a hurried person', entries(SAME, { advancedInfo: { stressLevel: 'high' } })],
  ['ten that are only comforted', entries(ILL)],
  ['ten without a clear theme', entries(OPEN)],
]

/** The texts of an account, one entry after the other. */
function written<Text>(
  all: SymptomEntry[],
  compose: (entry: SymptomEntry, earlier: string[]) => Text,
  textOf: (text: Text) => string,
) {
  const texts: Text[] = []
  for (const entry of all) texts.push(compose(entry, texts.map(textOf).toReversed()))
  return texts
}
const returning = (items: string[][]) => {
  const all = items.flatMap((ofOne) => [...new Set(ofOne)])
  return all.filter((item, place) => all.indexOf(item) < place)
}

describe.each(ACCOUNTS)('an account with %s', (_, all) => {
  it('reads no sentence twice in ten insights', () => {
    const insights = written(all, composeInsight, ({ ai_analysis }) => ai_analysis)
    const sentences = insights.map(({ ai_analysis }) =>
      splitSentences(ai_analysis.replace(/^#+ .*$/gmu, ''))
        .map((sentence) => sentence.replace(/^\d+\. /u, '').trim())
        .filter((sentence) => sentence.includes(' ')),
    )
    expect(sentences.every((ofOne) => ofOne.length > 8)).toBe(true)
    expect(returning(sentences)).toEqual([])
  })

  it('gets at most two items again in ten plans', () => {
    const plans: PlanDraft[] = written(all, composePlan, planText)
    const titles = plans.map((plan) => BODIES.flatMap((body) => plan[PLAN_COLUMNS[body]].map(({ title }) => title)))
    expect(titles.every((ofOne) => ofOne.length >= 12)).toBe(true)
    expect(returning(titles).length).toBeLessThanOrEqual(2)
  })
})

it('ten plans of an account do not all begin alike', () => {
  const plans = written(entries(DIFFERENT), composePlan, planText)
  const beginnings = plans.map(({ description }) => description.split(' ').slice(0, 2).join(' '))
  expect(new Set(beginnings).size).toBeGreaterThanOrEqual(3)
  for (const beginning of beginnings)
    expect(beginnings.filter((other) => other === beginning).length).toBeLessThanOrEqual(5)
})

it('earlier texts change nothing but the choice', () => {
  const [entry] = entries(SAME)
  if (!entry) throw new Error('unreachable')
  const first = composeInsight(entry)
  expect(composeInsight(entry, ['Another text.'])).toEqual(first)
  const { mode, matched } = composeInsight(entry, [first.ai_analysis])
  expect({ mode, matched }).toEqual({ mode: first.mode, matched: first.matched })
})
