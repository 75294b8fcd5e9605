import type { AdminEntry, AdminPerson } from '@soulsign/contracts'
import { AT, LONG_WORD, offline, pending, refused, screenStory, storyId } from '@soulsign/remote-kit/story'
import { page } from '../list/story-fixtures.ts'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/User' }

const person = (more: Partial<AdminPerson> = {}) => {
  const email = more.email ?? 'ben@example.test'
  return (): AdminPerson => ({
    id: storyId(2),
    email,
    full_name: 'Ben Okoro',
    created_at: AT,
    subscribed: true,
    subscription_tier: 'Yearly',
    role: 'user',
    permanent_admin: false,
    invited: false,
    last_sign_in_at: AT,
    subscription: {
      id: storyId(20),
      user_id: storyId(2),
      email,
      subscribed: true,
      subscription_tier: 'Yearly',
      subscription_end: '2027-03-04T18:20:00.000Z',
      updated_at: AT,
    },
    counts: { symptoms: 2, analyzed: 1, plans: 1 },
    ...more,
  })
}
const ENTRIES: AdminEntry[] = [
  { id: storyId(30), symptom_type: 'physical', state: 'plan', created_at: AT },
  { id: storyId(31), symptom_type: 'mental_emotional', state: 'analyzed', created_at: AT },
]

const shows = (getUser: () => unknown, listUserEntries: () => unknown = page(...ENTRIES)) =>
  screenStory(remote, `/admin/users/${storyId(2)}`, { answers: { getUser, listUserEntries } })

export const User = shows(person())
export const Invited = shows(
  person({
    invited: true,
    full_name: null,
    subscribed: false,
    subscription_tier: null,
    subscription: null,
    last_sign_in_at: null,
    counts: { symptoms: 0, analyzed: 0, plans: 0 },
  }),
  page<AdminEntry>(),
)
export const NamedAdmin = shows(person({ role: 'admin', permanent_admin: true }))
export const LongContent = shows(person({ email: `${LONG_WORD}@example.test`, full_name: LONG_WORD }))
export const EntriesFailed = shows(person(), refused(500))
export const NotFound = shows(refused(404))
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)
