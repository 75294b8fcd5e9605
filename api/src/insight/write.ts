import {
  type CheckContext,
  checkInsight,
  composeInsight,
  type Reading,
  readSymptom,
  SentenceGate,
  type SymptomData,
  withRequiredLines,
} from '@soulsign/composer'
import { type GenerationStage, Insight, type SafetyCategory } from '@soulsign/contracts'
import type OpenAI from 'openai'
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { Logger } from '../observability/log.ts'
import type { EntryToRead } from './generations.sql.ts'
import { insightPrompt } from './prompt.ts'

/** The provider did not answer, with all retries used up. Its cause is the SDK's error. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly problem: 'generation-failed' | 'generation-timeout'
  constructor(cause: unknown) {
    super('The AI provider did not answer', { cause })
    this.problem = cause instanceof APIConnectionTimeoutError ? 'generation-timeout' : 'generation-failed'
  }
}

/** What the AI wrote cannot be shown: the rule it broke, or why it is no insight. */
class UnusableDraft extends Error {
  override name = 'UnusableDraft'
}
/** The AI went silent in the middle of a text that somebody is reading: too long a wait to have twice. */
class StalledDraft extends UnusableDraft {}

export interface Writing {
  ai: OpenAI
  model: string
  /** Ends the writing: the claim is lost, or the process stops. */
  signal: AbortSignal
  /** Takes the text that a reader may see so far. */
  show(stage: GenerationStage, text: string): void
  log: Logger
}

/** What gets a card and comfort, never a cause or a meaning, also where the lexicon reads the words otherwise. */
const COMFORT_ONLY = new Set<SafetyCategory | null>(['medication', 'eating_disorder', 'abuse_child', 'abuse_adult'])
/** Longest answer, several times what an insight needs. */
const MAX_TOKENS = 3_000
/** How long an answer may take to begin, and how long it may then be silent, before it counts as dead. */
const SILENCE_MS = { first: 60_000, later: 12_000 }

/**
 * Writes the insight of an entry: the AI, once more if its draft cannot be used, then the built-in guide; the guide at
 * once where the AI goes silent before a reader. Text is shown sentence by sentence, each checked first. Throws `ProviderError` when the AI cannot be reached.
 */
export async function writeInsight(
  writing: Writing,
  entry: EntryToRead,
): Promise<{ insight: Insight; outcome: 'ai' | 'retry' | 'composer' }> {
  const { description, symptom_type, duration, advanced_info } = entry
  const comfort_only = COMFORT_ONLY.has(entry.safety_category)
  const data: SymptomData = { symptom_type, description, duration, advanced_info, comfort_only }
  const asked = {
    symptomType: symptom_type,
    description,
    duration,
    advancedInfo: advanced_info,
    comfortOnly: comfort_only,
  }
  const reading = readSymptom(asked)
  let fault: string | undefined
  for (const outcome of ['ai', 'retry'] as const) {
    try {
      return { insight: await draft(writing, data, reading, fault), outcome }
    } catch (error) {
      writing.signal.throwIfAborted()
      if (!(error instanceof UnusableDraft)) throw error
      fault = error.message
      writing.log.event('draft not usable', { outcome, fault })
      if (error instanceof StalledDraft) break
    }
  }
  const { ai_analysis, emotional_root, energetic_root, spiritual_root, mode } = composeInsight(asked)
  const insight = {
    ai_analysis: withRequiredLines(ai_analysis, { mode }),
    emotional_root,
    energetic_root,
    spiritual_root,
  }
  writing.show('checking', insight.ai_analysis)
  return { insight, outcome: 'composer' }
}

/**
 * One draft of the AI, checked and with the required lines. `fault` says what was wrong with the one before.
 * Throws `UnusableDraft` or `ProviderError`.
 */
async function draft(
  { ai, model, signal, show }: Writing,
  data: SymptomData,
  reading: Reading,
  fault: string | undefined,
): Promise<Insight> {
  const context = checkContext(data, reading)
  const gate = new SentenceGate(context)
  let heard = 0
  let released = ''
  let refused: string | undefined
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS.first)
  const stream = ai.chat.completions.stream(
    {
      model,
      messages: insightPrompt(data, reading, fault),
      response_format: zodResponseFormat(Insight, 'insight'),
      max_completion_tokens: MAX_TOKENS,
    },
    { signal: AbortSignal.any([signal, silence.signal]) },
  )
  stream.on('content.delta', ({ parsed }) => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE_MS.later)
    const text = (parsed as Partial<Insight> | null)?.ai_analysis ?? ''
    // Between two pieces the JSON is at times too incomplete to be read at all.
    if (text.length <= heard) return
    const checked = gate.push(text.slice(heard))
    heard = text.length
    released += checked.text
    show('writing', released)
    if (checked.violation) {
      refused = checked.violation.rule
      stream.abort()
    }
  })
  try {
    const completion = await stream.finalChatCompletion()
    const written = Insight.safeParse(completion.choices[0]?.message.parsed).data
    if (!written) throw new UnusableDraft('no insight')
    const violation = checkInsight(written, context)
    if (violation) throw new UnusableDraft(violation.rule)
    const insight = { ...written, ai_analysis: withRequiredLines(written.ai_analysis, reading) }
    show('checking', insight.ai_analysis)
    return insight
  } catch (error) {
    if (refused) throw new UnusableDraft(refused)
    if (silence.signal.aborted && released) throw new StalledDraft('stalled')
    throw drafting(error, heard > 0 || silence.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}

/** What the check has to know of a person: their words are not to be quoted, what they named may be spoken of. */
function checkContext({ description, advanced_info }: SymptomData, { mode }: Reading): CheckContext {
  const { customDiet, knownConditions, currentMedications, allergiesSensitivities } = advanced_info ?? {}
  const written = [description, customDiet, knownConditions, currentMedications, allergiesSensitivities]
  return { personText: written.filter(Boolean).join('\n'), conditionsNamed: knownConditions, mode }
}

/** Whose fault it is that a draft did not come about. `begun`: the provider had answered, then broke off. */
function drafting(error: unknown, begun: boolean): Error {
  if (error instanceof UnusableDraft) return error
  if (error instanceof APIUserAbortError || (error instanceof APIError && begun)) return new UnusableDraft('broken off')
  if (error instanceof APIError) return new ProviderError(error)
  // What is left says that the answer was no whole insight: cut short, filtered, no JSON, another shape.
  return new UnusableDraft('no insight')
}
