import type { Opinion } from './consider.ts'
import type { Thresholds } from './model.ts'

/** A labelled text, what the rules found, and what a reader that had not seen its writer thinks of it. */
export interface Judged {
  readonly level: 'urgent' | 'soon' | 'near-miss' | 'everyday'
  readonly rules: 'urgent' | 'card' | null
  readonly opinion: Opinion
}

/** How often harmless texts may be shown something, at most, of near-misses and of everyday texts. */
const BUDGETS = {
  panel: { nearMiss: 0.06, everyday: 0.02 },
  help: { nearMiss: 0.12, everyday: 0.04 },
  card: { nearMiss: 0.15, everyday: 0.08 },
} as const
const STEPS = 120

interface Counted {
  readonly threshold: number
  readonly found: number
  readonly nearMiss: number
  readonly everyday: number
}

/** The thresholds that find most within what harmless texts may be shown. */
export function chooseThresholds(judged: readonly Judged[]): Thresholds {
  const agreed = judged.filter(({ rules }) => rules === 'urgent')
  const alone = judged.filter(({ rules }) => rules !== 'urgent')
  const sizes = {
    nearMiss: judged.filter(({ level }) => level === 'near-miss').length,
    everyday: judged.filter(({ level }) => level === 'everyday').length,
  }
  const [maybe, sure] = best(counted(agreed), counted(alone), BUDGETS.panel, sizes)
  const [hardly, likely] = best(counted(agreed), counted(alone), BUDGETS.help, sizes)
  const shown = ({ rules, opinion: { urgent } }: Judged) =>
    rules === 'urgent' ? urgent >= hardly : rules === 'card' || urgent >= likely
  const most = (level: 'near-miss' | 'everyday', share: number) => {
    const all = judged.filter((each) => each.level === level)
    const left = Math.max(0, Math.floor(all.length * share) - all.filter(shown).length)
    const others = all.filter((each) => !shown(each)).map(({ opinion }) => opinion.soon)
    return others.toSorted((a, b) => b - a)[left] ?? 0
  }
  const soon = Math.max(most('near-miss', BUDGETS.card.nearMiss), most('everyday', BUDGETS.card.everyday)) + 1e-6
  return { hardly: Math.min(hardly, maybe), maybe, likely: Math.min(likely, sure), sure, soon }
}

/** What each threshold would find and show, for a grid of them. */
function counted(judged: readonly Judged[]): Counted[] {
  const sorted = judged.map(({ opinion }) => opinion.urgent).sort((a, b) => a - b)
  return Array.from({ length: STEPS }, (_, step) => {
    const threshold = sorted[Math.floor((step / STEPS) * sorted.length)] ?? 1
    const reach = judged.filter(({ opinion }) => opinion.urgent >= threshold)
    const of = (level: Judged['level']) => reach.filter((each) => each.level === level).length
    return { threshold, found: of('urgent'), nearMiss: of('near-miss'), everyday: of('everyday') }
  })
}

function best(
  agreed: readonly Counted[],
  alone: readonly Counted[],
  budget: { readonly nearMiss: number; readonly everyday: number },
  sizes: { readonly nearMiss: number; readonly everyday: number },
): [number, number] {
  let chosen: [number, number] = [1, 1]
  let most = -1
  for (const one of agreed)
    for (const other of alone) {
      if (one.nearMiss + other.nearMiss > budget.nearMiss * sizes.nearMiss) continue
      if (one.everyday + other.everyday > budget.everyday * sizes.everyday) continue
      if (one.found + other.found <= most) continue
      most = one.found + other.found
      chosen = [one.threshold, other.threshold]
    }
  return chosen
}
