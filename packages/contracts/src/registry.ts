import { z } from 'zod'

/** Version of what shell and remotes agree on (remote-kit). A remote's `contract` is a semver range over it. */
export const CONTRACT_VERSION = '1.1.0'

export const REMOTE_NAMES = ['diagnosis', 'journal', 'account', 'admin'] as const
export type RemoteName = (typeof REMOTE_NAMES)[number]

/** An item of the navigation bar that a remote brings; `label` is a key of the remote's own i18n namespace. */
const NavigationItem = z.object({
  path: z.string().startsWith('/'),
  label: z.string(),
  /** English text shown while, or if, the remote's own resources are not there. */
  fallback: z.string(),
  order: z.int(),
  access: z.enum(['open', 'user', 'admin']),
})

const ReleaseVersion = z
  .string()
  .max(60)
  .regex(/^\w[\w.+-]*$/)

/** `remote.json`, written by a remote's build: what the registry stores and the shell reads. */
export const RemoteManifest = z.object({
  name: z.enum(REMOTE_NAMES),
  version: ReleaseVersion,
  contract: z.string(),
  /** File name of the entry, below the version's folder. */
  entry: z.string(),
  /** Subresource integrity of the entry, `sha384-…`. */
  integrity: z.string().startsWith('sha'),
  /** Style sheets of the exposed module, below the version's folder. */
  styles: z.array(z.string()),
  /** Path prefixes the remote answers for. */
  routes: z.array(z.string().startsWith('/')),
  namespace: z.string(),
  navigation: z.array(NavigationItem),
})
export type RemoteManifest = z.infer<typeof RemoteManifest>

/** `widget.json`, written by the build of the partners' widget, which is released like a remote. */
export const WidgetManifest = z.object({ name: z.literal('widget'), version: ReleaseVersion })
export type WidgetManifest = z.infer<typeof WidgetManifest>

export type ReleaseManifest = RemoteManifest | WidgetManifest
export type ReleaseName = ReleaseManifest['name']

/** One live release: a manifest and where its files are (absolute URL or absolute path, ends with /). */
export const LiveRemote = RemoteManifest.extend({ base: z.string().endsWith('/') })
export type LiveRemote = z.infer<typeof LiveRemote>

/** What the API inlines into the shell's HTML as `<script type="application/json" id="registry">`. */
export const Registry = z.object({ remotes: z.array(LiveRemote), overrides: z.boolean() })
export type Registry = z.infer<typeof Registry>

/** Body of `POST /api/reports`: what went wrong in a browser, never what a person wrote. */
export const ClientReport = z.object({
  kind: z.enum(['error', 'remote', 'unknown-path']),
  message: z.string().max(500),
  path: z.string().max(300).optional(),
  remote: z.string().max(40).optional(),
  version: z.string().max(60).optional(),
  phase: z.enum(['manifest', 'entry', 'init', 'contract', 'render', 'timeout']).optional(),
  request_id: z.string().max(64).optional(),
})
export type ClientReport = z.infer<typeof ClientReport>

/** `?remote.journal=http://localhost:4004` puts a developer's remote in place of the released one. */
export const OVERRIDE_PARAMETER = 'remote.'
