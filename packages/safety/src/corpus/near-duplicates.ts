/** Words in a row that two texts must share to count as written from one another. */
const RUN = 8

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Pairs of texts that share eight words in a row: one of each pair teaches nothing that the other does not.
 * @example nearDuplicates([{ id: 'a', text }, { id: 'b', text }]) // [['a', 'b']]
 */
export function nearDuplicates(texts: readonly { id: string; text: string }[]): [string, string][] {
  const firstWith = new Map<string, string>()
  const pairs = new Map<string, [string, string]>()
  for (const { id, text } of texts) {
    const words = wordsOf(text)
    for (let start = 0; start + RUN <= words.length; start++) {
      const run = words.slice(start, start + RUN).join(' ')
      const first = firstWith.get(run)
      if (first === undefined) firstWith.set(run, id)
      else if (first !== id) pairs.set(`${first} ${id}`, [first, id])
    }
  }
  return [...pairs.values()]
}
