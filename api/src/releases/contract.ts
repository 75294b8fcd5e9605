import { satisfies } from 'compare-versions'

/** Whether a remote made for `range` runs in a shell that speaks `version`. An invalid range never fits. */
export function fits(range: string, version: string): boolean {
  try {
    return satisfies(version, range)
  } catch {
    return false
  }
}
