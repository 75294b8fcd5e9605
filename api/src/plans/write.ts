import { type GenerationStage, PlanDraft, type PlanItem } from '@soulsign/contracts'
import { checkPlan, composePlan } from '@soulsign/guide'
import type { z } from 'zod'
import { type Outcome, ProviderError, streamDraft, tryTwice, UnusableDraft, type Writing } from '../generation/draft.ts'
import { type ReadEntry, readEntry } from '../generation/entry.ts'
import type { EntryToRead } from '../generation/generations.sql.ts'
import { PLAN_PARTS, type PlanPart, type PlanParts } from './parts.ts'
import { planPrompt } from './prompt.ts'

interface PlanWriting extends Writing {
  /** Takes the parts that a reader may see so far. */
  show(stage: GenerationStage, parts: PlanParts): void
}

/** The longest answer in tokens, several times the length of a plan. */
const MAX_TOKENS = 6_000

/**
 * Writes an entry's plan. Parts that the AI's draft got wrong are retried once; then the built-in guide writes them.
 * Each part is shown once it is complete and checked, and never changes afterwards. Throws `ProviderError` if the AI
 * cannot be reached and nothing has been shown.
 * @param shown the parts that an earlier worker has shown
 */
export async function writePlan(
  writing: PlanWriting,
  entry: EntryToRead,
  shown: PlanParts,
): Promise<{ plan: PlanDraft; outcome: Outcome }> {
  const read = readEntry(entry)
  const growing = new GrowingPlan(read, shown)
  const drafted = await tryTwice(writing, (fault) => draft(writing, read, growing, fault)).catch((error: unknown) => {
    if (error instanceof ProviderError && growing.isShown()) return undefined
    throw error
  })
  writing.show('checking', growing.plan)
  return { plan: growing.plan, outcome: drafted?.outcome ?? 'guide' }
}

const namesPharmacist = ({ title, how }: PlanItem) => /\bpharmac/i.test(`${title} ${how}`)

/** A plan that is always complete: the guide's plan, with finished parts of the AI in place of the guide's. */
class GrowingPlan {
  plan: PlanDraft
  readonly parts: PlanParts
  readonly #read: ReadEntry
  /** The guide's item on supplements, or none if eating must not be mentioned. */
  readonly #pharmacist: PlanItem[]

  constructor(read: ReadEntry, shown: PlanParts) {
    const guide = composePlan(read.asked)
    this.#read = read
    this.#pharmacist = guide.recommendations.filter(namesPharmacist)
    this.parts = shown
    this.plan = { ...guide, ...shown }
  }

  isShown = () => Object.keys(this.parts).length > 0
  missing = (): PlanPart[] => PLAN_PARTS.filter((part) => !(part in this.parts))

  /** Adds a part, or returns the rule that it breaks. */
  take(part: PlanPart, written: PlanParts): string | undefined {
    const read = PlanDraft.pick({ [part]: true } as Record<PlanPart, true>).safeParse(written)
    if (!read.success) return 'structure'
    const { context, asked } = this.#read
    const { recommendations: items } = read.data
    const taken =
      items && !items.some(namesPharmacist) ? { recommendations: [...items, ...this.#pharmacist] } : read.data
    const plan: PlanDraft = { ...this.plan, ...taken }
    const violation = checkPlan(plan, { ...context, entry: asked })
    if (violation) return violation.rule
    this.plan = plan
    Object.assign(this.parts, taken)
    return undefined
  }
}

/**
 * Requests one draft of the missing parts from the AI and keeps the parts that pass the check. `fault` says what was
 * wrong with the previous draft. Throws `UnusableDraft` if a part is still missing, or `ProviderError`.
 */
async function draft(
  writing: PlanWriting,
  read: ReadEntry,
  growing: GrowingPlan,
  fault: string | undefined,
): Promise<void> {
  const missing = growing.missing()
  if (missing.length === 0) return
  const mask = Object.fromEntries(missing.map((part) => [part, true])) as Record<PlanPart, true>
  const schema: z.ZodType<PlanParts> = PlanDraft.pick(mask)

  const faults = new Map<PlanPart, string>()
  const take = (written: PlanParts, whole: readonly PlanPart[]) => {
    for (const part of whole) {
      if (part in growing.parts || faults.has(part)) continue
      const fault = growing.take(part, written)
      if (fault) faults.set(part, fault)
      else writing.show('writing', growing.parts)
    }
  }
  const written = await streamDraft(writing, {
    schema,
    name: 'healing_plan',
    messages: planPrompt(read, missing, fault),
    maxTokens: MAX_TOKENS,
    read(partial) {
      // All parts but the newest are complete, in any order.
      const whole = new Set(Object.keys(partial).slice(0, -1))
      take(
        partial,
        missing.filter((part) => whole.has(part)),
      )
      return undefined
    },
    isShown: growing.isShown,
  })
  take(written, missing)
  const [first] = faults.values()
  if (first) throw new UnusableDraft(first)
}
