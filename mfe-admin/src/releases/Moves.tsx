import type { AdminRelease } from '@soulsign/contracts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { type Column, Table, Text } from '../list/index.ts'
import css from './releases.module.css'

type Row = AdminRelease['moves'][number]

/** Every change of what is live, newest first. */
export function Moves({ moves }: Pick<AdminRelease, 'moves'>) {
  const { t, i18n } = useTranslation('admin')
  const { dateTime } = useDates()
  const columns: Column<Row>[] = [
    { key: 'when', label: t('releases.moves.when'), cell: ({ created_at }) => dateTime(created_at) },
    {
      key: 'what',
      wide: true,
      label: t('releases.moves.what'),
      cell: ({ action, version, replaced_version: before }) => {
        const key = `releases.moves.actions.${action}`
        // A node of a newer version may write actions that this screen does not know.
        const words = i18n.exists(key, { ns: 'admin' }) ? t(key as 'releases.moves.actions.move') : action
        const replaced = before && before !== version ? ` (${t('releases.moves.replaced', { version: before })})` : ''
        return <bdi>{`${words}: ${version}${replaced}`}</bdi>
      },
    },
    { key: 'who', label: t('releases.moves.who'), cell: ({ actor }) => <Text>{actor}</Text> },
    { key: 'why', label: t('releases.moves.why'), wide: true, cell: ({ why }) => <bdi>{why ?? t('none')}</bdi> },
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('releases.moves.title')}</h2>
      <Table
        caption={t('releases.moves.title')}
        columns={columns}
        items={moves}
        rowKey={({ created_at, action, version }) => `${created_at} ${action} ${version}`}
      />
    </section>
  )
}
