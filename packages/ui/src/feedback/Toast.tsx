import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLater } from '../later.ts'
import type { ToastLabels, ToastMessage } from './toast-message.ts'

/** Remotes bundle their own copy of this module, so messages reach the shell's provider through the window. */
const EVENT = 'soulsign:toast'

/** Shows a message for a few seconds. The document needs one `ToastProvider`, from any bundle. */
export function toast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(EVENT, { detail: message }))
}

const SHOWN_AT_ONCE = 3

export interface ToastProviderProps {
  labels: ToastLabels
  children?: ReactNode
}

/** The region where messages of `toast()` appear. The shell renders it once. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number; open: boolean })[]>([])
  const later = useLater(() => import('./Toasts.tsx'), toasts.length > 0)

  const close = useCallback(
    (id: number) => setToasts((shown) => shown.map((item) => (item.id === id ? { ...item, open: false } : item))),
    [],
  )

  useEffect(() => {
    let id = 0
    const add = (event: Event) => {
      const { detail } = event as CustomEvent<ToastMessage>
      const added = ++id
      if (detail.until?.aborted) return
      detail.until?.addEventListener('abort', () => close(added), { once: true })
      setToasts((shown) => [
        ...shown.filter((old) => old.open).slice(1 - SHOWN_AT_ONCE),
        { ...detail, id: added, open: true },
      ])
    }
    window.addEventListener(EVENT, add)
    return () => window.removeEventListener(EVENT, add)
  }, [close])

  return (
    <>
      {children}
      {later && <later.Toasts labels={labels} toasts={toasts} onClose={close} />}
    </>
  )
}
