import { PLAN_COLUMNS, PROBLEMS, problemType } from '@soulsign/contracts'
import { describeSymptom } from '../app/visitor.ts'
import { begins, fails, presses, type Screen, waits } from './screen.ts'

const LONG = 'Herzklopfenundschlaflosigkeit'.repeat(4)
const WORDS = 'A tight feeling in my shoulders since I changed jobs, and it keeps me awake.'
const ILL = 'I was told in spring that I have rheumatoid arthritis, and my hands hurt in the morning.'
const UNPLACED = 'It comes and goes, and I cannot say where it is.'
const WRITE = '**/api/functions/generate-diagnosis'
const WRITE_PLAN = '**/api/functions/generate-healing-plan'
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

const FAILURE = {
  event: 'error',
  data: { problem: { type: problemType('generation-failed'), ...PROBLEMS['generation-failed'] } },
}

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
    before: waits(WRITE),
  },
  {
    name: 'insight-half-written',
    waits: true,
    as: 'subscriber',
    path: ({ newEntry }) => `/diagnosis/${newEntry}`,
    before: begins(WRITE, [{ event: 'text', data: { delta: BEGUN } }]),
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
    // An answer that was not sent is found again.
    name: 'insight-draft',
    as: 'subscriber',
    path: ({ entry }) => `/diagnosis/${entry}`,
    act: async (page) => {
      await presses('Answer in my journal')(page)
      await page.getByLabel('Your answer').fill(ANSWER)
      await page.reload()
      await page.getByLabel('Your answer').waitFor()
    },
  },
  {
    name: 'insight-answered',
    as: 'member',
    path: async ({ write }) => `/diagnosis/${await write(WORDS)}`,
    act: async (page) => {
      await presses('Answer in my journal')(page)
      await page.getByLabel('Your answer').fill(ANSWER)
      await presses('Keep it in my journal')(page)
      await presses('This speaks to me')(page)
      await page.getByText('Thank you.').waitFor()
    },
  },
  {
    name: 'insight-rewriting',
    waits: true,
    as: 'member',
    path: async ({ write }) => `/diagnosis/${await write(WORDS)}`,
    before: waits(WRITE),
    act: async (page) => {
      await presses('Not mine')(page)
      await page.getByText('Generating Your Diagnosis').waitFor()
    },
  },
  {
    name: 'insight-rewritten',
    as: 'member',
    path: async ({ write }) => `/diagnosis/${await write(WORDS)}`,
    act: async (page) => {
      await presses('Not mine')(page)
      await page.getByText('has another insight written').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Get Your Healing Plan' }).waitFor()
      await presses('Not mine')(page)
      await page.getByText('nothing here has to fit').waitFor()
    },
  },
  // It gives comfort, and no meaning.
  { name: 'insight-companion', as: 'member', path: async ({ write }) => `/diagnosis/${await write(ILL)}` },
  // Nothing in it could be placed.
  { name: 'insight-open', as: 'member', path: async ({ write }) => `/diagnosis/${await write(UNPLACED)}` },
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
    before: fails(WRITE),
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
    name: 'insight-not-meant',
    as: 'subscriber',
    path: ({ urgentEntry }) => `/diagnosis/${urgentEntry}`,
    act: async (page) => {
      await presses("This isn't what I meant")(page)
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await page.getByRole('button', { name: 'Edit my words' }).waitFor()
    },
  },
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
    before: begins(WRITE_PLAN, BEGUN_PLAN),
    act: (page) => page.getByText('A week of small pauses').waitFor(),
  },
  {
    name: 'plan-creating',
    waits: true,
    as: 'subscriber',
    path: ({ entry }) => `/healing-plan?symptom_id=${entry}`,
    before: begins(WRITE_PLAN, BEGUN_PLAN.slice(0, 1)),
    act: async (page) => {
      await page.getByText('A week of small pauses').waitFor()
      await page.getByRole('tab', { name: 'Energetic' }).click()
    },
  },
  {
    name: 'plan-interrupted',
    as: 'subscriber',
    path: ({ entry }) => `/healing-plan?symptom_id=${entry}`,
    before: begins(WRITE_PLAN, [...BEGUN_PLAN, FAILURE]),
    shows: 'Try again',
  },
  {
    name: 'plan-not-written',
    as: 'subscriber',
    path: ({ entry }) => `/healing-plan?symptom_id=${entry}`,
    before: fails(WRITE_PLAN),
    shows: 'Try again',
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
