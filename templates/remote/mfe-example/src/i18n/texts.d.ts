import type en from './en.json'

declare global {
  interface SoulsignTexts {
    example: typeof en
  }
}
