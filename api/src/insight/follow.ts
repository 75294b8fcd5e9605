import { type DiagnosisEvent, PROBLEMS, type ProblemKey } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'
import { type DiagnosisRow, findDiagnosisOfSymptom } from '../diagnoses/diagnoses.sql.ts'
import { ProblemError } from '../http/problem.ts'
import type { Owner } from '../identity/principal.ts'
import { findProgress } from './generations.sql.ts'
import type { GenerationNews } from './news.ts'

/** A look at the row even without news, should a notification have got lost. */
const LOOK_MS = 5_000

/** What happens while an insight is being written. `idle` comes when nothing moved for a while, `done` is the end. */
export type Step =
  | Extract<DiagnosisEvent, { event: 'progress' | 'text' | 'replace' }>
  | { event: 'idle' }
  | { event: 'done'; diagnosis: DiagnosisRow }

/**
 * Follows the generation of an entry from wherever it is: yields what changes, and the diagnosis at the end.
 * @throws ProblemError generation-failed, or not-found when the entry goes away
 */
export async function* followGeneration(
  { database, generationNews }: { database: Database; generationNews: GenerationNews },
  owner: Owner,
  symptomId: string,
): AsyncGenerator<Step, void> {
  const news = generationNews.subscribe(symptomId)
  let stage: string | undefined
  let sent = ''
  try {
    for (;;) {
      const { progress, diagnosis } = await database.asOwner(owner, async (tx) => {
        const seen = await findProgress(tx, symptomId)
        const ended = seen?.state !== 'queued' && seen?.state !== 'running'
        return { progress: seen, diagnosis: ended ? await findDiagnosisOfSymptom(tx, symptomId) : undefined }
      })
      if (diagnosis) {
        yield* difference(sent, diagnosis.ai_analysis ?? '')
        yield { event: 'done', diagnosis }
        return
      }
      if (!progress) throw new ProblemError('not-found', { detail: 'There is no such entry among yours.' })
      if (progress.state === 'failed') throw failure(progress.problem)
      if (progress.stage !== stage) {
        stage = progress.stage
        yield { event: 'progress', data: { stage: progress.stage } }
      }
      yield* difference(sent, progress.released_text)
      sent = progress.released_text
      if (!(await news.next(LOOK_MS))) yield { event: 'idle' }
    }
  } finally {
    news.close()
  }
}

/** The event that turns what the reader has into `text`. */
function* difference(sent: string, text: string): Generator<Step, void> {
  if (text === sent) return
  if (text.startsWith(sent)) yield { event: 'text', data: { delta: text.slice(sent.length) } }
  else yield { event: 'replace', data: { text } }
}

const failure = (problem: ProblemKey | null) =>
  new ProblemError(problem && problem in PROBLEMS ? problem : 'generation-failed', {
    detail: 'The insight could not be written right now. Nothing was counted. Please try again.',
  })
