import type { Safety } from '@soulsign/contracts'
import { SupportCard, UrgentPanel, type UrgentPanelProps } from '@soulsign/safety/panels'

/** The result of the screening: the urgent panel, or the calm card above an insight. */
export function SafetyNotice({
  safety: { level, category },
  headingLevel,
}: Pick<UrgentPanelProps, 'headingLevel'> & { safety: Safety }) {
  return level === 'urgent' ? (
    <UrgentPanel key={category} category={category} {...(headingLevel && { headingLevel })} />
  ) : (
    <SupportCard category={category} />
  )
}
