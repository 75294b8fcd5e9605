import { remoteConfig } from '@soulsign/remote-kit/rspack'
import { description } from './src/description.ts'

const config = remoteConfig({ root: import.meta.dirname, description, schemas: true })

/** The components' styles are one file, loaded first. In each screen's own file they would override earlier screens. */
const components = { name: 'components', test: /\/packages\/ui\/.*\.css$/, chunks: 'async', enforce: true } as const

export default (env?: Parameters<typeof config>[0]) => {
  const built = config(env)
  return { ...built, optimization: { ...built.optimization, splitChunks: { cacheGroups: { components } } } }
}
