import { usePageTitle } from '@soulsign/remote-kit'
import { useSearchParams } from '@soulsign/remote-kit/router'
import { useTranslation } from 'react-i18next'
import { Activation } from './Activation.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { wantedEntry } from './wanted-entry.ts'

/**
 * `/subscription`: the plans, with `symptom_id` beside a first look at the plan of that entry, or with `session_id` the
 * return from a checkout. The shell's guard keeps guests out.
 */
export function Component() {
  const { t } = useTranslation('account')
  const [search] = useSearchParams()
  const sessionId = search.get('session_id')
  usePageTitle(t('subscription.title'))
  return sessionId ? (
    <Activation key={sessionId} sessionId={sessionId} />
  ) : (
    // The way back from a checkout does not name the entry.
    <PlanChoice entryId={search.get('symptom_id') || wantedEntry()} />
  )
}
