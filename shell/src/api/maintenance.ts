import { isProblem, type PublicSettings } from '@soulsign/contracts'
import { useSyncExternalStore } from 'react'

let on = false
const listeners = new Set<() => void>()

function setMaintenance(value: boolean) {
  on = value
  for (const listener of listeners) listener()
}

/** Updates the state from the settings: first the page's own, then every later answer. */
export const noteSettings = ({ maintenance_mode }: PublicSettings) => setMaintenance(maintenance_mode)

/** Notes that the API is down for maintenance if `error` says so. */
export function noteMaintenance(error: unknown) {
  if (isProblem(error, 'maintenance')) setMaintenance(true)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the API is down for maintenance, as far as the page knows. */
export const useMaintenance = () =>
  useSyncExternalStore(
    subscribe,
    () => on,
    () => false,
  )
