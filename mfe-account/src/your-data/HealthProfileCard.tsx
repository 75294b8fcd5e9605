import {
  ADVANCED_TEXT_MAX_LENGTH,
  ApiError,
  BIRTH_YEAR_MIN,
  DIETARY_PREFERENCES,
  GENDERS,
  HEIGHT_CM,
  isProblem,
  LIFESTYLES,
  type ProfileSave,
  type SavedProfile,
  STRESS_LEVELS,
  type UserProfile,
  WEIGHT_KG,
} from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { showSaved } from '@soulsign/remote-kit/forms'
import {
  Button,
  Card,
  Cluster,
  Collapsible,
  ConfirmDialog,
  Field,
  Select,
  Stack,
  TextArea,
  TextInput,
} from '@soulsign/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import css from './your-data.module.css'

const CHOICES = {
  gender: GENDERS,
  lifestyle: LIFESTYLES,
  dietary_preference: DIETARY_PREFERENCES,
  stress_level: STRESS_LEVELS,
} as const
const MEASURES = { weight: WEIGHT_KG, height: HEIGHT_CM } as const
const TEXTS = ['custom_diet', 'known_conditions', 'current_medications', 'allergies_sensitivities'] as const

type Values = Record<keyof UserProfile, string>
const KEY = ['profile']

const toValues = ({ saved_since: _, ...profile }: SavedProfile) =>
  Object.fromEntries(Object.entries(profile).map(([field, value]) => [field, String(value ?? '')])) as Values

const countKept = (profile: SavedProfile) => Object.values(toValues(profile)).filter((value) => value !== '').length
const isEmpty = (profile: SavedProfile) => countKept(profile) === 0

/** Empty fields are cleared. */
const toChange = (values: Partial<Values>) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value.trim() === '' ? null : field in MEASURES ? Number(value) : value,
    ]),
  ) as ProfileSave

/** The details about one's health that the entry form remembers: to see, change and remove. */
export function HealthProfileCard() {
  const { t } = useTranslation('account')
  const { api } = useShell()
  const { data, isError, isPaused, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => api.call('getProfile', {}),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const kept = data ? countKept(data) : 0
  return (
    <Card as="section">
      <Stack gap={4}>
        <h3 ref={heading} tabIndex={-1}>
          {t('health.title')}
        </h3>
        <p className={css.note}>{t('health.lead')}</p>
        {data ? (
          <Collapsible
            title={t('health.open')}
            description={kept === 0 ? t('health.empty') : t('health.kept', { count: kept })}
          >
            <ProfileForm profile={data} onRemoved={() => heading.current?.focus()} />
          </Collapsible>
        ) : (
          <NotLoaded
            unread={t('health.unread')}
            isError={isError}
            isPaused={isPaused}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Card>
  )
}

interface ProfileFormProps {
  profile: SavedProfile
  /** All is removed, and with it the button that was pressed. */
  onRemoved(): void
}

interface Saving {
  change: ProfileSave
  /** What the form held when it was sent; none if all is removed. */
  submitted?: Values
}

function ProfileForm({ profile, onRemoved }: ProfileFormProps) {
  const { t } = useTranslation('account')
  const { api, toast } = useShell()
  const queries = useQueryClient()
  // The form stays while its values change, and the focus with it.
  const form = useForm<Values>({ values: toValues(profile), resetOptions: { keepDirtyValues: true } })
  const { register, handleSubmit, setError, reset } = form
  const { errors, isDirty, dirtyFields } = form.formState
  const [removing, setRemoving] = useState(false)
  const save = useMutation({
    networkMode: 'always',
    // An API of the version before has no `saved_since`.
    mutationFn: ({ change }: Saving) =>
      api.call('saveProfile', {
        body: { ...change, ...(profile.saved_since && { saved_since: profile.saved_since }) },
      }),
    onSuccess(saved, { submitted }) {
      queries.setQueryData(KEY, saved)
      if (submitted) showSaved(form, submitted, toValues(saved))
      else {
        reset(toValues(saved))
        onRemoved()
      }
      toast({ title: t('health.saved'), tone: 'success' })
    },
    onError(error) {
      if (isProblem(error, 'conflict')) {
        toast({ title: t('health.removedElsewhere'), tone: 'destructive' })
        return queries.invalidateQueries({ queryKey: KEY })
      }
      const refused = error instanceof ApiError ? (error.problem.errors ?? []) : []
      for (const { path, message } of refused) setError(path as keyof Values, { message })
      if (refused.length === 0) toast({ title: t('health.failed'), tone: 'destructive' })
    },
  })
  const fields = Object.keys(toValues(profile))
  const submit = handleSubmit((values) => {
    const changed = Object.fromEntries(Object.entries(values).filter(([field]) => field in dirtyFields))
    save.mutate({ change: toChange(changed), submitted: values })
  })
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <div className={css.fields}>
          <Field label={t('health.fields.date_of_birth')} error={errors.date_of_birth?.message} className={css.wide}>
            <TextInput type="date" min={`${BIRTH_YEAR_MIN}-01-01`} {...register('date_of_birth')} />
          </Field>
          {(['weight', 'height'] as const).map((field) => (
            <Field key={field} label={t(`health.fields.${field}`)} error={errors[field]?.message}>
              <TextInput type="number" inputMode="numeric" {...MEASURES[field]} {...register(field)} />
            </Field>
          ))}
          {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((field) => (
            <Field key={field} label={t(`health.fields.${field}`)} error={errors[field]?.message}>
              <Select {...register(field)}>
                <option value="">{t('health.unset')}</option>
                {CHOICES[field].map((choice) => (
                  <option key={choice} value={choice}>
                    {t(`health.choices.${choice}`)}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          {TEXTS.map((field) => (
            <Field key={field} label={t(`health.fields.${field}`)} error={errors[field]?.message} className={css.wide}>
              <TextArea rows={1} maxLength={ADVANCED_TEXT_MAX_LENGTH} {...register(field)} />
            </Field>
          ))}
        </div>
        <Cluster gap={3}>
          <Button type="submit" variant="secondary" busy={save.isPending} unavailable={!isDirty}>
            {t('health.save')}
          </Button>
          {!isEmpty(profile) && (
            <Button variant="quiet" onClick={() => setRemoving(true)}>
              {t('health.remove')}
            </Button>
          )}
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title={t('health.removal.title')}
        description={t('health.removal.text')}
        confirmLabel={t('health.remove')}
        cancelLabel={t('data.delete.cancel')}
        onConfirm={() => {
          setRemoving(false)
          save.mutate({ change: Object.fromEntries(fields.map((field) => [field, null])) as ProfileSave })
        }}
      />
    </form>
  )
}
