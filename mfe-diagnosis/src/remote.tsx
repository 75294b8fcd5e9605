import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [
    {
      path: '/symptom-entry',
      lazy: async () => ({ Component: (await import('./entry/EntryPage.tsx')).EntryPage }),
    },
    {
      path: '/diagnosis/:entryId?',
      lazy: async () => ({ Component: (await import('./insight/InsightPage.tsx')).InsightPage }),
    },
    {
      path: '/healing-plan',
      lazy: async () => ({ Component: (await import('./plan/PlanPage.tsx')).PlanPage }),
    },
  ],
  load: { en: () => import('./i18n/en.json') },
})
