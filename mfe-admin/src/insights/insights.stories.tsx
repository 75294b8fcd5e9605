import type { AdminDiagnosis } from '@soulsign/contracts'
import { AT, LONG_WORD, offline, pending, refused, screenStory, storyId } from '@soulsign/remote-kit/story'
import { page } from '../list/story-fixtures.ts'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/Diagnoses' }

const insight = (n: number, title: string | null, more: Partial<AdminDiagnosis> = {}): AdminDiagnosis => ({
  id: storyId(n),
  symptom_id: storyId(n + 100),
  symptom_title: title,
  symptom_type: 'physical',
  user_id: storyId(2),
  user_email: 'ben@example.test',
  analysis_preview: 'What tightens before each meeting may be asking for room, and for a breath that is yours',
  safety_level: null,
  safety_category: null,
  created_at: AT,
  ...more,
})
const shows = (listDiagnoses: () => unknown, path = '/admin/diagnoses') =>
  screenStory(remote, path, { answers: { listDiagnoses } })
/** The list once a reason was given. */
const opened =
  (...items: AdminDiagnosis[]) =>
  () => ({ ...page(...items)(), opened: true })
const closed = (n: number, more: Partial<AdminDiagnosis> = {}) => insight(n, null, { analysis_preview: null, ...more })
export const Closed = shows(
  page(closed(1), closed(2, { symptom_type: 'mental_emotional', user_id: null, user_email: null })),
)
export const Diagnoses = shows(
  opened(
    insight(1, 'A tight chest before each meeting'),
    insight(2, 'Restless at night', { symptom_type: 'mental_emotional', user_id: null, user_email: null }),
    insight(3, 'Pain in the left arm', {
      analysis_preview: null,
      safety_level: 'urgent',
      safety_category: 'cardiac',
    }),
  ),
)
export const LongContent = shows(
  opened(insight(1, LONG_WORD, { user_email: `${LONG_WORD}@example.test`, analysis_preview: LONG_WORD })),
)
export const Empty = shows(page<AdminDiagnosis>())
export const NothingMatches = shows(page<AdminDiagnosis>(), '/admin/diagnoses?search=knee&type=mental')
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
