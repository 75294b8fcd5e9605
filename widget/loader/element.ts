// SPDX-FileCopyrightText: 2026 the owner of Soulsign
// SPDX-License-Identifier: MIT

/** Events of `<symptom-check>`. They carry no information about the person or their text. */
export interface SymptomCheckEventMap {
  /** The check can be used. */
  ready: CustomEvent<undefined>
  /** An insight is being written. */
  started: CustomEvent<undefined>
  /** An insight was written. */
  completed: CustomEvent<undefined>
  /** The visitor reached the limit of free insights. */
  limit: CustomEvent<undefined>
  /** The visitor opens the sign-up in a new tab. */
  signup: CustomEvent<undefined>
  error: CustomEvent<SymptomCheckError>
}

export interface SymptomCheckError {
  code: 'refused' | 'revoked' | 'ceiling' | 'maintenance' | 'offline' | 'failed' | 'timeout'
}

export type SymptomType = 'physical' | 'mental_emotional'

/** Attributes of `<symptom-check>`, as they are written in HTML. */
export interface SymptomCheckAttributes {
  /** The publishable key, `pk_...`. */
  partner: string
  /** A BCP 47 tag; by default the page's language. */
  lang?: string | undefined
  /** The initial kind of symptom. */
  type?: SymptomType | undefined
  /** `#rrggbb`. It is made darker or lighter if it is hard to read. */
  accent?: string | undefined
  /** Radius of cards and buttons, 0 to 24 pixels. */
  radius?: string | number | undefined
  scheme?: 'light' | 'dark' | 'auto' | undefined
  font?: 'product' | 'system' | 'serif' | 'rounded' | undefined
}

/** The events of the element. Its own replace standard ones of the same name. */
type ElementEvents = Omit<HTMLElementEventMap, keyof SymptomCheckEventMap> & SymptomCheckEventMap
type ElementListener<Name extends keyof ElementEvents> = (
  this: SymptomCheckElement,
  event: ElementEvents[Name],
) => unknown

/** The type of `document.querySelector('symptom-check')` after the loader ran. */
export interface SymptomCheckElement extends HTMLElement {
  /** Scrolls to the check and loads it, with the given kind of symptom if there is one. */
  open(type?: SymptomType): void
  /** Empties the check for the next visitor. */
  reset(): void
  addEventListener<Name extends keyof ElementEvents>(
    name: Name,
    listener: ElementListener<Name>,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof ElementEvents>(
    name: Name,
    listener: ElementListener<Name>,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementTagNameMap {
    'symptom-check': SymptomCheckElement
  }
}
