import { offline, pending, screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'
import { noPasskeys, passkeys } from '../story-fixtures.ts'

export default { title: 'Screens/Second factor' }

const shows = (listSecondFactors: () => unknown) =>
  screenStory(remote, '/auth/second-factor', { answers: { listSecondFactors } })

export const Proof = shows(passkeys)
export const FirstPasskey = shows(noPasskeys)
export const Loading = shows(pending)
export const Offline = shows(offline)
