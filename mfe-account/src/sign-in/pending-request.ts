import { z } from 'zod'

const KEY = 'soulsign.pending-email'
const PendingRequest = z.object({ email: z.email(), sentAt: z.number() })
export type PendingRequest = z.infer<typeof PendingRequest>

/** The address that asked for a link on this device and has not used it yet. Without storage there is none. */
export function readPendingRequest(): PendingRequest | null {
  try {
    return PendingRequest.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null
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
