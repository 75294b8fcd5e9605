import * as own from 'react-refresh-original/runtime'

// Replaces react-refresh/runtime in development. Every bundle brings its own runtime, but React DOM only tells the
// first one of its renderers. So all bundles use that one, each with its own ids.
declare const __REFRESH_SCOPE__: string
declare global {
  var soulsignRefresh: typeof own | undefined
}
globalThis.soulsignRefresh ??= own

const shared = globalThis.soulsignRefresh
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = shared
export const register = (type: unknown, id: string) => shared.register(type, `${__REFRESH_SCOPE__} ${id}`)
