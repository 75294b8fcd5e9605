import { RETENTION } from '@soulsign/contracts'
import { type Content, toContent } from './healing-link.ts'

interface AccountMail {
  productName: string
  publicUrl: string
}

/** Tells that an account was closed, with the way back. The secret stands after #, so that no server logs it. */
export const closedAccountMail = ({
  productName,
  publicUrl,
  token,
  dueAt,
}: AccountMail & { token: string; dueAt: Date }): Content => {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt)
  return toContent(`Your ${productName} account is closed`, {
    productName,
    publicUrl,
    heading: 'Your account is closed',
    preview: `Everything in it will be deleted on ${day}.`,
    intro: `You have closed your ${productName} account. On ${day} we delete it with everything in it. Until then nobody can sign in, and nothing is charged.`,
    button: { label: 'Keep my account', url: `${publicUrl}/account/keep#${token}` },
    notes: [
      'If you have changed your mind, open this link. It opens a page with one button, and everything is as it was.',
      'If you did not close your account, keep it with this link, and end your other sessions in Account.',
    ],
  })
}

/** Tells that an account will be deleted because nobody uses it. @param last whether this is the second mail */
export const unusedAccountMail = ({ productName, publicUrl, last }: AccountMail & { last: boolean }): Content => {
  const wait = last ? 'in about a month' : 'in about two months'
  return toContent(`Do you still want your ${productName} account?`, {
    productName,
    publicUrl,
    heading: 'Do you still want your account?',
    preview: `Nobody has used it for long. It will be deleted ${wait}.`,
    intro: `Nobody has used your ${productName} account for almost two years. What you wrote is too personal to lie around, so we delete accounts after ${RETENTION.accounts.period} without use: yours ${wait}.`,
    button: { label: 'Sign in to keep it', url: `${publicUrl}/auth` },
    notes: ['To keep it, sign in once. That is all.', 'If you do not need it any more, you can ignore this mail.'],
  })
}
