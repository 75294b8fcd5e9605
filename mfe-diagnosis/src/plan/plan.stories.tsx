import {
  BODIES,
  type HealingPlanWithEntry,
  type PlanEvent,
  type PlanItem,
  PROBLEMS,
  problemType,
  type SymptomWithDiagnosis,
} from '@soulsign/contracts'
import { LONG_WORD, offline, pending, refused, screenStory, storyId, streamOf } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'
import { CARD, ENTRY, INSIGHT, PLAN_ID, subscribed } from '../story-fixtures.ts'
import { writeTicks } from './ticks.ts'

export default { title: 'Screens/Healing plan' }

const item = (title: string, how: string): PlanItem => ({
  title,
  how,
  duration: '10 minutes',
  frequency: 'each evening',
})

const ITEMS = [
  item('Walk before you sit down', 'Walk slowly and let your arms hang. Notice when your chest widens.'),
  item('Warm oats in the morning', 'Eat before the first meeting, without a screen beside it.'),
]
const HEADING = { title: 'Room to breathe', description: 'Four weeks in which your chest may learn to stay open.' }

const PLAN: HealingPlanWithEntry = {
  id: PLAN_ID,
  user_id: ENTRY.user_id ?? '',
  diagnosis_id: INSIGHT.id,
  ...HEADING,
  recommendations: ITEMS,
  affirmations: ITEMS,
  meditation_practices: ITEMS,
  energy_healing: ITEMS,
  created_at: INSIGHT.created_at,
  diagnosis: INSIGHT,
  symptom: ENTRY,
}

const stored = (getHealingPlan: () => unknown) =>
  screenStory(remote, `/healing-plan?plan_id=${PLAN_ID}`, {
    answers: { getHealingPlan, checkSubscription: subscribed },
  })
const writing = (...events: PlanEvent[]) =>
  screenStory(remote, `/healing-plan?symptom_id=${ENTRY.id}`, {
    answers: {
      getSymptom: (): SymptomWithDiagnosis => ({ ...ENTRY, diagnosis: INSIGHT }),
      checkSubscription: subscribed,
    },
    streamHealingPlan: streamOf(...events),
  })

const FIRST_BODY: PlanEvent[] = [
  { event: 'heading', data: HEADING },
  { event: 'body', data: { column: 'recommendations', items: ITEMS } },
]
const FAILURE: PlanEvent = {
  event: 'error',
  data: { problem: { type: problemType('generation-failed'), ...PROBLEMS['generation-failed'] } },
}

interface Played {
  canvas: {
    findByText(text: string): Promise<HTMLElement>
    findByRole(role: string, options: { name: string }): Promise<HTMLElement>
  }
}

export const Loading = stored(pending)
export const Begun = writing()
/** Today has its place before its words. */
export const WritingTheFirstBody = {
  ...writing({ event: 'heading', data: HEADING }),
  play: ({ canvas }: Played) => canvas.findByRole('region', { name: 'Today' }),
}
export const FirstBodyReady = writing(...FIRST_BODY)
export const Ready = stored(() => PLAN)
/** Another plan, so that the other stories stay as they are. */
const TICKED: HealingPlanWithEntry = { ...PLAN, id: storyId(92) }
export const HalfTickedOff = {
  ...stored(() => TICKED),
  beforeEach: () => writeTicks(TICKED.id, ['physical', 'energetic']),
}
const ONE = ITEMS.slice(0, 1)
const SHORT: HealingPlanWithEntry = {
  ...PLAN,
  id: storyId(93),
  recommendations: ONE,
  affirmations: ONE,
  meditation_practices: ONE,
  energy_healing: ONE,
}
/** It has no others for tomorrow. */
export const TickedOffWithOneEach = {
  ...stored(() => SHORT),
  beforeEach: () => writeTicks(SHORT.id, [...BODIES]),
  play: ({ canvas }: Played) => canvas.findByText('All four are done for today.'),
}
export const CardAbove = stored((): HealingPlanWithEntry => ({ ...PLAN, diagnosis: { ...INSIGHT, safety: CARD } }))
export const LongContent = stored(
  (): HealingPlanWithEntry => ({
    ...PLAN,
    title: LONG_WORD,
    description: LONG_WORD,
    recommendations: [
      { title: LONG_WORD, how: LONG_WORD, duration: LONG_WORD, frequency: LONG_WORD },
      ...Array.from({ length: 12 }, (_, n) => item(`Step ${n + 1}`, 'Breathe out slowly. '.repeat(30))),
    ],
    symptom: { ...ENTRY, description: LONG_WORD },
  }),
)
export const None = stored(refused(404, problemType('not-found')))
export const FailedAtOnce = writing(FAILURE)
export const Interrupted = writing(...FIRST_BODY, FAILURE)
export const Failed = stored(refused(500))
export const Offline = stored(offline)
