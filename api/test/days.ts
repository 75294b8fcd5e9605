const utcDay = () => new Date().toISOString().slice(0, 10)

/**
 * Runs `work`, whose outcome depends on the day (UTC), again if midnight passes meanwhile. `work` must start from a
 * clean state and contain no assertions.
 */
export async function withinOneDay<Outcome>(
  work: () => Promise<Outcome>,
): Promise<{ today: string; outcome: Outcome }> {
  const today = utcDay()
  const outcome = await work()
  return today === utcDay() ? { today, outcome } : withinOneDay(work)
}
