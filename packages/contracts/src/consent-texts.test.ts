import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  answersOf,
  answersTo,
  CONSENT_TEXT_VERSION,
  CONSENT_TEXTS,
  choiceFor,
  choiceOf,
  consentTexts,
  mustAsk,
} from './consent-texts.ts'

/** The texts that people agreed to, by version. A changed text needs a new version, and a line here. */
const AGREED_TO: Record<number, string> = {
  2: '790a7cb4075d517d36079116995aed319a3e8e43f846d6eb0f6e85faff0df982',
}

test('a changed text has a version of its own', () => {
  const { keep, ai } = CONSENT_TEXTS.en
  const hash = createHash('sha256')
    .update(JSON.stringify([keep, ai]))
    .digest('hex')
  expect(hash).toBe(AGREED_TO[CONSENT_TEXT_VERSION])
})

test('the texts name the product and who runs the AI', () => {
  const { keep, ai } = consentTexts('xx', { product: '$& Soul', provider: 'Mistral in France' })
  expect(keep.text).toContain('$& Soul stores')
  expect(ai.text).toContain('go to Mistral in France,')
})

test('a person is asked who has not agreed to the texts as they are, and nothing else is assumed', () => {
  const WHO = 'Mistral in France'
  const both = answersTo(WHO, { keep: true, ai: true }, 'test')
  const known = (answers: typeof both, provider = WHO) => [choiceFor(provider, answers), mustAsk(answers, provider)]
  expect(known(both)).toEqual([{ keep: true, ai: true }, false])
  expect(known(answersTo(WHO, { keep: true }, 'test'))).toEqual([{ keep: true, ai: false }, false])
  expect(known([])).toEqual([null, true])
  expect(known(both.map((answer) => ({ ...answer, text_version: 1 })))).toEqual([null, true])
  expect(known(answersTo(WHO, { keep: false, ai: true }, 'test'))).toEqual([null, true])
  const oldAi = both.map((answer) => (answer.purpose === 'ai' ? { ...answer, text_version: 1 } : answer))
  expect(known(oldAi)).toEqual([{ keep: true, ai: false }, true])
  expect(choiceOf(oldAi)).toEqual({ keep: true, ai: false })
  expect(choiceOf(both)).toEqual({ keep: true, ai: true })
  // A yes to one provider is none to another; a no stays one.
  expect(known(both, 'Somebody in Ireland')).toEqual([{ keep: true, ai: false }, true])
  expect(known(answersOf({ keep: true, ai: true }, 'test'))).toEqual([{ keep: true, ai: false }, true])
  const no = answersTo(WHO, { keep: true, ai: false }, 'test')
  expect(known(no, 'Somebody in Ireland')).toEqual([{ keep: true, ai: false }, false])
})
