import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import { CloseIcon } from '../icons.ts'
import css from './Dialog.module.css'

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open'> {
  open: boolean
  onClose: () => void
  /** While busy it stays open, so that people see how it ends. */
  busy?: boolean
  title: ReactNode
  /** The label of the close button; omit it to have none. */
  closeLabel?: string
  actions?: ReactNode
}

/**
 * A modal on the browser's own dialog: focus stays inside and returns, the page behind is inert, and no style is
 * injected. Its content is only mounted while it is open.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  busy,
  title,
  closeLabel,
  actions,
  className,
  children,
  ...props
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const leave = () => {
    if (!busy) onClose()
  }
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; the click is on its backdrop
    <dialog
      aria-labelledby={titleId}
      {...props}
      ref={dialog}
      className={clsx(css.dialog, className)}
      onClick={(event) => {
        if (event.target === event.currentTarget && props.role !== 'alertdialog') leave()
      }}
      onCancel={(event) => {
        if (busy) event.preventDefault()
      }}
      // Browsers close it at the second Escape, even if it is busy.
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
    >
      <div className={css.sheet}>
        <div className={css.head}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {closeLabel && (
            <button type="button" aria-label={closeLabel} className={css.close} onClick={leave}>
              <CloseIcon aria-hidden />
            </button>
          )}
        </div>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'busy'> {
  title: ReactNode
  /** Says what will be lost. */
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
}

/** Asks before a destructive action. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
}: ConfirmDialogProps) {
  const descriptionId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      title={title}
      role="alertdialog"
      aria-describedby={descriptionId}
      actions={
        <>
          <Button variant="secondary" unavailable={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant="destructive" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={descriptionId}>{description}</div>
    </Dialog>
  )
}
