import {
  type ApiClient,
  ApiError,
  type EndpointName,
  type PlanEvent,
  PublicSettings,
} from '@soulsign/contracts/schemas'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Remote } from './remote.ts'
import { type Session, type Shell, ShellProvider } from './shell.ts'

/** The surroundings of a screen in a story. */
export interface StoryWorld {
  session?: Session
  /** The API's answers by call; a call without one is refused with 404. */
  answers?: Partial<Record<EndpointName, (input: never) => unknown>>
  streamDiagnosis?: ApiClient['streamDiagnosis']
  streamHealingPlan?: ApiClient['streamHealingPlan']
}

/** Ids, a time and an unbreakable word for the answers of a story's API. */
export const storyId = (n: number) => `0d8f3c2a-6f0b-4a3e-9f55-${String(n).padStart(12, '0')}`
export const AT = '2026-03-04T18:20:00.000Z'
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)

const MEMBER: Session = {
  status: 'user',
  user: { id: storyId(0), email: 'ana@example.test', name: 'Ana Rivera', emailConfirmed: true },
}

/** An answer that never comes, for loading states. */
export const pending = () => new Promise<never>(() => undefined)

/** A network that failed. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** A refusal of the API. */
export const refused =
  (status: number, type = 'about:blank') =>
  () =>
    Promise.reject(new ApiError({ type, title: 'Refused', status }))

/** Events of a plan or an insight, followed by silence. */
export const streamOf = <Event extends PlanEvent | { event: string; data: unknown }>(...events: Event[]) =>
  async function* (): AsyncGenerator<Event, void> {
    yield* events
    await pending()
  }

function shellOf({ session = MEMBER, answers = {}, ...streams }: StoryWorld): Shell {
  const api: ApiClient = {
    async call(name, input) {
      const answer = answers[name] ?? refused(404)
      return (await answer(input as never)) as never
    },
    download: pending,
    upload: pending,
    streamDiagnosis: streamOf(),
    streamHealingPlan: streamOf(),
    ...streams,
  }
  return {
    productName: 'Soulsign',
    settings: PublicSettings.parse({}),
    api,
    session,
    auth: {} as Shell['auth'],
    guest: { token: () => null, store: () => undefined },
    toast: () => undefined,
    setPageTitle: () => undefined,
  }
}

/** Milliseconds without a change until a screen counts as shown. */
const STILL_MS = 40

/**
 * Waits for the screen's code and answers, which arrive after the first rendering, so that later checks (such as the
 * one for accessibility) see the screen.
 */
function shown({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const observer = new MutationObserver(wait)
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!canvasElement.querySelector('main > *')) return
        observer.disconnect()
        resolve()
      }, STILL_MS)
    }
    observer.observe(canvasElement, { childList: true, subtree: true })
    wait()
  })
}

/**
 * A story of a remote's screen at `path`, with its own routes and texts, in a shell whose API gives the story's
 * answers. For Storybook only; shipped code does not import it.
 *
 * @example
 * ```ts
 * export const Empty = screenStory(remote, '/dreams', { answers: { listSymptoms: () => NO_ENTRIES } })
 * export const Guest = screenStory(remote, '/dreams', { session: { status: 'guest' } })
 * ```
 */
export function screenStory(remote: Remote, path: string, world: StoryWorld = {}) {
  return {
    parameters: { layout: 'fullscreen' },
    afterEach: shown,
    loaders: [
      async () => {
        if (!i18next.isInitialized)
          await i18next.use(initReactI18next).init({ lng: 'en', interpolation: { escapeValue: false } })
        const { namespace, load } = remote.i18n
        i18next.addResourceBundle('en', namespace, (await load.en()).default)
      },
    ],
    render: () => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } })}>
        <ShellProvider value={shellOf(world)}>
          <main>
            <RouterProvider router={createMemoryRouter(remote.routes, { initialEntries: [path] })} />
          </main>
        </ShellProvider>
      </QueryClientProvider>
    ),
  }
}
