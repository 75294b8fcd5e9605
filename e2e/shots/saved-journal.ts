import { EXPORT_FORMAT } from '@soulsign/contracts'

/** The data.json of a journal of one entry, whose question was answered. */
export const SAVED = {
  format: EXPORT_FORMAT,
  entries: [
    {
      id: '0d8f3c2a-6f0b-4a3e-9f55-1c2b3a4d5e6f',
      title: 'A lump in my throat whenever the telephone rings.',
      description: 'A lump in my throat whenever the telephone rings. It began when my father moved into the home.',
      duration: 'months',
      symptom_type: 'physical',
      advanced_info: null,
      safety: null,
      screening: null,
      created_at: '2026-03-04T18:20:00Z',
      insight: {
        id: '5b0a2d51-8c0e-4f0a-9b39-7c1f7c9b2f10',
        ai_analysis:
          '# A word that waits\n\nA throat may hold what has not been said yet.\n\n## A question\n\n**Whom would you call first?**',
        emotional_root: 'A word that waits',
        energetic_root: 'A narrow passage',
        spiritual_root: 'A voice',
        written_by: 'guide',
        safety: null,
        created_at: '2026-03-04T18:21:00Z',
      },
      answer: {
        question: 'Whom would you call first?',
        answer: 'My sister. She would know what to say, and she would not say it.',
        answered_at: '2026-03-05T07:10:00Z',
      },
      plan: null,
      generations: [],
    },
  ],
}
