import type { StorybookConfig } from 'storybook-react-rsbuild'

export default {
  framework: 'storybook-react-rsbuild',
  stories: [
    '../src/**/*.stories.tsx',
    '../../safety/src/panels/**/*.stories.tsx',
    // One by one: the builder finds nothing behind a pattern of folders.
    ...['account', 'admin', 'diagnosis', 'journal'].map((remote) => `../../../mfe-${remote}/src/**/*.stories.tsx`),
    '../../../widget/frame/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docgen needs the JavaScript API of TypeScript, which the native compiler does not have.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
