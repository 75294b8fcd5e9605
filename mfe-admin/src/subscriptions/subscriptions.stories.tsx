import type { AdminSubscriber } from '@soulsign/contracts'
import { AT, LONG_WORD, offline, pending, refused, screenStory, storyId } from '@soulsign/remote-kit/story'
import { page } from '../list/story-fixtures.ts'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/Subscriptions' }

const subscriber = (n: number, email: string, more: Partial<AdminSubscriber> = {}): AdminSubscriber => ({
  id: storyId(n),
  user_id: storyId(n + 100),
  email,
  subscribed: true,
  subscription_tier: 'Monthly',
  subscription_end: '2026-04-04T18:20:00.000Z',
  updated_at: AT,
  ...more,
})

const shows = (listSubscribers: () => unknown, path = '/admin/subscriptions') =>
  screenStory(remote, path, { answers: { listSubscribers } })

export const Subscriptions = shows(
  page(
    subscriber(1, 'ana@example.test'),
    subscriber(2, 'ben@example.test', { subscription_tier: 'Lifetime', subscription_end: null }),
    subscriber(3, 'cem@example.test', { subscribed: false, subscription_tier: null, subscription_end: null }),
  ),
)
export const LongContent = shows(page(subscriber(1, `${LONG_WORD}@example.test`)))
export const Empty = shows(page<AdminSubscriber>())
export const NothingMatches = shows(page<AdminSubscriber>(), '/admin/subscriptions?search=nobody')
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
