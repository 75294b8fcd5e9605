import { screenStory } from '@soulsign/remote-kit/story'
import remote from './remote.tsx'

export default { title: 'Screens/Example' }

export const Home = screenStory(remote, '/example')
export const Mine = screenStory(remote, '/example/mine')
