import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file of a package of ours, also for files of `@soulsign/ui` and `@soulsign/safety`, which have no Preact of their own. */
const file = (request: string) => fileURLToPath(import.meta.resolve(request))
const standIn = (name: string) => join(import.meta.dirname, 'frame/src/stand-ins', name)

/** What the frame's bundle has in the place of libraries that are larger than the frame may be. */
export const STAND_INS = {
  'react-i18next': standIn('react-i18next.ts'),
  'radix-ui': standIn('radix-ui.tsx'),
}

/** Preact in the place of React. */
export const PREACT = {
  react: file('preact/compat'),
  'react-dom': file('preact/compat'),
  'react-dom/client': file('preact/compat/client'),
  'react/jsx-runtime': file('preact/jsx-runtime'),
  'react/jsx-dev-runtime': file('preact/jsx-dev-runtime'),
}
