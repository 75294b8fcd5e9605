import {
  countryFromLocale,
  type HelpResource,
  helplinesFor,
  type SafetyCategory,
  SUPPORTED_COUNTRIES,
} from '@soulsign/contracts'
import { Button } from '@soulsign/ui/actions/Button.tsx'
import { Field } from '@soulsign/ui/forms/Field.tsx'
import { Select } from '@soulsign/ui/forms/Select.tsx'
import { CallIcon, LinkIcon, TextMessageIcon } from '@soulsign/ui/icons.ts'
import { useState } from 'react'
import css from './panels.module.css'
import { useSafetyTexts } from './texts.ts'

const OTHER = ''

/** The helplines of a category, for the country of the browser's locale until the person chooses another. */
export function useHelplines(category: SafetyCategory) {
  const [country, setCountry] = useState(() => {
    const found = countryFromLocale(navigator.language)
    return found && SUPPORTED_COUNTRIES.includes(found) ? found : OTHER
  })
  return { country, setCountry, resources: helplinesFor(country || undefined, category) }
}

/** The emergency number among `resources`, if there is one. */
export const emergencyNumber = (resources: readonly HelpResource[]) =>
  resources.find(({ name, call }) => call && name === 'Emergency services')?.call

interface HelplineListProps {
  resources: readonly HelpResource[]
  country: string
  onCountryChange(country: string): void
  /** Emergency numbers as large buttons. */
  prominent?: boolean
}

/** Numbers to call or write to with one tap, and a choice of country. */
export function HelplineList({ resources, country, onCountryChange, prominent = false }: HelplineListProps) {
  const { t, language } = useSafetyTexts()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const countries = SUPPORTED_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    a.name.localeCompare(b.name, language),
  )
  return (
    <div className={css.helplines}>
      <ul className={css.list}>
        {resources.map((resource) => (
          <Helpline
            key={`${resource.name}${resource.call ?? resource.text ?? resource.url}`}
            {...{ resource, prominent }}
          />
        ))}
      </ul>
      <Field label={t('country')} className={css.country}>
        <Select value={country} onChange={(event) => onCountryChange(event.target.value)}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option value={OTHER}>{t('otherCountry')}</option>
        </Select>
      </Field>
    </div>
  )
}

function Helpline({ resource, prominent }: { resource: HelpResource; prominent: boolean }) {
  const { t } = useSafetyTexts()
  const { call, text, url, note } = resource
  const name = t(`names.${resource.name}`, { defaultValue: resource.name })
  const emergency = resource.name === 'Emergency services'
  return (
    <li className={css.helpline}>
      <div className={css.words}>
        <strong>{name}</strong>
        {note && <span className={css.note}>{note}</span>}
      </div>
      <div className={css.ways}>
        {call && (
          <Button
            asChild
            variant={prominent && emergency ? 'destructive' : 'secondary'}
            icon={<CallIcon aria-hidden />}
          >
            <a href={`tel:${call}`} aria-label={`${t('call', { number: call })}, ${name}`}>
              {t('call', { number: call })}
            </a>
          </Button>
        )}
        {text && (
          <Button asChild variant="secondary" icon={<TextMessageIcon aria-hidden />}>
            <a href={`sms:${text}`} aria-label={`${t('text', { number: text })}, ${name}`}>
              {t('text', { number: text })}
            </a>
          </Button>
        )}
        {url && (
          <Button asChild variant="secondary" icon={<LinkIcon aria-hidden />}>
            <a href={url} target="_blank" rel="noreferrer" aria-label={`${new URL(url).hostname}, ${name}`}>
              {new URL(url).hostname}
            </a>
          </Button>
        )}
      </div>
    </li>
  )
}
