import '../src/styles/fonts.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import '../src/styles/bodies.css'
import '../src/styles/buttons.css'
import '../src/styles/pages.css'
import type { Preview } from 'storybook-react-rsbuild'

export default {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    actions: { disable: true },
    // Collecting passes would take a third of axe's time.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: {
      options: {
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = 'en'
      document.documentElement.dataset.theme = String(globals.theme)
      return <Story />
    },
  ],
} satisfies Preview
