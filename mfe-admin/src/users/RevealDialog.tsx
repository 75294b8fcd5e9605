import { type AdminEntry, ELLIPSIS, type RevealedSymptom } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Stack } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../list/dates.ts'
import { ReasonDialog } from '../reason/ReasonDialog.tsx'
import css from './user.module.css'

/** Lets a screen reader go on with the text: the button that opened it is gone. */
const focus = (element: HTMLElement | null) => element?.focus()

/** Most titles are the first words of the text, which need not be read twice. */
const isCutFrom = ({ title, description }: RevealedSymptom) =>
  description.replace(/\s+/gu, ' ').startsWith(title.replace(ELLIPSIS, ''))

/** Asks for a reason, then shows an entry. The text is not cached: closing the dialog forgets it. */
export function RevealDialog({ entry, onClose }: { entry: AdminEntry; onClose(): void }) {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { dateTime } = useDates()
  const [revealed, setRevealed] = useState<RevealedSymptom | null>(null)
  return (
    <ReasonDialog
      title={t('reveal.title')}
      text={t('reveal.text')}
      confirm={t('reveal.open')}
      failed={t('reveal.failed')}
      onReason={(reason) => api.call('revealSymptom', { params: { id: entry.id }, body: { reason } })}
      onDone={setRevealed}
      onClose={onClose}
      opened={
        revealed
          ? {
              title: t('reveal.shown', { date: dateTime(entry.created_at) }),
              closeLabel: t('reveal.close'),
              content: (
                <Stack gap={3} ref={focus} tabIndex={-1} className={css.words}>
                  {!isCutFrom(revealed) && (
                    <p>
                      <strong>
                        <bdi>{revealed.title}</bdi>
                      </strong>
                    </p>
                  )}
                  <p>
                    <bdi>{revealed.description}</bdi>
                  </p>
                </Stack>
              ),
            }
          : undefined
      }
    />
  )
}
