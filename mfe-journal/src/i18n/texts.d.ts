import type en from './en.json'

declare global {
  interface SoulsignTexts {
    journal: typeof en
  }
}
