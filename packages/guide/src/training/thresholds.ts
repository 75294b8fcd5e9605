import { isLifeKnown } from '../corpus/record.ts'
import { NONE } from '../listening/kinds.ts'
import type { Thresholds } from '../listening/model.ts'
import type { Measured } from './measured.ts'

/** Of the texts that are given a theme, so many are right at least. */
const RIGHT = 0.8
/** Of the texts that tell of no situation, so many are given none at least. */
const NOT_INVENTED = 0.89
/** A second theme is named in so many texts at most. */
const SECOND = 0.2

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The thresholds that hear most without guessing too often. */
export function chooseThresholds(measured: readonly Measured[]): Thresholds {
  const sure = measured
    .map(({ opinion: { themes }, card }) => ({ share: themes[0]?.share ?? 0, right: themes[0]?.key === card.theme }))
    .sort((a, b) => b.share - a.share)
  let right = 0
  let theme = 1
  for (const [i, each] of sure.entries()) {
    right += Number(each.right)
    if (right / (i + 1) >= RIGHT) theme = each.share
  }
  const without = measured
    .filter((text) => isLifeKnown(text) && !text.card.life)
    .map(({ opinion: { situations } }) => {
      const none = situations.find(({ key }) => key === NONE)?.share ?? 0
      return (situations.find(({ key }) => key !== NONE)?.share ?? 0) / Math.max(none, 0.001)
    })
  const seconds = measured.map(({ opinion }) => opinion.themes[1]?.share ?? 0)
  return {
    theme: rounded(theme),
    second: rounded(seconds.sort((a, b) => b - a)[Math.floor(seconds.length * SECOND)] ?? 1),
    situation: rounded(without.sort((a, b) => a - b)[Math.floor(without.length * NOT_INVENTED)] ?? 1),
  }
}
