import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StorybookConfig } from 'storybook-react-rsbuild'

const ROOT = join(import.meta.dirname, '../../..')

export default {
  framework: 'storybook-react-rsbuild',
  stories: [
    '../src/**/*.stories.tsx',
    '../../safety/src/panels/**/*.stories.tsx',
    // One pattern for each remote, because the builder does not resolve patterns of folders.
    ...globSync('mfe-*/package.json', { cwd: ROOT }).map((file) => `${ROOT}/${dirname(file)}/src/**/*.stories.tsx`),
    '../../../widget/frame/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Only tests use the build. They do not need these tools, which walk through each story's elements.
  ...(process.env['NODE_ENV'] === 'production' && {
    features: { highlight: false, measure: false, outline: false, backgrounds: false },
  }),
  // Stories may use schemas, which a browser's build of the contracts does not have.
  rsbuildFinal: (config) => {
    config.resolve = { ...config.resolve, alias: { '@soulsign/contracts$': '@soulsign/contracts/schemas' } }
    return config
  },
  // Docgen needs the JavaScript API of TypeScript, which the native compiler does not have.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
