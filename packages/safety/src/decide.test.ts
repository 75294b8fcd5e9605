import { SAFETY_CATEGORIES, type SafetyCategory, urgentPanelKind } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { DEGREES, type Decision, decide, type ReaderSays, type RulesSay } from './decide.ts'

/** Everything that rules and reader can say together. */
const COMBINATIONS = SAFETY_CATEGORIES.flatMap((category) =>
  ([null, 'card', 'urgent'] as const).flatMap((level) =>
    ['weak', 'strong', 'byForm'].flatMap((kind) =>
      DEGREES.flatMap((urgent) =>
        SAFETY_CATEGORIES.flatMap((urgentCategory) =>
          DEGREES.slice(DEGREES.indexOf(urgent)).flatMap((loudest) =>
            [false, true].map((soon) => {
              const rules: RulesSay = level
                ? { level, category, byForm: kind === 'byForm', isStrong: kind === 'strong' }
                : { level, category: null }
              const reader: ReaderSays = { urgent, urgentCategory, loudest, soon, soonCategory: 'see_doctor_soon' }
              return { rules, reader, decision: decide(rules, reader) }
            }),
          ),
        ),
      ),
    ),
  ),
)
const RANKS = { none: 0, card: 1, ask: 2, urgent: 3 } as const
const rank = (decision: Decision | null) => RANKS[decision?.level ?? 'none']
const isCrisis = (category: SafetyCategory | null) => category !== null && urgentPanelKind(category) === 'crisis'
/** The combinations for which something else holds; a property of none would hold always. */
function failing(of: (each: (typeof COMBINATIONS)[number]) => boolean, holds: typeof of) {
  const all = COMBINATIONS.filter(of)
  expect(all.length).toBeGreaterThan(0)
  return all.filter((each) => !holds(each))
}

describe('in all combinations', () => {
  it('a question is never about a crisis', () => {
    expect(
      failing(
        ({ decision }) => decision?.level === 'ask',
        ({ decision }) => !isCrisis(decision?.category ?? null),
      ),
    ).toEqual([])
  })

  it('urgent rules, and a reader that is not against them or one of the sentences, show the panel of the rules', () => {
    expect(
      failing(
        ({ rules, reader }) => rules.level === 'urgent' && DEGREES.indexOf(reader.loudest) >= DEGREES.indexOf('maybe'),
        ({ rules, reader, decision }) =>
          decision?.level === 'urgent' &&
          (decision.category === rules.category ||
            (isCrisis(rules.category) && reader.urgent === 'sure' && decision.category === reader.urgentCategory)),
      ),
    ).toEqual([])
  })

  it('a reader that is sure shows a panel', () => {
    expect(
      failing(
        ({ reader }) => reader.urgent === 'sure',
        ({ decision }) => decision?.level === 'urgent',
      ),
    ).toEqual([])
  })

  it('urgent rules about a child in danger always show something, and those about a crisis unless the reader is sure', () => {
    expect(
      failing(
        ({ rules, reader }) =>
          rules.level === 'urgent' &&
          (rules.category === 'abuse_child' || (isCrisis(rules.category) && reader.loudest !== 'never')),
        ({ decision }) => decision !== null,
      ),
    ).toEqual([])
  })

  it('two rules about what kills within the hour always show something, unless the reader is sure', () => {
    expect(
      failing(
        ({ rules, reader }) => rules.level === 'urgent' && rules.isStrong === true && reader.urgent !== 'never',
        ({ decision }) => (decision !== null && decision.level !== 'card') || isCrisis(decision?.category ?? null),
      ),
    ).toEqual([])
  })

  it('a finding from the form stays urgent', () => {
    expect(
      failing(
        ({ rules }) => rules.level === 'urgent' && rules.byForm === true,
        ({ decision }) => decision?.level === 'urgent',
      ),
    ).toEqual([])
  })

  it('a card of the rules, or of the reader, is never dropped where the rules are not urgent', () => {
    expect(
      failing(
        ({ rules, reader }) => rules.level === 'card' || (rules.level === null && reader.soon),
        ({ decision }) => decision !== null,
      ),
    ).toEqual([])
  })

  it('nothing found by either shows nothing', () => {
    expect(
      failing(
        ({ rules, reader }) =>
          rules.level === null && !reader.soon && DEGREES.indexOf(reader.urgent) < DEGREES.indexOf('hardly'),
        ({ decision }) => decision === null,
      ),
    ).toEqual([])
  })

  it('a reader that is surer never shows less', () => {
    const lower = COMBINATIONS.filter(({ rules, reader, decision }) => {
      const surer = DEGREES[DEGREES.indexOf(reader.urgent) + 1]
      if (surer === undefined) return false
      const loudest = DEGREES[Math.max(DEGREES.indexOf(reader.loudest), DEGREES.indexOf(surer))] ?? surer
      return rank(decide(rules, { ...reader, urgent: surer, loudest })) < rank(decision)
    })
    expect(lower).toEqual([])
  })
})
