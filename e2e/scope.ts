/** Folders of the changed remotes, if only remotes changed (`pnpm test --affected`); otherwise empty. */
const REMOTES = (process.env['TEST_REMOTES'] ?? '').split(',').filter(Boolean)

/** Whether a story's file needs testing. */
export const isInScope = (file: string) =>
  REMOTES.length === 0 || REMOTES.some((folder) => file.includes(`/${folder}/`))

/** Patterns of the spec files to run. A spec named after a remote (`journal-….spec.ts`) belongs to it. */
export const specsInScope = (ending: string) =>
  REMOTES.length === 0
    ? [`app/**/*${ending}`]
    : REMOTES.map((folder) => `app/**/${folder.replace(/^mfe-/, '')}*${ending}`)
