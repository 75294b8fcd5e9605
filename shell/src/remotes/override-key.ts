import { OVERRIDE_PARAMETER } from '@soulsign/contracts'

/** The key of the tab's storage under which a developer's overrides are kept. */
export const OVERRIDES_KEY = 'soulsign.overrides'

/** Whether this tab may have overrides. Most have none, and need no code for them. */
export function mayOverride(): boolean {
  try {
    return location.search.includes(OVERRIDE_PARAMETER) || sessionStorage.getItem(OVERRIDES_KEY) !== null
  } catch {
    return false
  }
}
