import type { AdminActivity } from '@soulsign/contracts'
import { AT, LONG_WORD, offline, pending, refused, screenStory, storyId } from '@soulsign/remote-kit/story'
import { page } from '../list/story-fixtures.ts'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/Security' }

const activity = (n: number, action: AdminActivity['action'], more: Partial<AdminActivity> = {}): AdminActivity => ({
  id: storyId(n),
  admin: { id: storyId(100), email: 'ana@example.test', full_name: 'Ana Rivera' },
  action,
  target_type: 'user',
  target_id: storyId(2),
  reason: null,
  detail: null,
  ip_address: '203.0.113.7',
  created_at: AT,
  ...more,
})
const log =
  (items: AdminActivity[], events = 0, destructive = 0, refusals = 0) =>
  () => ({ ...page(...items)(), counters: { events, destructive, refused: refusals } })

const shows = (listActivityLog: () => unknown, path = '/admin/security') =>
  screenStory(remote, path, { answers: { listActivityLog } })

export const Log = shows(
  log(
    [
      activity(1, 'user_delete'),
      activity(2, 'symptom_view', {
        target_type: 'symptom',
        target_id: storyId(30),
        reason: 'The person asked for help with this entry.',
      }),
      activity(3, 'settings_change', { target_type: 'setting', target_id: 'maintenance_mode' }),
      activity(4, 'access_refused', { target_type: 'endpoint', target_id: 'GET /api/admin/users' }),
      activity(5, 'user_edit'),
    ],
    5,
    2,
    1,
  ),
)
export const LongContent = shows(
  log(
    [
      activity(1, 'symptom_view', {
        admin: { id: storyId(100), email: `${LONG_WORD}@example.test`, full_name: LONG_WORD },
        target_type: 'symptom',
        target_id: LONG_WORD,
        reason: LONG_WORD,
        ip_address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
      }),
    ],
    1_234_567,
    98_765,
    43_210,
  ),
)
export const Empty = shows(log([]))
export const NothingMatches = shows(log([], 5, 2, 1), '/admin/security?search=nobody')
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
