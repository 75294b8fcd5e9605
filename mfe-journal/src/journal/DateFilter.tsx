import { TextInput } from '@soulsign/ui'
import { useEffect, useRef } from 'react'

/** Earlier years are still being typed. */
const FIRST_DAY = '1900-01-01'

/** A day that can be typed digit by digit. It applies once its year is complete or the field loses the focus. */
export function DateFilter({ value, onChange }: { value: string; onChange(value: string): void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])
  const report = (day: string) => {
    if (day !== value && (day === '' || day >= FIRST_DAY)) onChange(day)
  }
  return (
    <TextInput
      ref={input}
      type="date"
      defaultValue={value}
      min={FIRST_DAY}
      onChange={({ target }) => target.value && report(target.value)}
      onBlur={({ target }) => report(target.value)}
    />
  )
}
