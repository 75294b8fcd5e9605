import { fold } from '@soulsign/language'
import { describe, expect, test } from 'vitest'
import { composeInsight } from '../compose.ts'
import { composePlan } from './compose-plan.ts'
import { LOADS } from './fit.ts'
import { hurtParts, type Part } from './hurts.ts'

const HURT: [Part, string][] = [
  ['leg', 'Rolled it off the kerb, ankle is puffy round the bone, can walk but not in heels'],
  ['leg', 'My right knee is swollen and stabs me on the stairs, and the final is on Saturday'],
  ['leg', 'I dropped a pan, my foot is bruised and I limp through the shift'],
  ['leg', 'am bordstein umgeknickt wegen einer taube. knöchel dick und blau, auftreten geht so'],
  ['leg', 'Mein Knie ist seit dem Sturz geschwollen und heiß'],
  ['leg', 'Me hice un esguince en el tobillo derecho y no puedo pisar bien'],
  ['leg', 'Cheville gonflée depuis que je me la suis tordue dans l’escalier'],
  ['leg', 'Torci o pé descendo do ônibus, inchou do lado de fora'],
  ['arm', 'I broke my wrist on the ice and the cast itches, and my mother has moved in with us'],
  ['arm', 'Mein Daumen ist nach dem Volleyball dick und blau, tippen geht kaum'],
  ['arm', 'Me torcí la muñeca cargando cajas en la mudanza y se me hinchó'],
  ['arm', 'Coude enflé depuis que je suis tombée du vélo'],
  ['shoulder', 'Dislocated my shoulder at handball, it is back in but it aches all night'],
  ['shoulder', 'Schulter geprellt beim Umzug, ich kann den Arm kaum heben'],
  ['neck', 'Whiplash from a small crash last week, my neck is swollen and stiff'],
  ['neck', 'Torcicolo, o pescoço travou hoje de manhã antes da reunião'],
  ['jaw', 'My jaw is swollen since the wisdom tooth came out and I start the new job on Monday'],
  ['jaw', 'Se me dislocó la mandíbula al bostezar y me duele'],
]
const loads = (part: Part) => LOADS.find(([situation]) => situation === `hurt-${part}`)?.[1] ?? /$^/u

describe.each(HURT)('what is hurt rests, the %s: %s', (part, description) => {
  const entry = { symptomType: 'physical' as const, description }

  test('in the insight', () => {
    expect(hurtParts(description, '')).toContain(part)
    // Three in a row, since each has another practice.
    const earlier: string[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const { ai_analysis } = composeInsight(entry, earlier)
      const practice = ai_analysis.split('\n').filter((line) => /^\d\. /.test(line))
      expect(practice.length).toBeGreaterThan(0)
      expect(practice.filter((step) => loads(part).test(fold(step)))).toEqual([])
      earlier.unshift(ai_analysis)
    }
  })

  test('in the plan', () => {
    const { recommendations, affirmations, meditation_practices, energy_healing } = composePlan(entry, [])
    for (const items of [recommendations, affirmations, meditation_practices, energy_healing]) {
      expect(items.length).toBeGreaterThan(2)
      expect(items.filter(({ title, how }) => loads(part).test(fold(`${title}\n${how}`)))).toEqual([])
    }
  })
})

test.each([
  ['ankles', 'My ankles ache a little in the evening'],
  ['heartbreak', 'He broke my heart. On foot I go the long way round now'],
  ['knees', 'Meine Knie knirschen beim Hinhocken'],
  ['sadness', 'I feel blue'],
  ['shoulders', 'My shoulders are hard as wood from the desk'],
  ['neck', 'Nacken verspannt, seit ich den neuen Chef habe'],
])('%s: nothing is hurt in: %s', (theme, text) => {
  expect(hurtParts(text, theme)).toEqual([])
})
