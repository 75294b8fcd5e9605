import { z } from 'zod'
import { REMOTE_NAME, RESERVED_NAMES } from './contract.ts'
import { Page } from './page.ts'

/** Name of a remote, whose folder is `mfe-<name>`. */
export const RemoteName = z
  .string()
  .max(40, 'A name has at most 40 characters.')
  .regex(REMOTE_NAME, 'Use lower-case letters, with single hyphens between words, such as dream-diary.')
  .refine((name) => !RESERVED_NAMES.includes(name), `The product itself uses ${RESERVED_NAMES.join(' and ')}.`)
export type RemoteName = z.infer<typeof RemoteName>

/** Who may open a route: everyone, signed-in people, or administrators. */
export const Access = z.enum(['open', 'user', 'admin'])
export type Access = z.infer<typeof Access>

/** A remote's route, which includes the addresses below it, and the metadata of its page. */
export const RemoteRoute = Page.extend({
  path: z
    .string()
    .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'Use a lower-case path without parameters, such as /journal.'),
  access: Access,
  /** Stays open during maintenance, as sign-in does. */
  openInMaintenance: z.boolean().optional(),
}).refine(({ access, indexed }) => access === 'open' || !indexed, {
  path: ['indexed'],
  message: 'Only an open page can be indexed.',
})
export type RemoteRoute = z.infer<typeof RemoteRoute>

/** A remote's item in the navigation bar; `label` is a key in the remote's i18n namespace. */
const NavigationItem = z.object({
  /** A route of the remote. The route's access decides who sees the item. */
  path: z.string().startsWith('/'),
  label: z.string(),
  /** English text shown until the remote's own resources are loaded. */
  fallback: z.string(),
  order: z.int(),
})

const ReleaseVersion = z
  .string()
  .max(60)
  .regex(/^\w[\w.+-]*$/)

/** Versions of the contract or the API that a remote runs with: never all of them, because no one can promise that. */
const VersionRange = z
  .string()
  .regex(
    /^[\^~]?\d+\.\d+\.\d+( \|\| [\^~]?\d+\.\d+\.\d+)*$/,
    'Use a range such as ^2.0.0, or several with " || " between them.',
  )

/** Subresource integrity of a file. */
const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'Use an integrity of sha384, as the build writes it.')

/** Path of a file below its release's folder. */
export const FilePath = z
  .string()
  .max(200)
  .regex(/^(?!\.)[\w.@-]+(\/(?!\.)[\w.@-]+)*$/, 'Use a relative path of letters, digits, dots and hyphens.')

/** A file of a release, as its build wrote it. */
export const ReleaseFile = z.object({ path: FilePath, integrity: Integrity, size: z.int().min(0) })
export type ReleaseFile = z.infer<typeof ReleaseFile>

/** A file that a page names, and how a browser checks it. */
export const CheckedFile = ReleaseFile.pick({ path: true, integrity: true })
export type CheckedFile = z.infer<typeof CheckedFile>

/** What pages of an app need besides the files that their HTML names. */
export const Preload = z.object({
  /** Needed by each page of a remote: beside its entry, and of the shell to load it. */
  all: z.array(CheckedFile),
  /** By path. */
  pages: z.record(z.string(), z.array(CheckedFile)),
  /** Needed by pages for signed-in people, of the shell. */
  session: z.array(CheckedFile).optional(),
})
export type Preload = z.infer<typeof Preload>

/** Every file of a build, except its manifest. */
const files = z.array(ReleaseFile).min(1)

/** A remote's description, known before its code is loaded. */
export const RemoteDescription = z.object({
  name: RemoteName,
  /** Semver range of `CONTRACT_VERSION` that the remote supports. */
  contract: VersionRange,
  /** Semver range of `API_VERSION` whose calls the remote makes. */
  api: VersionRange,
  /** Port of its development server. */
  port: z.int().min(1024).max(65_535),
  /** i18next namespace of its texts. */
  namespace: z.string(),
  routes: z.array(RemoteRoute).min(1),
  navigation: z.array(NavigationItem),
})
export type RemoteDescription = z.infer<typeof RemoteDescription>

/** What the registry stores of a remote's release, and the shell reads. */
export const RemoteManifest = RemoteDescription.extend({
  version: ReleaseVersion,
  /** Missing in releases from before it was declared, which any API serves. */
  api: VersionRange.optional(),
  /** File name of the entry, below the version's folder. */
  entry: z.string(),
  integrity: Integrity,
  /** Style sheets of the exposed module, below the version's folder. */
  styles: z.array(z.string()),
  /** Older releases do not say. */
  preload: Preload.optional(),
}).refine(({ routes, navigation }) => navigation.every(({ path }) => routes.some((route) => route.path === path)), {
  path: ['navigation'],
  message: 'Each item leads to one of the routes.',
})
export type RemoteManifest = z.infer<typeof RemoteManifest>

/** `remote.json`, written by a remote's build: what the registry stores, and every file. */
export const RemoteBuild = RemoteManifest.safeExtend({ files })

/** What the registry stores of a release of the widget, which is released like a remote. */
const WidgetManifest = z.object({ name: z.literal('widget'), version: ReleaseVersion })
type WidgetManifest = z.infer<typeof WidgetManifest>

/** `widget.json`, written by the widget's build. */
export const WidgetBuild = WidgetManifest.extend({ files })

/** The shell's description: what the API and other apps know of it. */
export const ShellDescription = z.object({
  name: z.literal('shell'),
  /** The version of the contract that it speaks with remotes. */
  contract: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** i18next namespace of its texts. */
  namespace: z.string(),
  /** Its own pages, the home page first. */
  pages: z.array(Page).min(1),
})
export type ShellDescription = z.infer<typeof ShellDescription>

/** What the registry stores of a release of the shell. */
export const ShellManifest = ShellDescription.extend({
  version: ReleaseVersion,
  /** Older releases do not say. */
  preload: Preload.optional(),
})
export type ShellManifest = z.infer<typeof ShellManifest>

/** `shell.json`, written by the shell's build. */
export const ShellBuild = ShellManifest.extend({ files })

/** Everything that is released. */
export const ReleaseName = z.union([z.literal('shell'), z.literal('widget'), RemoteName])
export type ReleaseName = z.infer<typeof ReleaseName>

export type ReleaseManifest = RemoteManifest | WidgetManifest | ShellManifest

/** A live release: its manifest and the base of its files (absolute URL or path, ending with /). */
export const LiveRemote = RemoteManifest.safeExtend({
  base: z.string().endsWith('/'),
  /** Switched off: the shell loads nothing of it and says that it rests. */
  resting: z.boolean().optional(),
})
export type LiveRemote = z.infer<typeof LiveRemote>

/** The registry that the API inlines into the shell's HTML as `<script type="application/json" id="registry">`. */
export const Registry = z.object({
  remotes: z.array(LiveRemote),
  overrides: z.boolean(),
  /** The shell's own pages. */
  pages: z.array(Page).default([]),
  /** The live version of the shell, so that an open page notices another one. */
  shell: ReleaseVersion.optional(),
})
export type Registry = z.infer<typeof Registry>

/** The contract that the asking shell speaks, if it is not the live one. */
export const RegistryQuery = z.object({
  contract: z
    .string()
    .regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'Use a version such as 2.0.0.')
    .optional(),
})

/** Body of `POST /api/reports`: an error in a browser, never a person's text. */
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
