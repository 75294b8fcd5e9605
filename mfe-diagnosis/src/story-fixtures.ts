import type { Diagnosis, Safety, SubscriptionState, Symptom } from '@soulsign/contracts'
import { AT, storyId } from '@soulsign/remote-kit/story'

export const ENTRY: Symptom = {
  id: storyId(1),
  user_id: storyId(0),
  title: 'A tight chest before each meeting, gone an hour la...',
  description: 'A tight chest before each meeting, gone an hour later. It began when I changed jobs.',
  duration: 'weeks',
  symptom_type: 'physical',
  advanced_info: null,
  safety: null,
  created_at: AT,
}

export const INSIGHT: Diagnosis = {
  id: storyId(90),
  symptom_id: ENTRY.id,
  user_id: ENTRY.user_id,
  ai_analysis: [
    '# A voice that waits',
    'A chest that tightens before you speak often guards something **tender**: the wish to be heard without having to fight for it.',
    '## A first step',
    '- Breathe out longer than you breathe in, three times.\n- Put one hand where it is tight, and wait.',
  ].join('\n\n'),
  emotional_root: 'Fear of not being enough',
  energetic_root: 'A guarded heart',
  spiritual_root: 'Trust in your own voice',
  written_by: 'ai',
  model: 'gpt-4.1-mini',
  safety: null,
  created_at: AT,
}

export const PLAN_ID = storyId(91)

export const CARD: Safety = { level: 'card', category: 'see_doctor_soon', resources: [] }
export const ASK: Safety = { level: 'ask', category: 'cardiac', resources: [] }
export const URGENT: Safety = { level: 'urgent', category: 'cardiac', resources: [] }

export const subscribed = (): SubscriptionState => ({
  subscribed: true,
  subscription_tier: 'Yearly',
  subscription_end: '2027-03-04T18:20:00.000Z',
  renews: true,
  in_grace: false,
  error: null,
})
