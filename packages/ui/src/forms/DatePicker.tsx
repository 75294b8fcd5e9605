import { clsx } from 'clsx'
import { Popover } from 'radix-ui'
import { useId, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { CalendarIcon } from '../icons.ts'
import css from './DatePicker.module.css'
import { type DateParts, formatDate, lastDay, lastMonth, NO_DATE, parseDate, reduceDate } from './dates.ts'
import { Field, useField } from './Field.tsx'
import { Select } from './Select.tsx'
import inputCss from './TextInput.module.css'

export interface DatePickerProps {
  /** `YYYY-MM-DD`. */
  value: string | null
  onValueChange: (value: string | null) => void
  minYear: number
  /** The last date that may be chosen, `YYYY-MM-DD`; its year is the first in the list. */
  maxDate: string
  locale?: string
  labels: { choose: string; year: string; month: string; day: string; done: string; clear: string }
  disabled?: boolean
  className?: string
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)

/** Picks a date by year, month and day. The days match the month; Done waits for all three. */
export function DatePicker({
  value,
  onValueChange,
  minYear,
  maxDate,
  locale = 'en',
  labels,
  disabled = false,
  className,
}: DatePickerProps) {
  const field = useField()
  const ownId = useId()
  const id = field?.id ?? ownId
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<DateParts>(NO_DATE)
  const max = parseDate(maxDate)
  const picked = formatDate(draft)

  const toggle = (next: boolean) => {
    if (next) setDraft(parseDate(value))
    setOpen(next)
  }
  const finish = (next: string | null) => {
    onValueChange(next)
    setOpen(false)
  }

  return (
    <Popover.Root open={open} onOpenChange={toggle}>
      <Popover.Trigger
        id={id}
        disabled={disabled}
        aria-labelledby={field ? `${field.labelId} ${id}` : undefined}
        aria-describedby={field?.describedBy}
        aria-invalid={field?.invalid || undefined}
        className={clsx(inputCss.input, css.trigger, className)}
      >
        <span className={value ? undefined : css.empty}>{value ? longDate(value, locale) : labels.choose}</span>
        <CalendarIcon aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={css.panel}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={labels.choose}
        >
          <Parts draft={draft} onChange={setDraft} minYear={minYear} max={max} locale={locale} labels={labels} />
          <div className={css.actions}>
            <Button variant="quiet" size="s" onClick={() => finish(null)}>
              {labels.clear}
            </Button>
            <Button size="s" disabled={picked === null} onClick={() => finish(picked)}>
              {labels.done}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface PartsProps extends Pick<DatePickerProps, 'minYear' | 'labels'> {
  draft: DateParts
  onChange(draft: DateParts): void
  max: DateParts
  locale: string
}

/** Year, month and day. A component of its own, because its hundred years are needed only while the panel is open. */
function Parts({ draft, onChange, minYear, max, locale, labels }: PartsProps) {
  const part = (name: keyof DateParts, options: { value: number; label: string }[]) => (
    <Field label={labels[name]} className={css.part}>
      <Select
        value={draft[name] ?? ''}
        onChange={(event) =>
          onChange(reduceDate({ ...draft, [name]: event.target.value ? Number(event.target.value) : null }, max))
        }
      >
        <option value="">{'–'}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
  const plain = (number: number) => ({ value: number, label: String(number) })
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return (
    <div className={css.parts}>
      {part(
        'year',
        numbers(minYear, max.year ?? minYear)
          .reverse()
          .map(plain),
      )}
      {part(
        'month',
        numbers(1, lastMonth(draft.year, max)).map((month) => ({
          value: month,
          label: monthName.format(Date.UTC(2000, month - 1)),
        })),
      )}
      {part('day', numbers(1, lastDay(draft, max)).map(plain))}
    </div>
  )
}

const longDate = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
