import type { ExportedList, ExportRequest } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, ExportIcon, saveFile } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../reason/ReasonDialog.tsx'
import type { ListQuery } from './query.ts'

/** The filters of a list that its export has, too. The address was read by the list's schema. */
const filtersOf = ({ search, type, state }: ListQuery) =>
  Object.fromEntries(Object.entries({ search, type, state }).filter(([, value]) => value)) as Partial<ExportRequest>

/** 'Export CSV': everything that matches, not just this page, for a reason that is logged. */
export function ExportButton({ list, query }: { list: ExportedList; query: ListQuery }) {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="secondary" icon={<ExportIcon aria-hidden />} onClick={() => setAsked(true)}>
        {t('list.export')}
      </Button>
      {asked && (
        <ReasonDialog
          title={t('export.title')}
          text={t('export.text')}
          confirm={t('export.confirm')}
          failed={t('export.failed')}
          onReason={(reason) => api.download('exportList', { body: { list, reason, ...filtersOf(query) } })}
          onDone={(file) => {
            setAsked(false)
            saveFile(file)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
