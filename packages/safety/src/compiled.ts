import { SAFETY_LANGUAGES } from '@soulsign/contracts/enums'
import { SAFETY_CATEGORIES } from '@soulsign/contracts/safety-category'
import {
  compiledOnce,
  compileWordings,
  type LexiconData,
  readFolder,
  VocabularyBuilder,
  type VocabularyData,
  WordingReader,
} from '@soulsign/language/wordings'
import { EVERY_LANGUAGE, type LexiconFiles, readLexicon } from './lexicon/files.ts'
import { parseRules, type Rule } from './rules/rule.ts'

const HOME = new URL('../', import.meta.url)

interface Compiled {
  readonly vocabulary: VocabularyData
  /** In the order of SAFETY_LANGUAGES. */
  readonly languages: readonly { readonly smallWords: readonly string[]; readonly lexicon: LexiconData }[]
  readonly rules: readonly Rule[]
}

const sectionsOf = ({ concepts }: LexiconFiles) => [...concepts.values()].flat()

function compile(): Compiled {
  const vocabulary = new VocabularyBuilder()
  const reader = new WordingReader(vocabulary)
  const everyLanguage = sectionsOf(readLexicon(EVERY_LANGUAGE))
  const languages = SAFETY_LANGUAGES.map((language) => {
    const files = readLexicon(language)
    const lexicon = compileWordings([...everyLanguage, ...sectionsOf(files)], reader)
    return { smallWords: files.smallWords, lexicon }
  })
  const concepts = new Set(languages.flatMap(({ lexicon }) => lexicon.concepts))
  return { vocabulary: vocabulary.data, languages, rules: rulesAbout(concepts) }
}

/** The rules of each category: one file a category. */
function rulesAbout(concepts: ReadonlySet<string>): Rule[] {
  const files = readFolder(new URL('rules/', HOME))
  return SAFETY_CATEGORIES.flatMap((category) => {
    const sections = files.get(category)
    if (!sections) throw new Error(`rules/${category}.txt is missing.`)
    return parseRules(category, sections, concepts)
  })
}

let kept: Compiled | undefined

/** Words and rules, which take a second to compile and are checked then. Read when they are first needed. */
export const compiled = (): Compiled => {
  kept ??= compiledOnce(
    'words-and-rules',
    [
      'lexicon/',
      'rules/',
      'src/compiled.ts',
      'src/lexicon/',
      'src/rules/',
      '../language/src/',
      '../contracts/src/text.ts',
      '../contracts/src/safety-category.ts',
    ],
    compile,
    HOME,
  )
  return kept
}
