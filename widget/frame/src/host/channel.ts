import type { FrameMessage, HostMessage, WidgetError, WidgetEvent } from '@soulsign/contracts'

const PROTOCOL = 1
const SYMPTOM_TYPES = ['physical', 'mental_emotional']
const SCHEMES = ['light', 'dark', 'auto']

/** Parses a request of the host page by hand; null for anything else. */
export function parseHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, scheme, symptom_type } = data as Partial<Record<string, unknown>>
  if (type === 'reset') return { type }
  if (type === 'scheme' && SCHEMES.includes(scheme as string)) return data as HostMessage
  if (type === 'start' && SYMPTOM_TYPES.includes(symptom_type as string)) return data as HostMessage
  return null
}

/** Whether a message comes from the loader: from the host page's window and the allowed origin. */
export function isConnect({ source, origin, data, ports }: MessageEvent, around: Window, hostOrigin: string): boolean {
  return (
    source === around &&
    origin === hostOrigin &&
    ports.length === 1 &&
    typeof data === 'object' &&
    data?.soulsign === PROTOCOL &&
    data?.type === 'connect'
  )
}

export interface Host {
  /** Sends an event of the element: only its name. */
  tell(name: WidgetEvent): void
  fail(code: WidgetError): void
  /** Listens to the host page until the returned function is called. */
  listen(listener: (message: HostMessage) => void): () => void
}

/** Talks to the host page over the port from its loader. Events before that are sent once there is a port. */
export function connectHost(hostOrigin: string | null, refused: WidgetError | null): Host {
  let port: MessagePort | null = null
  const missed: FrameMessage[] = []
  const listeners = new Set<(message: HostMessage) => void>()
  const say = (message: FrameMessage) => (port ? port.postMessage(message) : missed.push(message))

  window.addEventListener('message', (event) => {
    if (!hostOrigin || !isConnect(event, window.parent, hostOrigin)) return
    port?.close()
    port = event.ports[0] ?? null
    if (!port) return
    port.onmessage = ({ data }) => {
      const message = parseHostMessage(data)
      if (message) for (const listener of listeners) listener(message)
    }
    say(refused ? { type: 'error', code: refused } : { type: 'ready', version: PROTOCOL })
    for (const message of missed.splice(0)) port.postMessage(message)
  })

  return {
    tell: (name) => say({ type: 'event', name }),
    fail: (code) => say({ type: 'error', code }),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
