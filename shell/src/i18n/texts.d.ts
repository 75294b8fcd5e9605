import type en from './en.json'
import type legal from './legal/en.json'

declare global {
  interface SoulsignTexts {
    shell: typeof en
    legal: typeof legal
  }
}
