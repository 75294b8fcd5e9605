import type { AdminUser } from '@soulsign/contracts'
import { AT, LONG_WORD, offline, pending, refused, screenStory, storyId } from '@soulsign/remote-kit/story'
import { page } from '../list/story-fixtures.ts'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/Users' }

const user = (n: number, email: string, more: Partial<AdminUser> = {}): AdminUser => ({
  id: storyId(n),
  email,
  full_name: null,
  created_at: AT,
  subscribed: false,
  subscription_tier: null,
  role: 'user',
  permanent_admin: false,
  invited: false,
  ...more,
})

const shows = (listUsers: () => unknown, path = '/admin/users') => screenStory(remote, path, { answers: { listUsers } })

export const Users = shows(
  page(
    user(1, 'ana@example.test', { full_name: 'Ana Rivera', role: 'admin', permanent_admin: true }),
    user(2, 'ben@example.test', { full_name: 'Ben Okoro', subscribed: true, subscription_tier: 'Yearly' }),
    user(3, 'cem@example.test', { invited: true }),
    user(4, 'dora@example.test', { full_name: 'Dora Lind' }),
  ),
)
export const LongContent = shows(
  page(user(1, `${LONG_WORD}@example.test`, { full_name: LONG_WORD, subscribed: true, subscription_tier: 'Lifetime' })),
)
export const FirstOfPages = shows(() => ({ ...page(user(1, 'ana@example.test'))(), nextCursor: 'next' }))
export const Empty = shows(page<AdminUser>())
export const NothingMatches = shows(page<AdminUser>(), '/admin/users?search=nobody')
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
