import type { PartnerSummary } from '@soulsign/contracts'
import { AT, LONG_WORD, offline, pending, refused, screenStory, storyId } from '@soulsign/remote-kit/story'
import { page } from '../list/story-fixtures.ts'
import remote from '../remote.tsx'
import { figures, partner } from './story-fixtures.ts'

export default { title: 'Screens/Admin/Partners' }

const shows = (listPartners: () => unknown, path = '/admin/partners') =>
  screenStory(remote, path, { answers: { listPartners } })

export const Partners = shows(
  page(
    { ...partner(), figures: figures(4_210) },
    { ...partner({ id: storyId(2), name: 'Old Studio', revoked_at: AT }), figures: figures(0) },
  ),
)
export const LongContent = shows(page({ ...partner({ name: LONG_WORD }), figures: figures(98_765_432) }))
export const Empty = shows(page<PartnerSummary>())
export const NothingMatches = shows(page<PartnerSummary>(), '/admin/partners?state=revoked')
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
