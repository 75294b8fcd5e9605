import { PublicSettings, type TrackResponse, type UserProfile } from '@soulsign/contracts'
import { offline, pending, screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'
import { EMPTY_ADVANCED } from './entry-form.ts'
import { profileOf } from './profile/mapping.ts'

export default { title: 'Screens/Symptom entry' }

const guest = (trackAnonymousDiagnosis: () => unknown) =>
  screenStory(remote, '/symptom-entry', { session: { status: 'guest' }, answers: { trackAnonymousDiagnosis } })
const used = (diagnosisCount: number, hasReachedLimit: boolean) =>
  guest((): TrackResponse => ({ diagnosisCount, hasReachedLimit, guestToken: 'guest' }))
const member = (getProfile: () => unknown) => screenStory(remote, '/symptom-entry', { answers: { getProfile } })

export const Guest = used(1, false)
export const LimitReached = used(PublicSettings.parse({}).guest_limit, true)
export const GuestOffline = guest(offline)
export const SignedIn = member(() => profileOf(EMPTY_ADVANCED) as UserProfile)
export const SignedInOffline = member(offline)
export const SignInUnderWay = screenStory(remote, '/symptom-entry', {
  session: { status: 'loading' },
  answers: { getProfile: pending },
})
