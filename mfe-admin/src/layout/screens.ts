import {
  DashboardIcon,
  InsightIcon,
  PartnerIcon,
  ReleaseIcon,
  SafetyIcon,
  SecurityIcon,
  SeoIcon,
  SettingsIcon,
  SubscriptionIcon,
  UsersIcon,
} from '@soulsign/ui'

/** The screens of the admin area, in the order of the sidebar; `key` names their texts (`screens.*`). */
export const SCREENS = [
  { key: 'dashboard', path: '/admin', icon: DashboardIcon },
  { key: 'users', path: '/admin/users', icon: UsersIcon },
  { key: 'subscriptions', path: '/admin/subscriptions', icon: SubscriptionIcon },
  { key: 'diagnoses', path: '/admin/diagnoses', icon: InsightIcon },
  { key: 'settings', path: '/admin/settings', icon: SettingsIcon },
  { key: 'seo', path: '/admin/seo', icon: SeoIcon },
  { key: 'security', path: '/admin/security', icon: SecurityIcon },
  { key: 'partners', path: '/admin/partners', icon: PartnerIcon },
  { key: 'safety', path: '/admin/safety', icon: SafetyIcon },
  { key: 'releases', path: '/admin/releases', icon: ReleaseIcon },
] as const
