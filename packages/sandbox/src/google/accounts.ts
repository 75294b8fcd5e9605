/** A person at the stand-in for Google. Any password signs them in. */
export interface GoogleAccount {
  /** Google's subject: digits that never change. */
  sub: string
  email: string
  email_verified: boolean
  name: string
}

/** The third has an address that Google has not verified. */
export const GOOGLE_ACCOUNTS: readonly GoogleAccount[] = [
  { sub: '100000000000000000001', email: 'google-1@example.test', email_verified: true, name: 'Grace One' },
  { sub: '100000000000000000002', email: 'google-2@example.test', email_verified: true, name: 'Gus Two' },
  { sub: '100000000000000000003', email: 'google-unverified@example.test', email_verified: false, name: 'Uma Three' },
]

export const findAccount = (emailOrSub: string): GoogleAccount | undefined =>
  GOOGLE_ACCOUNTS.find(({ email, sub }) => [email, sub].includes(emailOrSub.trim().toLowerCase()))
