import { type NewSymptom, type SafetyCategory, type UrgentPanelKind, urgentPanelKind } from '@soulsign/contracts'
import type { Config } from '../config.ts'
import type { Ai } from '../generation/ai.ts'
import type { Logger } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createBreaker } from './breaker.ts'
import { createBudget } from './budget.ts'
import { type Ask, askModeration, askTriage, CATEGORY_OF, NoReading } from './triage.ts'

/** An answer counts until the writing would have ended. */
const READING_MS = 30_000
/** For each call of its own, so that a server without one of them still has the other. */
const BREAKER = { failures: 5, withinMs: 60_000 }
/** For each process. Beyond it rules and trained reader stand alone. */
const BUDGET = { calls: 1_000, perMs: 3_600_000 }

/** What the AI reader made of an entry. */
export interface Reading {
  /** The category of urgent help that the entry needs. */
  category: SafetyCategory | null
  /** Whether it was read: the triage knows every kind of danger, the moderation only one. */
  outcome: 'read' | 'failed' | 'skipped'
}

export interface AiReader {
  /**
   * Reads an entry beside the rules. Resolves as soon as one call finds it urgent, or once all have ended. Never rejects.
   * Null if it may not read.
   * @param known the category that the screening found
   */
  read(entry: NewSymptom, known: SafetyCategory | null): Promise<Reading> | null
}

interface Answer {
  kind: UrgentPanelKind | null
  outcome: Reading['outcome']
}

interface Parts {
  ai: Ai
  config: Config
  log: Logger
  metrics: Metrics
}

/** Creates the AI reader, which may raise what the screening found and never lower it. */
export function createAiReader({ ai, config, log, metrics }: Parts): AiReader {
  const budget = createBudget(BUDGET)
  const moderation = { call: 'moderation', ask: askModeration as Ask, breaker: createBreaker(BREAKER) }
  const triage = { call: 'triage', ask: askTriage, breaker: createBreaker(BREAKER) }

  async function askOne(caller: typeof triage, entry: NewSymptom, signal: AbortSignal): Promise<Answer> {
    const { call, ask, breaker } = caller
    const count = (outcome: string) => metrics.aiReadings.inc({ call, outcome })
    if (breaker.isOpen()) {
      count('skipped')
      return { kind: null, outcome: 'skipped' }
    }
    try {
      const kind = await ask(ai, entry, config.openai.model, signal)
      count(kind ? 'urgent' : 'calm')
      return { kind, outcome: 'read' }
    } catch (error) {
      const refused = error instanceof NoReading && error.refused
      count(refused ? 'refused' : 'failed')
      // A refusal is about this text, not about the server.
      if (!refused) breaker.failed()
      log.failure('the AI reader could not read', error)
      return { kind: null, outcome: refused ? 'read' : 'failed' }
    }
  }

  return {
    read(entry, known) {
      if (!config.aiSafetyReader) return null
      if (!budget.take()) {
        metrics.aiReadings.inc({ call: 'all', outcome: 'skipped' })
        return null
      }
      const signal = AbortSignal.timeout(READING_MS)
      const categoryOf = (kind: UrgentPanelKind) =>
        known && urgentPanelKind(known) === kind ? known : CATEGORY_OF[kind]
      const flagged = askOne(moderation, entry, signal)
      const sorted = askOne(triage, entry, signal)
      return new Promise((resolve) => {
        for (const answer of [flagged, sorted])
          void answer.then(({ kind }) => kind && resolve({ category: categoryOf(kind), outcome: 'read' }))
        void Promise.all([sorted, flagged]).then(([{ outcome }]) => resolve({ category: null, outcome }))
      })
    },
  }
}
