import type { SafetyLanguage } from './enums.ts'

/** The language that insights and plans are written in. */
export const WRITING_LANGUAGE = 'en' satisfies SafetyLanguage

/** A notice in the person's language that insights are not written in it. */
interface LanguageNotice {
  language: SafetyLanguage
  /** Before the entry is sent. */
  before: string
  /** Above the text. */
  above: string
}

/** Every language that is understood, but `WRITING_LANGUAGE`. */
const NOTICES: readonly LanguageNotice[] = [
  {
    language: 'es',
    before:
      'Puedes escribir en español, te entendemos. La respuesta llegará en inglés: todavía no escribimos en español.',
    above: 'Has escrito en español. Este texto está en inglés, porque todavía no escribimos en español.',
  },
  {
    language: 'de',
    before:
      'Du kannst auf Deutsch schreiben, wir verstehen es. Die Antwort kommt auf Englisch: Auf Deutsch schreiben wir noch nicht.',
    above: 'Du hast auf Deutsch geschrieben. Dieser Text ist auf Englisch, weil wir auf Deutsch noch nicht schreiben.',
  },
  {
    language: 'fr',
    before:
      'Vous pouvez écrire en français, nous comprenons. La réponse sera en anglais : nous n’écrivons pas encore en français.',
    above: 'Vous avez écrit en français. Ce texte est en anglais, car nous n’écrivons pas encore en français.',
  },
  {
    language: 'pt',
    before:
      'Você pode escrever em português, nós entendemos. A resposta virá em inglês: ainda não escrevemos em português.',
    above: 'Você escreveu em português. Este texto está em inglês, porque ainda não escrevemos em português.',
  },
]

/** Small words that hardly any of the other languages has. */
const SMALL_WORDS: Record<SafetyLanguage, string> = {
  en: 'the and my i is it to of when with have been that for was not but this',
  es: 'el los las y mi que cuando con me desde muy pero por una siento estoy tengo del está no',
  de: 'der die das und ich mein meine nicht ist mir mich seit wenn mit ein eine habe auch immer nur',
  fr: 'le les et je mon ma mes que quand avec depuis très mais une suis est pas du dans ai',
  pt: 'o os as e meu minha que quando com desde muito mas uma sinto estou tenho do não no na',
}
const WORDS = (Object.keys(SMALL_WORDS) as SafetyLanguage[]).map(
  (language) => [language, new Set(SMALL_WORDS[language].split(' '))] as const,
)
/** Fewer small words say nothing. */
const ENOUGH = 3

/** The notice for an entry in this language; undefined if insights are written in it. */
export const languageNotice = (language: string | null | undefined): LanguageNotice | undefined =>
  NOTICES.find((notice) => notice.language === language)

/** Guesses the language of a text while it is being written; undefined if its words do not tell. */
export function guessLanguage(text: string): SafetyLanguage | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counted = WORDS.map(([language, small]) => ({
    language,
    count: words.filter((word) => small.has(word)).length,
  })).sort((a, b) => b.count - a.count)
  const [first, second] = counted
  return first && first.count >= ENOUGH && first.count > (second?.count ?? 0) ? first.language : undefined
}
