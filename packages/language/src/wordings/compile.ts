import { type LexiconData, NONE } from './lexicon.ts'
import type { Section } from './sections.ts'
import { type Part, type WordingReader, withAndWithout } from './wordings.ts'

/**
 * Compiles the wordings of one language.
 * @throws Error that names file, concept and wording
 */
export function compileWordings(sections: readonly Section[], reader: WordingReader): LexiconData {
  const growing = new Growing()
  for (const [concept, { heading, place, lines }] of sections.entries())
    for (const line of lines)
      try {
        for (const parts of withAndWithout(reader.read(line))) growing.add(concept, parts, reader)
      } catch (cause) {
        throw new Error(`${place}: in [${heading}] "${line}": ${cause instanceof Error ? cause.message : cause}`)
      }
  return growing.data(sections.map(({ heading }) => heading))
}

/** The lists of a lexicon while they grow. */
class Growing {
  readonly #steps: number[] = []
  readonly #conceptOf: number[] = []
  readonly #begin: number[] = [0]
  readonly #lastEntry = new Map<number, number>()
  readonly #entryBefore: number[] = []
  readonly #entryWording: number[] = []

  add(concept: number, parts: readonly Part[], reader: WordingReader): void {
    const wording = this.#conceptOf.length
    const last = parts.length - 1
    let gap = 0
    let begun = false
    for (const [i, part] of parts.entries()) {
      if (part.words.length === 0) {
        gap = part.gap
        continue
      }
      if (part.determiner && i > 0 && i < last) continue
      const ids = reader.idsOf(part)
      if (begun) this.#steps.push(gap, ids.length, ...ids)
      else for (const id of ids) this.#enter(id, wording)
      begun = true
      gap = 0
    }
    if (!begun) throw new Error('it has no word')
    this.#conceptOf.push(concept)
    this.#begin.push(this.#steps.length)
  }

  #enter(id: number, wording: number) {
    this.#entryBefore.push(this.#lastEntry.get(id) ?? NONE)
    this.#lastEntry.set(id, this.#entryWording.push(wording) - 1)
  }

  data(concepts: readonly string[]): LexiconData {
    return {
      concepts,
      steps: Int32Array.from(this.#steps),
      conceptOf: Int32Array.from(this.#conceptOf),
      begin: Int32Array.from(this.#begin),
      lastEntry: this.#lastEntries(),
      entryBefore: Int32Array.from(this.#entryBefore),
      entryWording: Int32Array.from(this.#entryWording),
    }
  }

  #lastEntries(): Int32Array {
    const list = new Int32Array(1 + Math.max(-1, ...this.#lastEntry.keys())).fill(NONE)
    for (const [id, entry] of this.#lastEntry) list[id] = entry
    return list
  }
}
