import { PlanColumn, type PlanEvent } from '@soulsign/contracts'
import type { Step } from '../generation/follow.ts'
import { type PlanParts, unpackParts } from './parts.ts'
import type { PlanRow } from './plans.sql.ts'

type Sent = Exclude<PlanEvent, { event: 'error' }> | { event: 'idle' }

/** The events for a reader of a growing plan: each part once, in writing order. */
export async function* toEvents(steps: AsyncIterable<Step<PlanRow>>): AsyncGenerator<Sent, void> {
  const sent = new Set<string>()
  function* news(parts: PlanParts): Generator<Sent, void> {
    const { title, description } = parts
    if (title && description && !sent.has('heading')) {
      sent.add('heading')
      yield { event: 'heading', data: { title, description } }
    }
    for (const column of PlanColumn.options) {
      const items = parts[column]
      if (!items || sent.has(column)) continue
      sent.add(column)
      yield { event: 'body', data: { column, items } }
    }
  }
  for await (const step of steps) {
    if (step.event === 'shown') yield* news(unpackParts(step.text))
    else if (step.event === 'done') {
      yield* news(step.row)
      yield { event: 'done', data: { healing_plan_id: step.row.id } }
    } else yield step
  }
}
