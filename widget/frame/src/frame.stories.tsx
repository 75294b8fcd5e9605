import type { DiagnosisEvent, Safety, SafetyCategory, Symptom } from '@soulsign/contracts'
import { ApiError } from '@soulsign/contracts/flow'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { expect, userEvent, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { App } from './App.tsx'
import { FrameContext } from './context.ts'
import { frameFixture } from './fixture.ts'

if (!i18next.isInitialized)
  await i18next.use(initReactI18next).init({ lng: 'en', interpolation: { escapeValue: false } })

export default { title: 'Widget/Frame' } satisfies Meta

const INSIGHT = `## Setting down what was never yours

This tradition listens to the shoulders as one listens to a story: for images, for feelings, for what has been left unsaid.

### A few quiet minutes

- Sit with both feet on the floor.
- Breathe out a little longer than in.

It is a **symbolic** reading, and only *you* can tell whether it fits.`

type Answers = Parameters<typeof frameFixture>[0]

function frame(answers: Answers = {}, play?: StoryObj['play']): StoryObj {
  return {
    render: () => (
      <FrameContext.Provider value={frameFixture(answers).frame}>
        <App />
      </FrameContext.Provider>
    ),
    ...(play && { play }),
  }
}

/** Fills in the form, agrees and sends. */
async function send(canvasElement: HTMLElement, words = 'My shoulders are tight every evening') {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Describe what you feel' }), words)
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep what I write' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Get Diagnosed' }))
  return canvas
}

const writes = (text: string, after: 'done' | 'nothing' | 'error'): Answers => ({
  stream: async function* (_id, signal): AsyncGenerator<DiagnosisEvent, void> {
    yield { event: 'text', data: { delta: text } }
    if (after === 'error') yield { event: 'error', data: { problem: { type: 'about:blank', title: 'x', status: 502 } } }
    if (after === 'done') yield { event: 'done', data: { diagnosis_id: '0d8f3c2a', safety: null } }
    else await new Promise((resolve) => signal.addEventListener('abort', resolve))
  },
})
const fails = (error: Error): Answers => ({
  call: {
    createSymptom: () => {
      throw error
    },
  },
})
const screened = (level: Safety['level'], category: SafetyCategory): Answers => ({
  ...writes(INSIGHT, 'done'),
  call: { createSymptom: () => ({ safety: { level, category, resources: [] } }) as Partial<Symptom> },
})

export const Form = frame()
export const AdvancedInfo = frame({}, async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: /Add Advanced Info/ }))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gender' }), 'Female')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Current medications' }), 'Ibuprofen')
})
export const ConsentMissing = frame({}, async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Describe what you feel' }), 'My knees')
  await userEvent.click(canvas.getByRole('button', { name: 'Get Diagnosed' }))
  await expect(canvas.getByText('Please tick this first.')).toBeVisible()
  await expect(canvas.getByRole('checkbox', { name: 'Keep what I write' })).toHaveFocus()
})
export const Known = frame({ agreed: true }, async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Forget what I wrote here' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Delete what I wrote' }))
  // Nothing is known of this visitor any more.
  await expect(await canvas.findByRole('checkbox', { name: 'Keep what I write' })).not.toBeChecked()
})
export const Waiting = frame(writes('', 'nothing'), async ({ canvasElement }) => {
  const canvas = await send(canvasElement)
  await expect(await canvas.findByText('Generating Your Diagnosis...')).toBeVisible()
})
export const Writing = frame(writes(INSIGHT.slice(0, 200), 'nothing'), async ({ canvasElement }) => {
  const canvas = await send(canvasElement)
  await expect(await canvas.findByRole('heading', { name: 'A Sacred Insight' })).toHaveFocus()
})
export const Insight = frame(writes(INSIGHT, 'done'), async ({ canvasElement }) => {
  const canvas = await send(canvasElement)
  await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible()
  await expect(canvas.getByText(/written by an AI. It is a symbolic reading/)).toBeVisible()
})
export const LongContent = frame(writes(INSIGHT.repeat(6), 'done'), async ({ canvasElement }) => {
  await send(canvasElement, `${'Donaudampfschifffahrt'.repeat(12)} and more`)
})
export const SupportCard = frame(screened('card', 'medication'), async ({ canvasElement }) => {
  const canvas = await send(canvasElement)
  await expect(await canvas.findByText(/do not stop, skip or change a prescribed medicine/)).toBeVisible()
})
export const Emergency = frame(screened('urgent', 'cardiac'), async ({ canvasElement }) => {
  const canvas = await send(canvasElement)
  await expect(await canvas.findByRole('alert')).toHaveFocus()
})
export const Asks = frame(screened('ask', 'cardiac'), async ({ canvasElement }) => {
  const canvas = await send(canvasElement)
  await expect(await canvas.findByText('Is something of this happening right now?')).toBeVisible()
})
export const Crisis = frame(screened('urgent', 'suicide'), async ({ canvasElement }) => {
  await send(canvasElement)
})
export const Limit = frame({
  call: { trackAnonymousDiagnosis: () => ({ diagnosisCount: 7, hasReachedLimit: true, guestToken: 'guest' }) },
})
export const Ceiling = frame({ config: { state: 'ceiling' } })
export const SwitchedOffMeanwhile = frame(
  fails(new ApiError({ type: '/problems/partner-revoked', title: 'Revoked', status: 403 })),
  async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await expect(await canvas.findByText(/This site no longer offers it/)).toBeVisible()
  },
)
export const Maintenance = frame({ config: { maintenance: true } })
export const Offline = frame(fails(new TypeError('Failed to fetch')), async ({ canvasElement }) => {
  const canvas = await send(canvasElement)
  await expect(await canvas.findByText('You seem to be offline. What you wrote stays here.')).toBeVisible()
})
export const Failed = frame(
  fails(new ApiError({ type: 'about:blank', title: 'Failed', status: 500 })),
  async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
)
export const Interrupted = frame(writes(INSIGHT.slice(0, 200), 'error'), async ({ canvasElement }) => {
  const canvas = await send(canvasElement)
  await expect(await canvas.findByText(/The writing was interrupted/)).toBeVisible()
})
export const Refused = frame({ config: { state: 'refused', partner: null } })
export const Revoked = frame({ config: { state: 'revoked', partner: null } })
