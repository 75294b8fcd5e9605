import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [
    { path: '/auth', lazy: () => import('./sign-in/SignInPage.tsx') },
    { path: '/auth/confirm', lazy: () => import('./sign-in/ConfirmPage.tsx') },
    { path: '/auth/second-factor', lazy: () => import('./sign-in/SecondFactorPage.tsx') },
    { path: '/email-verification', lazy: () => import('./verification/VerificationPage.tsx') },
    { path: '/account', lazy: () => import('./account/AccountPage.tsx') },
    { path: '/account/keep', lazy: () => import('./your-data/KeepAccountPage.tsx') },
    { path: '/subscription', lazy: () => import('./subscription/SubscriptionPage.tsx') },
  ],
  load: { en: () => import('./i18n/en.json') },
})
