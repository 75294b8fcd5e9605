import type OpenAI from 'openai'
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import { parse } from 'partial-json'
import type { z } from 'zod'
import type { Logger } from '../observability/log.ts'

/** The provider did not answer, with all retries used up. Its cause is the SDK's error. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly problem: 'generation-failed' | 'generation-timeout'
  constructor(cause: unknown) {
    super('The AI provider did not answer', { cause })
    this.problem = cause instanceof APIConnectionTimeoutError ? 'generation-timeout' : 'generation-failed'
  }
}

/** What the AI wrote cannot be shown: the rule it broke, or why it is not what was asked for. */
export class UnusableDraft extends Error {
  override name = 'UnusableDraft'
}
/** The AI went silent in the middle of a text that somebody is reading: too long a wait to have twice. */
class StalledDraft extends UnusableDraft {}

/** What a writer writes with. */
export interface Writing {
  ai: OpenAI
  model: string
  /** Ends the writing: the claim is lost, or the process stops. */
  signal: AbortSignal
  log: Logger
}

/** Which attempt brought what is stored: the AI's first, its second, or the built-in guide. */
export type Outcome = 'ai' | 'retry' | 'composer'

/** More than a token has: not every server keeps to `max_completion_tokens`. */
const CHARACTERS_PER_TOKEN = 8

/** How long a connected answer may take to begin, and how long it may then be silent, before it counts as dead. */
const SILENCE_MS = { first: 60_000, later: 12_000 }

export interface DraftRequest<Shape extends z.ZodType> {
  /** What the AI is asked for, and under which name. */
  schema: Shape
  name: string
  messages: OpenAI.Chat.ChatCompletionMessageParam[]
  maxTokens: number
  /** Sees all that has arrived, again and again. Answers the rule that it breaks, which ends the draft. */
  read(partial: Partial<z.output<Shape>>): string | undefined
  /** Whether a reader has seen any of it. */
  isShown(): boolean
}

/** What can be read of JSON that is still being written. The SDK's own reading leaps: a kilobyte and more at a time. */
function readPartial(json: string): object | undefined {
  try {
    const value: unknown = parse(json)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * One structured answer of the AI, read while it arrives.
 * @throws UnusableDraft when it cannot be shown, ProviderError when the AI cannot be reached
 */
export async function streamDraft<Shape extends z.ZodType>(
  { ai, model, signal }: Writing,
  { schema, name, messages, maxTokens, read, isShown }: DraftRequest<Shape>,
): Promise<z.output<Shape>> {
  let begun = false
  let refused: string | undefined
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expectWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), ms)
  }
  const stream = ai.chat.completions.stream(
    { model, messages, response_format: zodResponseFormat(schema, name), max_completion_tokens: maxTokens },
    { signal: AbortSignal.any([signal, silence.signal]) },
  )
  // Not before: until there is an answer, the SDK ends each attempt by its own time-out and tries again.
  stream.on('connect', () => expectWithin(SILENCE_MS.first))
  stream.on('content.delta', ({ snapshot }) => {
    expectWithin(SILENCE_MS.later)
    begun = true
    if (snapshot.length > maxTokens * CHARACTERS_PER_TOKEN) refused ??= 'length'
    // Between two pieces the JSON is at times too incomplete to be read at all.
    const partial = refused ? undefined : readPartial(snapshot)
    refused ??= partial && read(partial as Partial<z.output<Shape>>)
    if (refused) stream.abort()
  })
  try {
    const completion = await stream.finalChatCompletion()
    const written = schema.safeParse(completion.choices[0]?.message.parsed)
    if (!written.success) throw new UnusableDraft(`no ${name}`)
    return written.data
  } catch (error) {
    if (refused) throw new UnusableDraft(refused)
    if (silence.signal.aborted && isShown()) throw new StalledDraft('stalled')
    throw drafting(error, name, begun || silence.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}

/** Whose fault it is that a draft did not come about. `begun`: the provider had answered, then broke off. */
function drafting(error: unknown, name: string, begun: boolean): Error {
  if (error instanceof UnusableDraft) return error
  if (error instanceof APIUserAbortError || (error instanceof APIError && begun)) return new UnusableDraft('broken off')
  if (error instanceof APIError) return new ProviderError(error)
  // What is left says that the answer is not whole: cut short, filtered, no JSON, another shape.
  return new UnusableDraft(`no ${name}`)
}

/**
 * Lets the AI draft, and once more if its draft cannot be used; not where it went silent before a reader.
 * @param draft gets what was wrong with the one before
 * @returns undefined where neither can be used: the guide's turn
 */
export async function tryTwice<Written>(
  { signal, log }: Writing,
  draft: (fault: string | undefined) => Promise<Written>,
): Promise<{ written: Written; outcome: Outcome } | undefined> {
  let fault: string | undefined
  for (const outcome of ['ai', 'retry'] as const) {
    try {
      return { written: await draft(fault), outcome }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof UnusableDraft)) throw error
      fault = error.message
      log.event('draft not usable', { outcome, fault })
      if (error instanceof StalledDraft) break
    }
  }
  return undefined
}
