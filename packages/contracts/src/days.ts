/** Whether text is a day that a list can be filtered by: `YYYY-MM-DD`, as PostgreSQL knows it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  text >= '1900-01-01' &&
  text <= '9999-12-30' &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Whether text names a time zone, such as Europe/Paris. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
