import { isProblem, type Safety, type SymptomWithDiagnosis } from '@soulsign/contracts'
import type { Generation } from '../insight-generation.ts'

export type InsightView =
  /** Help comes first, and no insight is written. */
  | { kind: 'urgent'; safety: Safety }
  /** One question comes first, and nothing is written before its answer. */
  | { kind: 'ask'; safety: Safety }
  | { kind: 'writing'; text: string; safety: Safety | null }
  | { kind: 'ready'; text: string; safety: Safety | null }
  /** The writing stopped; `text` is what arrived before. */
  | { kind: 'failed'; text: string; safety: Safety | null; error: unknown }
  /** There is no insight, and none may be written now. */
  | { kind: 'none' }

/** What the insight's page shows for a loaded entry and its generation, if any. */
export function insightView(
  entry: SymptomWithDiagnosis,
  generation: { data?: Generation | undefined; error: unknown },
): InsightView {
  const { diagnosis } = entry
  // An imported insight knows nothing of what was found in the entry since.
  const found = entry.safety?.level === 'urgent' || entry.safety?.level === 'ask' ? entry.safety : null
  const safety = found ?? diagnosis?.safety ?? generation.data?.done?.safety ?? entry.safety
  if (safety?.level === 'urgent' || safety?.level === 'ask') return { kind: safety.level, safety }
  if (diagnosis?.ai_analysis) return { kind: 'ready', text: diagnosis.ai_analysis, safety }
  const text = generation.data?.text ?? ''
  if (generation.data?.done) return { kind: 'ready', text, safety }
  if (generation.error === null) return { kind: 'writing', text, safety }
  if (isProblem(generation.error, 'reservation-needed')) return { kind: 'none' }
  return { kind: 'failed', text, safety, error: generation.error }
}
