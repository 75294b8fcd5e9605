import { Spinner } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { PlanLook } from './PlanLook.tsx'
import { PlanSample } from './PlanSample.tsx'
import css from './subscription.module.css'
import type { usePlanLook } from './usePlanLook.ts'

interface PlanPreviewProps extends ReturnType<typeof usePlanLook> {
  id: string
  /** The visitor wants the plan of an entry. */
  asked: boolean
  /** Whether the visitor has a plan is not known yet: the place stays empty. */
  checking: boolean
}

/** What one pays for: the beginning of the visitor's own plan, or a sample where there is none. */
export function PlanPreview({ id, asked, checking, look, composing }: PlanPreviewProps) {
  const { t } = useTranslation('account')
  return (
    <div id={id} className={asked ? `${css.preview} ${css.asked}` : css.preview}>
      {/* It keeps the place, so that nothing moves whatever comes. */}
      <div className={look || composing || (asked && checking) ? css.placeholder : undefined}>
        <PlanSample />
      </div>
      {look && <PlanLook look={look} />}
      {composing && <Spinner label={t('subscription.look.composing')} className={css.composing} />}
    </div>
  )
}
