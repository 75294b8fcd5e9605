import type en from './en.json'

declare global {
  interface SoulsignTexts {
    diagnosis: typeof en
  }
}
