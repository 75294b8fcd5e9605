import { ADVANCED_TEXT_MAX_LENGTH, DESCRIPTION_MAX_LENGTH } from '@soulsign/contracts'
import type { TFunction } from 'i18next'
import type { FieldError } from 'react-hook-form'

/**
 * The error beside a field: the server's own text if it refused the value, else the form's text for the broken rule.
 */
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
