import { type AdminSubscriber, DatedListQuery } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Badge, Button, ConfirmDialog, PageHeader } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { ADMIN_KEY, AdminList, type Column, ExportButton, Text, useAdminList } from '../list/index.ts'

/** `/admin/subscriptions` */
export function Component() {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const { date } = useDates()
  usePageTitle(t('subscriptions.title'))
  const list = useAdminList({
    name: 'subscribers',
    schema: DatedListQuery,
    load: (query, options) => api.call('listSubscribers', { query }, options),
  })
  const [cancelling, setCancelling] = useState<AdminSubscriber | null>(null)
  const cancel = useCancellation(() => setCancelling(null))

  useEffect(() => {
    if (list.isError) toast({ title: t('error'), description: t('subscriptions.loadFailed'), tone: 'destructive' })
  }, [list.isError, toast, t])

  const columns: Column<AdminSubscriber>[] = [
    { key: 'email', label: t('subscriptions.columns.email'), cell: ({ email }) => <Text>{email}</Text> },
    { key: 'tier', label: t('subscriptions.columns.tier'), cell: (row) => row.subscription_tier ?? t('none') },
    {
      key: 'state',
      label: t('subscriptions.columns.state'),
      cell: ({ subscribed }) => (
        <Badge tone={subscribed ? 'success' : 'neutral'}>
          {t(subscribed ? 'subscription.active' : 'subscription.ended')}
        </Badge>
      ),
    },
    {
      key: 'end',
      label: t('subscriptions.columns.end'),
      cell: (row) => (row.subscription_end ? date(row.subscription_end) : t(row.subscribed ? 'never' : 'none')),
    },
    {
      key: 'updated',
      label: t('subscriptions.columns.updated'),
      sortable: true,
      cell: (row) => date(row.updated_at),
    },
    {
      key: 'actions',
      label: t('subscriptions.columns.actions'),
      actions: true,
      cell: (row) =>
        row.subscribed && (
          <Button
            variant="secondary"
            size="s"
            aria-label={t('subscriptions.cancelLabel', { email: row.email })}
            onClick={() => setCancelling(row)}
          >
            {t('subscriptions.cancel')}
          </Button>
        ),
    },
  ]

  return (
    <>
      <PageHeader title={t('subscriptions.title')} />
      <AdminList
        list={list}
        caption={t('subscriptions.title')}
        columns={columns}
        rowKey={({ id }) => id}
        defaultSort={{ key: 'updated', direction: 'desc' }}
        searchLabel={t('subscriptions.search')}
        empty={t('subscriptions.empty')}
        actions={<ExportButton list="subscribers" query={list.query} />}
      />
      <ConfirmDialog
        open={cancelling !== null}
        onClose={() => setCancelling(null)}
        title={t('subscriptions.cancelTitle', { email: cancelling?.email })}
        description={t('subscriptions.cancelText', { tier: cancelling?.subscription_tier ?? '' })}
        confirmLabel={t('subscriptions.cancelConfirm')}
        cancelLabel={t('subscriptions.keep')}
        busy={cancel.isPending}
        onConfirm={() => cancelling && cancel.mutate(cancelling.id)}
      />
    </>
  )
}

/** Cancels a subscription at once, at the payment provider too. */
function useCancellation(onSettled: () => void) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => api.call('cancelSubscriber', { params: { id } }),
    onSuccess: () => toast({ title: t('success'), description: t('subscriptions.cancelled'), tone: 'success' }),
    onError: () => toast({ title: t('error'), description: t('subscriptions.cancelFailed'), tone: 'destructive' }),
    onSettled: () => {
      onSettled()
      return client.invalidateQueries({ queryKey: [ADMIN_KEY] })
    },
  })
}
