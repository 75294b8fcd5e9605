import type { Hit } from '../hit.ts'
import type { Token } from '../tokens.ts'

/** Words that may stand anywhere in a wording: articles, possessives, intensifiers. */
const FILLERS: ReadonlySet<string> = new Set(
  `a an the my his her their our your its this that these those some any all both very so too really just quite totally completely
  absolutely still already always also even actually literally kinda bit little pretty rather slightly again never ever like now
  suddenly fucking bloody damn own whole entire more much constantly only probably maybe almost nearly
  todo toda todos todas un una unos unas el la los las lo mi mis su sus tu este esta muy tan ya tambien siempre casi mucho solo todavia
  alle alles aller ein eine einen einem einer eines der die das den dem des mein meine meinen meinem meiner sein seine seinen seinem ihr ihre ihren
  ihrem ihrer sehr so ganz auch schon immer wieder nur noch total vollig richtig einfach fast gar mal eben
  une le les du des mon ma mes son sa ses leur leurs tres trop tout toute tous aussi encore deja toujours presque vraiment tellement
  completement bien um uma uns umas o os as meu minha meus minhas seu sua seus suas muito tao ja tambem sempre quase ainda so mesmo`.split(
    /\s+/u,
  ),
)
const MOST_FILLERS = 2
/** A token that is several words of wordings, or one that is none. */
const SEVERAL = -2
const NO_WORD = -1
/** After the last entry. */
export const NONE = -1

/** The wordings, as they go into the cache. */
export interface LexiconData {
  readonly concepts: readonly string[]
  /** The wordings one after another, each as its steps: the gap before it, how many words follow, and their numbers. */
  readonly steps: Int32Array
  /** By wording: its concept, and where its second step begins. It ends where the next wording begins. */
  readonly conceptOf: Int32Array
  readonly begin: Int32Array
  /** By the number of a word the last entry for a wording that begins with it; by entry the one before it. */
  readonly lastEntry: Int32Array
  readonly entryBefore: Int32Array
  readonly entryWording: Int32Array
}

/**
 * All wordings of one language, ready to be found. They stand in a few long lists of numbers and not in an object each:
 * tens of thousands of objects take a second and a hundred megabytes to make.
 */
export class Lexicon {
  readonly data: LexiconData

  constructor(data: LexiconData) {
    this.data = data
  }

  /** Every place where a concept of this language stands, by concept, in the order of the text. */
  find(tokens: readonly Token[], words: readonly ReadonlySet<number>[]): Map<string, Hit[]> {
    const found = new Map<string, Hit[]>()
    const text: Text = {
      tokens,
      words,
      word: Int32Array.from(tokens, (_, at) => wordOf(words[at])),
      isFiller: Uint8Array.from(tokens, ({ word }) => Number(FILLERS.has(word))),
    }
    // By wording: after which token it was tried last. Small words begin a thousand wordings, and a text may be nothing else.
    const tried = new Int32Array(this.data.conceptOf.length)
    for (let start = 0; start < tokens.length; start++) {
      for (const id of words[start] ?? [])
        for (
          let entry = this.data.lastEntry[id] ?? NONE;
          entry !== NONE;
          entry = this.data.entryBefore[entry] ?? NONE
        ) {
          const wording = this.data.entryWording[entry] ?? 0
          if (tried[wording] === start + 1) continue
          tried[wording] = start + 1
          const end = this.#endOf(wording, start, text)
          if (end === undefined) continue
          const concept = this.data.concepts[this.data.conceptOf[wording] ?? 0] ?? ''
          const hits = found.get(concept)
          if (hits) hits.push({ start, end })
          else found.set(concept, [{ start, end }])
        }
    }
    return found
  }

  #endOf(wording: number, start: number, text: Text): number | undefined {
    const { tokens } = text
    const sentence = tokens[start]?.sentence
    const end = this.data.begin[wording + 1] ?? 0
    let at = start + 1
    let step = this.data.begin[wording] ?? end
    while (step < end) {
      const next = this.#next(step, at, text)
      if (next === undefined || tokens[next]?.sentence !== sentence) return undefined
      at = next + 1
      step += 2 + (this.data.steps[step + 1] ?? 0)
    }
    return at
  }

  /** The first token from `at` that is a word of the step, past no more than its gap and a few fillers. */
  #next(step: number, at: number, text: Text): number | undefined {
    let left = this.data.steps[step] ?? 0
    let fillersLeft = MOST_FILLERS
    for (let next = at; ; next++) {
      if (next >= text.tokens.length) return undefined
      if (this.#isOne(step, next, text)) return next
      if (text.isFiller[next] && fillersLeft > 0) fillersLeft--
      else if (left-- === 0) return undefined
    }
  }

  #isOne(step: number, at: number, { words, word }: Text): boolean {
    const only = word[at]
    if (only === NO_WORD) return false
    const last = step + 2 + (this.data.steps[step + 1] ?? 0)
    const ids = only === SEVERAL ? words[at] : undefined
    for (let i = step + 2; i < last; i++) {
      const id = this.data.steps[i] ?? NO_WORD
      if (ids ? ids.has(id) : id === only) return true
    }
    return false
  }
}

/** A text as the wordings are sought in it. */
interface Text {
  readonly tokens: readonly Token[]
  readonly words: readonly ReadonlySet<number>[]
  /** By token the number of its word, if it is one word only. */
  readonly word: Int32Array
  readonly isFiller: Uint8Array
}

function wordOf(ids: ReadonlySet<number> | undefined): number {
  const [only = NO_WORD] = ids ?? []
  return ids && ids.size > 1 ? SEVERAL : only
}
