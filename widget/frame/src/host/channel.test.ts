import { FrameMessage, HostMessage, WidgetConnect } from '@soulsign/contracts/schemas'
import { expect, test } from 'vitest'
import { isConnect, parseHostMessage } from './channel.ts'

const HOST = 'https://studio.example'
const connect = { soulsign: 1, type: 'connect' }
const { port1 } = new MessageChannel()
const event = (change: Partial<Record<'source' | 'origin' | 'data' | 'ports', unknown>> = {}) =>
  ({ source: window, origin: HOST, data: connect, ports: [port1], ...change }) as unknown as MessageEvent

test('only the loader of the allowed page is heard', () => {
  expect(WidgetConnect.safeParse(connect).success).toBe(true)
  expect(isConnect(event(), window, HOST)).toBe(true)
  for (const forged of [
    { origin: 'https://studio.example.evil.test' },
    { origin: 'http://studio.example' },
    { origin: 'null' },
    { source: null },
    { source: {} },
    { data: { ...connect, soulsign: 2 } },
    { data: { ...connect, type: 'reset' } },
    { data: null },
    { data: JSON.stringify(connect) },
    { ports: [] },
    { ports: [port1, port1] },
  ]) {
    expect(isConnect(event(forged), window, HOST), JSON.stringify(forged)).toBe(false)
  }
})

test('the hand-written checks agree with the contract', () => {
  const messages = [
    { type: 'reset' },
    { type: 'scheme', scheme: 'dark' },
    { type: 'scheme', scheme: 'neon' },
    { type: 'scheme' },
    { type: 'start', symptom_type: 'mental_emotional' },
    { type: 'start', symptom_type: 'mental' },
    { type: 'prefill', description: 'x' },
    null,
    'reset',
    7,
  ]
  for (const message of messages) {
    expect(parseHostMessage(message) !== null, JSON.stringify(message)).toBe(HostMessage.safeParse(message).success)
  }
  expect(FrameMessage.safeParse({ type: 'event', name: 'completed', text: 'x' }).success).toBe(false)
})
