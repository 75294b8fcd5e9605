/** Folders of the remotes that a change touched, when it touched nothing else (`pnpm test --affected`); else empty. */
const REMOTES = (process.env['TEST_REMOTES'] ?? '').split(',').filter(Boolean)

/** Whether a story's file belongs to what has to be tested. */
export const isInScope = (file: string) =>
  REMOTES.length === 0 || REMOTES.some((folder) => file.includes(`/${folder}/`))

/** Patterns of the spec files to run: a spec named after a remote (`journal-….spec.ts`) is that remote's. */
export const specsInScope = (ending: string) =>
  REMOTES.length === 0
    ? [`app/**/*${ending}`]
    : REMOTES.map((folder) => `app/**/${folder.replace(/^mfe-/, '')}*${ending}`)
