import {
  answersTo,
  type Consent,
  type DiagnosisEvent,
  type FrameConfig,
  type HostMessage,
  type NewConsent,
} from '@soulsign/contracts'
import type { FrameApi } from './check/api.ts'
import type { Frame } from './context.ts'
import { textsFor } from './i18n/texts.ts'

interface Answers {
  config?: Partial<FrameConfig>
  /** The API's answers by call; by default every call succeeds. */
  call?: Partial<Record<string, (body: unknown) => unknown>>
  stream?: FrameApi['stream']
  onCall?: (name: string) => void
  /** Whether the visitor has agreed before. */
  agreed?: boolean
}

export const SYMPTOM = { id: '0d8f3c2a-6f0b-4a3e-9f55-1c2b3a4d5e6f', safety: null }

/** A frame without a server or a host page, for tests and stories. */
export function frameFixture({ config, call = {}, stream, onCall, agreed = false }: Answers = {}) {
  const told: string[] = []
  const failed: string[] = []
  let heard: string | null = null
  const provider = config?.ai_provider ?? 'OpenAI in the United States'
  const stored = ({ recipient, ...answer }: NewConsent): Consent => ({
    ...answer,
    recipient: recipient ?? null,
    created_at: '2026-11-23T12:00:00Z',
  })
  let consents = agreed ? answersTo(provider, { keep: true, ai: true }, 'widget').map(stored) : []
  const listeners = new Set<(message: HostMessage) => void>()
  const usual: Record<string, (body: unknown) => unknown> = {
    trackAnonymousDiagnosis: () => ({ diagnosisCount: 2, hasReachedLimit: false, guestToken: 'guest' }),
    createSymptom: () => SYMPTOM,
    screen: () => ({ safety: null }),
    handOver: () => ({ code: 'code' }),
    listConsents: () => consents,
    addConsents(body) {
      const given = (body as NewConsent[]).map(stored)
      consents = [...given, ...consents.filter(({ purpose }) => !given.some((one) => one.purpose === purpose))]
      return consents
    },
    deleteWritings() {
      consents = []
      return { deleted: 1 }
    },
  }
  const api: FrameApi = {
    async call(name, body) {
      onCall?.(name)
      return (call[name] ?? usual[name])?.(body) as never
    },
    stream: stream ?? async function* (): AsyncGenerator<DiagnosisEvent, void> {},
    storeGuestToken() {},
    agreed: { read: () => (agreed ? 'yes' : null), store() {} },
    heard: { read: () => heard, store: (value) => (heard = value) },
  }
  const frame: Frame = {
    texts: textsFor('en'),
    api,
    host: {
      tell: (name) => told.push(name),
      fail: (code) => failed.push(code),
      listen(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    config: {
      state: 'ready',
      product_name: 'Soulsign',
      partner: { name: 'Sunrise Yoga', key: 'pk_demo' },
      host_origin: 'https://sunrise.example',
      theme: {
        scheme: 'auto',
        radius: 12,
        font: 'product',
        accent: { light: '#7d3a72', dark: '#d89fcd' },
        ink: { light: '#ffffff', dark: '#14101c' },
      },
      start_type: null,
      language: 'en',
      guest_limit: 7,
      ai_provider: provider,
      frame_token: null,
      maintenance: false,
      ...config,
    },
  }
  return {
    frame,
    told,
    failed,
    hostSays: (message: HostMessage) => listeners.forEach((listener) => void listener(message)),
  }
}
