import './zod-without-eval.ts'
import { defineRemote } from '@soulsign/remote-kit'
import { description } from './description.ts'

export default defineRemote(description, {
  routes: [
    {
      path: '/admin',
      lazy: () => import('./layout/AdminLayout.tsx'),
      children: [
        { index: true, lazy: () => import('./dashboard/DashboardPage.tsx') },
        { path: 'users', lazy: () => import('./users/UsersPage.tsx') },
        { path: 'users/:id', lazy: () => import('./users/UserPage.tsx') },
        { path: 'subscriptions', lazy: () => import('./subscriptions/SubscriptionsPage.tsx') },
        { path: 'diagnoses', lazy: () => import('./insights/InsightsPage.tsx') },
        { path: 'settings', lazy: () => import('./settings/SettingsPage.tsx') },
        { path: 'seo', lazy: () => import('./seo/SeoPage.tsx') },
        { path: 'security', lazy: () => import('./security/SecurityPage.tsx') },
        { path: 'partners', lazy: () => import('./partners/PartnersPage.tsx') },
        { path: 'safety', lazy: () => import('./safety/SafetyPage.tsx') },
        { path: 'releases', lazy: () => import('./releases/ReleasesPage.tsx') },
        { path: 'releases/:name', lazy: () => import('./releases/ReleasePage.tsx') },
        { path: 'partners/:id', lazy: () => import('./partners/PartnerPage.tsx') },
      ],
    },
  ],
  load: { en: () => import('./i18n/en/index.ts') },
})
