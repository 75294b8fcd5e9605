import { isEmail } from '@soulsign/contracts'

const KEY = 'soulsign.pending-email'
export interface PendingRequest {
  email: string
  sentAt: number
}

/** The address that asked for a link on this device and has not used it yet. Without storage there is none. */
export function readPendingRequest(): PendingRequest | null {
  try {
    const { email, sentAt } = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isEmail(String(email)) && typeof sentAt === 'number' ? { email, sentAt } : null
  } catch {
    return null
  }
}

export function rememberPendingRequest(email: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ email, sentAt: Date.now() } satisfies PendingRequest))
  } catch {
    // Without storage the address is simply not remembered.
  }
}

export function forgetPendingRequest(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
