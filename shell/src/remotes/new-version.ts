// A chunk of its own, loaded once the page is used: only a page that stays open needs it.
import { CONTRACT_VERSION, type Registry } from '@soulsign/contracts'
import { toast } from '@soulsign/ui'
import { api } from '../api/client.ts'
import { addTexts, i18n } from '../i18n/i18n.ts'
import type { RemoteLoader } from './remote-loader.ts'
import { noteTyping, wouldLoseWords } from './typing.ts'

/** How often an open page asks what is live, in milliseconds. */
const CHECK_MS = 5 * 60_000
/** How long live and loaded differ before the person is told. A release that is soon taken back troubles nobody. */
const CALM_MS = 10 * 60_000

/** Names the parts that run in this page in another version than the live one. Empty if there are none. */
function replacedParts(live: Registry, shell: string | undefined, loaders: readonly RemoteLoader[]): string {
  const replaced = loaders.flatMap((loader) => {
    const now = live.remotes.find(({ name }) => name === loader.live.name)
    if (!now || now.resting || loader.overridden || loader.state.status !== 'ready') return []
    return now.version === loader.live.version ? [] : [`${now.name} ${now.version}`]
  })
  if (shell && live.shell && live.shell !== shell) replaced.push(`shell ${live.shell}`)
  return replaced.join()
}

/**
 * Asks every few minutes, and when the person returns to the tab, what is live. Parts that were not loaded yet are loaded
 * in their live release. If others have run in another version for long, offers to reload, once for each new version.
 * @param shell the version of this page's shell
 */
export function watchVersions(shell: string | undefined, loaders: readonly RemoteLoader[]): void {
  noteTyping()
  let asked = Date.now()
  /** When live and loaded were last seen to be the same. */
  let same = asked
  let told = ''
  let offer: AbortController | undefined

  async function check() {
    asked = Date.now()
    const live = await api.call('getRegistry', { query: { contract: CONTRACT_VERSION } }).catch(() => undefined)
    if (!live) return
    for (const loader of loaders) loader.adopt(live.remotes)
    const replaced = replacedParts(live, shell, loaders)
    if (replaced !== told) offer?.abort()
    if (!replaced) {
      same = asked
      told = ''
    }
    if (replaced === told || asked - same < CALM_MS) return
    told = replaced
    offer = new AbortController()
    await addTexts({ namespace: 'new-version', load: { en: () => import('../i18n/new-version/en.json') } })
    const t = i18n.getFixedT(null, 'new-version')
    toast({
      title: t('title'),
      description: t('text'),
      until: offer.signal,
      action: {
        label: t('reload'),
        onAction() {
          if (!wouldLoseWords()) return location.reload()
          toast({ title: t('wait'), description: t('waitText') })
          // The next check offers it again.
          told = ''
        },
      },
    })
  }

  setInterval(() => document.hidden || void check(), CHECK_MS)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - asked >= CHECK_MS) void check()
  })
}
