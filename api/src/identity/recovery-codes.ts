import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@soulsign/contracts'

/** Crockford's alphabet: no letters that look like digits or make up words by chance. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 6
const GROUP_LENGTH = 4

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A new code of 120 random bits, such as `k3p0-9vxa-72mq-d8tz-4b1c-h6ye`: too many for a hash to be searched. */
export const newRecoveryCode = (): string => Array.from({ length: GROUPS }, group).join('-')

/** As many as a person gets with their first passkey. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

/** A code as it was shown, from what a person typed: with other spaces, in capitals, with O for 0. */
export function readRecoveryCode(typed: string): string {
  const letters = typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^0-9a-z]/g, '')
  return letters.match(/.{1,4}/g)?.join('-') ?? ''
}
