import type { Partner } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { useParams } from '@soulsign/remote-kit/router'
import { Alert, PageHeader } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '../detail/DetailPage.tsx'
import { useDates } from '../list/dates.ts'
import { ADMIN_KEY } from '../list/index.ts'
import { UnsavedGuard } from '../unsaved/unsaved.tsx'
import { Embedding } from './Embedding.tsx'
import { PartnerActions } from './PartnerActions.tsx'
import { PartnerSettings } from './PartnerSettings.tsx'
import { StateBadge } from './PartnersPage.tsx'
import css from './partners.module.css'
import { Usage } from './Usage.tsx'

/** `/admin/partners/:id` */
export function Component() {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: [ADMIN_KEY, 'partner', id],
    queryFn: ({ signal }) => api.call('getPartner', { params: { id } }, { signal }),
  })
  usePageTitle(query.data?.name ?? t('partners.title'))
  return (
    <UnsavedGuard>
      <DetailPage query={query} list="/admin/partners" texts="partners">
        {(partner) => <PartnerSections key={partner.id} partner={partner} />}
      </DetailPage>
    </UnsavedGuard>
  )
}

function PartnerSections({ partner }: { partner: Partner }) {
  const { t, i18n } = useTranslation('admin')
  const { dateTime } = useDates()
  const { revoked_at, publishable_key: key, origins } = partner
  return (
    <>
      <PageHeader className={css.header} title={<bdi className={css.long}>{partner.name}</bdi>}>
        <p>
          <StateBadge revoked_at={revoked_at} />
        </p>
      </PageHeader>
      {revoked_at ? (
        <Alert>
          <p>{t('partners.off', { date: dateTime(revoked_at) })}</p>
          <p className={css.long}>
            {t('partners.offKey', { key, origins: new Intl.ListFormat(i18n.language).format(origins) })}
          </p>
        </Alert>
      ) : (
        <Embedding partner={partner} />
      )}
      <Usage partner={partner} />
      {!revoked_at && (
        <>
          <PartnerSettings partner={partner} />
          <PartnerActions partner={partner} />
        </>
      )}
    </>
  )
}
