import type { DeviceSession, PlanLook, SavedProfile, SecondFactors, SubscriptionState } from '@soulsign/contracts'
import { AT, storyId } from '@soulsign/remote-kit/story'

const FREE: SubscriptionState = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  renews: false,
  in_grace: false,
  error: null,
}

export const free = () => FREE
export const yearly = (): SubscriptionState => ({
  ...FREE,
  subscribed: true,
  subscription_tier: 'Yearly',
  subscription_end: '2027-03-04T18:20:00.000Z',
  renews: true,
})
export const unpaid = (): SubscriptionState => ({ ...yearly(), renews: false, in_grace: true })
export const lifetime = (): SubscriptionState => ({ ...FREE, subscribed: true, subscription_tier: 'Lifetime' })

export const planLook = (): PlanLook => ({
  title: 'Seven slower days',
  opening: 'Because you wrote of evenings after work, this week begins where the day ends, at your own door.',
  practices: [
    {
      body: 'emotional',
      title: 'The door between two rooms',
      how: 'Stand on the threshold for three breaths when you come home. Tell the day at your back that it may stay there.',
      duration: '2 minutes',
    },
    { body: 'physical', title: 'Wings at rest' },
    { body: 'energetic', title: 'The warm hand' },
    { body: 'spiritual', title: 'A lamp in the window' },
  ],
  later: 14,
  written_by: 'guide',
  lang: 'en',
  plan_by: 'guide',
})

export const profile = (): SavedProfile => ({
  date_of_birth: '1987-05-14',
  gender: 'female',
  weight: null,
  height: null,
  lifestyle: 'lightly-active',
  dietary_preference: null,
  custom_diet: null,
  stress_level: null,
  known_conditions: 'Hay fever',
  current_medications: null,
  allergies_sensitivities: null,
  saved_since: AT,
})

const device = (n: number, more: Partial<DeviceSession> = {}): DeviceSession => ({
  id: storyId(n),
  current: false,
  browser: 'Firefox',
  system: 'Windows',
  country: 'PT',
  created_at: AT,
  last_used_at: AT,
  expires_at: AT,
  ...more,
})
export const sessions = (): DeviceSession[] => [
  device(1, { current: true }),
  device(2, { browser: 'Safari', system: 'iOS', country: 'BR' }),
  device(3, { browser: null, system: null, country: null }),
]

export const noPasskeys = (): SecondFactors => ({ passkeys: [], recovery_codes_left: 0, proved: false })
export const passkeys = (): SecondFactors => ({
  passkeys: [
    { id: storyId(4), name: 'My phone', created_at: AT, last_used_at: AT },
    { id: storyId(5), name: 'Security key '.repeat(4).trim(), created_at: AT, last_used_at: null },
  ],
  recovery_codes_left: 9,
  proved: false,
})
