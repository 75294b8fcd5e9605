import type { AdminRelease, AdminReleases } from '@soulsign/contracts'
import { AT, LONG_WORD, offline, pending, refused, screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/Releases' }

const item = (name: string, more: Partial<AdminReleases['items'][number]> = {}): AdminReleases['items'][number] => ({
  name,
  live: { version: '1.4.0', published_at: AT, resting: false },
  canary: null,
  pages: 5_120,
  failures: 0,
  ...more,
})
const list = (adminReleases: () => unknown) => screenStory(remote, '/admin/releases', { answers: { adminReleases } })

export const List = list(
  (): AdminReleases => ({
    items: [
      item('account'),
      item('admin', { live: { version: '1.3.2', published_at: AT, resting: true } }),
      item('diagnosis', { canary: { version: '1.5.0', percent: 10, started_at: AT }, failures: 3 }),
      item('journal', { live: null, pages: 0 }),
      item('shell', { canary: { version: '1.5.0', percent: 0, started_at: AT } }),
      item('widget', { live: { version: LONG_WORD, published_at: AT, resting: false } }),
    ],
  }),
)
export const ListLoading = list(pending)
export const ListFailed = list(refused(500))
export const ListOffline = list(offline)

const release = (more: Partial<AdminRelease> = {}): AdminRelease => ({
  name: 'journal',
  canary: null,
  releases: [
    { version: '1.5.0', published_at: AT, live: false, resting: false },
    { version: '1.4.0', published_at: AT, live: true, resting: false },
  ],
  moves: [
    {
      action: 'canary-end',
      version: '1.5.0',
      replaced_version: null,
      actor: 'by itself',
      why: 'It failed more often than the live release: 7 failures on 60 pages, against 0 failures on 540 pages.',
      created_at: AT,
    },
    {
      action: 'canary',
      version: '1.5.0',
      replaced_version: null,
      actor: 'ada@example.test',
      why: null,
      created_at: AT,
    },
    {
      action: 'release',
      version: '1.4.0',
      replaced_version: '1.3.2',
      actor: 'ada',
      why: 'Months have headings.',
      created_at: AT,
    },
  ],
  hours: [],
  phases: [],
  ...more,
})
const one = (adminRelease: () => unknown, name = 'journal') =>
  screenStory(remote, `/admin/releases/${name}`, { answers: { adminRelease } })
const has = (more: Partial<AdminRelease> = {}) => one(() => release(more))

export const Unused = has()
export const WithCanary = one(() => {
  // The plot shows the last 48 hours.
  const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString()
  return release({
    canary: { version: '1.5.0', percent: 10, started_at: AT },
    hours: [
      { hour, version: '1.4.0', pages: 540, failures: 0 },
      { hour, version: '1.5.0', pages: 60, failures: 7 },
    ],
    phases: [
      { version: '1.5.0', phase: 'render', failures: 6 },
      { version: '1.5.0', phase: 'timeout', failures: 1 },
    ],
  })
})
export const ShellWithCanary = one(
  () => release({ name: 'shell', canary: { version: '1.5.0', percent: 25, started_at: AT } }),
  'shell',
)
export const SwitchedOff = has({
  releases: [{ version: '1.4.0', published_at: AT, live: true, resting: true }],
  canary: { version: '1.5.0', percent: 0, started_at: AT },
})
export const Withdrawn = has({ releases: [{ version: LONG_WORD, published_at: AT, live: false, resting: false }] })
export const NotFound = one(refused(404))
export const Failed = one(refused(500))
export const Loading = one(pending)
