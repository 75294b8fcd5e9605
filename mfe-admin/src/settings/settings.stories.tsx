import { PublicSettings } from '@soulsign/contracts'
import { offline, pending, refused, screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/Settings' }

const settings =
  (more: Partial<PublicSettings> = {}) =>
  () =>
    PublicSettings.parse(more)

const shows = (getSettings: () => unknown, tab = 'branding') =>
  screenStory(remote, `/admin/settings?tab=${tab}`, { answers: { getSettings } })

export const Branding = shows(settings())
export const Appearance = shows(settings({ theme_mode: 'dark', primary_color: '212 80% 45%' }), 'appearance')
export const Languages = shows(settings(), 'languages')
export const Maintenance = shows(settings(), 'maintenance')
export const MaintenanceOn = shows(settings({ maintenance_mode: true }), 'maintenance')
export const LongContent = shows(
  settings({ product_name: 'Donaudampfschifffahrt', site_logo_url: `/${'logo'.repeat(100)}.svg` }),
)
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
