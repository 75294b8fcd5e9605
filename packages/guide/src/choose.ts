import { createHash } from 'node:crypto'
import { lexicon } from './lexicon.ts'
import { normalise } from './normalise.ts'

/** Chooses one of the wordings for a slot; the same text always gets the same one. */
export type Choose = <Wording>(slot: string, wordings: readonly Wording[]) => Wording

/** The choices for a person's text. They depend on its normalised words, the lexicon's version and the slot. */
export function chooserFor(description: string): Choose {
  const seed = `${normalise(description)}\n${lexicon.version}\n`
  return (slot, wordings) => {
    const digest = createHash('sha256')
      .update(seed + slot)
      .digest()
    const wording = wordings[digest.readUInt32BE() % wordings.length]
    if (wording === undefined) throw new Error(`No wording is written for "${slot}".`)
    return wording
  }
}
