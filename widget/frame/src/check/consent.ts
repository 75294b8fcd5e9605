import { agreesToAi, answersTo, type Consent, type ConsentChoice, mustAsk, NO_CONSENT } from '@soulsign/contracts'
import type { FrameApi } from './api.ts'

/** What a visitor agrees to. */
export interface ConsentState {
  /** Whether it has to be asked; null while that is unknown. */
  asks: boolean | null
  /** What is ticked, or was answered. */
  choice: ConsentChoice
}

/** What is known at the beginning. @param agreed whether the visitor has agreed before */
export const firstConsent = (agreed: boolean): ConsentState => ({ asks: agreed ? null : true, choice: NO_CONSENT })

interface ConsentDeps {
  api: Pick<FrameApi, 'call' | 'agreed'>
  /** Who runs the AI. */
  provider: string
  show(consent: ConsentState): void
}

/** Asks a visitor for consent, and keeps the answer. */
export function createConsent({ api, provider, show }: ConsentDeps) {
  let consent = firstConsent(api.agreed.read() === 'yes')
  let reading = Promise.resolve()

  function set(next: ConsentState) {
    consent = next
    api.agreed.store(consent.asks ? '' : 'yes')
    show(consent)
  }
  const ask = () => set({ asks: true, choice: NO_CONSENT })
  const take = (answers: Consent[]) =>
    mustAsk(answers, provider) ? ask() : set({ asks: false, choice: { keep: true, ai: agreesToAi(answers, provider) } })
  const answer = async (choice: Partial<ConsentChoice>) =>
    take(await api.call('addConsents', answersTo(provider, choice, 'widget')))

  return {
    ask,
    /** Sends an answer. Rejects if it could not be sent. */
    answer,
    /** Takes what is ticked, where consent is asked. */
    choose: (choice: ConsentChoice) => set({ asks: true, choice }),
    /** Reads what was answered before. Asks again if that cannot be read. */
    read() {
      if (consent.asks === null) reading = api.call('listConsents').then(take, ask)
    },
    isUnknown: () => consent.asks === null,
    /** Resolves when it is known. */
    known: () => reading,
    /** Whether an entry may be sent. */
    permits: () => consent.asks === false || consent.choice.keep,
    /** Sends what is ticked, if it is asked. */
    async give() {
      if (consent.asks) await answer(consent.choice)
    },
  }
}
