import { SAFETY_CATEGORIES, urgentPanelKind } from '@soulsign/contracts/safety-category'

/** How much the loudest of several heads drowns the others. */
const SHARPNESS = 6

/** The heads that speak for the same thing. */
const GROUPS = {
  crisis: (head: string) => panelOf(head) === 'crisis',
  medical: (head: string) => panelOf(head) === 'medical',
  safeguarding: (head: string) => panelOf(head) === 'safeguarding',
  urgent: (head: string) => head.startsWith('urgent:'),
  card: (head: string) => head.startsWith('card:'),
  nearMiss: (head: string) => head === 'near-miss',
  everyday: (head: string) => head === 'everyday',
} as const
type Group = keyof typeof GROUPS

function panelOf(head: string) {
  const category = SAFETY_CATEGORIES.find((each) => head === `urgent:${each}`)
  return category && urgentPanelKind(category)
}

/** How many numbers `evidenceOf` gives. */
export const EVIDENCE_SIZE = Object.keys(GROUPS).length + 2

type Places = Readonly<Record<Group, readonly number[]>>
const known = new WeakMap<readonly string[], Places>()

/** The places of each group's heads, worked out once for a model. */
export function placesOf(heads: readonly string[]): Places {
  const before = known.get(heads)
  if (before) return before
  const places = Object.fromEntries(
    Object.entries(GROUPS).map(([group, belongs]) => [group, heads.flatMap((head, i) => (belongs(head) ? [i] : []))]),
  ) as Record<Group, number[]>
  known.set(heads, places)
  return places
}

/** The loudest of several heads. */
export const loudestOf = (scores: Float64Array, places: readonly number[]): number | undefined =>
  places.reduce<number | undefined>(
    (most, i) => (most === undefined || (scores[i] as number) > (scores[most] as number) ? i : most),
    undefined,
  )

/**
 * What the heads of a model say of a passage, group by group, as numbers to be weighed; by how much what is urgent leads
 * what is calm; and a one.
 * @param scores what each head says
 */
export function evidenceOf(scores: Float64Array, heads: readonly string[]): number[] {
  const places = placesOf(heads)
  const of = (i: number | undefined) => (i === undefined ? Number.NEGATIVE_INFINITY : (scores[i] as number))
  const groups = Object.values(places).map((at) => {
    let sum = 0
    for (const i of at) sum += Math.exp(SHARPNESS * (scores[i] as number))
    return Math.log(sum) / SHARPNESS
  })
  const calm = Math.max(of(places.nearMiss[0]), of(places.everyday[0]))
  return [...groups, of(loudestOf(scores, places.urgent)) - calm, 1]
}
