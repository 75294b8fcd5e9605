import { inOrder, oneOf, type Patterns, type Rule, words } from '@soulsign/safety/output'
import said from './never.json' with { type: 'json' }

const NUMBER = oneOf(said.numbers)
const { promise, discouragingCare, harmfulPractice, mission, blame } = said

/** Advice and claims that no plan may contain, in addition to the general output check; for folded text. */
export const NEVER: readonly (readonly [Rule, Patterns])[] = [
  [
    'promise',
    [
      words(promise.claims),
      inOrder(promise.ease, promise.eased, 25),
      inOrder(promise.illness, promise.goes, 12),
      words(promise.byItself),
    ],
  ],
  [
    'discouraging-care',
    [
      inOrder(discouragingCare.before, said.care, 25),
      inOrder(discouragingCare.without, [...said.care, 'inhaler', 'crutch(?:es)?', 'glasses'], 25),
      words(discouragingCare.appointments),
      new RegExp(
        `\\b${oneOf([...said.care, ...discouragingCare.dismissedCare])} ${oneOf(discouragingCare.dismissed)}\\b`,
        'u',
      ),
    ],
  ],
  ['medication', [words(said.medicines)]],
  [
    'dose',
    [
      new RegExp(
        `\\b(?:an?|one|half an?|${said.numbers.join('|')}) (?:(?:tea|table|dessert)spoon\\w*|spoon(?:ful)?s? of|lit(?:re|er)s?|pints?|ounces?|gallons?)\\b`,
        'u',
      ),
      new RegExp(`\\b${NUMBER} (?:\\w+ )?${oneOf(said.measured)}\\b`, 'u'),
    ],
  ],
  [
    'harmful-practice',
    [
      words(harmfulPractice.fasting),
      inOrder(harmfulPractice.cutOut, harmfulPractice.foods, 20),
      words([
        `hold (?:it |there )?(?:for )?(?:(?:a|the) count|${NUMBER}\\b(?! (?:\\w+ ){0,3}breaths))`,
        `held for ${NUMBER}`,
        ...harmfulPractice.breath,
      ]),
      words(harmfulPractice.cold),
      words(harmfulPractice.weight),
      words(harmfulPractice.pain),
      words(harmfulPractice.sleep),
      words(harmfulPractice.fire),
      inOrder(harmfulPractice.put, harmfulPractice.into, 30),
      words(harmfulPractice.dangerous),
      inOrder(harmfulPractice.drink, harmfulPractice.liquids, 25),
      words(harmfulPractice.drugs),
      words(harmfulPractice.driving),
    ],
  ],
  ['harm', [words(said.harm)]],
  ['mission', [words(mission.en), inOrder(mission.spirits, mission.answer, 20)]],
  ['blame', [inOrder(blame.ancestors, blame.left, 25), inOrder(['forgive'], blame.leaves, 40), words(blame.refusal)]],
  ['sexual', [words(said.sexual)]],
]
