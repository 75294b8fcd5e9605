import type { Language } from './enums.ts'
import { CONSENT_PURPOSES } from './limits.ts'

type Purpose = (typeof CONSENT_PURPOSES)[number]

/** What a person ticked on the card that asks. */
export type ConsentChoice = Record<Purpose, boolean>

/** Nothing is ticked for anybody. */
export const NO_CONSENT: ConsentChoice = { keep: false, ai: false }

/** What a screen says that asks for consent, or shows it. */
export interface ConsentTexts extends Record<Purpose, { title: string; text: string }> {
  title: string
  note: string
  /** Beside the purpose that sending needs, while it is not ticked. */
  missing: string
  /** Who writes, and the switch to the other one. */
  written: Record<'ai' | 'guide', { by: string; change: string }>
}

/** The version of these texts. A changed text gets the next one, and everybody is asked again. */
export const CONSENT_TEXT_VERSION = 2

/** The texts that ask for consent, the same in the app, in the widget and in the account. */
export const CONSENT_TEXTS: Record<Language, ConsentTexts> = {
  en: {
    title: 'Before you send',
    note: 'You can take each of them back at any time.',
    keep: {
      title: 'Keep what I write',
      text: 'I agree that {{product}} stores what I write about my health and beliefs, so that I can read it again.',
    },
    ai: {
      title: 'Let an AI write (optional)',
      text: 'I agree that my words, without my name or address, go to {{provider}}, to write my insights and plans. Without this, our built-in guide writes.',
    },
    missing: 'Please tick this first.',
    written: {
      ai: { by: 'An AI writes for you.', change: 'Write without an AI' },
      guide: { by: 'Our built-in guide writes for you, not an AI.', change: 'Let an AI write' },
    },
  },
}

/** The texts in a language, or in English if there are none, with the names of the product and of the AI's provider. */
export function consentTexts(language: string, names: { product: string; provider: string }): ConsentTexts {
  const texts = CONSENT_TEXTS[language as Language] ?? CONSENT_TEXTS.en
  const fill = (text: string) =>
    text.replace('{{product}}', () => names.product).replace('{{provider}}', () => names.provider)
  return {
    ...texts,
    keep: { ...texts.keep, text: fill(texts.keep.text) },
    ai: { ...texts.ai, text: fill(texts.ai.text) },
  }
}

type Answer = { purpose: string; given: boolean; text_version: number; recipient?: string | null | undefined }

/** Whether an answer is a yes to the texts as they are. A newer page may have asked already with the next ones. */
const isYes = ({ given, text_version }: Answer): boolean => given && text_version >= CONSENT_TEXT_VERSION

/** Whether the newest answers let us keep what a person writes. */
export const agreesToKeep = (answers: readonly Answer[]): boolean =>
  answers.some((answer) => answer.purpose === 'keep' && isYes(answer))

/** Whether the newest answers let the AI of `provider` write. A yes to another provider does not. */
export const agreesToAi = (answers: readonly Answer[], provider: string): boolean =>
  answers.some((answer) => answer.purpose === 'ai' && isYes(answer) && answer.recipient === provider)

/** What the newest answers agree to, whoever runs the AI; null if they do not let us keep anything. */
export function choiceOf(answers: readonly Answer[]): ConsentChoice | null {
  const ai = answers.some((answer) => answer.purpose === 'ai' && isYes(answer))
  return agreesToKeep(answers) ? { keep: true, ai } : null
}

/** The same, with a yes to the AI only if it names this provider. */
export const choiceFor = (provider: string, answers: readonly Answer[]): ConsentChoice | null =>
  agreesToKeep(answers) ? { keep: true, ai: agreesToAi(answers, provider) } : null

/** Whether a person has to be asked: for the first time, or because the texts or the AI's provider changed since a yes. */
export const mustAsk = (answers: readonly Answer[], provider: string): boolean =>
  !agreesToKeep(answers) ||
  (answers.some(({ purpose, given }) => purpose === 'ai' && given) && !agreesToAi(answers, provider))

/** The body of `POST /api/consents` for what was ticked on a screen that said who runs the AI. A yes counts for nobody else. */
export const answersTo = (provider: string | undefined, choice: Partial<ConsentChoice>, place: string) =>
  CONSENT_PURPOSES.flatMap((purpose) => {
    const given = choice[purpose]
    const recipient = purpose === 'ai' ? provider : undefined
    return given === undefined ? [] : [{ purpose, given, text_version: CONSENT_TEXT_VERSION, place, recipient }]
  })

/** The same for a screen that did not say it: a yes is to the AI's current provider. */
export const answersOf = (choice: Partial<ConsentChoice>, place: string) => answersTo(undefined, choice, place)
