import { DESCRIPTION_MAX_LENGTH, type DiagnosisEvent, type Symptom } from '@soulsign/contracts'
import { ApiError } from '@soulsign/contracts/flow'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { find, inFreshPages, place, send, show, WAIT, write } from './app-fixture.tsx'

inFreshPages()

test('asks for consent before sending anything, then shows the growing insight', async () => {
  const sent: string[] = []
  async function* stream(): AsyncGenerator<DiagnosisEvent, void> {
    yield { event: 'text', data: { delta: '## Warmth\nA first' } }
    yield { event: 'text', data: { delta: ' sentence.' } }
    const data = {
      diagnosis_id: crypto.randomUUID(),
      safety: null,
      written_by: 'ai',
      model: 'a-model',
      lang: 'pt',
    } as const
    yield { event: 'done', data }
  }
  const { told } = show({ stream, onCall: (name) => sent.push(name) })
  await find('p', 'Free diagnoses used: 2/7')
  await write('My knees ache')
  ;(await find('button', 'Get Diagnosed')).click()
  await find('p', 'Please tick this first.')
  expect(sent).toEqual(['trackAnonymousDiagnosis'])
  ;(await find('input[name=consent-keep]')).click()
  ;(await find('button', 'Get Diagnosed')).click()
  await find('h3', 'Warmth')
  await find('p', 'A first sentence.')
  await find('button', 'Print')
  expect(told).toEqual(['started'])
  // Who wrote, and in which language, for machines.
  const data = JSON.parse(place.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')
  expect(data).toMatchObject({ inLanguage: 'pt', creator: { name: 'a-model' } })
  expect(place.querySelector('[lang=pt]')?.textContent).toContain('A first sentence.')
  ;(await find('button', 'Add Another Symptom')).click()
  await vi.waitFor(() => expect((place.querySelector('textarea') as HTMLTextAreaElement).value).toBe(''), WAIT)
})

test('the host page chooses a kind of symptom in the form, but does not change what was sent', async () => {
  async function* stream(): AsyncGenerator<DiagnosisEvent, void> {
    yield { event: 'text', data: { delta: 'A sentence.' } }
    yield { event: 'done', data: { diagnosis_id: crypto.randomUUID(), safety: null } }
  }
  const { hostSays } = show({ stream })
  await send('My knees ache')
  await find('button', 'Print')
  // A change would be visible at once.
  flushSync(() => hostSays({ type: 'start', symptom_type: 'mental_emotional' }))
  await find('section', 'Physical Symptom')
  ;(await find('button', 'Add Another Symptom')).click()
  const mental = (await find('input[value=mental_emotional]')) as HTMLInputElement
  await vi.waitFor(() => {
    // The form only listens a moment after it appears.
    flushSync(() => hostSays({ type: 'start', symptom_type: 'mental_emotional' }))
    expect(mental.checked).toBe(true)
  }, WAIT)
})

test('the link to the sign-up takes the entry along, with a new code each time', async () => {
  let codes = 0
  const { told } = show({
    call: {
      trackAnonymousDiagnosis: () => ({ diagnosisCount: 7, hasReachedLimit: true, guestToken: 'guest' }),
      handOver: () => ({ code: `code${++codes}` }),
    },
  })
  const link = (await find('a', 'Create Free Account')) as HTMLAnchorElement
  await vi.waitFor(() => expect(link.getAttribute('href')).toBe('/auth#handover=code1'), WAIT)
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  await vi.waitFor(() => expect(link.getAttribute('href')).toBe('/auth#handover=code2'), WAIT)
  expect(told).toEqual(['limit', 'signup'])
})

test('says that a text is too long, and sends nothing', async () => {
  const sent: string[] = []
  show({ onCall: (name) => sent.push(name) })
  await write('a'.repeat(DESCRIPTION_MAX_LENGTH + 1))
  await find('p', 'Please use at most 20000 characters.')
  ;(await find('input[name=consent-keep]')).click()
  ;(await find('button', 'Get Diagnosed')).click()
  expect(sent).toEqual(['trackAnonymousDiagnosis'])
})

test.each([
  ['maintenance', 503, 'We will be back soon', ['maintenance']],
  ['guest-limit-reached', 403, "You've reached your limit of 7 free diagnoses!", []],
  ['partner-ceiling', 429, 'That was all for today', ['ceiling']],
  ['partner-revoked', 403, 'This site no longer offers it.', ['revoked']],
  ['internal', 500, 'Failed to process your symptom. Please try again.', ['failed']],
])('%s', async (type, status, text, failed) => {
  const fixture = show({
    call: {
      createSymptom: () => {
        throw new ApiError({ type: `/problems/${type}`, title: type, status })
      },
    },
  })
  await send('My knees ache')
  await find('main', text)
  expect(fixture.failed).toEqual(failed)
})

test('the title takes the focus that the waiting took from the button', async () => {
  const { promise, reject } = Promise.withResolvers<Symptom>()
  show({ call: { createSymptom: () => promise } })
  await write('My knees ache')
  ;(await find('input[name=consent-keep]')).click()
  const button = await find('button', 'Get Diagnosed')
  button.focus()
  button.click()
  await find('section', 'Generating')
  // As browsers do with what is hidden.
  button.blur()
  reject(new ApiError({ type: '/problems/guest-limit-reached', title: '', status: 403 }))
  await find('main', "You've reached your limit of 7 free diagnoses!")
  await find('h1:focus')
})

test('a tab that was closed for today is open again tomorrow', async () => {
  const listening = vi.spyOn(document, 'addEventListener')
  show({ config: { state: 'ceiling' } })
  await find('main', 'That was all for today')
  await vi.waitFor(() => expect(listening).toHaveBeenCalledWith('visibilitychange', expect.anything()), WAIT)
  flushSync(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(place.textContent).toContain('That was all for today')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(place.textContent).not.toContain('That was all for today'), WAIT)
  vi.useRealTimers()
  listening.mockRestore()
})

test('after maintenance the check goes on with the typed text', async () => {
  let closed = false
  const maintained = () => {
    if (closed) throw new ApiError({ type: '/problems/maintenance', title: 'Closed', status: 503 })
  }
  show({
    call: {
      createSymptom: maintained,
      trackAnonymousDiagnosis: () => maintained() ?? { diagnosisCount: 2, hasReachedLimit: false, guestToken: 'guest' },
    },
  })
  await write('My knees ache')
  ;(await find('input[name=consent-keep]')).click()
  closed = true
  ;(await find('button', 'Get Diagnosed')).click()
  await find('h1', 'We will be back soon')
  closed = false
  ;(await find('button', 'Try again')).click()
  const area = (await find('textarea')) as HTMLTextAreaElement
  expect(area.value).toBe('My knees ache')
})

test('a lost network is reported, and the typed text stays', async () => {
  show({
    call: {
      createSymptom: () => {
        throw new TypeError('Failed to fetch')
      },
    },
  })
  await send('My knees ache')
  await find('[role=alert]', 'You seem to be offline. What you wrote stays here.')
  expect((place.querySelector('textarea') as HTMLTextAreaElement).value).toBe('My knees ache')
})

test('an unlisted page gets a message', async () => {
  show({ config: { state: 'refused', partner: null } })
  await find('h1', 'The symptom check is not available here')
  expect(place.querySelector('textarea')).toBeNull()
})

test('the footer leads to the pages about privacy and law, outside the frame', async () => {
  show()
  await find('footer a', 'Imprint')
  const links = [...place.querySelectorAll<HTMLAnchorElement>('footer p a')].slice(1)
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy', '/privacy'],
    ['Health data', '/privacy/health-data'],
    ['Terms', '/terms'],
    ['Contact', '/contact'],
    ['Imprint', '/imprint'],
  ])
  expect(links.map((link) => [link.target, link.rel])).toEqual(links.map(() => ['_blank', 'noopener']))
})
