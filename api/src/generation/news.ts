import { EventEmitter } from 'node:events'
import { listen } from '../database/listener.ts'
import type { Logger } from '../observability/log.ts'

/**
 * The PostgreSQL channel that carries an entry's id whenever its generation progresses. It carries ids only, never
 * text.
 */
export const GENERATION_CHANNEL = 'generation'

/** The news that the claims on an entry may have changed, for their writers. Readers follow the entry's id alone. */
export const claimNews = (symptomId: string) => `claim ${symptomId}`

export interface News {
  /** Resolves with true when there may be news since the last call, and with false after `timeoutMs` or once closed. */
  next(timeoutMs: number): Promise<boolean>
  close(): void
}

export interface GenerationNews {
  /** @param about an entry's id, or its `claimNews` */
  subscribe(about: string): News
  close(): Promise<void>
}

/** Listens for progress of all generations on one connection per process. */
export async function listenForGenerations(databaseUrl: string, log: Logger): Promise<GenerationNews> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const listener = listen(databaseUrl, GENERATION_CHANNEL, {
    onMessage: (about) => emitter.emit(about),
    onReconnect: () => {
      for (const about of emitter.eventNames()) emitter.emit(about)
    },
    onError: (error) => log.failure('listener lost its connection', error),
  })
  await listener.ready
  return {
    subscribe(about) {
      let pending = false
      let wake: (() => void) | undefined
      const onNews = () => {
        pending = true
        wake?.()
      }
      emitter.on(about, onNews)
      return {
        async next(timeoutMs) {
          if (!pending) {
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, timeoutMs)
              wake = () => {
                clearTimeout(timer)
                resolve()
              }
            })
            wake = undefined
          }
          const moved = pending
          pending = false
          return moved
        },
        close() {
          emitter.off(about, onNews)
          wake?.()
        },
      }
    },
    close: () => listener.close(),
  }
}
