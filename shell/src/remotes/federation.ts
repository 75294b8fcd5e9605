// A chunk of its own, because a page of the shell needs no remote.
import { createInstance } from '@module-federation/runtime-tools/runtime'
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import type { LiveRemote } from '@soulsign/contracts'
import * as remoteKit from '@soulsign/remote-kit'
import { containerName } from '@soulsign/remote-kit'
import * as remoteKitRouter from '@soulsign/remote-kit/router'
import {
  experimental_streamedQuery,
  keepPreviousData,
  MutationObserver,
  QueryObserver,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createInstance as createI18n } from 'i18next'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import { useTranslation } from 'react-i18next'

/** The shared modules' versions, from the build. */
declare const __SHARED_VERSIONS__: Record<string, string>
declare global {
  /** The runtime that the remotes' entries use, so that each need not bring it. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined
}

/** Milliseconds until an entry counts as failed. */
const ENTRY_TIMEOUT_MS = 10_000

/**
 * What remotes use of the shell (packages/remote-kit/src/rspack/shared.ts). Of the large packages only these names: a
 * whole one could not be tree-shaken.
 */
const SHARED = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  i18next: { createInstance: createI18n },
  'react-i18next': { useTranslation },
  '@tanstack/react-query': {
    experimental_streamedQuery,
    keepPreviousData,
    MutationObserver,
    QueryObserver,
    queryOptions,
    skipToken,
    useInfiniteQuery,
    useIsMutating,
    useMutation,
    useQuery,
    useQueryClient,
  },
  '@soulsign/remote-kit': remoteKit,
  '@soulsign/remote-kit/router': remoteKitRouter,
}

interface Request {
  integrity: string | null
  attempt: number
}

/** Attributes of each entry's script besides its address, by container. */
const requests = new Map<string, Request>()

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore

const federation = createInstance({
  name: containerName('shell'),
  remotes: [],
  // With the other strategy, one dead remote keeps all of them from loading.
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(SHARED).map(([name, module]) => {
      const version = __SHARED_VERSIONS__[name] ?? '0.0.0'
      return [name, { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } }]
    }),
  ),
  plugins: [
    {
      name: 'entry-script',
      createScript({ url, remoteInfo }) {
        const request = remoteInfo && requests.get(remoteInfo.name)
        if (!request) return
        const script = document.createElement('script')
        // A second attempt must not be answered from a cache that holds the first one's failure.
        script.src = request.attempt > 0 ? `${url}?attempt=${request.attempt}` : url
        script.async = true
        script.crossOrigin = 'anonymous'
        if (request.integrity) script.integrity = request.integrity
        return { script, timeout: ENTRY_TIMEOUT_MS }
      },
    },
  ],
})

const registered = new Map<string, string>()

/**
 * Loads a remote's exposed module.
 * @param attempt 0 for the first, counted up so that each is a new request
 * @param checked false for a development server, whose entry changes while it is served
 */
export async function loadExposed(remote: LiveRemote, attempt: number, checked: boolean): Promise<unknown> {
  const name = containerName(remote.name)
  const entry = new URL(remote.base + remote.entry, location.href).href
  requests.set(name, { integrity: checked ? remote.integrity : null, attempt })
  if (registered.get(name) !== entry) {
    federation.registerRemotes([{ name, entry, type: 'global' }], { force: registered.has(name) })
    registered.set(name, entry)
  }
  return federation.loadRemote(`${name}/remote`)
}
