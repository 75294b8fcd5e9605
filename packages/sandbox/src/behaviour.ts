import { Insight, PlanDraft } from '@soulsign/contracts'
import { GUIDE } from '@soulsign/guide'
import { z } from 'zod'

const Triage = z.strictObject({
  panel: z.enum(['none', 'medical', 'crisis', 'safeguarding']).default('none'),
  urgent: z.boolean().default(false),
  about: z.enum(['writer', 'somebody_else', 'nobody']).default('writer'),
})

/** Switches of the AI stand-in. By default it works normally. */
const AiBehaviour = z.strictObject({
  /** The model that completions name. By default the one that writes them: the built-in guide. */
  model: z.string().default(GUIDE.model),
  /** Milliseconds between two pieces of streamed text. */
  tokenDelayMs: z.int().min(0).max(60_000).default(5),
  /** How many of the next completions fail with `failStatus`. */
  failNext: z.int().min(0).max(1_000_000).default(0),
  failStatus: z.int().min(400).max(599).default(503),
  /** Retry-After header of a failure; null sends none. */
  retryAfterSeconds: z.number().min(0).max(3_600).nullable().default(null),
  /** Stalls after this many pieces and keeps the connection open. */
  stallAfter: z.int().min(0).nullable().default(null),
  /** Drops the connection after this many pieces. */
  dropAfter: z.int().min(0).nullable().default(null),
  /** Puts the person's text into the insight or the plan, like a model after a prompt injection. */
  echo: z.boolean().default(false),
  /** Answers with text that is not JSON. */
  garbage: z.boolean().default(false),
  /** Answers with the fields in another order, like models without strict schemas. */
  reverseFields: z.boolean().default(false),
  /** What the triage of a text answers, and what the moderation flags. */
  triage: Triage.prefault({}),
  flags: z.array(z.string()).default([]),
  /** How triage and moderation answer: as they should, not at all (503), with a refusal, or with garbage. */
  reader: z.enum(['works', 'down', 'refuses', 'garbage']).default('works'),
  /** Delay before triage and moderation answer, in milliseconds. */
  readerDelayMs: z.int().min(0).max(60_000).default(0),
  /** Answers every request with this insight. */
  replyWith: Insight.strict().nullable().default(null),
  /** Answers every request with this plan. */
  replyWithPlan: PlanDraft.strict().nullable().default(null),
})
export type AiBehaviour = z.infer<typeof AiBehaviour>

/** Switches of the mail server stand-in. */
const MailBehaviour = z.strictObject({
  /** Answers 451 to new mails, like a server in trouble. */
  refuse: z.boolean().default(false),
})

/** Switches of the Stripe stand-in. */
const StripeBehaviour = z.strictObject({
  /** Delay before each webhook, in milliseconds. */
  webhookDelayMs: z.int().min(0).max(3_600_000).default(0),
  /** Sends every webhook twice. */
  duplicateWebhooks: z.boolean().default(false),
  /** Sends related webhooks in random order. */
  shuffleWebhooks: z.boolean().default(false),
  /** Declines every card, also for renewals. */
  declineCards: z.boolean().default(false),
  /** Delay before each API answer, in milliseconds. */
  latencyMs: z.int().min(0).max(60_000).default(0),
  /** How many of the next API calls fail with `failStatus`. */
  failNext: z.int().min(0).max(1_000_000).default(0),
  failStatus: z.int().min(400).max(599).default(503),
  /** A failing call does its work and loses only its answer; by default it changes nothing. */
  failAfterwards: z.boolean().default(false),
  /** Retry-After header of a failure; null sends none. */
  retryAfterSeconds: z.number().min(0).max(3_600).nullable().default(null),
})

const Behaviour = z.strictObject({
  ai: AiBehaviour.prefault({}),
  mail: MailBehaviour.prefault({}),
  stripe: StripeBehaviour.prefault({}),
})
export type Behaviour = z.infer<typeof Behaviour>

/** Schema of a change, which names only the switches to set. */
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

/** The current switches of the stand-ins. */
export class BehaviourSwitches {
  #current = Behaviour.parse({})

  get current(): Behaviour {
    return this.#current
  }

  /** Sets switches. @throws ZodError for an unknown switch or a value out of range, and changes nothing */
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

  /** Whether the current call must fail; counts one failure down. */
  takeFailure(of: 'ai' | 'stripe'): boolean {
    const behaviour = this.#current[of]
    if (behaviour.failNext === 0) return false
    behaviour.failNext--
    return true
  }
}
