import type { SymptomType } from '@soulsign/contracts'
import { type LinearModel, Scores, type Sentence } from '@soulsign/language/reader'
import { lexicon } from '../lexicon.ts'

/** How much a difference between two heads counts when they are taken for shares of probability. */
const SHARPNESS = 4
/** How much likelier a theme is if its area suits the type that the person chose. */
const ODDS_OF_TYPE = 3
/** Areas that suit either type. */
const OF_BOTH = new Set(['energy', 'sleep', 'whole_body', 'immune'])

const areas = new Map(lexicon.entries.map(({ key, area }) => [key, area]))

export interface Share {
  readonly key: string
  readonly share: number
}

/** What the reader thinks of a text, before any threshold. */
export interface Opinion {
  /** The themes by their share of probability, the likeliest first. */
  readonly themes: readonly Share[]
  /** The situations by their score beside that of none, the likeliest first. */
  readonly situations: readonly Share[]
}

/** Whether a theme suits the type that the person chose. */
export function suits(theme: string, type: SymptomType): boolean {
  const area = areas.get(theme) ?? ''
  return OF_BOTH.has(area) || (area === 'mind') === (type !== 'physical')
}

export function opinionOn(sentences: readonly Sentence[], type: SymptomType, model: LinearModel): Opinion {
  const scores = new Scores(model, sentences).of(0, sentences.length)
  const themes: { key: string; share: number }[] = []
  const situations: { key: string; share: number }[] = []
  let total = 0
  let none = 0
  for (const [i, head] of model.heads.entries()) {
    const score = scores[i] as number
    const at = head.indexOf(':')
    const key = head.slice(at + 1)
    if (head === 'life:none') none = score
    else if (head.startsWith('life:')) situations.push({ key, share: score })
    else {
      const share = Math.exp(SHARPNESS * score) * (suits(key, type) ? ODDS_OF_TYPE : 1)
      total += share
      themes.push({ key, share })
    }
  }
  const byShare = (a: Share, b: Share) => b.share - a.share || (a.key < b.key ? -1 : 1)
  return {
    themes: themes.map(({ key, share }) => ({ key, share: share / total })).sort(byShare),
    situations: situations.map(({ key, share }) => ({ key, share: share - none / 2 })).sort(byShare),
  }
}
