import type { RemoteLoader } from './RemoteLoader.ts'

/** Whether `path` is `prefix` or below it. */
export const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** The remote that answers for a path. */
export const loaderFor = (loaders: readonly RemoteLoader[], path: string) =>
  loaders.find(({ live }) => live.routes.some((prefix) => isBelow(path, prefix)))
