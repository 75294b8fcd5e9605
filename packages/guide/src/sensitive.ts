import { fold } from '@soulsign/language'
import { medicationChange } from '@soulsign/safety/output'
import words from './sensitive.json' with { type: 'json' }

/** One of these, as whole words. They are regular expressions for folded text. */
export const anyOf = (list: readonly string[]) => new RegExp(`\\b(?:${list.join('|')})\\b`, 'u')

/** Harm by another person. */
export const HARMED = anyOf(words.harmed)

/** What the person feels beside a child: 'since the baby came my wrist hurts'. */
const OWN_PAIN = `\\b(?:${words.own.join('|')}) (?:\\w+ ){0,3}(?:${words.unwell.join('|')})\\b`

/**
 * Subjects beyond the lexicon that ask only for comfort: serious illness, loss of a child, a child who is unwell or spoken of sexually,
 * disability, abuse, despair, a change of medication. English, Spanish, German, French and Portuguese.
 */
const SENSITIVE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${words.child.join('|')})(?:'s)?\\b(?:(?!${OWN_PAIN})[^.!?\\n]){0,60}\\b(?:${words.unwell.join('|')})\\b`,
    'u',
  ),
  new RegExp(`\\b(?:${words.minor.join('|')})\\b[^.!?\\n]{0,60}\\b(?:${words.sexual.join('|')})\\b`, 'u'),
  anyOf(words.lossOrDisability),
  HARMED,
  anyOf(words.despair),
  anyOf(words.mind),
  anyOf(words.dependence),
]

const ILLNESS = anyOf(words.illness)
/** An illness that the person has, told beside somebody else's: 'like my mother, I have', 'since my stroke'. */
const SHARED = anyOf(words.shared)
const CHILD = anyOf(words.child)

/**
 * Whether a text touches a subject that must not be given a meaning.
 * @param own the text without what is told of others: the illness of a parent or partner leaves one's own symptom its
 *   meaning, and that of a child does not
 */
export function isSensitive(text: string, own = text): boolean {
  const folded = fold(text)
  const ill = CHILD.test(folded) || SHARED.test(folded) ? folded : fold(own)
  return ILLNESS.test(ill) || [...SENSITIVE, ...medicationChange].some((pattern) => pattern.test(folded))
}

/** Whether a text says that an illness that it names is the person's own, too. */
export const sharesIllness = (text: string): boolean => SHARED.test(fold(text))
