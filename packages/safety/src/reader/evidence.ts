import { SAFETY_CATEGORIES, urgentPanelKind } from '@soulsign/contracts'

/** How much the loudest of several heads drowns the others. */
const SHARPNESS = 6

/** The heads that speak for the same thing. */
const GROUPS: readonly ((head: string) => boolean)[] = [
  (head) => panelOf(head) === 'crisis',
  (head) => panelOf(head) === 'medical',
  (head) => panelOf(head) === 'safeguarding',
  (head) => head.startsWith('urgent:'),
  (head) => head.startsWith('card:'),
  (head) => head === 'near-miss',
  (head) => head === 'everyday',
]
const URGENT = (head: string) => head.startsWith('urgent:')
const CALM = (head: string) => !head.includes(':')

function panelOf(head: string) {
  const category = SAFETY_CATEGORIES.find((each) => head === `urgent:${each}`)
  return category && urgentPanelKind(category)
}

/** How many numbers `evidenceOf` gives. */
export const EVIDENCE_SIZE = GROUPS.length + 2

/**
 * What the heads of a model say of a passage, group by group, as numbers to be weighed; by how much what is urgent leads
 * what is calm; and a one.
 * @param scores what each head says
 */
export function evidenceOf(scores: Float64Array, heads: readonly string[]): number[] {
  const loudness = (belongs: (head: string) => boolean) => {
    let sum = 0
    for (const [i, head] of heads.entries()) if (belongs(head)) sum += Math.exp(SHARPNESS * (scores[i] as number))
    return Math.log(sum) / SHARPNESS
  }
  const most = (belongs: (head: string) => boolean) =>
    Math.max(...heads.map((head, i) => (belongs(head) ? (scores[i] as number) : Number.NEGATIVE_INFINITY)))
  return [...GROUPS.map(loudness), most(URGENT) - most(CALM), 1]
}
