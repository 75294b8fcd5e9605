import {
  type Diagnosis,
  type DiagnosisEvent,
  PROBLEMS,
  type ProblemKey,
  problemType,
  type Symptom,
  type SymptomWithDiagnosis,
} from '@soulsign/contracts'
import { AT, LONG_WORD, pending, type StoryWorld, screenStory, streamOf } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'
import { ASK, CARD, ENTRY, INSIGHT, subscribed, URGENT } from '../story-fixtures.ts'

export default { title: 'Screens/Insight' }

const PATH = `/diagnosis/${ENTRY.id}`
const TEXT: DiagnosisEvent = { event: 'text', data: { delta: '# A voice that waits\n\nA chest that tight' } }

const failure = (key: ProblemKey): DiagnosisEvent => ({
  event: 'error',
  data: { problem: { type: problemType(key), ...PROBLEMS[key] } },
})

const world = (answer: () => unknown): StoryWorld => ({
  answers: { getSymptom: answer, checkSubscription: subscribed },
})
const written = (diagnosis: Partial<Diagnosis> = {}, symptom: Partial<Symptom> = {}) =>
  world((): SymptomWithDiagnosis => ({ ...ENTRY, ...symptom, diagnosis: { ...INSIGHT, ...diagnosis } }))
const writing = (...events: DiagnosisEvent[]) =>
  screenStory(remote, PATH, {
    ...world((): SymptomWithDiagnosis => ({ ...ENTRY, diagnosis: null })),
    streamDiagnosis: streamOf(...events),
  })

export const Loading = screenStory(remote, PATH, world(pending))
export const Begun = writing()
export const BeingWritten = writing(TEXT)
export const Finished = screenStory(
  remote,
  PATH,
  world((): SymptomWithDiagnosis => ({ ...ENTRY, diagnosis: INSIGHT, response: null, can_rewrite: true })),
)
export const FinishedForAGuest = screenStory(remote, PATH, { ...written(), session: { status: 'guest' } })
/** By the guide, about an entry in another language, with an answer to its question. */
export const Answered = screenStory(
  remote,
  PATH,
  world(
    (): SymptomWithDiagnosis => ({
      ...ENTRY,
      language: 'de',
      description: 'Ein enger Brustkorb vor jeder Sitzung, seit ich die Stelle gewechselt habe.',
      diagnosis: {
        ...INSIGHT,
        written_by: 'guide',
        ai_analysis: `${INSIGHT.ai_analysis}\n\n## To sit with\n\n**What would you like to say?**`,
      },
      response: 'speaks',
      can_rewrite: false,
      answer: { question: 'What would you like to say?', answer: 'That I know what I am doing.', answered_at: AT },
    }),
  ),
)
export const LongContent = screenStory(
  remote,
  PATH,
  written(
    { ai_analysis: `# ${LONG_WORD}\n\n${LONG_WORD}\n\n${`${INSIGHT.ai_analysis}\n\n`.repeat(6)}` },
    { description: LONG_WORD },
  ),
)
export const CardAbove = screenStory(remote, PATH, written({ safety: CARD }))
export const Urgent = screenStory(remote, PATH, written({ ai_analysis: null, safety: URGENT }, { safety: URGENT }))
export const UrgentForAGuest = screenStory(remote, PATH, {
  ...written({ ai_analysis: null, safety: URGENT }, { safety: URGENT }),
  session: { status: 'guest' },
})
export const Asks = screenStory(remote, PATH, {
  ...world((): SymptomWithDiagnosis => ({ ...ENTRY, safety: ASK, diagnosis: null })),
})
export const Interrupted = writing(TEXT, failure('generation-failed'))
export const LimitReached = writing(failure('guest-limit-reached'))
export const None = writing(failure('reservation-needed'))
