import type {} from 'i18next'

declare global {
  /** The English texts of each namespace. Every app adds its own, in `src/i18n/texts.d.ts`. */
  interface SoulsignTexts {}
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: SoulsignTexts
  }
}
