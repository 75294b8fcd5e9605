import { z } from 'zod'
import { SEO_LIMITS } from './limits.ts'

/** Key of a page in `seo_metadata`, such as `healing_plan`. */
export const PageKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use a lower-case key such as healing_plan.')

/** A page as the browser's tab, search engines and share cards show it. `{name}` stands for the product's name. */
export const Page = z.object({
  path: z.string().startsWith('/'),
  title: z.string().min(1).max(SEO_LIMITS.page_title),
  description: z.string().min(1).max(SEO_LIMITS.meta_description),
  /** Whether search engines may list the page; false for personal pages. */
  indexed: z.boolean(),
  /** Addresses below the path show the same page, such as `/diagnosis/7`. */
  below: z.boolean().optional(),
  /** The path that search engines should list instead. */
  canonical: z.string().startsWith('/').optional(),
  /** Lets administrators edit the metadata: the key in `seo_metadata`, and the name of the tab. */
  seo: z.object({ key: PageKey, label: z.string().min(1).max(40) }).optional(),
})
export type Page = z.infer<typeof Page>
