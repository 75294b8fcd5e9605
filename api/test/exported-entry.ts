/** An entry as an export holds it, in the words of a file that nobody has screened. */
export const exported = (description: string, insight = false) => ({
  id: crypto.randomUUID(),
  title: description,
  description,
  duration: null,
  symptom_type: 'physical',
  advanced_info: null,
  safety: null,
  language: 'en',
  created_at: new Date().toISOString(),
  insight: insight
    ? {
        id: crypto.randomUUID(),
        ai_analysis: 'It may be about rest.',
        emotional_root: 'rest',
        energetic_root: 'rest',
        spiritual_root: 'rest',
        safety: null,
        written_by: 'guide',
        model: null,
        prompt_version: null,
        signature: null,
        lang: 'en',
        created_at: new Date().toISOString(),
      }
    : null,
  plan: null,
  response: null,
  answer: null,
  screening: null,
  generations: [],
})
