import type { PlanLook } from '@soulsign/contracts'
import { LONG_WORD, offline, pending, refused, screenStory, storyId } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'
import { free, lifetime, planLook, yearly } from '../story-fixtures.ts'

export default { title: 'Screens/Subscription' }

const plans = (checkSubscription: () => unknown) =>
  screenStory(remote, '/subscription', { answers: { checkSubscription } })
/** The plans for somebody who comes from an entry. */
const fromEntry = (lookAtPlan: () => unknown) =>
  screenStory(remote, `/subscription?symptom_id=${storyId(1)}`, {
    answers: { checkSubscription: free, lookAtPlan },
  })
const back = (verifyPayment: () => unknown) =>
  screenStory(remote, '/subscription?session_id=cs_test_1', { answers: { verifyPayment } })

export const Loading = plans(pending)
export const Free = plans(free)
export const FirstLook = fromEntry(planLook)
export const FirstLookBeforeAnAi = fromEntry((): PlanLook => ({ ...planLook(), plan_by: 'ai', later: 1 }))
export const FirstLookLong = fromEntry((): PlanLook => {
  const look = planLook()
  const practices = look.practices.map((practice) => ({ ...practice, title: LONG_WORD, how: LONG_WORD }))
  return { ...look, title: LONG_WORD, opening: LONG_WORD, practices }
})
export const FirstLookComing = fromEntry(pending)
export const FirstLookFailed = fromEntry(refused(500))
export const Yearly = plans(yearly)
export const Lifetime = plans(lifetime)
export const CheckFailed = plans(refused(503))
export const Activating = back(pending)
export const ActivationFailed = back(refused(409))
export const ActivationOffline = back(offline)
