import { clsx } from 'clsx'
import { Toast as Radix } from 'radix-ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons.ts'
import css from './Toast.module.css'

export interface ToastMessage {
  title: string
  description?: string | undefined
  tone?: 'default' | 'success' | 'destructive'
  /** What can be done about it, such as taking it back. */
  action?: { label: string; onAction(): void }
  /** Takes the message away when it is aborted. A message with an action then stays until it is. */
  until?: AbortSignal
}

/** Remotes bundle their own copy of this module, so messages reach the shell's provider through the window. */
const EVENT = 'soulsign:toast'

/** Shows a message for a few seconds. The document needs one `ToastProvider`, from any bundle. */
export function toast(message: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(EVENT, { detail: message }))
}

const ICONS = { default: InfoIcon, success: SuccessIcon, destructive: ErrorIcon }
/** Time to read a message; failures stay longer. */
const DURATION_MS = { default: 6_000, success: 6_000, destructive: 12_000 }
const SHOWN_AT_ONCE = 3

export interface ToastProviderProps {
  /** `region` names the list of messages, `close` the button of each; `message` is read before each one. */
  labels: { region: string; close: string; message: string }
  children?: ReactNode
}

/** The region where messages of `toast()` appear. The shell renders it once. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number; open: boolean })[]>([])

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
    <Radix.Provider label={labels.message}>
      {children}
      {toasts.map(({ id, open, title, description, tone = 'default', action, until }) => {
        const Icon = ICONS[tone]
        return (
          <Radix.Root
            key={id}
            open={open}
            onOpenChange={() => close(id)}
            duration={action && until ? Number.POSITIVE_INFINITY : DURATION_MS[tone]}
            type={tone === 'destructive' ? 'foreground' : 'background'}
            className={clsx(css.toast, css[tone])}
          >
            <Icon className={css.icon} aria-hidden />
            <div className={css.words}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
            </div>
            {action && (
              <Radix.Action altText={action.label} className={css.action} onClick={action.onAction}>
                {action.label}
              </Radix.Action>
            )}
            <Radix.Close aria-label={labels.close} className={css.close}>
              <CloseIcon aria-hidden />
            </Radix.Close>
          </Radix.Root>
        )
      })}
      <Radix.Viewport label={labels.region} className={css.viewport} />
    </Radix.Provider>
  )
}
