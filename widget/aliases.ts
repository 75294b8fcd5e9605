import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Resolves a package from here, also for files of `@soulsign/ui` and `@soulsign/safety`, which do not depend on Preact.
 */
const file = (request: string) => fileURLToPath(import.meta.resolve(request))
const standIn = (name: string) => join(import.meta.dirname, 'frame/src/stand-ins', name)

/** Replacements for libraries that are too large for the frame. */
export const STAND_INS = {
  'react-i18next': standIn('react-i18next.ts'),
  'radix-ui': standIn('radix-ui.tsx'),
}

/** Replaces React with Preact. */
export const PREACT = {
  react: file('preact/compat'),
  'react-dom': file('preact/compat'),
  'react-dom/client': file('preact/compat/client'),
  'react/jsx-runtime': file('preact/jsx-runtime'),
  'react/jsx-dev-runtime': file('preact/jsx-dev-runtime'),
}
