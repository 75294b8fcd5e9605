import type { ApiClient, HealingPlan, PlanDraft, PlanEvent } from '@soulsign/contracts'
import { type Followed, follow } from '@soulsign/contracts/flow'
import { experimental_streamedQuery, queryOptions } from '@tanstack/react-query'
import { FOLLOWING } from '../following.ts'
import { isRefusal } from '../problems.ts'

/** A plan while it is being written. */
export interface PlanGeneration {
  /** The readable parts: heading and bodies. */
  parts: Partial<PlanDraft>
  /** Set once it is finished and stored. */
  planId: HealingPlan['id'] | null
}

export const NOTHING_YET: PlanGeneration = { parts: {}, planId: null }

/** Applies an event. Repeated events, after the stream was rejoined, change nothing. */
export function reducePlan(plan: PlanGeneration, event: Followed<PlanEvent>): PlanGeneration {
  switch (event.event) {
    case 'progress':
    case 'rejoined':
      return plan
    case 'heading':
      return { ...plan, parts: { ...plan.parts, ...event.data } }
    case 'body':
      return { ...plan, parts: { ...plan.parts, [event.data.column]: event.data.items } }
    case 'done':
      return { ...plan, planId: event.data.healing_plan_id }
  }
}

/** The generation of the plan of one insight. */
export const planGenerationOptions = (api: ApiClient, insightId: string) =>
  queryOptions({
    queryKey: ['diagnosis', 'plan-generation', insightId],
    queryFn: experimental_streamedQuery({
      streamFn: () => follow(() => api.streamHealingPlan({ diagnosis_id: insightId })),
      reducer: reducePlan,
      initialValue: NOTHING_YET,
      // The readable parts stay while a lost connection is rejoined.
      refetchMode: 'append',
    }),
    ...FOLLOWING,
    // A return asks again: the person may have subscribed, or the AI may be back.
    retryOnMount: true,
  })

/** A stored plan by its id, or the newest. Refusals are final; a lost connection is retried. */
export const planOptions = (api: ApiClient, planId: string | null) =>
  queryOptions({
    queryKey: ['diagnosis', 'plan', planId ?? 'latest'],
    queryFn: ({ signal }) =>
      planId
        ? api.call('getHealingPlan', { params: { id: planId } }, { signal })
        : api.call('latestHealingPlan', {}, { signal }),
    retry: (count, error) => !isRefusal(error) && count < 2,
  })
