/** Version of the contract between shell and remotes (remote-kit). A remote's `contract` is a semver range of it. */
export const CONTRACT_VERSION = '2.3.0'

/**
 * Version of the API (this package's endpoints). A remote's `api` is a semver range of it. Raise it with what browsers
 * can ask for: a minor for an addition, a major for anything that a release in use would miss (`pnpm surface`).
 */
export const API_VERSION = '1.2.0'

/** `?remote.journal=http://localhost:4004` replaces the released remote with a developer's. */
export const OVERRIDE_PARAMETER = 'remote.'

/** Names that the product itself releases under or uses, so no remote may have them. */
export const RESERVED_NAMES = ['shell', 'widget']

/** Lower-case letters, with single hyphens between words. */
export const REMOTE_NAME = /^[a-z]+(-[a-z]+)*$/

/** Whether a remote may have this name. */
export const isRemoteName = (name: string) => REMOTE_NAME.test(name) && !RESERVED_NAMES.includes(name)
