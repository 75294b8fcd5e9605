import {
  countryFromLocale,
  type HelpResource,
  helplinesFor,
  type SafetyCategory,
  SUPPORTED_COUNTRIES,
} from '@soulsign/contracts'
import type { ButtonProps } from '@soulsign/ui/actions/Button.tsx'
import { Collapsible } from '@soulsign/ui/content/Collapsible.tsx'
import { Field } from '@soulsign/ui/forms/Field.tsx'
import { Select } from '@soulsign/ui/forms/Select.tsx'
import { useState } from 'react'
import css from './panels.module.css'
import { useSafetyTexts } from './texts.ts'
import { Name, Way, type WayKind } from './Way.tsx'

const OTHER = ''

/** The helplines of a category, for the country of the browser's locale until the person chooses another. */
export function useHelplines(category: SafetyCategory) {
  const [country, setCountry] = useState(() => {
    const found = countryFromLocale(navigator.language)
    return found && SUPPORTED_COUNTRIES.includes(found) ? found : OTHER
  })
  return { country, setCountry, resources: helplinesFor(country || undefined, category) }
}

export const isEmergency = ({ name, call }: HelpResource) => call !== undefined && name === 'Emergency services'

/** The emergency number among `resources`, if there is one. */
export const emergencyNumber = (resources: readonly HelpResource[]) => resources.find(isEmergency)?.call

/** Helplines to talk to come before the emergency numbers. */
export const linesFirst = (resources: readonly HelpResource[]) =>
  [...resources].sort((a, b) => Number(isEmergency(a)) - Number(isEmergency(b)))

const KINDS = ['call', 'text', 'url'] as const satisfies WayKind[]
interface WayOf {
  resource: HelpResource
  kind: WayKind
}

/**
 * What to show of the helplines: the first call alone; beside it the first text and the chat of whoever is called, and
 * the lines in `also`; behind 'More ways' the rest.
 */
function arrange(resources: readonly HelpResource[], also: readonly HelpResource[], anywhere: boolean) {
  const ways = resources.flatMap((resource) =>
    KINDS.filter((kind) => resource[kind] !== undefined).map((kind): WayOf => ({ resource, kind })),
  )
  const first = ways.find(({ kind }) => kind === 'call')
  const text = ways.find(({ resource, kind }) => kind === 'text' && resource === first?.resource)
  const shown = [
    text ?? ways.find(({ kind }) => kind === 'text'),
    ways.find(({ resource, kind }) => kind === 'url' && resource === first?.resource),
  ]
  // Without a country, only the person knows which emergency number is theirs.
  const isShown = (way: WayOf) =>
    shown.includes(way) ||
    also.some(({ name, call }) => name === way.resource.name && call === way.resource.call) ||
    (anywhere && isEmergency(way.resource))
  const others = ways.filter((way) => way !== first)
  return { first, beside: others.filter(isShown), more: others.filter((way) => !isShown(way)) }
}

interface HelplineListProps {
  resources: readonly HelpResource[]
  country: string
  onCountryChange(country: string): void
  /** The look of the first call. */
  variant?: ButtonProps['variant']
  /** Lines that are as important as the first. */
  also?: readonly HelpResource[]
}

/** Numbers to call or write to with one tap, the first as one large button, and a choice of country. */
export function HelplineList({
  resources,
  country,
  onCountryChange,
  variant = 'primary',
  also = [],
}: HelplineListProps) {
  const { t, language } = useSafetyTexts()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const countries = SUPPORTED_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    a.name.localeCompare(b.name, language),
  )
  const { first, beside, more } = arrange(resources, also, country === OTHER)
  const list = (ways: readonly WayOf[]) => (
    <ul className={css.list}>
      {[...new Set(ways.map(({ resource }) => resource))].map((resource) => (
        <li key={`${resource.name}${resource.call ?? resource.text ?? resource.url}`} className={css.helpline}>
          {/* The name of the first helpline stands above the call. */}
          {resource !== first?.resource && <Name resource={resource} />}
          <div className={css.ways}>
            {ways
              .filter((way) => way.resource === resource)
              .map((way) => (
                <Way key={way.kind} {...way} />
              ))}
          </div>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={css.helplines}>
      {first && (
        <div className={css.first}>
          <Name resource={first.resource} />
          <Way {...first} variant={variant} />
        </div>
      )}
      {beside.length > 0 && list(beside)}
      {more.length > 0 && (
        // Closed again for another country.
        <Collapsible key={country} title={t('moreWays')} className={css.more}>
          {list(more)}
        </Collapsible>
      )}
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
