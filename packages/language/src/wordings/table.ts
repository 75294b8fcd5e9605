/** Texts by their numbers, one after the other: twenty thousand strings take milliseconds and megabytes to make. */
export interface TextsData {
  readonly all: string
  /** By number where its text begins. It ends where the next one begins. */
  readonly begin: Int32Array
}

export function textsFrom(texts: readonly string[]): TextsData {
  const begin = new Int32Array(texts.length + 1)
  for (const [id, { length }] of texts.entries()) begin[id + 1] = (begin[id] ?? 0) + length
  return { all: texts.join(''), begin }
}

export class Texts {
  readonly #data: TextsData

  constructor(data: TextsData) {
    this.#data = data
  }

  of(id: number): string {
    return this.#data.all.slice(this.#data.begin[id], this.#data.begin[id + 1])
  }

  /** Whether this is the text of the number. */
  is(id: number, text: string): boolean {
    const begin = this.#data.begin[id] ?? 0
    return (this.#data.begin[id + 1] ?? 0) - begin === text.length && this.#data.all.startsWith(text, begin)
  }
}

/** Numbers by the hashes of their texts: a bucket has the place one up of its last entry, an entry that of the one before. */
export interface TableData {
  readonly last: Int32Array
  readonly before: Int32Array
  readonly ids: Int32Array
}

export function tableFrom(numbers: ReadonlyMap<string, number>): TableData {
  const last = new Int32Array(2 ** Math.ceil(Math.log2(numbers.size + 1)))
  const before = new Int32Array(numbers.size)
  const ids = new Int32Array(numbers.size)
  let entry = 0
  for (const [text, id] of numbers) {
    const bucket = hash(text) & (last.length - 1)
    before[entry] = last[bucket] ?? 0
    ids[entry] = id
    last[bucket] = ++entry
  }
  return { last, before, ids }
}

/** The numbers of some of the texts. */
export class Table {
  readonly #data: TableData
  readonly #texts: Texts

  constructor(data: TableData, texts: Texts) {
    this.#data = data
    this.#texts = texts
  }

  get(text: string): number | undefined {
    const { last, before, ids } = this.#data
    for (let entry = last[hash(text) & (last.length - 1)] ?? 0; entry > 0; entry = before[entry - 1] ?? 0) {
      const id = ids[entry - 1] ?? 0
      if (this.#texts.is(id, text)) return id
    }
    return undefined
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value ^ (value >>> 15)
}
