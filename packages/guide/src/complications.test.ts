import { checkInsight } from '@soulsign/safety/output'
import { expect, test } from 'vitest'
import { complicationIn } from './complications.ts'
import { composeInsight } from './compose.ts'
import { doctorLines } from './prose/prose.ts'

test.each([
  ['My feet burn at night, I have had diabetes for nine years', 'diabetic_feet'],
  ['Ich habe Diabetes und nachts brennen die Füße', 'diabetic_feet'],
  ['Soy diabética y me queman los pies por la noche', 'diabetic_feet'],
  ['Je suis diabétique, j’ai les pieds qui brûlent', 'diabetic_feet'],
  ['Sou diabético e os pés ardem de noite', 'diabetic_feet'],
  ['Type 2 diabetes, and a blister on my heel', 'diabetic_feet'],
  ['Diabetes, und ich sehe verschwommen', 'diabetic_sight'],
  ['Tengo diabetes y veo borroso', 'diabetic_sight'],
  ['I have heart failure and my ankles are swollen by evening', 'failing_heart'],
  ['J’ai une insuffisance cardiaque et les chevilles gonflent', 'failing_heart'],
  ['I am on blood thinners and bruise at every touch', 'thinned_blood'],
  ['My feet burn at night', null],
  ['My diabetes is well managed and my neck is stiff', null],
  ['My ankles swell after long shifts', null],
] as const)('a doctor should see it: %s: %s', (text, complication) => {
  expect(complicationIn(text, '')).toBe(complication)
})

test('the condition may stand among those that are known', () => {
  expect(complicationIn('My toes are numb', 'type 2 diabetes')).toBe('diabetic_feet')
})

test('an insight says so plainly, each time, and passes the check', () => {
  const description = "My feet burn at night and go numb. I've had type 2 diabetes for nine years."
  const earlier: string[] = []
  for (let day = 0; day < 4; day++) {
    const {
      ai_analysis,
      mode,
      matched: _,
      ...roots
    } = composeInsight({ symptomType: 'physical', description }, earlier)
    expect(doctorLines('diabetic_feet').some((line) => ai_analysis.includes(line))).toBe(true)
    expect(checkInsight({ ai_analysis, ...roots }, { personText: description, mode })).toBeNull()
    earlier.unshift(ai_analysis)
  }
})

test.each([
  'Je suis diabétique, j’ai les pieds qui brûlent la nuit et des fourmis dans les orteils',
  'My feet burn at night, I have had diabetes for nine years',
])('is only comforted: %s', (description) => {
  expect(composeInsight({ symptomType: 'physical', description }).mode).toBe('companion')
})

test('without a complication an insight says nothing of it', () => {
  const { ai_analysis } = composeInsight({ symptomType: 'physical', description: 'My feet burn at night' })
  expect(doctorLines('diabetic_feet').some((line) => ai_analysis.includes(line))).toBe(false)
})
