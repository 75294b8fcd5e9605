const KEY = 'soulsign.agreed'

/** Whether this browser's guest has agreed before, so that the answer is worth a call. False if the storage is blocked. */
export function hasAgreed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function rememberAgreed(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // It is asked again.
  }
}
