import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import { DENIED } from './denied.ts'
import words from './well.json' with { type: 'json' }

/**
 * A clause of a few words that says of something that nothing is wrong with it: 'shoulder and elbow normal', 'knees ok
 * these days'. One that asks says nothing of the kind.
 */
const WELL = new RegExp(
  `(?<=^|[.,;:!?\\n(] ?)(?!(?:${words.asks.join('|')})\\b)(?:(?!(?:${words.self.join('|')})\\b)[\\w'-]+(?:,(?= ca va))? ){1,5}(?:${words.well.join('|')})(?: (?:${words.now.join('|')}))?(?= ?(?:[.,;)\\n]|$))`,
  'gu',
)
/** That nobody died tells of no death. */
const NOBODY = new RegExp(anyOf(words.nobody), 'gu')
/** That it went years ago: 'the nightmares of then stopped years ago with therapy'. */
const GONE = new RegExp(
  `(?<=^|[.,;:!?\\n(] ?)(?:(?!(?:${words.self.join('|')})\\b)[\\w'-]+ ){1,5}(?:${words.gone.join('|')})(?![\\w'])`,
  'gu',
)
const denied = Object.values(DENIED)

/** A text without what it says is well: the elbow that is normal is not what it is about. */
export function withoutWell(text: string): string {
  const folded = fold(text)
  const left = folded
    .replace(NOBODY, '')
    .replace(GONE, (clause) => (denied.some((words) => words.test(clause)) ? clause : ''))
    .replace(WELL, (clause) => (denied.some((words) => words.test(clause)) ? clause : ''))
  return left === folded ? text : left
}
