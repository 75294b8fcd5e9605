import { shellConfig } from '@soulsign/remote-kit/rspack'

export default shellConfig({ root: import.meta.dirname, port: 4001 })
