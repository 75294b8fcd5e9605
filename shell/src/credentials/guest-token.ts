const KEY = 'soulsign.guest-token'

/** The guest token of this browser. If storage is blocked (private modes), it lasts until the page closes. */
let held: string | null = null

export const guestToken = {
  token(): string | null {
    try {
      return localStorage.getItem(KEY) ?? held
    } catch {
      return held
    }
  },
  store(token: string): void {
    held = token
    try {
      localStorage.setItem(KEY, token)
    } catch {
      // The token stays in memory.
    }
  },
}
