import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [{ path: '/journal', lazy: () => import('./journal/JournalPage.tsx') }],
  load: { en: () => import('./i18n/en.json') },
})
