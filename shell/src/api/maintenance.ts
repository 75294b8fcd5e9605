import { isProblem, type PublicSettings } from '@soulsign/contracts'
import { useSyncExternalStore } from 'react'

let on = false
const listeners = new Set<() => void>()

function setMaintenance(value: boolean) {
  on = value
  for (const listener of listeners) listener()
}

/** Notes what the settings say now: those of the page first, later each that is asked for. */
export const noteSettings = ({ maintenance_mode }: PublicSettings) => setMaintenance(maintenance_mode)

/** Notes that the API is down for maintenance, if that is what `error` says. */
export function noteMaintenance(error: unknown) {
  if (isProblem(error, 'maintenance')) setMaintenance(true)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the API is down for maintenance, as far as the page has heard. */
export const useMaintenance = () => useSyncExternalStore(subscribe, () => on)
