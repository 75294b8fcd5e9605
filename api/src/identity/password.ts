import { PASSWORD_MIN_LENGTH } from '@soulsign/contracts'
import { late } from '../settle.ts'
import { AuthError } from './auth-error.ts'
import type { UserRow } from './users.sql.ts'

/** The longest password in characters, of any script. GoTrue takes as many bytes. */
const PASSWORD_MAX_LENGTH = 72

/** argon2id with OWASP's first recommendation: 19 MiB, 2 iterations, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Loaded when the first password is chosen: it takes two megabytes. */
const argon2 = late(() => import('@node-rs/argon2'))
const passwords = late(() => import('@zxcvbn-ts/language-common'))

let common: ReadonlySet<string> | undefined
/** Passwords that leaked so often that they are tried first, in lower case. Loaded when the first one is chosen. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await passwords()
  common ??= new Set(dictionary['passwords-common'])
  return common
}

/** The passwords that an attacker would try first here: their address and its parts, the product's name and its host. */
export function contextWords(email: string, product: string, publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl)
  return [email, ...email.split('@'), product, hostname, ...hostname.split('.')]
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Whether a password is one of the common ones or a word of the context, with or without other signs. */
async function isGuessed(password: string, words: readonly string[]): Promise<boolean> {
  const lower = password.toLowerCase()
  const letters = lettersOf(password)
  const known = await commonPasswords()
  return (
    known.has(lower) ||
    known.has(lower.replace(/[\d!?.]+$/, '')) ||
    words.some((word) => lower === word.toLowerCase() || (letters !== '' && letters === lettersOf(word)))
  )
}

/**
 * Returns the hash of a new password. Throws `weak_password` (422), `validation_failed` (400), or `same_password` (422)
 * if it equals the current one.
 * @param words the context's, see `contextWords`
 */
export async function hashNewPassword(
  password: string,
  { password_hash: currentHash }: Pick<UserRow, 'password_hash'>,
  words: readonly string[],
): Promise<string> {
  if ([...password].length < PASSWORD_MIN_LENGTH) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${PASSWORD_MIN_LENGTH} characters.`, {
      members: { weak_password: { reasons: ['length'] } },
    })
  }
  if ([...password].length > PASSWORD_MAX_LENGTH) {
    throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${PASSWORD_MAX_LENGTH} characters.`)
  }
  if (await isGuessed(password, words)) {
    throw new AuthError(422, 'weak_password', 'This password is one of the first that are tried. Choose another one.', {
      members: { weak_password: { reasons: ['pwned'] } },
    })
  }
  const { hash, verify } = await argon2()
  if (currentHash && (await verify(currentHash, password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return hash(password, ARGON2ID)
}
