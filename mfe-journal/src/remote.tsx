import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [
    { path: '/journal', lazy: () => import(/* webpackChunkName: "page-journal" */ './journal/JournalPage.tsx') },
  ],
  load: { en: () => import(/* webpackChunkName: "texts-en" */ './i18n/en.json') },
})
