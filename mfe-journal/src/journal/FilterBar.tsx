import { ENTRY_STATES, FILTER_TYPES, SEARCH_MAX_LENGTH } from '@soulsign/contracts'
import { Button, Field, Select, TextInput } from '@soulsign/ui'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedCallback } from 'use-debounce'
import { DateFilter } from './DateFilter.tsx'
import css from './filters.module.css'
import { FILTERS, type FilterName, isNarrowed, type View } from './filters.ts'

/** How long a pause in typing starts a search, in milliseconds. */
const SEARCH_PAUSE_MS = 200

interface FilterBarProps {
  id: string
  /** Whether the person just opened it. It then takes the focus, once. */
  opened: RefObject<boolean>
  view: View
  onChange(name: FilterName | 'search', value: string): void
  onClear(): void
}

/** Search while typing, and the filters. */
export function FilterBar({ id, opened, view, onChange, onClear }: FilterBarProps) {
  const { t } = useTranslation('journal')
  const [search, setSearch] = useState(view.search ?? '')
  const field = useRef<HTMLInputElement>(null)
  const fieldsId = useId()
  const active = FILTERS.filter((name) => view[name]).length
  const [folded, setFolded] = useState(active === 0)
  const report = useDebouncedCallback((value: string) => onChange('search', value), SEARCH_PAUSE_MS)
  // Only then: it also comes with the address, and back with a deleted entry.
  useEffect(() => {
    if (opened.current) field.current?.focus()
    opened.current = false
  }, [opened])
  // The address changed without typing: back button, Clear.
  useEffect(() => {
    if (!report.isPending()) setSearch((typed) => (typed.trim() === (view.search ?? '') ? typed : (view.search ?? '')))
  }, [view.search, report])

  return (
    <search id={id} className={css.filters}>
      <TextInput
        type="search"
        ref={field}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={SEARCH_MAX_LENGTH}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          report(event.target.value.trim())
        }}
      />
      <Button
        variant="quiet"
        size="s"
        aria-expanded={!folded}
        aria-controls={fieldsId}
        className={css.more}
        onClick={() => setFolded(!folded)}
      >
        {t('filters.more')}
        {active > 0 && <span>{`(${active})`}</span>}
      </Button>
      <div id={fieldsId} data-folded={folded || undefined} className={css.fields}>
        <Field label={t('filters.type')}>
          <Select value={view.type ?? ''} onChange={(event) => onChange('type', event.target.value)}>
            <option value="">{t('filters.anyType')}</option>
            {FILTER_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('filters.state')}>
          <Select value={view.state ?? ''} onChange={(event) => onChange('state', event.target.value)}>
            <option value="">{t('filters.anyState')}</option>
            {ENTRY_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`filters.states.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`filters.${end}`)}>
            <DateFilter value={view[end] ?? ''} onChange={(day) => onChange(end, day)} />
          </Field>
        ))}
      </div>
      {isNarrowed(view) && (
        <Button
          variant="quiet"
          size="s"
          className={css.clear}
          onClick={() => {
            report.cancel()
            setSearch('')
            onClear()
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </search>
  )
}
