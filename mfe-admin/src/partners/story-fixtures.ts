import { type Partner, type PartnerFigures, WidgetTheme } from '@soulsign/contracts'
import { AT, storyId } from '@soulsign/remote-kit/story'

/** For stories only. */
export const partner = (more: Partial<Partner> = {}): Partner => ({
  id: storyId(1),
  name: 'Quiet Practice',
  publishable_key: 'pk_quietpractice',
  origins: ['https://quiet.example', 'https://*.quiet.example'],
  theme: WidgetTheme.parse({}),
  daily_ceiling: 200,
  revoked_at: null,
  created_at: AT,
  updated_at: AT,
  ...more,
})

export const figures = (views: number): PartnerFigures => ({
  views,
  starts: Math.floor(views / 2),
  completed: Math.floor(views / 3),
  limits: Math.floor(views / 10),
  signups: Math.floor(views / 12),
  refusals: Math.floor(views / 20),
})
