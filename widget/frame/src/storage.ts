export interface Kept {
  read(): string | null
  store(value: string): void
}

/** A value in the storage that browsers partition by the partner's site, or in memory if the browser blocks that. */
export function kept(key: string): Kept {
  let inMemory: string | null = null
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? inMemory
      } catch {
        return inMemory
      }
    },
    store(value) {
      inMemory = value
      try {
        localStorage.setItem(key, value)
      } catch {
        // Memory has to do.
      }
    },
  }
}
