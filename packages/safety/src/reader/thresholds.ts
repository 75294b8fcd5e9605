import { type SafetyCategory, urgentPanelKind } from '@soulsign/contracts/safety-category'
import { createRandom } from '../corpus/random.ts'
import { decide, type RulesSay } from '../decide.ts'
import { considered, isFewWords, mayBeAWish, type Opinion } from './consider.ts'
import type { Steps, Thresholds } from './model.ts'

/** A labelled text, what the rules found, and what a reader that had not seen its writer thinks of it. */
export interface Judged {
  readonly level: 'urgent' | 'soon' | 'near-miss' | 'everyday'
  readonly category: SafetyCategory | null
  /** It chooses the thresholds; of the others only short everyday texts have a say, in what a few words may show. */
  readonly free: boolean
  readonly writer: string
  readonly said: RulesSay
  readonly opinion: Opinion
}

/**
 * How often harmless texts may be shown something, at most, of near-misses and of everyday texts. Of the latter more than the
 * goal for the panel, because those of the corpus alarm a reader that has not seen their writers more often than fresh ones do.
 */
const BUDGETS = {
  panel: { nearMiss: 0.05, everyday: 0.0125 },
  help: { nearMiss: 0.11, everyday: 0.07 },
  card: { nearMiss: 0.15, everyday: 0.11 },
} as const
/**
 * How often the reader alone may show an everyday text of a few words something about a crisis, at most. A small wish that
 * gets a card loses little, but one in four is too many (decision 0203).
 */
const BUDGETS_OF_A_FEW_WORDS = { panel: 0.01, help: 0.04 } as const
/** A few texts move what is chosen from all: so many halves of the writers choose, and the one in the middle counts. */
const HALVES = 15
/** A crisis that is missed counts so many times. */
const CRISIS = 3
/** What a text that is found may cost in harmless texts that are shown something too: each price is tried. */
const PRICES = [0, ...Array.from({ length: 24 }, (_, step) => 0.05 * 1.5 ** step)]

interface Budget {
  readonly nearMiss: number
  readonly everyday: number
}

interface Counted {
  readonly threshold: number
  readonly found: number
  readonly nearMiss: number
  readonly everyday: number
}

/** The thresholds that halves of the writers choose, each the one in the middle. */
export function chooseThresholds(judged: readonly Judged[]): Thresholds {
  const writers = [...new Set(judged.map(({ writer }) => writer))].sort()
  const chosen = Array.from({ length: HALVES }, (_, seed) => {
    const half = new Set(
      createRandom(`half ${seed}`)
        .shuffled(writers)
        .slice(0, writers.length / 2),
    )
    return chosenFrom(judged.filter(({ writer }) => half.has(writer)))
  })
  const middle = (of: (thresholds: Thresholds) => number) =>
    chosen.map(of).sort((a, b) => a - b)[(HALVES - 1) / 2] as number
  const middleOf = (of: (thresholds: Thresholds) => Steps): Steps =>
    ascending([middle((each) => of(each).hardly), middle((each) => of(each).maybe), middle((each) => of(each).sure)])
  return {
    crisis: middleOf(({ crisis }) => crisis),
    other: middleOf(({ other }) => other),
    brief: middleOf(({ brief }) => brief),
    soon: middle(({ soon }) => soon),
  }
}

/** The thresholds that find most within what harmless texts may be shown. */
function chosenFrom(all: readonly Judged[]): Thresholds {
  const judged = all.filter(({ free }) => free)
  const isAgreed = ({ said }: Judged) => said.level === 'urgent'
  const isAbout = (crisis: boolean) => (text: Judged) => isCrisis(text.opinion.urgentCategory) === crisis
  const sizes = {
    nearMiss: judged.filter(({ level }) => level === 'near-miss').length,
    everyday: judged.filter(({ level }) => level === 'everyday').length,
  }
  const kinds = [true, false].map((crisis) => judged.filter(isAbout(crisis)))
  const agreed = kinds.map((texts) => texts.filter(isAgreed))
  const alone = kinds.map((texts) => texts.filter((text) => !isAgreed(text)))
  const panel = best([...agreed, ...alone].map(counted), BUDGETS.panel, sizes)
  const help = best(kinds.map(counted), BUDGETS.help, sizes)
  const stepsOf = (kind: 0 | 1) => ascending([help[kind], panel[kind], panel[kind + 2]])
  const both = { crisis: stepsOf(0), other: stepsOf(1) }
  const steps = { ...both, brief: briefFrom(all, both) }
  const shown = ({ said, opinion }: Judged) => decide(said, considered(opinion, { ...steps, soon: 2 })) !== null
  const most = (level: 'near-miss' | 'everyday', share: number) => {
    const harmless = judged.filter((each) => each.level === level)
    const left = Math.max(0, Math.floor(harmless.length * share) - harmless.filter(shown).length)
    const others = harmless.filter((each) => !shown(each)).map(({ opinion }) => opinion.soon)
    return others.toSorted((a, b) => b - a)[left] ?? 0
  }
  const soon = Math.max(most('near-miss', BUDGETS.card.nearMiss), most('everyday', BUDGETS.card.everyday)) + 1e-6
  return { ...steps, soon: rounded(soon) }
}

/** From where on the reader alone speaks of a crisis in a few words: the lowest within the budgets. */
function briefFrom(judged: readonly Judged[], { crisis }: Pick<Thresholds, 'crisis'>): Thresholds['brief'] {
  const short = judged.filter(({ level, opinion }) => level === 'everyday' && isFewWords(opinion.wordsAround))
  const alarmed = short
    .filter(({ said, opinion }) => said.level !== 'urgent' && mayBeAWish(opinion))
    .map(({ opinion }) => opinion.urgent)
    .sort((a, b) => b - a)
  const from = (budget: number) => rounded((alarmed[Math.floor(short.length * budget)] ?? 0) + 0.0005)
  const hardly = Math.max(crisis.hardly, from(BUDGETS_OF_A_FEW_WORDS.help))
  return ascending([hardly, crisis.maybe, Math.max(crisis.sure, from(BUDGETS_OF_A_FEW_WORDS.panel))])
}

const isCrisis = (category: SafetyCategory | null) => category !== null && urgentPanelKind(category) === 'crisis'

/** Engines differ in the last digits. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

/** A degree that is surer never begins earlier. */
function ascending(thresholds: readonly (number | undefined)[]): Steps {
  const [hardly = 1, maybe = 1, sure = 1] = thresholds.map((_, i) =>
    rounded(Math.max(...thresholds.slice(0, i + 1).map((threshold) => threshold ?? 1))),
  )
  return { hardly, maybe, sure }
}

/** What counts of the reader's opinion: beside urgent rules, a single sentence too. */
const heard = ({ said, opinion: { urgent, loudest } }: Judged) =>
  said.level === 'urgent' ? Math.max(urgent, loudest) : urgent

/** What a threshold would find and show, for each that leaves out one harmless text more, the lowest first. */
function counted(judged: readonly Judged[]): Counted[] {
  const sorted = judged.toSorted((a, b) => heard(b) - heard(a))
  const none = { threshold: 1.001, found: 0, nearMiss: 0, everyday: 0 }
  const counts: Counted[] = [none]
  let { found, nearMiss, everyday } = none
  for (const [i, text] of sorted.entries()) {
    const { level, category } = text
    if (level === 'urgent') found += isCrisis(category) ? CRISIS : 1
    if (level === 'near-miss') nearMiss++
    if (level === 'everyday') everyday++
    // Halfway to the next text, and never between two of one share.
    const following = sorted[i + 1]
    const next = following ? heard(following) : 0
    if (next < heard(text)) counts.push({ threshold: (heard(text) + next) / 2, found, nearMiss, everyday })
  }
  return counts.reverse()
}

/**
 * The threshold of each group with which all together find most: the best at a common price, and then what fits into the
 * rest of the budget.
 */
function best(groups: readonly (readonly Counted[])[], shares: Budget, sizes: Budget): number[] {
  const budget = { nearMiss: shares.nearMiss * sizes.nearMiss, everyday: shares.everyday * sizes.everyday }
  const sum = (each: readonly Counted[], of: 'found' | 'nearMiss' | 'everyday') =>
    each.reduce((all, count) => all + count[of], 0)
  const fits = (each: readonly Counted[]) =>
    sum(each, 'nearMiss') <= budget.nearMiss && sum(each, 'everyday') <= budget.everyday
  const priced = PRICES.flatMap((ofNearMiss) =>
    PRICES.map((ofEveryday) => {
      const worth = ({ found, nearMiss, everyday }: Counted) => found - ofNearMiss * nearMiss - ofEveryday * everyday
      return groups.map((counts) => counts.reduce((a, b) => (worth(b) > worth(a) ? b : a)))
    }),
  )
  let chosen = mostFound(priced.filter(fits), (each) => sum(each, 'found'))
  for (let before = -1; sum(chosen, 'found') > before; ) {
    before = sum(chosen, 'found')
    const others = groups.flatMap((counts, group) => counts.map((count) => chosen.with(group, count)))
    chosen = mostFound([chosen, ...others.filter(fits)], (each) => sum(each, 'found'))
  }
  return chosen.map(({ threshold }) => threshold)
}

const mostFound = <Each>(list: readonly Each[], found: (each: Each) => number): Each =>
  list.reduce((a, b) => (found(b) > found(a) ? b : a))
