import type { LoaderContext } from '@rspack/core'
import subsetFont from 'subset-font'

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
/** What the five languages are written with. Other characters are shown in the reader's own fonts. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ‘’‚“”„‹›–—…•€™−×′″→←`

/** Font files are binary. */
export const raw = true

/**
 * Cuts a variable font to the characters of our languages and to the weights of its request: `font.woff2?weight=460`, or
 * `font.woff2?weight=400-680`.
 */
export default function subset(this: LoaderContext, font: Buffer): void {
  const done = this.async()
  const [min, max] = (new URLSearchParams(this.resourceQuery).get('weight') ?? '').split('-').map(Number)
  if (!min) {
    done(new Error(`${this.resourcePath} needs the weights that are used, such as ?weight=400-680.`))
    return
  }
  subsetFont(font, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: max ? { min, max } : min } }).then(
    (cut) => done(null, cut),
    (error: Error) => done(error),
  )
}
