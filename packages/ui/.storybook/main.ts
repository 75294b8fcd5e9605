import type { StorybookConfig } from 'storybook-react-rsbuild'

export default {
  framework: 'storybook-react-rsbuild',
  stories: [
    '../src/**/*.stories.tsx',
    // One by one: the builder finds nothing behind a pattern of folders.
    ...['account', 'admin', 'diagnosis', 'journal'].map((remote) => `../../../mfe-${remote}/src/**/*.stories.tsx`),
    '../../../widget/frame/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // In the build, which only tests look at: tools of the interface that walk through each story's elements.
  ...(process.env['NODE_ENV'] === 'production' && {
    features: { highlight: false, measure: false, outline: false, backgrounds: false },
  }),
  // Docgen needs the JavaScript API of TypeScript, which the native compiler does not have.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
