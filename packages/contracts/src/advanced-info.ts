import type { AdvancedInfo } from './profile.ts'

/** Drops fields that are not set; null if none is set, because advanced info is sent only with at least one field. */
export function compactAdvancedInfo(info: AdvancedInfo | null | undefined): AdvancedInfo | null {
  const set = Object.entries(info ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return set.length > 0 ? (Object.fromEntries(set) as AdvancedInfo) : null
}
