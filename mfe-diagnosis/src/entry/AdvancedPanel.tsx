import { compactAdvancedInfo } from '@soulsign/contracts'
import { Collapsible, SegmentedSwitch, Stack } from '@soulsign/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BodyFields } from './BodyFields.tsx'
import { type EntryValues, SUBJECTS, type Subject, switchSubject } from './entry-form.ts'
import css from './fields.module.css'
import { CareFields, LifeFields } from './HealthFields.tsx'
import { ProfilePrompt } from './profile/ProfilePrompt.tsx'
import { useProfile } from './profile/useProfile.ts'

const SUBJECT_LABELS = { me: 'advanced.forMe', 'someone-else': 'advanced.forSomeoneElse' } as const

/** The optional details, about the person who writes or about someone else. */
export function AdvancedPanel() {
  const { t } = useTranslation('diagnosis')
  const { getValues, setValue, watch, formState } = useFormContext<EntryValues>()
  const profile = useProfile()
  const [open, setOpen] = useState(() => compactAdvancedInfo(getValues('advanced_info')) !== null)
  const hasErrors = formState.errors.advanced_info !== undefined
  useEffect(() => {
    if (hasErrors) setOpen(true)
  }, [hasErrors])

  const choose = (subject: Subject) => {
    const next = switchSubject(getValues(), subject)
    setValue('subject', next.subject)
    setValue('mine', next.mine)
    setValue('theirs', next.theirs)
    setValue('advanced_info', next.advanced_info, { shouldValidate: formState.isSubmitted })
  }

  return (
    <Collapsible title={t('advanced.title')} description={t('advanced.lead')} open={open} onOpenChange={setOpen}>
      <Stack gap={5}>
        <SegmentedSwitch
          name="subject"
          label={t('advanced.subject')}
          value={watch('subject')}
          onValueChange={choose}
          options={SUBJECTS.map((value) => ({ value, label: t(SUBJECT_LABELS[value]) }))}
        />
        <Group title={t('advanced.groups.about')}>
          <BodyFields />
        </Group>
        <Group title={t('advanced.groups.life')}>
          <LifeFields />
        </Group>
        <Group title={t('advanced.groups.care')}>
          <CareFields />
        </Group>
        <ProfilePrompt {...profile} />
      </Stack>
    </Collapsible>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{title}</legend>
      {children}
    </fieldset>
  )
}
