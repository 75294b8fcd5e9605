import { RETENTION } from './retention.ts'

/** Somebody else who gets data. */
interface Recipient {
  who: string
  country: string
  /** The hosts that the product calls for it. */
  hosts: string[]
}

/** One purpose for which data of people is processed: a line of the record of processing (Art. 30 GDPR). */
export interface Processing {
  title: string
  purpose: string
  /** The legal basis. */
  basis: string
  /** Whose data, and which. */
  data: string
  /** The tables that hold it. */
  tables: string[]
  recipients: Recipient[]
  retention: (keyof typeof RETENTION)[]
  measures: string
}

const NOBODY: Recipient[] = []
const CONTRACT = 'Contract (Art. 6(1)(b) GDPR)'
const INTEREST = 'Legitimate interest in a safe service (Art. 6(1)(f) GDPR)'
const CONSENT = 'Explicit consent, since it tells about health and beliefs (Art. 6(1)(a) and 9(2)(a) GDPR)'

/**
 * The record of processing, rendered at /privacy/record and in docs/processing.md. A test fails for a table with people's
 * data, or a called host, that it lacks.
 */
export const PROCESSING: Processing[] = [
  {
    title: 'Journal',
    purpose:
      'To keep what people write about how they feel, with the insights and plans about it, so that they can read it again.',
    basis: CONSENT,
    data: 'People who write: their words and their language, duration and kind of a complaint, details about body and health that they add, insights, plans, what they say of an insight, their answer to its question, what they agreed to, times.',
    tables: [
      'symptoms',
      'diagnoses',
      'healing_plans',
      'insight_responses',
      'insight_answers',
      'generations',
      'user_profiles',
      'guests',
      'consents',
    ],
    recipients: NOBODY,
    retention: ['guestEntries', 'accounts', 'closedAccounts', 'backups'],
    measures: 'Row-level security by owner, encrypted transport, staff see words only after a reason that is logged.',
  },
  {
    title: 'Writing by an AI',
    purpose: 'To write an insight or a plan that fits what a person wrote.',
    basis: CONSENT,
    data: 'People who let an AI write: their words and the details they add to an entry, without name, address or account.',
    tables: ['generations', 'consents'],
    recipients: [
      {
        who: 'OpenAI, or the server that the operator runs or rents instead (OPENAI_BASE_URL, AI_PROVIDER)',
        country: 'United States',
        hosts: ['api.openai.com'],
      },
    ],
    retention: ['guestEntries', 'accounts'],
    measures:
      'Nothing that names a person is sent; each sentence is checked before it is shown. The built-in guide needs no AI.',
  },
  {
    title: 'Screening for danger',
    purpose: 'To show the right help at once to people who may be in danger.',
    basis:
      'Vital interests of the person (Art. 6(1)(d) and 9(2)(c) GDPR); the result is kept with the entry by consent',
    data: 'People who write: their words, read in our own process; for a stored entry how urgent, about what, and the answers given.',
    tables: ['screenings'],
    recipients: NOBODY,
    retention: ['guestEntries', 'accounts'],
    measures:
      'Nothing is stored for a text that is not sent. With AI_SAFETY_READER, the AI provider above reads entries, too, of people who let an AI write.',
  },
  {
    title: 'Accounts and signing in',
    purpose: 'To let people come back to what is theirs, and nobody else.',
    basis: CONTRACT,
    data: 'People with an account: e-mail address, name, a password’s hash, passkeys, ways to sign in, sessions with device and country, times.',
    tables: [
      'users',
      'identities',
      'sessions',
      'sign_in_links',
      'mail_links',
      'flow_states',
      'passkeys',
      'passkey_challenges',
      'recovery_codes',
      'account_closures',
    ],
    recipients: [
      {
        who: 'Google, for people who choose to sign in with it',
        country: 'United States',
        hosts: ['accounts.google.com', 'oauth2.googleapis.com', 'www.googleapis.com', 'openidconnect.googleapis.com'],
      },
    ],
    retention: ['accounts', 'closedAccounts', 'unconfirmedAccounts', 'sessions', 'tombstones', 'backups'],
    measures: 'Mailed links work once and for minutes; secrets are stored as hashes only.',
  },
  {
    title: 'Mails',
    purpose: 'To send sign-in links, and mails about an account.',
    basis: CONTRACT,
    data: 'People with an account: e-mail address. No mail says anything that a person wrote, and no copy is kept.',
    tables: ['users', 'mailbox_allowances', 'mail_sends'],
    recipients: [
      { who: 'The mail server that the operator uses (SMTP_URL)', country: 'Named by the operator', hosts: [] },
    ],
    retention: ['accounts'],
    measures: 'Encrypted transport; when an address was last written to is kept for an hour, as a keyed hash.',
  },
  {
    title: 'Subscriptions',
    purpose: 'To sell plans and to know who has one.',
    basis: `${CONTRACT}; invoices are kept by law (Art. 6(1)(c) GDPR)`,
    data: 'People who buy: e-mail address, plan, its state and times, the number of the customer at the payment provider. No card numbers.',
    tables: ['subscribers', 'checkouts', 'stripe_events'],
    recipients: [{ who: 'Stripe', country: 'Ireland, United States', hosts: ['api.stripe.com'] }],
    retention: ['paymentEvents', 'accounts', 'closedAccounts'],
    measures: 'Cards are typed at Stripe only. With an account, its customer at Stripe is deleted.',
  },
  {
    title: 'Limits for guests and against misuse',
    purpose: 'To count free insights, and to keep the service usable for everyone.',
    basis: INTEREST,
    data: 'Visitors: a keyed hash of their network address, counts of calls in an hour or a day.',
    tables: ['guest_addresses', 'guest_reservations', 'call_counts'],
    recipients: NOBODY,
    retention: ['guestCounters'],
    measures: 'Addresses are hashed with a key before they are stored.',
  },
  {
    title: 'Partners’ pages',
    purpose:
      'To offer the check on partners’ pages, to take an entry from there to an account, and to count use by day.',
    basis: `${INTEREST}; ${CONTRACT}`,
    data: 'Visitors of partners: a code that takes their entry along. People with an account: which partner they came from. Partners get counts only.',
    tables: ['partner_handovers', 'partner_signups'],
    recipients: NOBODY,
    retention: ['handovers', 'partnerUsage', 'accounts'],
    measures: 'The partner’s page sees neither words nor insights, and cannot tell urgent from ordinary.',
  },
  {
    title: 'Administration',
    purpose: 'To run the service, to help people who ask, and to account for what staff did.',
    basis: INTEREST,
    data: 'Staff: address, name, network address, what they did and why. People by number only, and whose words staff were shown.',
    tables: ['admin_activity_logs', 'staff_views'],
    recipients: NOBODY,
    retention: ['adminLog', 'serverLog'],
    measures:
      'Staff see nothing written before they give a reason. The log can only be added to. It is part of a person’s own export.',
  },
]

const listOf = (items: string[]) => items.map((item) => `- ${item}`).join('\n')

/** The record as Markdown. */
export function processingMarkdown(): string {
  const parts = PROCESSING.map(({ title, purpose, basis, data, tables, recipients, retention, measures }) =>
    [
      `## ${title}`,
      purpose,
      listOf([
        `Basis: ${basis}`,
        `Data: ${data}`,
        `Tables: ${tables.map((table) => `\`${table}\``).join(', ')}`,
        `Recipients: ${recipients.map(({ who, country, hosts }) => `${who} (${[country, ...hosts].join(', ')})`).join('; ') || 'none'}`,
        `Measures: ${measures}`,
      ]),
      'Kept:',
      listOf(retention.map((key) => `${RETENTION[key].what}: ${RETENTION[key].period} after ${RETENTION[key].after}`)),
    ].join('\n\n'),
  )
  return `# Record of processing\n\nMade from \`packages/contracts/src/processing.ts\` by its test; change it there.\n\n${parts.join('\n\n')}\n`
}
