import type { GenerationStage } from '@soulsign/contracts'

/** Shows a reader text that has passed the check. `flush` waits until all of it is shown. */
export interface ShownText {
  show(stage: GenerationStage, text: string): void
  flush(): Promise<void>
}

/**
 * Gathers what comes in while a write is under way, so that however fast sentences come there is one write at a time and
 * the newest text wins. Text that `shown` already goes beyond is not written again: after a crash the reader keeps what
 * is there until the new text says more, or something else.
 * @param write stores the text; false means that the claim is lost
 * @param onLost called once when the claim is lost or the write failed: stop writing
 */
export function createShownText(
  shown: string,
  write: (stage: GenerationStage, text: string) => Promise<boolean>,
  onLost: (reason: Error) => void,
): ShownText {
  let next: { stage: GenerationStage; text: string } | undefined
  let running: Promise<void> | undefined
  let current = shown
  let lost = false

  async function run(): Promise<void> {
    while (next && !lost) {
      const { stage, text } = next
      next = undefined
      try {
        if (!(await write(stage, text))) throw new Error('Another worker has taken this generation over')
        current = text
      } catch (error) {
        lost = true
        onLost(error as Error)
      }
    }
    running = undefined
  }

  return {
    show(stage, text) {
      const visible = current.startsWith(text) ? current : text
      if (lost || (visible === current && stage !== 'checking')) return
      next = { stage, text: visible }
      running ??= run()
    },
    async flush() {
      await running
    },
  }
}
