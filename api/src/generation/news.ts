import { EventEmitter } from 'node:events'
import { listen } from '../database/listener.ts'
import type { Logger } from '../observability/log.ts'

/**
 * The PostgreSQL channel that carries an entry's id whenever its generation progresses. It carries ids only, never
 * text.
 */
export const GENERATION_CHANNEL = 'generation'

export interface GenerationNews {
  /**
   * `next` resolves with true when the generation may have progressed since the last call, and with false after
   * `timeoutMs`.
   */
  subscribe(symptomId: string): { next(timeoutMs: number): Promise<boolean>; close(): void }
  close(): Promise<void>
}

/** Listens for progress of all generations on one connection per process. */
export async function listenForGenerations(databaseUrl: string, log: Logger): Promise<GenerationNews> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const listener = listen(databaseUrl, GENERATION_CHANNEL, {
    onMessage: (symptomId) => emitter.emit(symptomId),
    onReconnect: () => {
      for (const symptomId of emitter.eventNames()) emitter.emit(symptomId)
    },
    onError: (error) => log.failure('listener lost its connection', error),
  })
  await listener.ready
  return {
    subscribe(symptomId) {
      let pending = false
      let wake: (() => void) | undefined
      const onNews = () => {
        pending = true
        wake?.()
      }
      emitter.on(symptomId, onNews)
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
          emitter.off(symptomId, onNews)
          wake?.()
        },
      }
    },
    close: () => listener.close(),
  }
}
