import { renderPages } from '@soulsign/remote-kit/served'
import remote from './remote.tsx'

export const render = () => renderPages(remote, ['/auth'])
