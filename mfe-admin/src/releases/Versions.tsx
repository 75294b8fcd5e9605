import type { AdminRelease } from '@soulsign/contracts'
import { Badge, Button, Cluster } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { type Column, Table, Text } from '../list/index.ts'
import { type Asked, MoveDialog } from './MoveDialog.tsx'
import css from './releases.module.css'

type Row = AdminRelease['releases'][number]

/** Every release, newest first. Each one that is not live can be made live, or a canary. */
export function Versions({ release: { name, releases, canary } }: { release: AdminRelease }) {
  const { t } = useTranslation('admin')
  const { dateTime } = useDates()
  const [asked, setAsked] = useState<Asked | null>(null)
  const anyLive = releases.some(({ live }) => live)
  const columns: Column<Row>[] = [
    { key: 'version', label: t('releases.versions.version'), cell: ({ version }) => <Text>{version}</Text> },
    {
      key: 'published',
      label: t('releases.versions.published'),
      cell: ({ published_at }) => dateTime(published_at),
    },
    {
      key: 'state',
      label: t('releases.versions.state'),
      cell: ({ version, live, resting }) =>
        live ? (
          <Badge tone={resting ? 'warn' : 'success'}>{t(resting ? 'releases.resting' : 'releases.live')}</Badge>
        ) : canary?.version === version ? (
          <Badge tone="accent">{t('releases.canary')}</Badge>
        ) : (
          t('none')
        ),
    },
    {
      key: 'act',
      label: t('releases.versions.act'),
      actions: true,
      cell: ({ version, live }) =>
        live ? null : (
          <Cluster gap={2}>
            <Button
              variant="secondary"
              size="s"
              aria-label={`${t('releases.act.move')}: ${version}`}
              onClick={() => setAsked({ action: 'move', version })}
            >
              {t('releases.act.move')}
            </Button>
            {name !== 'widget' && anyLive && (
              <Button
                variant="secondary"
                size="s"
                aria-label={`${t('releases.act.canary')}: ${version}`}
                onClick={() => setAsked({ action: 'canary', version })}
              >
                {t('releases.act.canary')}
              </Button>
            )}
          </Cluster>
        ),
    },
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('releases.versions.title')}</h2>
      <Table
        caption={t('releases.versions.title')}
        columns={columns}
        items={releases}
        rowKey={({ version }) => version}
      />
      {asked && <MoveDialog name={name} asked={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}
