import { z } from 'zod'
import { CheckedFile, FilePath } from './registry.ts'

/** A page that was rendered while its app was built. */
export const ServedPage = z.object({
  /** With the placeholders of `PLACEHOLDERS`. */
  html: z.string(),
  /** Rules in the place of inline styles. */
  css: z.string(),
  /** Style sheets of the build that it needs. */
  styles: z.array(CheckedFile),
  /** Fonts that its first screen is set in. */
  fonts: z.array(FilePath).default([]),
})
export type ServedPage = z.infer<typeof ServedPage>

/**
 * `pages.json` of a build, by path. Of the shell, `*` is the page for an unknown
 * address, `outline` one for any other, and `frame` has room for a remote's page. A page about privacy or law is there
 * twice: for a product that does not name its operator, and for one that does (`withOperator`).
 */
export const ServedPages = z.record(z.string(), ServedPage)
export type ServedPages = z.infer<typeof ServedPages>

/** The file of a build with its served pages. */
export const SERVED_PAGES = 'pages.json'
