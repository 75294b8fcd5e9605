const KEY = 'soulsign.guest-token'

/** The guest token of this browser. Where storage is refused (private modes), it lives as long as the page. */
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
      // Held in memory.
    }
  },
}
