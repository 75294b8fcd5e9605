import type { LinkAccount } from '@soulsign/contracts'
import { offline, pending, refused, type StoryWorld, screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'

export default { title: 'Screens/Sign in' }

const shows = (path: string, world: StoryWorld = {}) =>
  screenStory(remote, path, { session: { status: 'guest' }, ...world })
const opened = (describeLink: () => unknown, world: StoryWorld = {}) =>
  shows('/auth/confirm?token_hash=abc&type=email', { answers: { describeLink }, ...world })
const account =
  (more: Partial<LinkAccount> = {}) =>
  (): LinkAccount => ({
    email: 'an•••a@example.test',
    same_account: false,
    entries: 0,
    asked_elsewhere: false,
    ...more,
  })
const member = (email: string): StoryWorld => ({
  session: {
    status: 'user',
    user: { id: '0d8f3c2a-6f0b-4a3e-9f55-1c2b3a4d5e6f', email, name: null, emailConfirmed: true },
  },
})

export const Address = shows('/auth')
export const LinkOpened = opened(account())
export const LinkOfAnotherBrowser = opened(account({ entries: 3, asked_elsewhere: true }))
export const LinkAskedForElsewhere = opened(account({ asked_elsewhere: true }))
export const LinkOfAnotherAccount = opened(
  account({ email: `${'do•••t'.repeat(20)}@example.test` }),
  member(`${'Donaudampfschifffahrt'.repeat(6)}@example.test`),
)
export const LinkUnknownYet = opened(pending)
export const LinkUnreachable = opened(offline)
export const LinkSpent = opened(refused(404, '/problems/not-found'))
