export interface ToastMessage {
  title: string
  description?: string | undefined
  tone?: 'default' | 'success' | 'destructive'
  /** A step that the message offers, such as Undo. */
  action?: { label: string; onAction(): void }
  /** Takes the message away when it is aborted. A message with an action then stays until it is. */
  until?: AbortSignal
}

/** `region` names the list of messages, `close` the button of each; `message` is read before each one. */
export interface ToastLabels {
  region: string
  close: string
  message: string
}
