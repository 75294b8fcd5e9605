import { heardOf } from '../listening/decide.ts'
import type { Thresholds } from '../listening/model.ts'
import { inTruth, rightIn, scenesIn } from '../listening/scenes.ts'
import type { Situation } from '../listening/situations.ts'
import type { Measured } from './measured.ts'

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Of the texts that are given a theme, so many are right at least. */
const RIGHT = 0.8
/** Of the texts that tell of no situation, so many are given none at least. */
const NOT_INVENTED = 0.9
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
  const tried = TIMES.flatMap((named) => TIMES.map((read) => ({ named, read, right: 0, notInvented: 0 })))
  const free = measured.filter(({ card }) => card.register === undefined)
  for (const { card, opinion, live, text } of free) {
    const told = toldIn(text)
    for (const each of tried) {
      const situations = told(heardOf(opinion.situations, each, live, rightIn(text)))
      if (situations.some((key) => card.life?.includes(key))) each.right += 1
      if (!card.life && situations.length === 0) each.notInvented += 1
    }
  }
  const least = NOT_INVENTED * free.filter(({ card }) => !card.life).length
  const [best] = tried.filter(({ notInvented }) => notInvented >= least).sort((a, b) => b.right - a.right)
  if (!best) throw new Error('No thresholds invent so few situations: look at the figures.')
  return { named: best.named, read: best.read }
}

/** What the rules make of situations that were heard in a text. The same ones come for many thresholds. */
function toldIn(text: string): (situations: readonly Situation[]) => readonly Situation[] {
  const scenes = scenesIn(text)
  const known = new Map<string, readonly Situation[]>()
  return (situations) => {
    const key = situations.join()
    const told = known.get(key) ?? inTruth(situations, scenes, text)
    known.set(key, told)
    return told
  }
}
