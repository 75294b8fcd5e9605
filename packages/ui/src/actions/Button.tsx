import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import css from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'destructive'
  size?: 'm' | 's'
  /** Shows a spinner, keeps width and focus, and ignores clicks; the label may change. */
  busy?: boolean
  /** Looks disabled and ignores clicks, but keeps the focus: for what a press itself can make so, such as a save. */
  unavailable?: boolean
  icon?: ReactNode
  /** Lines the label of a quiet button up with the start or the end of what stands around it. */
  flush?: 'start' | 'end'
  /** Renders the only child (a link) with the button's look. */
  asChild?: boolean
}

/** A button, or with `asChild` a link that looks like one. */
export function Button({
  variant = 'primary',
  size = 'm',
  busy = false,
  unavailable,
  icon,
  flush,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button'
  const refuse = (busy || unavailable) && ((event: MouseEvent) => event.preventDefault())
  return (
    <Root
      {...(asChild ? {} : { type })}
      aria-busy={busy || undefined}
      aria-disabled={!!refuse || undefined}
      {...props}
      onClick={refuse || onClick}
      className={clsx(css.button, css[variant], size === 's' && css.small, flush && css[flush], className)}
    >
      {busy && <span className={clsx(css.spinner, icon === undefined && css.beside)} aria-hidden />}
      {!busy && icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  )
}
