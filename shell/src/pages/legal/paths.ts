/** The pages about privacy and law, which share one chunk and one file of texts. */
export const LEGAL_PATHS = [
  '/privacy',
  '/privacy/record',
  '/privacy/health-data',
  '/terms',
  '/contact',
  '/imprint',
] as const
export type LegalPath = (typeof LEGAL_PATHS)[number]
