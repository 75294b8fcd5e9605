import { fold } from '@soulsign/language'
import { describe, expect, test } from 'vitest'
import { composeInsight } from '../compose.ts'
import { composePlan } from './compose-plan.ts'
import { LOADS_LEG } from './fit.ts'
import { hasHurtLeg } from './hurts.ts'

const HURT = [
  'Rolled it off the kerb, ankle is puffy round the bone, can walk but not in heels',
  'My right knee is swollen and stabs me on the stairs, and the final is on Saturday',
  'I dropped a pan, my foot is bruised and I limp through the shift',
  'am bordstein umgeknickt wegen einer taube. knöchel dick und blau, auftreten geht so',
  'Mein Knie ist seit dem Sturz geschwollen und heiß',
  'Me hice un esguince en el tobillo derecho y no puedo pisar bien',
  'Cheville gonflée depuis que je me la suis tordue dans l’escalier',
  'Torci o pé descendo do ônibus, inchou do lado de fora',
]

describe.each(HURT)('a hurt leg rests: %s', (description) => {
  const entry = { symptomType: 'physical' as const, description }

  test('in the insight', () => {
    // Three in a row, since each has another practice.
    const earlier: string[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const { ai_analysis } = composeInsight(entry, earlier)
      const practice = ai_analysis.split('\n').filter((line) => /^\d\. /.test(line))
      expect(practice.length).toBeGreaterThan(0)
      expect(practice.filter((step) => LOADS_LEG.test(fold(step)))).toEqual([])
      earlier.unshift(ai_analysis)
    }
  })

  test('in the plan', () => {
    const { recommendations, meditation_practices, energy_healing } = composePlan(entry, [])
    for (const items of [recommendations, meditation_practices, energy_healing]) {
      expect(items.length).toBeGreaterThan(2)
      expect(items.filter(({ title, how }) => LOADS_LEG.test(fold(`${title}\n${how}`)))).toEqual([])
    }
  })
})

test.each([
  ['ankles', 'My ankles ache a little in the evening'],
  ['heartbreak', 'He broke my heart. On foot I go the long way round now'],
  ['knees', 'Meine Knie knirschen beim Hinhocken'],
  ['sadness', 'I feel blue'],
])('%s: no leg is hurt in: %s', (theme, text) => {
  expect(hasHurtLeg(text, theme)).toBe(false)
})
