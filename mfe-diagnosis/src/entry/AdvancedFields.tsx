import { SegmentedSwitch, Stack } from '@soulsign/ui'
import { memo, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BodyFields } from './BodyFields.tsx'
import { type EntryValues, SUBJECTS, type Subject, switchSubject } from './entry-form.ts'
import css from './fields.module.css'
import { CareFields, LifeFields } from './HealthFields.tsx'
import { ProfilePrompt } from './profile/ProfilePrompt.tsx'
import type { ProfileHandling } from './profile/useProfile.ts'

const SUBJECT_LABELS = { me: 'advanced.forMe', 'someone-else': 'advanced.forSomeoneElse' } as const

/** What the advanced panel holds. It is not rendered again when the panel opens. */
export const AdvancedFields = memo(function AdvancedFields({ profile }: { profile: ProfileHandling }) {
  const { t } = useTranslation('diagnosis')
  const { control, getValues, setValue, formState } = useFormContext<EntryValues>()

  const choose = (subject: Subject) => {
    const next = switchSubject(getValues(), subject)
    setValue('subject', next.subject)
    setValue('mine', next.mine)
    setValue('theirs', next.theirs)
    setValue('advanced_info', next.advanced_info, { shouldValidate: formState.isSubmitted })
  }

  return (
    <Stack gap={5}>
      <SegmentedSwitch
        name="subject"
        label={t('advanced.subject')}
        value={useWatch({ control, name: 'subject' })}
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
  )
})

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{title}</legend>
      {children}
    </fieldset>
  )
}
