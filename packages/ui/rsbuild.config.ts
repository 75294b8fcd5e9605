import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

/** Only Storybook reads this; the package is consumed as source. */
export default defineConfig({ plugins: [pluginReact()] })
