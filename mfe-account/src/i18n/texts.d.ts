import type en from './en.json'

declare global {
  interface SoulsignTexts {
    account: typeof en
  }
}
