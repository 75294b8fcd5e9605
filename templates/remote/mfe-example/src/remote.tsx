import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [
    { path: '/example', lazy: () => import(/* webpackChunkName: "page-example" */ './home/HomePage.tsx') },
    { path: '/example/mine', lazy: () => import(/* webpackChunkName: "page-example-mine" */ './mine/MinePage.tsx') },
  ],
  load: { en: () => import(/* webpackChunkName: "texts-en" */ './i18n/en.json') },
})
