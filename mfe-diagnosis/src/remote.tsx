import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [
    {
      path: '/symptom-entry',
      lazy: async () => ({ Component: (await import('./entry/EntryPage.tsx')).EntryPage }),
    },
    {
      path: '/diagnosis/:symptomId?',
      lazy: async () => ({ Component: (await import('./insight/DiagnosisPage.tsx')).DiagnosisPage }),
    },
    {
      path: '/healing-plan',
      lazy: async () => ({ Component: (await import('./plan/HealingPlanPage.tsx')).HealingPlanPage }),
    },
  ],
  load: { en: () => import('./i18n/en.json') },
})
