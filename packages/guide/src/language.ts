import { LEXICON_LANGUAGES, type LexiconLanguage } from './lexicon.ts'
import type { Word } from './normalise.ts'

/** Folded words that are typical of a language. */
const MARKERS: Record<LexiconLanguage, ReadonlySet<string>> = {
  en: new Set(
    'i my the and is it of im ive have has had with when after before feel feels feeling hurts hurt been this that for on at all but not you your so very because since every keeps keep get gets cant dont no me'.split(
      ' ',
    ),
  ),
  es: new Set(
    'mi mis el la los las y en es no que con cuando tengo me siento muy desde esta estoy una por pero hace le lo del como yo ha mucho mucha siempre todo al duele'.split(
      ' ',
    ),
  ),
  de: new Set(
    'ich mein meine meinem meinen meiner der die das und ist mit wenn habe seit sehr im ein eine nicht mir mich zu auf bin nach bei beim von den dem immer schon tut'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'je j ma mes en le les et est avec quand ai suis depuis tres une pas mais au aux du dans la nuit il elle ne se toujours fait des ce cette moi'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'eu meu minha meus minhas o os e com quando tenho estou muito muita desde uma por mas sinto nao na no da do das que ao em faz sempre tudo dor doi me'.split(
      ' ',
    ),
  ),
}

/** The likely languages of a text: one, several on a tie, all without a clue. */
export function languagesOf(words: readonly Word[]): readonly LexiconLanguage[] {
  const scores = LEXICON_LANGUAGES.map((language) => words.filter((word) => MARKERS[language].has(word.text)).length)
  const best = Math.max(...scores)
  return LEXICON_LANGUAGES.filter((_, index) => scores[index] === best)
}
