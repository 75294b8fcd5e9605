import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [
    { path: '/example', lazy: () => import('./home/HomePage.tsx') },
    { path: '/example/mine', lazy: () => import('./mine/MinePage.tsx') },
  ],
  load: { en: () => import('./i18n/en.json') },
})
