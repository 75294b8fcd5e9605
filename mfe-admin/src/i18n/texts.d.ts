import type { default as texts } from './en/index.ts'

declare global {
  interface SoulsignTexts {
    admin: typeof texts
  }
}
