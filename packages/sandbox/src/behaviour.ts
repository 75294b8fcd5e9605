import { Insight } from '@soulsign/contracts'
import { z } from 'zod'

/** What the AI's stand-in does; nothing set means that it behaves. */
const AiBehaviour = z.strictObject({
  /** Milliseconds between two pieces of streamed text. */
  tokenDelayMs: z.int().min(0).max(60_000).default(5),
  /** So many of the next completions fail with `failStatus`. */
  failNext: z.int().min(0).max(1_000_000).default(0),
  failStatus: z.int().min(400).max(599).default(503),
  /** What a failure says in its Retry-After header; null sends none. */
  retryAfterSeconds: z.number().min(0).max(3_600).nullable().default(null),
  /** Goes silent after so many pieces, with the connection open. */
  stallAfter: z.int().min(0).nullable().default(null),
  /** Cuts the connection after so many pieces. */
  dropAfter: z.int().min(0).nullable().default(null),
  /** Gives the person's text back as the insight, as a model that was talked over would. */
  echo: z.boolean().default(false),
  /** Answers something that is not JSON. */
  garbage: z.boolean().default(false),
  /** Answers this insight, whatever is asked. */
  replyWith: Insight.strict().nullable().default(null),
})
export type AiBehaviour = z.infer<typeof AiBehaviour>

/** What the mail server's stand-in does. */
const MailBehaviour = z.strictObject({
  /** Answers 451 to new mails, as a server in trouble does. */
  refuse: z.boolean().default(false),
})

const Behaviour = z.strictObject({ ai: AiBehaviour.prefault({}), mail: MailBehaviour.prefault({}) })
export type Behaviour = z.infer<typeof Behaviour>

/** A change names only what it changes. */
const withoutDefaults = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [key, (field as z.ZodDefault<z.ZodType>).unwrap().optional()]),
    ),
  )
const BehaviourChange = z.strictObject({
  ai: withoutDefaults(AiBehaviour).optional(),
  mail: withoutDefaults(MailBehaviour).optional(),
})

/** The switches of the stand-ins, as they are now. */
export class BehaviourSwitches {
  #current = Behaviour.parse({})

  get current(): Behaviour {
    return this.#current
  }

  /** @throws ZodError for an unknown switch or a value out of range; nothing is changed then */
  change(change: unknown): void {
    const { ai, mail } = BehaviourChange.parse(change)
    const { current } = this
    this.#current = Behaviour.parse({ ai: { ...current.ai, ...ai }, mail: { ...current.mail, ...mail } })
  }

  restore(): void {
    this.#current = Behaviour.parse({})
  }

  /** Whether the completion that has just begun is one of those that fail. */
  takeFailure(): boolean {
    if (this.#current.ai.failNext === 0) return false
    this.#current.ai.failNext--
    return true
  }
}
