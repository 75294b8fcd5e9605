/** The slides of the introduction, in order: names of their texts, and of the moments of their drawing. */
export const SLIDES = ['welcome', 'decode', 'path'] as const

export const LAST_SLIDE = SLIDES.length - 1

/** The page that the introduction leads to. */
export const ENTRY = '/symptom-entry'
