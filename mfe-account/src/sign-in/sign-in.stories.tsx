import { screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'

export default { title: 'Screens/Sign in' }

const shows = (path: string) => screenStory(remote, path, { session: { status: 'guest' } })

export const Address = shows('/auth')
export const LinkOpened = shows('/auth/confirm?token_hash=abc&type=email')
export const LinkSpent = shows('/auth/confirm')
