import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [
    { path: '/auth', lazy: () => import(/* webpackChunkName: "page-auth" */ './sign-in/SignInPage.tsx') },
    {
      path: '/auth/confirm',
      lazy: () => import(/* webpackChunkName: "page-auth-confirm" */ './sign-in/ConfirmPage.tsx'),
    },
    {
      path: '/auth/second-factor',
      lazy: () => import(/* webpackChunkName: "page-auth-second-factor" */ './sign-in/SecondFactorPage.tsx'),
    },
    {
      path: '/email-verification',
      lazy: () => import(/* webpackChunkName: "page-email-verification" */ './verification/VerificationPage.tsx'),
    },
    { path: '/account', lazy: () => import(/* webpackChunkName: "page-account" */ './account/AccountPage.tsx') },
    {
      path: '/account/keep',
      lazy: () => import(/* webpackChunkName: "page-account-keep" */ './your-data/KeepAccountPage.tsx'),
    },
    {
      path: '/subscription',
      lazy: () => import(/* webpackChunkName: "page-subscription" */ './subscription/SubscriptionPage.tsx'),
    },
  ],
  load: { en: () => import(/* webpackChunkName: "texts-en" */ './i18n/en.json') },
})
