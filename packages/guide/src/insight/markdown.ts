export const paragraph = (...sentences: (string | null)[]) => sentences.filter(Boolean).join(' ')

/** A section, or nothing if it has no text. */
export const section = (heading: string, ...blocks: (string | null)[]) => {
  const texts = blocks.filter(Boolean)
  return texts.length === 0 ? null : [`## ${heading}`, ...texts].join('\n\n')
}

export const whole = (...blocks: (string | null)[]) => blocks.filter(Boolean).join('\n\n')

export const steps = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
