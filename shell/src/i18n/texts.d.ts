import type about from './about/en.json'
import type en from './en.json'
import type legal from './legal/en.json'

declare global {
  interface SoulsignTexts {
    shell: typeof en
    about: typeof about
    legal: typeof legal
  }
}
