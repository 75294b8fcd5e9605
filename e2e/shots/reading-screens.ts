import { PLAN_COLUMNS } from '@soulsign/contracts'
import { describeSymptom } from '../app/visitor.ts'
import { adds, begins, fails, presses, type Screen, waits } from './screen.ts'

const LONG = 'Herzklopfenundschlaflosigkeit'.repeat(4)
const WORDS = 'A tight feeling in my shoulders since I changed jobs, and it keeps me awake.'
const ANSWER = 'Somebody who comes home earlier, and is asked less.'

/** An insight that is still being written. */
const BEGUN = `# The neck that keeps watch

A stiff neck on Sunday evenings may be a way of looking out for Monday.

## What the heart may be holding

Perhaps the new team asks for more than was agreed, and nobody has said so yet. A neck can carry`

/** A plan of which two bodies are written. */
const BEGUN_PLAN = [
  {
    event: 'heading',
    data: { title: 'A week of small pauses', description: 'One thing a day for each body. What fits is enough.' },
  },
  ...[PLAN_COLUMNS.physical, PLAN_COLUMNS.emotional].map((column) => ({
    event: 'body',
    data: {
      column,
      items: [
        {
          title: 'Wings at rest',
          how: 'Draw slow circles with the elbows.',
          duration: '3 minutes',
          frequency: 'Each evening',
        },
      ],
    },
  })),
]

/** What is read: insights with their states, and plans. */
export const READING_SCREENS: readonly Screen[] = [
  {
    name: 'insight-loading',
    waits: true,
    as: 'subscriber',
    path: ({ entry }) => `/diagnosis/${entry}`,
    before: waits('**/api/symptoms/*'),
  },
  {
    name: 'insight-writing',
    waits: true,
    as: 'subscriber',
    path: ({ newEntry }) => `/diagnosis/${newEntry}`,
    before: waits('**/api/functions/generate-diagnosis'),
  },
  {
    name: 'insight-half-written',
    waits: true,
    as: 'subscriber',
    path: ({ newEntry }) => `/diagnosis/${newEntry}`,
    before: begins('**/api/functions/generate-diagnosis', [{ event: 'text', data: { delta: BEGUN } }]),
    act: (page) => page.getByText('Perhaps').first().waitFor(),
  },
  { name: 'insight', as: 'subscriber', path: ({ entry }) => `/diagnosis/${entry}` },
  {
    name: 'insight-answering',
    as: 'subscriber',
    path: ({ entry }) => `/diagnosis/${entry}`,
    act: async (page) => {
      await presses('Breathe for a minute')(page)
      await presses('Answer in my journal')(page)
      await page.getByLabel('Your answer').fill(ANSWER)
    },
  },
  {
    name: 'insight-answered',
    as: 'subscriber',
    path: ({ entry }) => `/diagnosis/${entry}`,
    before: adds(/\/api\/symptoms\/[\w-]+$/, {
      answer: { question: 'Who would you be if you said no?', answer: ANSWER, answered_at: '2026-03-04T18:20:00Z' },
      response: 'speaks',
      can_rewrite: false,
    }),
  },
  {
    name: 'insight-guest',
    as: 'guest',
    path: '/symptom-entry',
    act: async (page) => {
      await describeSymptom(page, `${WORDS} ${LONG}`)
      await page.getByRole('button', { name: 'Get Your Healing Plan' }).waitFor()
    },
  },
  {
    name: 'insight-failed',
    as: 'subscriber',
    path: ({ newEntry }) => `/diagnosis/${newEntry}`,
    before: fails('**/api/functions/generate-diagnosis'),
    shows: 'Try again',
  },
  {
    name: 'insight-card',
    as: 'guest',
    path: '/symptom-entry',
    act: async (page) => {
      await describeSymptom(
        page,
        'Tired all day. Should I stop taking my blood pressure tablets and rely on meditation?',
      )
      await page.getByRole('button', { name: 'Get Your Healing Plan' }).waitFor()
    },
  },
  { name: 'insight-urgent', as: 'subscriber', path: ({ urgentEntry }) => `/diagnosis/${urgentEntry}` },
  {
    name: 'insight-crisis',
    as: 'guest',
    path: '/symptom-entry',
    act: async (page) => {
      await describeSymptom(page, 'I want to kill myself tonight')
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'plan-writing',
    waits: true,
    as: 'subscriber',
    path: ({ entry }) => `/healing-plan?symptom_id=${entry}`,
    before: begins('**/api/functions/generate-healing-plan', BEGUN_PLAN),
    act: (page) => page.getByText('A week of small pauses').waitFor(),
  },
  { name: 'plan', as: 'subscriber', path: ({ plan }) => `/healing-plan?plan_id=${plan}` },
  {
    name: 'plan-spiritual',
    as: 'subscriber',
    path: ({ plan }) => `/healing-plan?plan_id=${plan}`,
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Done' }).first().check()
      await page.getByRole('tab', { name: 'Spiritual' }).click()
    },
  },
  { name: 'plan-none', as: 'newcomer', path: '/healing-plan' },
  {
    name: 'plan-loading',
    waits: true,
    as: 'subscriber',
    path: ({ plan }) => `/healing-plan?plan_id=${plan}`,
    before: waits('**/api/healing-plans/*'),
    act: (page) => page.getByText('Loading Your Healing Plan').waitFor(),
  },
  {
    name: 'plan-failed',
    as: 'subscriber',
    path: ({ plan }) => `/healing-plan?plan_id=${plan}`,
    before: fails('**/api/healing-plans/*'),
    shows: 'Try again',
  },
]
