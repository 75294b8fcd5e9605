import { offline, pending, type StoryWorld, screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'
import { free, lifetime, passkeys, profile, sessions, unpaid, yearly } from '../story-fixtures.ts'

export default { title: 'Screens/Account' }

const shows = (checkSubscription: () => unknown, world: StoryWorld = {}) =>
  screenStory(remote, '/account', {
    answers: { checkSubscription, getProfile: profile, listSessions: sessions, listSecondFactors: passkeys },
    ...world,
  })

const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)

export const Loading = shows(pending)
export const Free = shows(free)
export const Yearly = shows(yearly)
export const Lifetime = shows(lifetime)
export const RenewalUnpaid = shows(unpaid)
export const LongContent = shows(yearly, {
  session: {
    status: 'user',
    user: {
      id: '0d8f3c2a-6f0b-4a3e-9f55-1c2b3a4d5e6f',
      email: `${LONG}@example.test`,
      name: LONG,
      emailConfirmed: false,
    },
  },
})
export const Offline = shows(offline, {
  answers: { checkSubscription: offline, getProfile: offline, listSessions: offline },
})
