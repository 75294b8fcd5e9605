import { type Authorship, type GenerationStage, PlanDraft } from '@soulsign/contracts'
import { asksPharmacist, checkPlan, composePlan, SUPPLEMENT_NOTE } from '@soulsign/guide'
import { planText } from '@soulsign/guide/earlier'
import type { z } from 'zod'
import { authorOf } from '../generation/author.ts'
import { type Outcome, ProviderError, streamDraft, tryTwice, UnusableDraft, type Writing } from '../generation/draft.ts'
import { type ReadEntry, readEntry, toldOf } from '../generation/entry.ts'
import type { EntryToRead } from '../generation/generations.sql.ts'
import { PLAN_PARTS, type PlanPart, type PlanParts } from './parts.ts'
import { PLAN_PROMPT_VERSION, planPrompt } from './prompt.ts'

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
): Promise<{ plan: PlanDraft; author: Authorship; outcome: Outcome }> {
  const read = readEntry(entry)
  const growing = new GrowingPlan(read, composePlan(read.asked, writing.earlier), shown)
  const drafted = await tryTwice(writing, (fault) => draft(writing, read, growing, fault)).catch((error: unknown) => {
    if (error instanceof ProviderError && growing.isShown()) return undefined
    throw error
  })
  writing.show('checking', growing.plan)
  // A draft that broke off has written parts, and named no model.
  const began = growing.isShown() && !writing.standIn ? writing.model : undefined
  const author = await authorOf(growing.model ?? began, PLAN_PROMPT_VERSION, planText(growing.plan), writing.sign)
  return { plan: growing.plan, author, outcome: drafted?.outcome ?? 'guide' }
}

/** A plan that is always complete: the guide's plan, with finished parts of the AI in place of the guide's. */
class GrowingPlan {
  plan: PlanDraft
  readonly parts: PlanParts
  readonly #read: ReadEntry
  /** The model that wrote a part, if one did. */
  model: string | undefined

  constructor(read: ReadEntry, guide: PlanDraft, shown: PlanParts) {
    this.#read = read
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
    const { description } = read.data
    const lacksNote = description && !/\bpharmac/i.test(description) && asksPharmacist(asked)
    const taken = lacksNote ? { description: `${description.trim()} ${SUPPLEMENT_NOTE}` } : read.data
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
  const { value, model } = await streamDraft(writing, {
    schema,
    name: 'healing_plan',
    messages: planPrompt({ ...read, data: toldOf(read.data, writing) }, missing, fault),
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
  growing.model = model
  take(value, missing)
  const [first] = faults.values()
  if (first) throw new UnusableDraft(first)
}
