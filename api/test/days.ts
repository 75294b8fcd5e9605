const utcDay = () => new Date().toISOString().slice(0, 10)

/**
 * Does something whose outcome depends on the day (UTC), once more should midnight pass meanwhile. `work` leaves what it
 * began with, and expects nothing itself.
 */
export async function withinOneDay<Outcome>(
  work: () => Promise<Outcome>,
): Promise<{ today: string; outcome: Outcome }> {
  const today = utcDay()
  const outcome = await work()
  return today === utcDay() ? { today, outcome } : withinOneDay(work)
}
