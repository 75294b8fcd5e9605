import { offline, pending, refused, screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'
import { free, lifetime, yearly } from '../story-fixtures.ts'

export default { title: 'Screens/Subscription' }

const plans = (checkSubscription: () => unknown) =>
  screenStory(remote, '/subscription', { answers: { checkSubscription } })
const back = (verifyPayment: () => unknown) =>
  screenStory(remote, '/subscription?session_id=cs_test_1', { answers: { verifyPayment } })

export const Loading = plans(pending)
export const Free = plans(free)
export const Yearly = plans(yearly)
export const Lifetime = plans(lifetime)
export const CheckFailed = plans(refused(503))
export const Activating = back(pending)
export const ActivationFailed = back(refused(409))
export const ActivationOffline = back(offline)
