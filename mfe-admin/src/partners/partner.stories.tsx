import type { Partner, PartnerUsage } from '@soulsign/contracts'
import { AT, LONG_WORD, offline, pending, refused, screenStory, storyId } from '@soulsign/remote-kit/story'
import { days } from '../list/story-fixtures.ts'
import remote from '../remote.tsx'
import { figures, partner } from './story-fixtures.ts'

export default { title: 'Screens/Admin/Partner' }

const usage = (views: number) => (): PartnerUsage => ({
  total: figures(views * 30),
  days: days(() => figures(views)),
})

const shows = (getPartner: () => unknown, getPartnerUsage: () => unknown = usage(40)) =>
  screenStory(remote, `/admin/partners/${storyId(1)}`, { answers: { getPartner, getPartnerUsage } })
const has =
  (more: Partial<Partner> = {}) =>
  () =>
    partner(more)

export const Active = shows(has())
export const CeilingReached = shows(has({ daily_ceiling: 20 }))
export const Revoked = shows(has({ revoked_at: AT }))
export const Unused = shows(has(), usage(0))
export const LongContent = shows(
  has({ name: LONG_WORD, origins: [`https://${'quiet.'.repeat(30)}example`] }),
  usage(987_654),
)
export const UsageFailed = shows(has(), refused(500))
export const NotFound = shows(refused(404))
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
