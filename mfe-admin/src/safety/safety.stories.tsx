import type { SafetyFigures } from '@soulsign/contracts'
import { offline, pending, refused, screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/Safety' }

const shows = (adminSafetyFigures: () => unknown) =>
  screenStory(remote, '/admin/safety', { answers: { adminSafetyFigures } })

export const Figures = shows(
  (): SafetyFigures => ({
    items: [
      { day: '2026-03-04', level: 'urgent', category: 'cardiac', panels: 2 },
      { day: '2026-03-04', level: 'card', category: 'see_doctor_soon', panels: 5 },
      { day: '2026-03-03', level: 'urgent', category: 'suicide', panels: 1 },
    ],
    reading: [
      {
        day: '2026-03-04',
        language: 'de',
        level: 'ask',
        by: 'reader',
        shown: 3,
        yes: 0,
        unsure: 1,
        no: 2,
        not_meant: 0,
      },
      {
        day: '2026-03-04',
        language: 'en',
        level: 'urgent',
        by: 'both',
        shown: 2,
        yes: 0,
        unsure: 0,
        no: 0,
        not_meant: 1,
      },
      {
        day: '2026-03-03',
        language: 'en',
        level: 'card',
        by: 'rules',
        shown: 5,
        yes: 0,
        unsure: 0,
        no: 0,
        not_meant: 0,
      },
      {
        day: '2026-03-03',
        language: 'und',
        level: 'urgent',
        by: 'rules',
        shown: 1,
        yes: 0,
        unsure: 0,
        no: 0,
        not_meant: 0,
      },
    ],
  }),
)
export const Empty = shows((): SafetyFigures => ({ items: [], reading: [] }))
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
