import { type AdminRelease, RELEASE_USE_HOURS } from '@soulsign/contracts'

const HOUR_MS = 3_600_000

/**
 * Returns, for each version that failed, its failures in each of the last 48 hours, oldest first. Hours without pages
 * or failures have no row and count zero.
 */
export function failuresByVersion(
  hours: AdminRelease['hours'],
  now = Date.now(),
): { version: string; failures: number[] }[] {
  const first = Math.floor(now / HOUR_MS) - RELEASE_USE_HOURS + 1
  const versions = new Map<string, number[]>()
  for (const { hour, version, failures } of hours) {
    if (failures === 0) continue
    const counts = versions.get(version) ?? Array<number>(RELEASE_USE_HOURS).fill(0)
    const at = Math.floor(Date.parse(hour) / HOUR_MS) - first
    // The oldest hour is only partly in the period.
    counts[Math.max(0, at)] = (counts[Math.max(0, at)] ?? 0) + failures
    versions.set(version, counts)
  }
  return [...versions].map(([version, failures]) => ({ version, failures }))
}
