import { WIDGET_COMPLETED_AFTER_MS, type WidgetError, type WidgetEvent } from '@soulsign/contracts'
import type { Kept } from '../storage.ts'

export interface TellingDeps {
  tell(event: WidgetEvent): void
  fail(code: WidgetError): void
  /** Free insights for one address. */
  guestLimit: number
  /** How many submissions of this visitor the host page has heard of. */
  heard: Kept
}

/**
 * What the host page hears of submissions: the same for each, at the same times, whether an insight is written or help is
 * shown. Once an entry is stored, nothing of what follows is told. A visitor gets at most as many free insights as
 * `guestLimit`, so the page hears of no more submissions than that either: one more would tell that an insight was
 * withheld.
 */
export function createTelling({ tell, fail, guestLimit, heard }: TellingDeps) {
  /** The submission that the page has heard of and that is not over for it. */
  let open: { timer: ReturnType<typeof setTimeout>; stored: boolean; atLimit: boolean } | null = null
  let metLimit = false
  const heardOf = () => Number(heard.read() ?? 0)

  function end() {
    clearTimeout(open?.timer)
    open = null
  }

  /** Says once that no free insight is left. */
  function limit() {
    if (!metLimit) tell('limit')
    metLimit = true
  }

  const complete = () => {
    if (!open?.stored) return
    const { atLimit } = open
    end()
    tell('completed')
    if (atLimit || heardOf() >= guestLimit) limit()
  }

  return {
    /** The counter was read. */
    counted(hasReachedLimit: boolean) {
      if (hasReachedLimit || heardOf() >= guestLimit) limit()
    },

    /** An entry is being sent. Another one before `completed` is not told. */
    sent() {
      if (metLimit || open) return
      open = { timer: setInterval(complete, WIDGET_COMPLETED_AFTER_MS), stored: false, atLimit: false }
      tell('started')
    },

    /** An entry was stored, with so many free insights taken. */
    stored(used: number | null) {
      if (!open) return
      open.atLimit ||= used !== null && used >= guestLimit
      // At the limit also for the next frame, whose own count would tell whether help gave the insight back.
      if (open.atLimit) heard.store(String(guestLimit))
      else if (!open.stored) heard.store(String(heardOf() + 1))
      open.stored = true
    },

    /** An entry could not be sent, or the whole check is closed. */
    failed(code: WidgetError) {
      if (open && !open.stored) end()
      fail(code)
    },

    /** An entry could not be sent, because no free insight is left. */
    refused() {
      if (open && !open.stored) end()
      limit()
    },

    /** The host page itself has emptied the check. */
    forget: end,
  }
}
