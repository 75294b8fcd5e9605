import { remoteConfig } from '@soulsign/remote-kit/rspack'
import { description } from './src/description.ts'

export default remoteConfig({ root: import.meta.dirname, description })
