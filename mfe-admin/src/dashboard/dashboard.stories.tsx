import type { AdminStats, AdminStatus, Course, StatusCheck } from '@soulsign/contracts'
import { AT, offline, pending, refused, screenStory } from '@soulsign/remote-kit/story'
import { days } from '../list/story-fixtures.ts'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/Dashboard' }

const course = (total: number, most: number): Course => ({
  total,
  days: days((index) => ({ added: (index * 7) % (most + 1) })),
})
const stats = (users: Course, subscriptions: Course, diagnoses: Course) => (): AdminStats => ({
  users,
  subscriptions,
  diagnoses,
})
const USUAL = stats(course(1_284, 18), course(212, 4), course(3_907, 40))

const check = (part: StatusCheck['part'], more: Partial<StatusCheck> = {}): StatusCheck => ({
  part,
  name: null,
  ok: true,
  detail: null,
  milliseconds: 12,
  ...more,
})
const status =
  (mail: Partial<StatusCheck> = {}) =>
  (): AdminStatus => ({
    ok: mail.ok ?? true,
    checks: [
      check('database'),
      check('queue'),
      check('ai'),
      check('stripe'),
      check('mail', mail),
      check('remote', { name: 'journal' }),
    ],
    checked_at: AT,
  })

const shows = (adminStats: () => unknown, adminStatus: () => unknown) =>
  screenStory(remote, '/admin', { answers: { adminStats, adminStatus } })

export const Dashboard = shows(USUAL, status())
export const OneCheckDown = shows(USUAL, status({ ok: false, detail: 'The mail server did not answer in 5 seconds.' }))
export const Empty = shows(stats(course(0, 0), course(0, 0), course(0, 0)), status())
export const LargeNumbers = shows(
  stats(course(98_765_432, 99_999), course(12_345_678, 9_999), course(987_654_321, 99_999)),
  status(),
)
export const Loading = shows(pending, pending)
export const Failed = shows(refused(500), refused(500))
export const Offline = shows(offline, offline)
