import { Card, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { ConsentPart } from './ConsentPart.tsx'
import { ExportPart } from './ExportPart.tsx'
import { ImportPart } from './ImportPart.tsx'
import css from './your-data.module.css'

/** Taking one's data out and in, and deleting it. */
export function YourDataCard() {
  const { t } = useTranslation('account')
  return (
    <Card as="section">
      <Stack gap={6}>
        <Stack gap={2}>
          <h3>{t('data.title')}</h3>
          <p className={css.note}>
            {t('data.lead')} <a href="/privacy">{t('data.privacy')}</a>
          </p>
        </Stack>
        <ConsentPart />
        <ExportPart />
        <ImportPart />
      </Stack>
    </Card>
  )
}
