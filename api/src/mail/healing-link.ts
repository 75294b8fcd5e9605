import { HEALING_LINK_MINUTES, INVITATION_DAYS } from '@soulsign/contracts'
import { type Letter, letterHtml, letterText } from './layout.ts'

/** A mail without sender and recipient. */
export interface Content {
  subject: string
  text: string
  html: string
}

/** A mail with the product's layout, as HTML and as plain text. */
export const toContent = (subject: string, letter: Letter): Content => ({
  subject,
  text: letterText(letter),
  html: letterHtml(letter),
})

interface LinkMail {
  productName: string
  publicUrl: string
  /** The link, including its secret. */
  url: string
}

const ONCE = `The link works once, on any of your devices, and expires in ${HEALING_LINK_MINUTES} minutes.`

/** The sign-in link that /auth requests. */
export const healingLinkMail = ({ productName, publicUrl, url }: LinkMail): Content =>
  toContent(`Your Healing Link for ${productName}`, {
    productName,
    publicUrl,
    heading: 'Your Healing Link',
    preview: `It signs you in and expires in ${HEALING_LINK_MINUTES} minutes.`,
    intro: `Open this link to sign in to ${productName}. It opens a page with one button: click it to finish.`,
    button: { label: 'Sign in', url },
    notes: [
      ONCE,
      'If you did not ask for it, you can ignore this mail. No one can sign in to your account without it.',
    ],
  })

/** The link that /email-verification requests. */
export const verificationMail = ({ productName, publicUrl, url }: LinkMail): Content =>
  toContent(`Verify your email for ${productName}`, {
    productName,
    publicUrl,
    heading: 'Verify your email',
    preview: `One click, and your account is complete. The link expires in ${HEALING_LINK_MINUTES} minutes.`,
    intro: `Open this link to tell ${productName} that this address is yours. It opens a page with one button: click it to finish.`,
    button: { label: 'Verify my email', url },
    notes: [ONCE, 'If you have no account with us, you can ignore this mail. Nothing happens without your click.'],
  })

/** The link in an administrator's invitation. */
export const invitationMail = ({ productName, publicUrl, url }: LinkMail): Content =>
  toContent(`You are invited to ${productName}`, {
    productName,
    publicUrl,
    heading: 'You are invited',
    preview: `Your Healing Link for ${productName}. It works for ${INVITATION_DAYS} days.`,
    intro: `Someone at ${productName} has invited you. Open this link to sign in. It opens a page with one button: click it to finish.`,
    button: { label: 'Sign in', url },
    notes: [
      `The link works once, on any of your devices, and expires in ${INVITATION_DAYS} days.`,
      `If it has expired, ask for a new one with this address at ${publicUrl}/auth.`,
      'If you do not want an account, you can ignore this mail. Nothing happens without your click.',
    ],
  })
