import { BIRTH_YEAR_MIN, DURATIONS, GENDERS } from '@soulsign/contracts'
import { type Entry, HEALTH_FIELDS } from '../check/entry.ts'
import { useFrame } from '../context.ts'
import css from '../frame.module.css'
import { Collapsible, Field, Select, TextInput } from '../ui.ts'

interface AdvancedInfoProps {
  entry: Entry
  setEntry(change: (entry: Entry) => Entry): void
}

/** The optional details, shorter than in the app. */
export function AdvancedInfo({ entry, setEntry }: AdvancedInfoProps) {
  const { t } = useFrame().texts
  const value = entry.advanced
  const onChange = (name: keyof typeof value, changed: string) =>
    setEntry((now) => ({ ...now, advanced: { ...now.advanced, [name]: changed } }))
  return (
    <Collapsible title={t('advanced.title')} description={t('advanced.lead')}>
      <div className={css.pairs}>
        <Field label={t('duration')}>
          <Select
            value={entry.duration}
            onChange={({ currentTarget }) =>
              setEntry((now) => ({ ...now, duration: currentTarget.value as Entry['duration'] }))
            }
          >
            <option value="">{t('advanced.choose')}</option>
            {DURATIONS.map((duration) => (
              <option key={duration} value={duration}>
                {t(`durations.${duration}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('advanced.dateOfBirth')}>
          <TextInput
            type="date"
            min={`${BIRTH_YEAR_MIN}-01-01`}
            max={new Intl.DateTimeFormat('sv-SE').format(new Date())}
            value={value.dateOfBirth}
            onChange={({ currentTarget }) => onChange('dateOfBirth', currentTarget.value)}
          />
        </Field>
        <Field label={t('advanced.gender')}>
          <Select value={value.gender} onChange={({ currentTarget }) => onChange('gender', currentTarget.value)}>
            <option value="">{t('advanced.choose')}</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {t(`advanced.genders.${gender}`)}
              </option>
            ))}
          </Select>
        </Field>
        {HEALTH_FIELDS.map((name) => (
          <Field key={name} label={t(`advanced.${name}`)}>
            <TextInput
              dir="auto"
              autoComplete="off"
              value={value[name]}
              onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
            />
          </Field>
        ))}
      </div>
    </Collapsible>
  )
}
