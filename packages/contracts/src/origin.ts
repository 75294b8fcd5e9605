import type { Writer } from './enums.ts'
import { WRITING_LANGUAGE } from './writing-language.ts'

/** How a text came to be, in the words of the IPTC. */
const SOURCES: Record<Writer, string> = {
  ai: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  guide: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
}

/** What is noted of a text and of who wrote it. */
export interface Origin {
  written_by: Writer
  model?: string | null | undefined
  signature?: string | null | undefined
  lang?: string | null | undefined
  created_at?: string | undefined
  title?: string | null | undefined
}

/** Who wrote a text, for machines: the structured data of the page that it stands on. */
export const originData = ({ written_by, model, signature, lang, created_at, title }: Origin) => ({
  '@context': 'https://schema.org',
  '@type': 'CreativeWork',
  ...(title && { name: title }),
  inLanguage: lang ?? WRITING_LANGUAGE,
  ...(created_at && { dateCreated: created_at }),
  digitalSourceType: SOURCES[written_by],
  ...(model && { creator: { '@type': 'SoftwareApplication', name: model } }),
  ...(signature && { identifier: { '@type': 'PropertyValue', propertyID: 'signature', value: signature } }),
})
