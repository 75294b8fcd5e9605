import { PROCESSING, RETENTION } from '@soulsign/contracts'
import { Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './LegalPage.module.css'

/** The record of processing. */
export function Processing() {
  const { t } = useTranslation('legal')
  return (
    <Stack gap={6}>
      {PROCESSING.map(({ title, purpose, basis, data, tables, recipients, retention, measures }) => (
        <div key={title} className={css.entry}>
          <Stack gap={3}>
            <h3>{title}</h3>
            <p>{purpose}</p>
            <dl className={css.list}>
              {Object.entries({
                basis,
                data,
                tables: tables.join(', '),
                recipients:
                  recipients.map(({ who, country }) => t('record.recipient', { who, country })).join('; ') ||
                  t('record.none'),
                retention: retention
                  .map((key) => `${RETENTION[key].what}: ${t('retention', RETENTION[key])}`)
                  .join(' · '),
                measures,
              }).map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`record.fields.${name as 'basis'}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Stack>
        </div>
      ))}
    </Stack>
  )
}
