import { SAFETY_LANGUAGES } from '@soulsign/contracts'
import { EVERY_LANGUAGE, type LexiconFiles, readLexicon } from './files.ts'
import { Lexicon } from './lexicon.ts'
import { Vocabulary } from './vocabulary.ts'
import { WordingReader } from './wordings.ts'

const sectionsOf = ({ concepts }: LexiconFiles) => [...concepts.values()].flat()

function load() {
  const vocabulary = new Vocabulary()
  const reader = new WordingReader(vocabulary)
  const everyLanguage = sectionsOf(readLexicon(EVERY_LANGUAGE))
  const concepts = new Set<string>()
  const lexicons = SAFETY_LANGUAGES.map((language) => {
    const files = readLexicon(language)
    const sections = [...everyLanguage, ...sectionsOf(files)]
    for (const { heading } of sections) concepts.add(heading)
    /** Small words that nearly every text in this language has. */
    return { everyday: new Set(files.smallWords), lexicon: new Lexicon(reader, sections) }
  })
  return { vocabulary, lexicons, concepts }
}

const loaded = load()

export const VOCABULARY = loaded.vocabulary
/** One lexicon a language; what is spelt alike everywhere is in each of them. */
export const LEXICONS = loaded.lexicons
/** All concepts. A test holds that each language has words for each of them, or says why not. */
export const CONCEPTS: ReadonlySet<string> = loaded.concepts
