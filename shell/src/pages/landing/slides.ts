import { DecodeIllustration, PathIllustration, WelcomeIllustration } from '@soulsign/ui'

/** The introduction, in order. `key` leads to a slide's words. */
export const SLIDES = [
  { key: 'welcome', Illustration: WelcomeIllustration },
  { key: 'decode', Illustration: DecodeIllustration },
  { key: 'path', Illustration: PathIllustration },
] as const

export const LAST_SLIDE = SLIDES.length - 1
