import type { Content } from './healing-link.ts'
import { letterHtml, letterText } from './layout.ts'

/** A canary that the product ended by itself. */
export interface EndedCanary {
  name: string
  version: string
  /** What was counted, in a sentence. */
  why: string
}

/** Tells staff that a canary was ended because it failed too often. */
export function canaryEndedMail(
  { name, version, why }: EndedCanary,
  { productName, publicUrl }: { productName: string; publicUrl: string },
): Content {
  const letter = {
    productName,
    publicUrl,
    heading: `${name} ${version} was taken back`,
    preview: why,
    intro: `${why} Everybody gets the live release of ${name} again.`,
    button: { label: 'Open the releases', url: `${publicUrl}/admin/releases/${name}` },
    notes: ['You get this mail because you are an administrator.'],
  }
  return { subject: `${name} ${version} was taken back`, text: letterText(letter), html: letterHtml(letter) }
}
