import type OpenAI from 'openai'
import { parse } from 'partial-json'
import type { z } from 'zod'
import type { Logger } from '../observability/log.ts'
import type { Sign } from '../provenance/signature.ts'
import { type Ai, aiSdk, answerFormat } from './ai.ts'

/** The provider did not respond, even after all retries. `cause` is the SDK's error. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly problem: 'generation-failed' | 'generation-timeout'
  constructor(cause: unknown, timedOut: boolean) {
    super('The AI provider did not respond', { cause })
    this.problem = timedOut ? 'generation-timeout' : 'generation-failed'
  }
}

/** The AI's draft must not be shown. The message names the rule that it broke or what was wrong with it. */
export class UnusableDraft extends Error {
  override name = 'UnusableDraft'
}
/** The AI went silent while a person was reading. A second attempt would keep them waiting too long. */
class StalledDraft extends UnusableDraft {}

/** The tools of a writer. */
export interface Writing {
  ai: Ai
  model: string
  /** Aborts the writing when the claim is lost or the process stops. */
  signal: AbortSignal
  log: Logger
  /** Whether the person lets an AI write. Otherwise the built-in guide does. */
  aiAllowed: boolean
  /** Texts of this kind that the person had before, newest first. */
  earlier: readonly string[]
  /** Whether the built-in guide answers in place of an AI. */
  standIn: boolean
  /** Signs the text of an AI. */
  sign: Sign
}

/** What a model wrote. */
export interface Drafted<Value> {
  value: Value
  /** The model, as its answer names it. */
  model: string
}

/** The source of the stored text: the AI's first attempt, its second, or the built-in guide. */
export type Outcome = 'ai' | 'retry' | 'guide'

/** Longer than any token, since not every server respects `max_completion_tokens`. */
const CHARACTERS_PER_TOKEN = 8

/** The longest silence before a connected answer begins, and between its pieces. After that it counts as dead. */
const SILENCE_MS = { first: 60_000, later: 12_000 }

export interface DraftRequest<Shape extends z.ZodType> {
  /** The requested structure and its name. */
  schema: Shape
  name: string
  messages: OpenAI.Chat.ChatCompletionMessageParam[]
  maxTokens: number
  /** Called with everything received so far. Returns the rule that it breaks, if any, which ends the draft. */
  read(partial: Partial<z.output<Shape>>): string | undefined
  /** Whether a reader has seen any of the draft. */
  isShown(): boolean
}

/** Parses incomplete JSON. */
function readPartial(json: string): object | undefined {
  try {
    const value: unknown = parse(json)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Requests one structured answer from the AI and reads it as it arrives.
 * @throws UnusableDraft if it must not be shown, ProviderError if the AI cannot be reached
 */
export async function streamDraft<Shape extends z.ZodType>(
  { ai, model, signal }: Writing,
  { schema, name, messages, maxTokens, read, isShown }: DraftRequest<Shape>,
): Promise<Drafted<z.output<Shape>>> {
  const sdk = await aiSdk()
  const client = await ai()
  let received = ''
  let answering = model
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expectWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), ms)
  }
  try {
    // The SDK's `stream()` would parse everything received so far again with each piece.
    const chunks = await client.chat.completions.create(
      {
        model,
        messages,
        response_format: await answerFormat(schema, name),
        max_completion_tokens: maxTokens,
        stream: true,
      },
      { signal: AbortSignal.any([signal, silence.signal]) },
    )
    // Not earlier: before the response begins, the SDK times out and retries each attempt itself.
    expectWithin(SILENCE_MS.first)
    let finish: string | null = null
    for await (const { choices, model: named } of chunks) {
      answering = named || answering
      finish = choices[0]?.finish_reason ?? finish
      const piece = choices[0]?.delta.content
      if (!piece) continue
      expectWithin(SILENCE_MS.later)
      received += piece
      if (received.length > maxTokens * CHARACTERS_PER_TOKEN) throw new UnusableDraft('length')
      // Between two pieces the JSON may be too incomplete to parse.
      const partial = readPartial(received)
      const broken = partial && read(partial as Partial<z.output<Shape>>)
      if (broken) throw new UnusableDraft(broken)
    }
    // An aborted iteration ends like a finished one.
    if (signal.aborted || silence.signal.aborted) throw new sdk.APIUserAbortError()
    if (finish !== 'stop') throw new UnusableDraft(`no ${name}`)
    return { value: schema.parse(JSON.parse(received)), model: answering }
  } catch (error) {
    if (error instanceof UnusableDraft) throw error
    if (silence.signal.aborted && isShown()) throw new StalledDraft('stalled')
    throw drafting(sdk, error, name, received !== '' || silence.signal.aborted)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Attributes a failed draft to the draft or to the provider. `begun` means that the provider had responded before it
 * failed.
 */
function drafting(
  { APIConnectionTimeoutError, APIError, APIUserAbortError }: Awaited<ReturnType<typeof aiSdk>>,
  error: unknown,
  name: string,
  begun: boolean,
): Error {
  if (error instanceof APIUserAbortError || (error instanceof APIError && begun)) return new UnusableDraft('broken off')
  if (error instanceof APIError) return new ProviderError(error, error instanceof APIConnectionTimeoutError)
  // Any other error means that the answer is incomplete: truncated, filtered, invalid JSON or the wrong structure.
  return new UnusableDraft(`no ${name}`)
}

/**
 * Asks the AI, if it is allowed. Rejected drafts are retried once, unless the AI went silent while a person was reading.
 * @param draft gets what was wrong with the previous draft
 * @returns undefined if no draft can be used; the built-in guide writes then
 */
export async function tryTwice<Written>(
  { signal, log, aiAllowed }: Writing,
  draft: (fault: string | undefined) => Promise<Written>,
): Promise<{ written: Written; outcome: Outcome } | undefined> {
  if (!aiAllowed) return undefined
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
