import type { AdminRelease } from '@soulsign/contracts'
import { Button, Cluster } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Asked, MoveDialog } from './MoveDialog.tsx'

/** Moves of what is live now. */
export function MoveButtons({ release }: { release: AdminRelease }) {
  const { t } = useTranslation('admin')
  const [asked, setAsked] = useState<Asked | null>(null)
  const { name, releases, canary } = release
  const live = releases.find((entry) => entry.live)
  const actions: Asked['action'][] = []
  if (live) actions.push('rollback')
  // Without the shell there are no pages, and partners' pages know no resting widget.
  if (live && name !== 'shell' && name !== 'widget') actions.push(live.resting ? 'on' : 'off')
  if (canary) actions.push('canary-end')
  if (actions.length === 0) return null
  return (
    <>
      <Cluster gap={3}>
        {actions.map((action) => (
          <Button key={action} variant="secondary" onClick={() => setAsked({ action })}>
            {t(`releases.act.${action}`)}
          </Button>
        ))}
      </Cluster>
      {asked && <MoveDialog name={name} asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
