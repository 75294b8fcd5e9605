import { SEARCH_MAX_LENGTH } from '@soulsign/contracts'
import { TextInput } from '@soulsign/ui'
import { useEffect, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import css from './list.module.css'

/** How long a pause in typing starts a search, in milliseconds. */
export const SEARCH_PAUSE_MS = 200

interface SearchBoxProps {
  label: string
  value: string
  onSearch(value: string): void
}

/** Searches while the person types. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const report = useDebouncedCallback(onSearch, SEARCH_PAUSE_MS)
  // The address changed without typing.
  useEffect(() => {
    if (!report.isPending()) setTyped((now) => (now.trim() === value ? now : value))
  }, [value, report])
  return (
    <div className={css.search}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_MAX_LENGTH}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          report(target.value.trim())
        }}
      />
    </div>
  )
}
