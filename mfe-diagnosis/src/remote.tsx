import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [
    {
      path: '/symptom-entry',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-symptom-entry" */ './entry/EntryPage.tsx')).EntryPage,
      }),
    },
    {
      path: '/diagnosis/:entryId?',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-diagnosis" */ './insight/InsightPage.tsx')).InsightPage,
      }),
    },
    {
      path: '/healing-plan',
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-healing-plan" */ './plan/PlanPage.tsx')).PlanPage,
      }),
    },
  ],
  load: { en: () => import(/* webpackChunkName: "texts-en" */ './i18n/en.json') },
})
