import type { AdminRelease, ReleaseName } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { useParams } from '@soulsign/remote-kit/router'
import { Alert, PageHeader, Stack } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '../detail/DetailPage.tsx'
import { ADMIN_KEY } from '../list/index.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { Moves } from './Moves.tsx'
import { Use } from './Use.tsx'
import { Versions } from './Versions.tsx'

/** `/admin/releases/:name`: one part of the product: its releases, moves and failures, and the buttons that move it. */
export function Component() {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { name = '' } = useParams()
  const release = useQuery({
    queryKey: [ADMIN_KEY, 'release', name],
    queryFn: ({ signal }) => api.call('adminRelease', { params: { name: name as ReleaseName } }, { signal }),
    refetchOnWindowFocus: true,
  })
  usePageTitle(release.data ? t('releases.heading', { name: release.data.name }) : t('releases.title'))
  return (
    <DetailPage query={release} list="/admin/releases" texts="releases">
      {(data) => (
        <>
          <PageHeader title={t('releases.heading', { name: data.name })} />
          <State release={data} />
          <MoveButtons release={data} />
          <Use release={data} />
          <Versions release={data} />
          <Moves moves={data.moves} />
        </>
      )}
    </DetailPage>
  )
}

/** What is live, and the canary beside it. */
function State({ release: { releases, canary } }: { release: AdminRelease }) {
  const { t } = useTranslation('admin')
  const live = releases.find((release) => release.live)
  return (
    <Stack gap={3}>
      {live?.resting ? (
        <Alert tone="warn">{t('releases.offNow', live)}</Alert>
      ) : (
        <p>{live ? t('releases.liveNow', live) : t('releases.noneNow')}</p>
      )}
      {canary && (
        <Alert>
          <p>{t(canary.percent > 0 ? 'releases.canaryNow' : 'releases.canaryAsked', canary)}</p>
          <p>{t('releases.canaryEnds')}</p>
          <p>
            <a href="/?canary=on">{t('releases.canaryLink')}</a>
          </p>
        </Alert>
      )}
    </Stack>
  )
}
