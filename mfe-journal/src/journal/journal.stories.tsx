import type { JournalEntry, JournalPage } from '@soulsign/contracts'
import { AT, LONG_WORD, offline, pending, refused, screenStory, storyId } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'

export default { title: 'Screens/Journal' }

const entry = (n: number, title: string, more: Partial<JournalEntry> = {}): JournalEntry => ({
  id: storyId(n),
  user_id: storyId(0),
  title,
  description: title,
  duration: null,
  symptom_type: 'physical',
  safety: null,
  created_at: AT,
  diagnosis: null,
  healing_plan: null,
  ...more,
})
const insight = { id: storyId(90), created_at: AT, analyzed: true, title: 'A voice that waits' }

const ENTRIES = [
  entry(1, 'A tight chest before each meeting, gone an hour la...', {
    description: 'A tight chest before each meeting, gone an hour later. It began when I changed jobs.',
    duration: 'weeks',
    diagnosis: insight,
    healing_plan: { id: storyId(91), title: 'Room to breathe', created_at: AT },
  }),
  entry(2, 'Restless at night', { symptom_type: 'mental_emotional', duration: 'months', diagnosis: insight }),
  entry(3, 'I do not want to be here any more', { safety: { level: 'urgent', category: 'suicide', resources: [] } }),
  entry(4, 'Stiff neck'),
  entry(5, 'My heart stumbles at night', { safety: { level: 'ask', category: 'cardiac', resources: [] } }),
]

const page = (items: JournalEntry[], counts: JournalPage['counts']) => (): JournalPage => ({
  items,
  nextCursor: null,
  counts,
  found: items.length,
  writing: [],
})
const shows = (listSymptoms: () => unknown, path = '/journal') =>
  screenStory(remote, path, { answers: { listSymptoms, checkSubscription: refused(503) } })

export const Entries = shows(page(ENTRIES, { symptoms: 4, analyzed: 2, plans: 1 }))
interface Played {
  canvas: { findByRole(role: string, options: { name: string }): Promise<HTMLElement> }
}
/** One chosen, and the bar at the lower edge. */
export const Editing = {
  ...shows(page(ENTRIES, { symptoms: 4, analyzed: 2, plans: 1 })),
  play: async ({ canvas }: Played) => {
    ;(await canvas.findByRole('button', { name: 'Edit' })).click()
    ;(await canvas.findByRole('checkbox', { name: 'Select Stiff neck' })).click()
    await canvas.findByRole('button', { name: 'Delete Selected (1)' })
  },
}
export const LongContent = shows(
  page([entry(1, LONG_WORD, { description: LONG_WORD })], { symptoms: 50_000, analyzed: 41_230, plans: 12_072 }),
)
export const Empty = shows(page([], { symptoms: 0, analyzed: 0, plans: 0 }))
export const NothingMatches = shows(page([], { symptoms: 0, analyzed: 0, plans: 0 }), '/journal?search=knee')
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
