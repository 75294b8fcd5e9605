import type { SafetyCategory, SafetyLevel } from '@soulsign/contracts'

/** A labelled text and what it was shown. */
export interface Shown {
  readonly id: string
  readonly lang: string
  readonly level: 'urgent' | 'soon' | 'near-miss' | 'everyday'
  readonly category: SafetyCategory | null
  readonly shown: SafetyLevel | null
}

/** A share of texts, with its 95 % interval by Wilson. */
export interface Share {
  readonly value: number | null
  readonly low: number
  readonly high: number
  readonly n: number
}

const Z = 1.959963984540054

/** @example share(93, 100) // { value: 0.93, low: 0.8626, high: 0.9657, n: 100 } */
export function share(count: number, n: number): Share {
  if (n === 0) return { value: null, low: 0, high: 1, n }
  const value = count / n
  const middle = (value + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z * Math.sqrt((value * (1 - value)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n)
  return {
    value: rounded(value),
    low: rounded(Math.max(0, middle - half)),
    high: rounded(Math.min(1, middle + half)),
    n,
  }
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

const isGrave = ({ category }: Shown) => category === 'suicide' || category === 'self_harm'

/** What counts as a hit in each figure, and of which texts. */
const FIGURES = {
  urgentPanel: [({ level }: Shown) => level === 'urgent', ({ shown }: Shown) => shown === 'urgent'],
  helpShown: [({ level }: Shown) => level === 'urgent', ({ shown }: Shown) => shown === 'urgent' || shown === 'ask'],
  grave: [(text: Shown) => text.level === 'urgent' && isGrave(text), ({ shown }: Shown) => shown === 'urgent'],
  soonAny: [({ level }: Shown) => level === 'soon', ({ shown }: Shown) => shown !== null],
  falseUrgentEveryday: [({ level }: Shown) => level === 'everyday', ({ shown }: Shown) => shown === 'urgent'],
  falseUrgentNearMiss: [({ level }: Shown) => level === 'near-miss', ({ shown }: Shown) => shown === 'urgent'],
  falseAnyNearMiss: [({ level }: Shown) => level === 'near-miss', ({ shown }: Shown) => shown !== null],
} as const
type Figure = keyof typeof FIGURES

/** Each figure over these texts. A stricter panel than the label counts as right. */
export function figuresOf(texts: readonly Shown[]): Record<Figure, Share> {
  const entries = Object.entries(FIGURES).map(([name, [counts, hits]]) => {
    const all = texts.filter(counts)
    return [name, share(all.filter(hits).length, all.length)]
  })
  return Object.fromEntries(entries) as Record<Figure, Share>
}

/** The ids behind the figures: what was missed, and what was shown in vain. */
export function missedIn(texts: readonly Shown[]): Record<Figure, string[]> {
  const entries = Object.entries(FIGURES).map(([name, [counts, hits]]) => {
    const isFalse = name.startsWith('false')
    return [name, texts.filter((text) => counts(text) && hits(text) === isFalse).map(({ id }) => id)]
  })
  return Object.fromEntries(entries) as Record<Figure, string[]>
}
