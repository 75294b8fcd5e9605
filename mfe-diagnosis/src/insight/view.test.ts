import { ApiError, type Diagnosis, type Safety, type SymptomWithDiagnosis } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { QUEUED } from '../insight-generation.ts'
import { insightView } from './view.ts'

const entry: SymptomWithDiagnosis = {
  id: crypto.randomUUID(),
  user_id: null,
  title: 'A tight neck',
  description: 'A tight neck',
  duration: null,
  symptom_type: 'physical',
  advanced_info: null,
  safety: null,
  created_at: '2026-01-01T00:00:00Z',
  diagnosis: null,
}
const diagnosis = (over: Partial<Diagnosis>): Diagnosis => ({
  id: crypto.randomUUID(),
  symptom_id: entry.id,
  user_id: null,
  ai_analysis: 'Stored.',
  emotional_root: null,
  energetic_root: null,
  spiritual_root: null,
  safety: null,
  created_at: entry.created_at,
  ...over,
})
const urgent: Safety = { level: 'urgent', category: 'cardiac', resources: [] }
const card: Safety = { level: 'card', category: 'medication', resources: [] }
const problem = (key: string, status: number) => new ApiError({ type: `/problems/${key}`, title: key, status })
const idle = { data: undefined, error: null }

describe('insightView', () => {
  it('shows the stored text with its card', () => {
    const stored = { ...entry, diagnosis: diagnosis({ safety: card }) }
    expect(insightView(stored, idle)).toEqual({ kind: 'ready', text: 'Stored.', safety: card })
  })
  it('shows the growing text, and the stored one once it is loaded', () => {
    const running = { data: { ...QUEUED, text: 'So far' }, error: null }
    expect(insightView(entry, running)).toEqual({ kind: 'writing', text: 'So far', safety: null })
    const finished = { data: { ...running.data, done: { safety: null } }, error: null }
    expect(insightView(entry, finished)).toEqual({ kind: 'ready', text: 'So far', safety: null })
    expect(insightView({ ...entry, diagnosis: diagnosis({}) }, finished)).toMatchObject({ text: 'Stored.' })
  })
  it.each([
    ['the entry', { ...entry, safety: urgent }, idle],
    ['its diagnosis', { ...entry, diagnosis: diagnosis({ safety: urgent, ai_analysis: null }) }, idle],
    ['the generation', entry, { data: { ...QUEUED, text: 'Text', done: { safety: urgent } }, error: null }],
  ])('shows only help if %s is urgent', (_, of, generation) => {
    expect(insightView(of, generation)).toEqual({ kind: 'urgent', safety: urgent })
  })
  it('asks first, and shows no text', () => {
    const ask: Safety = { level: 'ask', category: 'cardiac', resources: [] }
    expect(insightView({ ...entry, safety: ask }, idle)).toEqual({ kind: 'ask', safety: ask })
  })
  it('shows what was found in an imported entry before the insight that came with it', () => {
    const imported = { ...entry, safety: urgent, diagnosis: diagnosis({ safety: card }) }
    expect(insightView(imported, idle)).toEqual({ kind: 'urgent', safety: urgent })
  })
  it('keeps help on the screen when the generation fails', () => {
    expect(insightView({ ...entry, safety: urgent }, { data: undefined, error: new TypeError() }).kind).toBe('urgent')
  })
  it('shows none if the guest has no reservation', () => {
    expect(insightView(entry, { data: undefined, error: problem('reservation-needed', 403) })).toEqual({
      kind: 'none',
    })
  })
  it('keeps the text that arrived before a failure', () => {
    const error = problem('generation-failed', 502)
    expect(insightView(entry, { data: { ...QUEUED, text: 'So far' }, error })).toEqual({
      kind: 'failed',
      text: 'So far',
      safety: null,
      error,
    })
  })
})
