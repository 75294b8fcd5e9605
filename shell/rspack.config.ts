import { shellConfig } from '@soulsign/remote-kit/rspack'
import { description } from './src/description.ts'

export default shellConfig({ root: import.meta.dirname, port: 4001, description })
