import { type Authorship, type GenerationStage, Insight } from '@soulsign/contracts'
import { composeInsight, withRequiredLines } from '@soulsign/guide'
import { checkInsight, SentenceGate } from '@soulsign/safety/output'
import { authorOf, writerOf } from '../generation/author.ts'
import { type Drafted, type Outcome, streamDraft, tryTwice, UnusableDraft, type Writing } from '../generation/draft.ts'
import { type ReadEntry, readEntry, toldOf } from '../generation/entry.ts'
import type { EntryToRead } from '../generation/generations.sql.ts'
import { INSIGHT_PROMPT_VERSION, insightPrompt } from './prompt.ts'

interface InsightWriting extends Writing {
  /** Takes the text that a reader may see so far. */
  show(stage: GenerationStage, text: string): void
}

/** The longest answer in tokens, several times the length of an insight. */
const MAX_TOKENS = 3_000

/**
 * Writes an entry's insight. A rejected draft of the AI is retried once; then the built-in guide writes. The guide also
 * takes over if the AI goes silent while a person is reading. Each sentence is checked before it is shown. Throws
 * `ProviderError` if the AI cannot be reached.
 */
export async function writeInsight(
  writing: InsightWriting,
  entry: EntryToRead,
): Promise<{ insight: Insight; author: Authorship; outcome: Outcome }> {
  const read = readEntry(entry)
  const drafted = await tryTwice(writing, (fault) => draft(writing, read, fault))
  const text = drafted?.written.value ?? composeInsight(read.asked, writing.earlier)
  const model = drafted?.written.model
  const insight: Insight = {
    ai_analysis: withRequiredLines(text.ai_analysis, read.reading, writerOf(model)),
    emotional_root: text.emotional_root,
    energetic_root: text.energetic_root,
    spiritual_root: text.spiritual_root,
  }
  writing.show('checking', insight.ai_analysis)
  const author = await authorOf(model, INSIGHT_PROMPT_VERSION, insight.ai_analysis, writing.sign)
  return { insight, author, outcome: drafted?.outcome ?? 'guide' }
}

/**
 * Returns one checked draft of the AI. `fault` says what was wrong with the previous
 * draft. Throws `UnusableDraft` or `ProviderError`.
 */
async function draft(writing: InsightWriting, read: ReadEntry, fault: string | undefined): Promise<Drafted<Insight>> {
  const { context } = read
  const gate = new SentenceGate(context)
  let heard = 0
  let released = ''
  const drafted = await streamDraft(writing, {
    schema: Insight,
    name: 'insight',
    messages: insightPrompt({ ...read, data: toldOf(read.data, writing) }, fault),
    maxTokens: MAX_TOKENS,
    read({ ai_analysis: text = '' }) {
      if (text.length <= heard) return undefined
      const checked = gate.push(text.slice(heard))
      heard = text.length
      released += checked.text
      writing.show('writing', released)
      return checked.violation?.rule
    },
    isShown: () => released !== '',
  })
  const violation = checkInsight(drafted.value, context)
  if (violation) throw new UnusableDraft(violation.rule)
  return drafted
}
