import type { GuideText } from '../corpus/record.ts'

/** A labelled text and what was heard. */
export interface Listened extends Pick<GuideText, 'lang' | 'card'> {
  readonly theme: string
  readonly open: boolean
  readonly situations: readonly string[]
}

/** A share with its interval (Wilson, 95 %). */
interface Figure {
  readonly value: number
  readonly low: number
  readonly high: number
  readonly n: number
}

const Z = 1.96
const rounded = (value: number) => Math.round(value * 1000) / 1000

function figure(texts: readonly Listened[], holds: (text: Listened) => boolean): Figure {
  const n = texts.length
  if (n === 0) return { value: 0, low: 0, high: 1, n }
  const value = texts.filter(holds).length / n
  const middle = value + Z ** 2 / (2 * n)
  const reach = Z * Math.sqrt((value * (1 - value)) / n + Z ** 2 / (4 * n ** 2))
  const whole = 1 + Z ** 2 / n
  return { value: rounded(value), low: rounded((middle - reach) / whole), high: rounded((middle + reach) / whole), n }
}

/** How well texts were heard. */
function figuresOf(texts: readonly Listened[]) {
  const withLife = texts.filter(({ card }) => card.life)
  return {
    /** The theme is right. An open reading of a text with a theme counts as wrong. */
    theme: figure(texts, ({ theme, card }) => theme === card.theme),
    /** Of the texts that were given a theme, how many were given the right one. */
    themeWhereGiven: figure(
      texts.filter(({ open }) => !open),
      ({ theme, card }) => theme === card.theme,
    ),
    open: figure(texts, ({ open }) => open),
    /** A theme that is only mentioned was taken for the one. */
    trap: figure(
      texts.filter(({ card }) => card.bait),
      ({ theme, card }) => theme === card.bait,
    ),
    /** One of the text's situations was heard. */
    situation: figure(withLife, ({ situations, card }) => situations.some((key) => card.life?.includes(key))),
    notInvented: figure(
      texts.filter(({ card }) => !card.life),
      ({ situations }) => situations.length === 0,
    ),
  }
}

/** The figures, and those of each language. */
export const figuresByLanguage = (texts: readonly Listened[]) => ({
  all: figuresOf(texts),
  ...Object.fromEntries(
    Object.entries(Object.groupBy(texts, ({ lang }) => lang))
      .sort()
      .map(([lang, of = []]) => [lang, figuresOf(of)]),
  ),
})
