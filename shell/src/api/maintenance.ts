import { ApiError, problemType } from '@soulsign/contracts'
import { useSyncExternalStore } from 'react'

let on = false
const listeners = new Set<() => void>()

function setMaintenance(value: boolean) {
  on = value
  for (const listener of listeners) listener()
}

/** Notes that the API is down for maintenance, if that is what `error` says. */
export function noteMaintenance(error: unknown) {
  if (error instanceof ApiError && error.problem.type === problemType('maintenance')) setMaintenance(true)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether an answer of the API said so since the page was loaded. */
export const useMaintenanceNoticed = () => useSyncExternalStore(subscribe, () => on)
