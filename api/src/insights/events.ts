import type { DiagnosisEvent } from '@soulsign/contracts'
import type { Step } from '../generation/follow.ts'
import type { InsightRow } from './insights.sql.ts'

type Sent = Exclude<DiagnosisEvent, { event: 'error' }> | { event: 'idle' }
type Done = Extract<DiagnosisEvent, { event: 'done' }>['data']

/** The events for a reader of a growing insight. */
export async function* toEvents(
  steps: AsyncIterable<Step<InsightRow>>,
  done: (row: InsightRow) => Done,
): AsyncGenerator<Sent, void> {
  let sent = ''
  for await (const step of steps) {
    if (step.event === 'shown') {
      yield* difference(sent, step.text)
      sent = step.text
    } else if (step.event === 'done') {
      yield* difference(sent, step.row.ai_analysis ?? '')
      yield { event: 'done', data: done(step.row) }
    } else yield step
  }
}

/** The event that turns the reader's text into `text`. */
function* difference(sent: string, text: string): Generator<Sent, void> {
  if (text === sent) return
  if (text.startsWith(sent)) yield { event: 'text', data: { delta: text.slice(sent.length) } }
  else yield { event: 'replace', data: { text } }
}
