import { answers, fails, presses, type Screen } from './screen.ts'

const LINK = '/auth/confirm?token_hash=secret&type=email'
const LINK_CALL = '**/api/sign-in/link'

/** The steps of signing in, and what can go wrong. */
export const SIGN_IN_SCREENS: readonly Screen[] = [
  { name: 'sign-in', as: 'guest', path: '/auth' },
  {
    name: 'sign-in-sent',
    as: 'guest',
    path: '/auth',
    before: (page) => page.route('**/api/auth/v1/otp*', (route) => route.fulfill({ json: {} })),
    act: async (page) => {
      await page
        .getByRole('textbox', { name: 'Email' })
        .fill('annegret.donaudampfschifffahrtsgesellschaft.schmidt@gmail.com')
      await presses('Send My Healing Link')(page)
      await page.getByRole('heading', { name: 'Check Your Inbox' }).waitFor()
    },
  },
  {
    name: 'sign-in-mistyped',
    as: 'guest',
    path: '/auth',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('anna at home')
      await presses('Send My Healing Link')(page)
      await page.getByText('Enter an email').waitFor()
    },
  },
  {
    name: 'link-opened',
    as: 'guest',
    path: LINK,
    before: answers(LINK_CALL, {
      email: 'an•••a@example.test',
      same_account: false,
      entries: 3,
      asked_elsewhere: true,
    }),
  },
  {
    name: 'link-of-another',
    as: 'member',
    path: LINK,
    before: answers(LINK_CALL, {
      email: 'an•••a@example.test',
      same_account: false,
      entries: 0,
      asked_elsewhere: false,
    }),
  },
  { name: 'link-spent', as: 'guest', path: '/auth/confirm' },
  { name: 'link-unreachable', as: 'guest', path: LINK, before: fails(LINK_CALL) },
  { name: 'handover', as: 'member', path: '/about#handover=code', window: true },
  { name: 'second-factor-first', as: 'newcomer', path: '/auth/second-factor' },
  {
    name: 'second-factor',
    as: 'newcomer',
    path: '/auth/second-factor',
    before: answers('**/api/passkeys', {
      passkeys: [{ id: crypto.randomUUID(), name: 'My phone', created_at: '2026-03-04T18:20:00Z', last_used_at: null }],
      recovery_codes_left: 9,
      proved: false,
    }),
  },
  { name: 'verification-cold', as: 'guest', path: '/email-verification' },
]
