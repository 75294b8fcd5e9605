import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'
import { FOLDER, loadModel, MOST_BYTES } from './model.ts'

test.each([
  ['en', 'My knee hurts when I go downstairs', 'knees'],
  ['de', 'Seit Wochen kann ich nicht schlafen, ich liege wach im Bett', 'insomnia'],
  ['es', 'Me duele la cabeza desde ayer', 'headache'],
  ['fr', "J'ai mal à la gorge quand j'avale", 'sore_throat'],
  ['pt', 'Tenho azia depois do jantar', 'reflux'],
])('hears what troubles somebody who writes %s', (language, text, theme) => {
  expect(listen(text, 'physical')).toMatchObject({ language, theme, open: false })
})

test.each([
  ['I have no headache, only my knee hurts', 'knees'],
  ['Kopfschmerzen habe ich keine, aber mein Knie tut weh', 'knees'],
])('is not misled by what is denied: %s', (text, theme) => {
  expect(listen(text, 'physical').theme).toBe(theme)
})

test.each([
  ['Ich habe Sodbrennen, sobald mein Chef schreit', 'boss'],
  ['Heartburn ever since my boss started shouting at me', 'boss'],
  ['No duermo desde que me despidieron y estoy en el paro', 'job_lost'],
])('hears what goes on in life: %s', (text, situation) => {
  expect(listen(text, 'physical').situations).toContain(situation)
})

test('hears when it comes', () => {
  expect(listen('my knee hurts at night', 'physical').time).toBe('night')
  expect(listen('mein Knie tut weh, immer nach einem Streit', 'physical').time).toBe('argument')
})

test('says that it is not sure rather than guess', () => {
  expect(listen('hmm', 'physical')).toMatchObject({ theme: 'general_body', situations: [], open: true })
  expect(listen('hmm', 'mental_emotional')).toMatchObject({ theme: 'general_mind', situations: [], open: true })
})

test('hears a lost pregnancy whatever else is told, and only comforts', () => {
  const text = 'My boss shouts and my back hurts. I had a miscarriage in May. I cannot sleep and my knee is stiff.'
  expect(listen(text, 'physical')).toMatchObject({ theme: 'pregnancy_loss', mode: 'companion', second: null })
})

test('reads no further than an AI would', () => {
  const story = 'My knee hurts when I go downstairs. '.repeat(2_000)
  expect(listen(`${story} I had a miscarriage.`, 'physical').theme).toBe('knees')
})

test('the model that is shipped is small enough', () => {
  const size = ['texts.bin', 'mentions.bin'].reduce((sum, file) => sum + statSync(new URL(file, FOLDER)).size, 0)
  expect(size).toBeLessThanOrEqual(MOST_BYTES)
})

test('without a model it says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'model-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(() => loadModel(pathToFileURL(`${folder}/`))).toThrow(
    /has no model\. Restore it from git, or run "pnpm guide:train"/,
  )
})
