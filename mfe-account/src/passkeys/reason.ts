import { ApiError } from '@soulsign/contracts'
import type { TFunction } from 'i18next'

/** Why a passkey did not work, in words: the browser's reason, the API's, or none that helps. */
export function reasonOf(error: unknown, t: TFunction<'account'>): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return t('passkeys.notUsed')
  if (name === 'InvalidStateError') return t('passkeys.known')
  if (error instanceof ApiError && error.problem.status < 500) return error.message
  return t('passkeys.failed')
}
