import type { StorybookConfig } from 'storybook-react-rsbuild'

export default {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docgen needs the JavaScript API of TypeScript, which the native compiler does not have.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
