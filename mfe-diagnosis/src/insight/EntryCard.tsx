import type { Symptom } from '@soulsign/contracts'
import { Card } from '@soulsign/ui'
import css from './Insight.module.css'

/** The entry as plain text, in its own writing direction. */
export function EntryCard({ entry, heading }: { entry: Symptom; heading: string }) {
  return (
    <Card as="section" tone="soft" aria-label={heading}>
      <p className={css.type}>{entry.symptom_type.replaceAll('_', '/')}</p>
      <p className={css.description} dir="auto">
        {entry.description}
      </p>
    </Card>
  )
}
