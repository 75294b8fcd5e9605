/** Days of the reader's calendar since a time; 0 on the day itself. */
export function dayOf(since: string, now = new Date()): number {
  const begun = new Date(since)
  const days = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  const first = Date.UTC(begun.getFullYear(), begun.getMonth(), begun.getDate())
  return Math.max(0, Math.round((days - first) / 86_400_000))
}
