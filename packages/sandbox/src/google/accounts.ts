/** A person with an account at the Google stand-in, which accepts any password. */
export interface GoogleAccount {
  /** Google's permanent subject, all digits. */
  sub: string
  email: string
  email_verified: boolean
  name: string
}

/** Google has not verified the third account's address. */
export const GOOGLE_ACCOUNTS: readonly GoogleAccount[] = [
  { sub: '100000000000000000001', email: 'google-1@example.test', email_verified: true, name: 'Grace One' },
  { sub: '100000000000000000002', email: 'google-2@example.test', email_verified: true, name: 'Gus Two' },
  { sub: '100000000000000000003', email: 'google-unverified@example.test', email_verified: false, name: 'Uma Three' },
]

export const findAccount = (emailOrSub: string): GoogleAccount | undefined =>
  GOOGLE_ACCOUNTS.find(({ email, sub }) => [email, sub].includes(emailOrSub.trim().toLowerCase()))
