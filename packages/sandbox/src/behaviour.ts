import { Insight, PlanDraft } from '@soulsign/contracts'
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
  /** Gives the person's text back as the insight, or into the plan, as a model that was talked over would. */
  echo: z.boolean().default(false),
  /** Answers something that is not JSON. */
  garbage: z.boolean().default(false),
  /** Answers the fields in another order than they were asked for, as models do that know no strict schema. */
  reverseFields: z.boolean().default(false),
  /** Answers this insight, whatever is asked. */
  replyWith: Insight.strict().nullable().default(null),
  /** Answers this plan, whatever is asked. */
  replyWithPlan: PlanDraft.strict().nullable().default(null),
})
export type AiBehaviour = z.infer<typeof AiBehaviour>

/** What the mail server's stand-in does. */
const MailBehaviour = z.strictObject({
  /** Answers 451 to new mails, as a server in trouble does. */
  refuse: z.boolean().default(false),
})

/** What Stripe's stand-in does. */
const StripeBehaviour = z.strictObject({
  /** Webhooks wait so long, in milliseconds, before they are sent. */
  webhookDelayMs: z.int().min(0).max(3_600_000).default(0),
  /** Sends every webhook twice. */
  duplicateWebhooks: z.boolean().default(false),
  /** Sends webhooks that belong together in any order. */
  shuffleWebhooks: z.boolean().default(false),
  /** Every card is declined, renewals too. */
  declineCards: z.boolean().default(false),
  /** The API's answers wait so long, in milliseconds. */
  latencyMs: z.int().min(0).max(60_000).default(0),
  /** So many of the next API calls fail with `failStatus`. */
  failNext: z.int().min(0).max(1_000_000).default(0),
  failStatus: z.int().min(400).max(599).default(503),
  /** A call that fails has done its work, and only its answer is lost; otherwise it changes nothing. */
  failAfterwards: z.boolean().default(false),
  /** What a failure says in its Retry-After header; null sends none. */
  retryAfterSeconds: z.number().min(0).max(3_600).nullable().default(null),
})

const Behaviour = z.strictObject({
  ai: AiBehaviour.prefault({}),
  mail: MailBehaviour.prefault({}),
  stripe: StripeBehaviour.prefault({}),
})
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
  stripe: withoutDefaults(StripeBehaviour).optional(),
})

/** The switches of the stand-ins, as they are now. */
export class BehaviourSwitches {
  #current = Behaviour.parse({})

  get current(): Behaviour {
    return this.#current
  }

  /** @throws ZodError for an unknown switch or a value out of range; nothing is changed then */
  change(change: unknown): void {
    const { ai, mail, stripe } = BehaviourChange.parse(change)
    const { current } = this
    this.#current = Behaviour.parse({
      ai: { ...current.ai, ...ai },
      mail: { ...current.mail, ...mail },
      stripe: { ...current.stripe, ...stripe },
    })
  }

  restore(): void {
    this.#current = Behaviour.parse({})
  }

  /** Whether the call that a stand-in has just begun to answer is one of those that fail. */
  takeFailure(of: 'ai' | 'stripe'): boolean {
    const behaviour = this.#current[of]
    if (behaviour.failNext === 0) return false
    behaviour.failNext--
    return true
  }
}
