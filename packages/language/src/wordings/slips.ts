/** Most English and German words and their forms find a bucket of their own. */
const BUCKETS = 1 << 17

/** What is kept, as it goes into the cache. */
export interface SlipsData {
  /** By bucket the last entry, one up, so that 0 is none; by entry the one before it, and the number of its word. */
  readonly last: Int32Array
  entryBefore: Int32Array
  entryWord: Int32Array
  entries: number
}

const nothing = (): SlipsData => ({
  last: new Int32Array(BUCKETS),
  entryBefore: new Int32Array(1024),
  entryWord: new Int32Array(1024),
  entries: 0,
})

/**
 * Words by all forms that lack one letter: two words that are one slip of the fingers apart share such a form. Only
 * the forms' hashes are kept; what a hash finds is looked at letter by letter.
 */
export class Slips {
  readonly data: SlipsData

  constructor(data: SlipsData = nothing()) {
    this.data = data
  }

  add(text: string, id: number): void {
    const { last } = this.data
    for (let without = -1; without < text.length; without++) {
      const bucket = bucketOf(text, without)
      if (this.data.entries === this.data.entryWord.length) this.#grow()
      this.data.entryBefore[this.data.entries] = last[bucket] ?? 0
      this.data.entryWord[this.data.entries] = id
      last[bucket] = ++this.data.entries
    }
  }

  #grow() {
    const longer = (list: Int32Array) => {
      const grown = new Int32Array(Math.ceil(1.25 * list.length))
      grown.set(list)
      return grown
    }
    this.data.entryBefore = longer(this.data.entryBefore)
    this.data.entryWord = longer(this.data.entryWord)
  }

  /**
   * Adds the numbers of the words that `part` is one slip away from.
   * @param textOf the word of a number
   */
  find(part: string, into: Set<number>, textOf: (id: number) => string): void {
    const { last, entryBefore, entryWord } = this.data
    for (let without = -1; without < part.length; without++)
      for (let entry = last[bucketOf(part, without)] ?? 0; entry > 0; entry = entryBefore[entry - 1] ?? 0) {
        const id = entryWord[entry - 1] ?? 0
        if (into.has(id)) continue
        const text = textOf(id)
        if (sameStart(text, part) && isOneSlip(text, part, text.length > 5)) into.add(id)
      }
  }
}

/** FNV-1a of the text without its letter at `without`. */
function bucketOf(text: string, without: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) if (i !== without) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

/** A slip at the very start of a word makes another word too often, unless the word is long or the letters swapped. */
function sameStart(a: string, b: string): boolean {
  return a[0] === b[0] || a.length >= 8 || (a[0] === b[1] && a[1] === b[0])
}

/** One letter added, missing, or (in longer words) replaced, or two neighbours swapped. */
function isOneSlip(a: string, b: string, mayReplace: boolean): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  if (a.length > b.length) return a.slice(i + 1) === b.slice(i)
  if (a.length < b.length) return a.slice(i) === b.slice(i + 1)
  if (a.slice(i + 1) === b.slice(i + 1)) return mayReplace
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)
}
