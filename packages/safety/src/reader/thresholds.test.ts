import { expect, test } from 'vitest'
import type { Opinion } from './consider.ts'
import { chooseThresholds, type Judged } from './thresholds.ts'

const OPINION: Opinion = {
  urgent: 0.5,
  urgentCategory: 'suicide',
  loudest: 0.5,
  soon: 0,
  soonCategory: 'see_doctor_soon',
  words: 40,
  wordsAround: 40,
}

test('in few words a degree that is surer never begins earlier', () => {
  const textsOf = (writer: string): Judged[] => {
    const said = { level: null, category: null } as const
    const grave: Judged = { level: 'urgent', category: 'suicide', free: true, writer, said, opinion: OPINION }
    const calm: Judged = {
      ...grave,
      level: 'everyday',
      category: null,
      opinion: { ...OPINION, urgent: 0.01, loudest: 0.01 },
    }
    const nearMiss: Judged = { ...calm, level: 'near-miss' }
    const wish: Judged = { ...calm, free: false, opinion: { ...OPINION, urgent: 0.8, words: 5, wordsAround: 5 } }
    const agreed: Judged = { ...grave, said: { level: 'urgent', category: 'suicide' } }
    return [grave, agreed, calm, nearMiss, wish]
  }
  const { crisis, brief } = chooseThresholds(['a', 'b', 'c', 'd'].flatMap(textsOf))
  expect(brief.hardly).toBeGreaterThan(crisis.maybe)
  expect(brief.maybe).toBeGreaterThanOrEqual(brief.hardly)
  expect(brief.sure).toBeGreaterThanOrEqual(brief.maybe)
})
