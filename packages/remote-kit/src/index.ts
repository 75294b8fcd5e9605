import type {} from './texts.ts'

export type { RemoteDescription } from '@soulsign/contracts'
export { onEntriesChanged, tellEntriesChanged } from './entries.ts'
export { localeOf } from './locale.ts'
export {
  containerName,
  defineRemote,
  isCompatible,
  type LoadResources,
  type Remote,
} from './remote.ts'
export {
  type Session,
  type Shell,
  type ShellAuth,
  ShellProvider,
  type ToastOptions,
  usePageTitle,
  useShell,
} from './shell.ts'
export { SUBSCRIPTION_KEY, type SubscriptionView, useSubscription } from './subscription.ts'
