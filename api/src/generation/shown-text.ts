import type { GenerationStage } from '@soulsign/contracts'

/** Shows checked text to a reader. `flush` waits until all of it is stored. */
export interface ShownText {
  show(stage: GenerationStage, text: string): void
  flush(): Promise<void>
}

/**
 * Collects text during a write, so that only one write runs at a time and the newest text wins. Text that `shown`
 * already includes is not written again: after a crash the reader keeps the stored text until the new text extends it
 * or differs from it.
 * @param write stores the text; false means that the claim is lost
 * @param onLost called once when the claim is lost or a write failed, to stop the writer
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
        if (!(await write(stage, text))) throw new Error('Another worker has taken over this generation')
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
