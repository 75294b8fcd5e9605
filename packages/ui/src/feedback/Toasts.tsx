import { clsx } from 'clsx'
import { Toast as Radix } from 'radix-ui'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons.ts'
import css from './Toast.module.css'
import type { ToastLabels, ToastMessage } from './toast-message.ts'

const ICONS = { default: InfoIcon, success: SuccessIcon, destructive: ErrorIcon }
/** Time to read a message; failures stay longer. */
const DURATION_MS = { default: 6_000, success: 6_000, destructive: 12_000 }

export interface ToastsProps {
  labels: ToastLabels
  toasts: readonly (ToastMessage & { id: number; open: boolean })[]
  onClose(id: number): void
}

/** The messages, and the region that screen readers know them by. */
export function Toasts({ labels, toasts, onClose }: ToastsProps) {
  return (
    <Radix.Provider label={labels.message}>
      {toasts.map(({ id, open, title, description, tone = 'default', action, until }) => {
        const Icon = ICONS[tone]
        return (
          <Radix.Root
            key={id}
            open={open}
            onOpenChange={() => onClose(id)}
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
