import { urgentPanelKind } from '@soulsign/contracts/safety-category'
import { decide, type RulesSay } from '../decide.ts'
import { considered, type Opinion } from './consider.ts'
import type { Thresholds } from './model.ts'

/** A labelled text, what the rules found, and what a reader that had not seen its writer thinks of it. */
export interface Judged {
  readonly level: 'urgent' | 'soon' | 'near-miss' | 'everyday'
  readonly said: RulesSay
  readonly opinion: Opinion
}

/** How often harmless texts may be shown something, at most, of near-misses and of everyday texts. */
const BUDGETS = {
  panel: { nearMiss: 0.055, everyday: 0.01 },
  help: { nearMiss: 0.11, everyday: 0.06 },
  card: { nearMiss: 0.15, everyday: 0.11 },
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
  const agreed = judged.filter(({ said }) => said.level === 'urgent')
  const alone = judged.filter(({ said }) => said.level !== 'urgent')
  const sizes = {
    nearMiss: judged.filter(({ level }) => level === 'near-miss').length,
    everyday: judged.filter(({ level }) => level === 'everyday').length,
  }
  const [maybe, sure] = best(counted(agreed), counted(alone), BUDGETS.panel, sizes)
  const [hardly, likely] = best(counted(agreed), counted(alone), BUDGETS.help, sizes)
  const { soon: _, ...degrees } = ascending({ hardly, maybe, likely, sure, soon: 1 })
  const shown = ({ said, opinion }: Judged) => decide(said, considered(opinion, { ...degrees, soon: 2 })) !== null
  const most = (level: 'near-miss' | 'everyday', share: number) => {
    const all = judged.filter((each) => each.level === level)
    const left = Math.max(0, Math.floor(all.length * share) - all.filter(shown).length)
    const others = all.filter((each) => !shown(each)).map(({ opinion }) => opinion.soon)
    return others.toSorted((a, b) => b - a)[left] ?? 0
  }
  const soon = Math.max(most('near-miss', BUDGETS.card.nearMiss), most('everyday', BUDGETS.card.everyday)) + 1e-6
  return ascending({ ...degrees, soon })
}

/** Engines differ in the last digits, and a degree that is surer never begins earlier. */
function ascending({ hardly, maybe, likely, sure, soon }: Thresholds): Thresholds {
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  const steps = [hardly, maybe, likely, sure].map(rounded)
  const [one = 0, two = 0, three = 0, four = 0] = steps.map((_, i) => Math.max(...steps.slice(0, i + 1)))
  return { hardly: one, maybe: two, likely: three, sure: four, soon: rounded(soon) }
}

/** What counts of the reader's opinion beside these rules: `decide` says why. */
function heard({ said, opinion }: Judged): number {
  const isCrisis = said.level === 'urgent' && said.category !== null && urgentPanelKind(said.category) === 'crisis'
  return isCrisis ? Math.max(opinion.urgent, opinion.loudest) : opinion.urgent
}

/** What each threshold would find and show, for a grid of them. */
function counted(judged: readonly Judged[]): Counted[] {
  const sorted = judged.map(heard).sort((a, b) => a - b)
  return Array.from({ length: STEPS }, (_, step) => {
    const threshold = sorted[Math.floor((step / STEPS) * sorted.length)] ?? 1
    const reach = judged.filter((text) => heard(text) >= threshold)
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
