import { type NewSymptom, type SafetyCategory, type UrgentPanelKind, urgentPanelKind } from '@soulsign/contracts'
import type OpenAI from 'openai'
import type { Config } from '../config.ts'
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

export interface AiReader {
  /**
   * Reads an entry beside the rules. Resolves, as soon as one call finds it, with the category of urgent help that the
   * entry needs; with null if no call does. Never rejects. Null if it may not read.
   * @param known the category that the screening found
   */
  read(entry: NewSymptom, known: SafetyCategory | null): Promise<SafetyCategory | null> | null
}

interface Parts {
  ai: OpenAI
  config: Config
  log: Logger
  metrics: Metrics
}

/** Creates the AI reader, which may raise what the screening found and never lower it. */
export function createAiReader({ ai, config, log, metrics }: Parts): AiReader {
  const budget = createBudget(BUDGET)
  const callers = Object.entries({ moderation: askModeration, triage: askTriage }).map(([call, ask]) => ({
    call,
    ask,
    breaker: createBreaker(BREAKER),
  }))

  async function askOne({ call, ask, breaker }: (typeof callers)[number], entry: NewSymptom, signal: AbortSignal) {
    const count = (outcome: string) => metrics.aiReadings.inc({ call, outcome })
    if (breaker.isOpen()) {
      count('skipped')
      return null
    }
    try {
      const kind = await (ask satisfies Ask)(ai, entry, config.openai.model, signal)
      count(kind ? 'urgent' : 'calm')
      return kind
    } catch (error) {
      const refused = error instanceof NoReading && error.refused
      count(refused ? 'refused' : 'failed')
      // A refusal is about this text, not about the server.
      if (!refused) breaker.failed()
      log.failure('the AI reader could not read', error)
      return null
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
      return firstFound(callers.map((caller) => askOne(caller, entry, signal))).then((kind) => kind && categoryOf(kind))
    },
  }
}

/** The first value that is not null; null once all are. */
const firstFound = <T>(readings: Promise<T | null>[]) =>
  new Promise<T | null>((resolve) => {
    for (const reading of readings) void reading.then((found) => found !== null && resolve(found))
    void Promise.all(readings).then(() => resolve(null))
  })
