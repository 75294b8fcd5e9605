import { SAFETY_LANGUAGES, type SafetyLanguage } from '@soulsign/contracts/enums'
import { readFolder, type Section } from '@soulsign/language/wordings'

const FOLDER = new URL('../../lexicon/', import.meta.url)
/** Medicines, allergens and the like: what is spelt alike in all languages. */
export const EVERY_LANGUAGE = 'every-language'
/** The one file that holds no concepts. */
const SMALL_WORDS = 'small-words'

/** What one folder of the lexicon holds. */
export interface LexiconFiles {
  /** The concepts by file. */
  readonly concepts: ReadonlyMap<string, readonly Section[]>
  /** Small words that nearly every text in this language has. */
  readonly smallWords: readonly string[]
}

export function readLexicon(folder: SafetyLanguage | typeof EVERY_LANGUAGE): LexiconFiles {
  const concepts = readFolder(new URL(`${folder}/`, FOLDER))
  const smallWords = concepts.get(SMALL_WORDS)?.flatMap(({ lines }) => lines) ?? []
  concepts.delete(SMALL_WORDS)
  return { concepts, smallWords }
}

/** The files of all languages, checked by a test and not at each start. */
export const readLexicons = () =>
  new Map(([EVERY_LANGUAGE, ...SAFETY_LANGUAGES] as const).map((folder) => [folder, readLexicon(folder)]))

/**
 * What is wrong with the files of all languages. Each concept stands once in a language, in the same file in all of
 * them, with its wordings sorted; where it has none in a language, and none in `every-language`, it says why.
 */
export function faults(folders: ReadonlyMap<string, LexiconFiles>): string[] {
  const found: string[] = []
  const fileOf = new Map<string, string>()
  const placesIn = new Map<string, Map<string, string>>()
  for (const [folder, { concepts, smallWords }] of folders) {
    const places = new Map<string, string>()
    placesIn.set(folder, places)
    if (folder !== EVERY_LANGUAGE && smallWords.length === 0) found.push(`${folder}/${SMALL_WORDS}.txt has no words.`)
    for (const [file, sections] of concepts)
      for (const { heading, place, lines } of sections) {
        const earlier = places.get(heading)
        if (earlier) found.push(`${place}: [${heading}] already stands at ${earlier}.`)
        places.set(heading, place)
        const elsewhere = fileOf.get(heading) ?? file
        if (elsewhere !== file)
          found.push(`${place}: [${heading}] stands in ${elsewhere}.txt elsewhere. Move it there.`)
        fileOf.set(heading, elsewhere)
        const unsorted = lines.find((line, i) => i > 0 && (lines[i - 1] ?? '') >= line)
        if (unsorted) found.push(`${place}: [${heading}] is not sorted at "${unsorted}", or has it twice.`)
      }
  }
  const everywhere = placesIn.get(EVERY_LANGUAGE)
  for (const [folder, places] of placesIn)
    for (const [heading, file] of fileOf)
      if (folder !== EVERY_LANGUAGE && !places.has(heading) && !everywhere?.has(heading))
        found.push(`${folder}/${file}.txt has no [${heading}]. Add wordings, or "waived: " and why there are none.`)
  return found
}
