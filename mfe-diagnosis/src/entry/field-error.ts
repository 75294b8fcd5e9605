import { ADVANCED_TEXT_MAX_LENGTH, DESCRIPTION_MAX_LENGTH } from '@soulsign/contracts'
import type { TFunction } from 'i18next'
import type { FieldError } from 'react-hook-form'

/** The text beside a field: the server's own words where it refused, else ours for the rule that is broken. */
export function fieldError(
  t: TFunction<'diagnosis'>,
  field: 'description' | 'advanced',
  error: FieldError | undefined,
) {
  if (!error) return undefined
  if (error.type === 'server') return error.message
  if (error.type === 'too_big') {
    return t('errors.tooLong', { max: field === 'description' ? DESCRIPTION_MAX_LENGTH : ADVANCED_TEXT_MAX_LENGTH })
  }
  return t(field === 'description' && error.type === 'too_small' ? 'errors.empty' : 'errors.invalid')
}
