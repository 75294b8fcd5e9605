/** The part of react-refresh/runtime that the plugin's client uses. */
declare module 'react-refresh-original/runtime' {
  export function createSignatureFunctionForTransform(): (type: unknown, ...key: unknown[]) => unknown
  export function getFamilyByType(type: unknown): unknown
  export function injectIntoGlobalHook(target: typeof globalThis): void
  export function isLikelyComponentType(type: unknown): boolean
  export function performReactRefresh(): unknown
  export function register(type: unknown, id: string): void
}
