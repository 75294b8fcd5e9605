import type { Safety, Symptom } from '@soulsign/contracts'
import { expect, test, vi } from 'vitest'
import { find, inFreshPages, place, send, show, WAIT, write } from './app-fixture.tsx'

inFreshPages()

test('shows the urgent panel first and sells nothing beside it', async () => {
  const safety: Safety = { level: 'urgent', category: 'cardiac', resources: [] }
  const { told } = show({ call: { createSymptom: () => ({ safety }) as Symptom } })
  await send('Crushing pain in my chest')
  await find('[role=alert] h1', 'These can be signs of an emergency')
  expect(place.textContent).not.toContain('Free diagnoses used')
  expect(told).toEqual(['started'])
  // The visitor can start again in other words.
  ;(await find('button', 'Add Another Symptom')).click()
  await vi.waitFor(() => expect((place.querySelector('textarea') as HTMLTextAreaElement).value).toBe(''), WAIT)
})

test('leads back from urgent help to the form as it was filled in', async () => {
  const safety: Safety = { level: 'urgent', category: 'cardiac', resources: [] }
  const sent: string[] = []
  show({
    call: { createSymptom: () => ({ id: 'entry', safety }) as Symptom, notMeant: () => undefined },
    onCall: (name) => sent.push(name),
  })
  await write('Crushing pain in my chest')
  ;(await find('input[value=mental_emotional]')).click()
  ;(await find('input[name=consent-keep]')).click()
  ;(await find('button', 'Get Diagnosed')).click()
  // Preact runs effects after the frame: the panel takes the focus first.
  expect((await find('[role=alert]:focus')).textContent).not.toContain('journal')
  ;(await find('button', "This isn't what I meant")).click()
  // The keyboard goes on from the question, not from the top of the page.
  ;(await find('[role=alert] div:focus button', 'No')).click()
  ;(await find('[role=alert] div:focus button', 'Edit my words')).click()
  const area = (await find('textarea')) as HTMLTextAreaElement
  expect(area.value).toBe('Crushing pain in my chest')
  expect(((await find('input[value=mental_emotional]')) as HTMLInputElement).checked).toBe(true)
  expect(sent.filter((name) => name === 'notMeant')).toHaveLength(1)
})

test('asks first, and opens urgent help without waiting for the network', async () => {
  const safety: Safety = { level: 'ask', category: 'cardiac', resources: [] }
  show({
    call: {
      createSymptom: () => ({ id: 'entry', safety }) as Symptom,
      answerSafety: () => {
        throw new TypeError('Failed to fetch')
      },
    },
  })
  await send('My heart races')
  // The card takes the focus once it is drawn.
  await find('section:focus', 'Is something of this happening right now?')
  ;(await find('button', 'Not sure')).click()
  await find('[role=alert] h1', 'These can be signs of an emergency')
})

test('offers no account beside urgent help at the limit', async () => {
  const safety: Safety = { level: 'urgent', category: 'cardiac', resources: [] }
  show({
    call: {
      trackAnonymousDiagnosis: () => ({ diagnosisCount: 7, hasReachedLimit: true, guestToken: 'guest' }),
      screen: () => ({ safety }),
    },
  })
  await find('a', 'Create Free Account')
  await write('Crushing pain in my chest')
  await find('[role=alert]', 'These can be signs of an emergency')
  await vi.waitFor(() => expect(place.textContent).not.toContain('Create Free Account'), WAIT)
})
