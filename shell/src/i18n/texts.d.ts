import type en from './en.json'

declare global {
  interface SoulsignTexts {
    shell: typeof en
  }
}
