import * as own from 'react-refresh-original/runtime'

// In development this stands in for react-refresh/runtime. Every bundle brings a runtime of its own, but only the one
// that was there before React DOM hears of its renderers: all use that one, each with ids of its own.
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
