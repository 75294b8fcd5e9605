import { type AdminUser, AdminUsersQuery } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Badge, PageHeader } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { AdminList, type Column, ExportButton, Text, useAdminList } from '../list/index.ts'
import { InviteButton } from './InviteButton.tsx'
import { SubscriptionBadge } from './SubscriptionBadge.tsx'

/** `/admin/users` */
export function Component() {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { date } = useDates()
  usePageTitle(t('users.title'))
  const list = useAdminList({
    name: 'users',
    schema: AdminUsersQuery,
    load: (query, options) => api.call('listUsers', { query }, options),
  })

  const columns: Column<AdminUser>[] = [
    { key: 'email', label: t('users.columns.email'), sortable: true, cell: ({ email }) => <Text>{email}</Text> },
    { key: 'name', label: t('users.columns.name'), sortable: true, cell: (user) => <Text>{user.full_name}</Text> },
    {
      key: 'created_at',
      label: t('users.columns.signup'),
      sortable: true,
      firstDirection: 'desc',
      cell: (user) => (user.invited ? <Badge>{t('users.invited')}</Badge> : date(user.created_at)),
    },
    {
      key: 'tier',
      label: t('users.columns.subscription'),
      sortable: true,
      cell: (user) => <SubscriptionBadge subscribed={user.subscribed} tier={user.subscription_tier} />,
    },
    {
      key: 'role',
      label: t('users.columns.role'),
      cell: ({ role }) => (role === 'admin' ? <Badge tone="accent">{t('roles.admin')}</Badge> : t('roles.user')),
    },
  ]

  return (
    <>
      <PageHeader title={t('users.title')} />
      <AdminList
        list={list}
        caption={t('users.title')}
        columns={columns}
        rowKey={({ id }) => id}
        href={({ id }) => `/admin/users/${id}`}
        defaultSort={{ key: 'created_at', direction: 'desc' }}
        searchLabel={t('users.search')}
        empty={t('users.empty')}
        actions={
          <>
            <ExportButton list="users" query={list.query} />
            <InviteButton />
          </>
        }
      />
    </>
  )
}
