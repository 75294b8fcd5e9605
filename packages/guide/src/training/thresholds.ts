import { heardOf } from '../listening/decide.ts'
import type { Thresholds } from '../listening/model.ts'
import type { Measured } from './measured.ts'

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Of the texts that are given a theme, so many are right at least. */
const RIGHT = 0.8
/** Of the texts that tell of no situation, so many are given none at least. */
const NOT_INVENTED = 0.92
/** How many times as likely as none a situation may have to be. */
const TIMES = Array.from({ length: 21 }, (_, i) => rounded(1 + i / 10))
/** A second theme is named in so many texts at most. */
const SECOND = 0.2

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
  const seconds = measured.map(({ opinion }) => opinion.themes[1]?.share ?? 0)
  return {
    theme: rounded(theme),
    second: rounded(seconds.sort((a, b) => b - a)[Math.floor(seconds.length * SECOND)] ?? 1),
    ...situationThresholds(measured),
  }
}

/** Those that hear most of what writers tell who chose themselves what to tell, and invent no more than may be. */
function situationThresholds(measured: readonly Measured[]): Pick<Thresholds, 'named' | 'read'> {
  const free = measured.filter(({ card }) => card.register === undefined)
  const tried = TIMES.flatMap((named) =>
    TIMES.map((read) => {
      const heard = free.map(({ card, opinion, live }) => ({
        life: card.life,
        situations: heardOf(opinion.situations, { named, read }, live),
      }))
      const without = heard.filter(({ life }) => !life)
      const right = heard.filter(({ life, situations }) => situations.some((key) => life?.includes(key))).length
      const notInvented = without.filter(({ situations }) => situations.length === 0).length
      return { named, read, right, enough: notInvented >= NOT_INVENTED * without.length }
    }),
  )
  const [best] = tried.filter(({ enough }) => enough).sort((a, b) => b.right - a.right)
  if (!best) throw new Error('No thresholds invent so few situations: look at the figures.')
  return { named: best.named, read: best.read }
}
