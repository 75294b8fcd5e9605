import { Button } from '@soulsign/ui/actions/Button.tsx'
import { Collapsible } from '@soulsign/ui/content/Collapsible.tsx'
import { Field } from '@soulsign/ui/forms/Field.tsx'
import { TextArea, TextInput } from '@soulsign/ui/forms/TextInput.tsx'
import { CallIcon } from '@soulsign/ui/icons.ts'
import { Cluster } from '@soulsign/ui/layout/Page.tsx'
import { useState } from 'react'
import css from './panels.module.css'
import { useSafetyTexts } from './texts.ts'

const KEY = 'soulsign.safety-plan'
const QUESTIONS = ['signs', 'calming', 'people', 'places', 'reasons'] as const
type Plan = Partial<Record<(typeof QUESTIONS)[number] | 'contactName' | 'contactPhone', string>>

function readPlan(): Plan {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Plan) : {}
  } catch {
    return {}
  }
}

/** Returns false if the browser blocks its storage: the plan then lasts until the page closes, and can be printed. */
function storePlan(plan: Plan | null): boolean {
  try {
    if (plan) localStorage.setItem(KEY, JSON.stringify(plan))
    else localStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}

/** A plan for hard moments and a person to call. It stays on this device and is never sent. */
export function SafetyPlan() {
  const { t } = useSafetyTexts()
  const [plan, setPlan] = useState(readPlan)
  const [done, setDone] = useState<'saved' | 'deleted' | null>(Object.keys(plan).length > 0 ? 'saved' : null)
  const phone = plan.contactPhone?.replace(/[^\d+]/g, '')

  function change(name: keyof Plan, value: string) {
    const next = { ...plan, [name]: value }
    setPlan(next)
    setDone(storePlan(next) ? 'saved' : null)
  }

  return (
    <Collapsible title={t('plan.title')} description={t('plan.intro')} className={css.plan}>
      <div className={css.part}>
        {QUESTIONS.map((question) => (
          <Field key={question} label={t(`plan.${question}`)}>
            <TextArea
              rows={2}
              value={plan[question] ?? ''}
              onChange={(event) => change(question, event.target.value)}
            />
          </Field>
        ))}
        <Field label={t('plan.contactName')}>
          <TextInput value={plan.contactName ?? ''} onChange={(event) => change('contactName', event.target.value)} />
        </Field>
        <Field label={t('plan.contactPhone')}>
          <TextInput
            type="tel"
            inputMode="tel"
            value={plan.contactPhone ?? ''}
            onChange={(event) => change('contactPhone', event.target.value)}
          />
        </Field>
        <Cluster gap={3}>
          {phone && (
            <Button asChild icon={<CallIcon aria-hidden />}>
              <a href={`tel:${phone}`}>{t('plan.callContact', { name: plan.contactName || phone })}</a>
            </Button>
          )}
          <Button variant="secondary" onClick={() => window.print()}>
            {t('plan.print')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setPlan({})
              storePlan(null)
              setDone('deleted')
            }}
          >
            {t('plan.delete')}
          </Button>
        </Cluster>
        <p role="status">{done && t(`plan.${done}`)}</p>
      </div>
    </Collapsible>
  )
}
