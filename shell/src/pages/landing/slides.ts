import { DecodeIllustration, PathIllustration, WelcomeIllustration } from '@soulsign/ui'

/** The slides of the introduction, in order. `key` names a slide's texts. */
export const SLIDES = [
  { key: 'welcome', Illustration: WelcomeIllustration },
  { key: 'decode', Illustration: DecodeIllustration },
  { key: 'path', Illustration: PathIllustration },
] as const

export const LAST_SLIDE = SLIDES.length - 1
