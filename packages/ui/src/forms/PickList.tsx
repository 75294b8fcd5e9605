import { clsx } from 'clsx'
import { useCombobox } from 'downshift'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ChevronDownIcon, CloseIcon } from '../icons.ts'
import { useField } from './Field.tsx'
import css from './PickList.module.css'
import inputCss from './TextInput.module.css'

export interface PickOption {
  value: number
  label: string
}

export interface PickListProps {
  options: readonly PickOption[]
  value: number | null
  onValueChange: (value: number | null) => void
  /** The option in the middle of the open list if none is chosen. */
  middle: number
  /** `empty` is shown if no option matches the typed text. */
  labels: { clear: string; open: string; empty: string }
  placeholder?: string
  inputMode?: 'text' | 'numeric'
  disabled?: boolean
  className?: string
}

/** Whether a word of the label starts with the typed text. The whole label also matches. */
const matches = (option: PickOption, typed: string) =>
  ` ${option.label}`.toLowerCase().includes(` ${typed.trim().toLowerCase()}`)

/** A long list to pick from or type into. Text that is not an option keeps the earlier choice. */
export function PickList({
  options,
  value,
  onValueChange,
  middle,
  labels,
  placeholder,
  inputMode = 'numeric',
  disabled = false,
  className,
}: PickListProps) {
  const field = useField()
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const chosen = options.find((option) => option.value === value) ?? null
  const items = typed ? options.filter((option) => matches(option, typed)) : [...options]

  const {
    isOpen,
    highlightedIndex,
    getInputProps,
    getItemProps,
    getLabelProps,
    getMenuProps,
    getToggleButtonProps,
    setInputValue,
  } = useCombobox<PickOption>({
    items,
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    ...(field ? { inputId: field.id, labelId: field.labelId } : {}),
    stateReducer(state, { type, changes }) {
      const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes
      if (type === InputBlur) {
        const text = state.inputValue.trim()
        const exact = items.find((option) => option.label === text || String(option.value) === text)
        const selectedItem = text === '' ? null : (exact ?? chosen)
        return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' }
      }
      // Escape closes the list and keeps the choice.
      if (type === InputKeyDownEscape) return { ...changes, selectedItem: chosen, inputValue: chosen?.label ?? '' }
      if (type === InputChange) return { ...changes, highlightedIndex: 0 }
      if (changes.isOpen && !state.isOpen) {
        const start = value ?? middle
        return { ...changes, highlightedIndex: options.findIndex((option) => option.value === start) }
      }
      return changes
    },
    onStateChange({ type, inputValue, isOpen: opened }) {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue ?? '')
      else if (opened === false) setTyped('')
    },
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? null),
  })

  // A choice that is changed or cleared from outside leaves the text of the earlier one.
  const label = chosen?.label ?? ''
  useEffect(() => setInputValue(label), [label, setInputValue])

  useLayoutEffect(() => {
    if (!isOpen) return
    const active = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (list.current && active)
      list.current.scrollTop = active.offsetTop - (list.current.clientHeight - active.offsetHeight) / 2
    // The list must not open below the window's edge.
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <div className={clsx(css.pick, className)}>
      {!field && <span {...getLabelProps()} hidden />}
      <input
        {...getInputProps({ disabled, onFocus: (event) => event.currentTarget.select() })}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete="off"
        aria-describedby={field?.describedBy}
        aria-invalid={field?.invalid || undefined}
        className={clsx(inputCss.input, css.input)}
      />
      <span className={css.buttons}>
        {chosen && !disabled && (
          <button type="button" aria-label={labels.clear} className={css.button} onClick={() => onValueChange(null)}>
            <CloseIcon aria-hidden />
          </button>
        )}
        <button type="button" {...getToggleButtonProps({ disabled })} aria-label={labels.open} className={css.button}>
          <ChevronDownIcon aria-hidden />
        </button>
      </span>
      <ul {...getMenuProps({ ref: list })} className={clsx(css.list, !isOpen && css.closed)}>
        {isOpen &&
          items.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({ item: option, index })}
              className={clsx(
                css.option,
                index === highlightedIndex && css.active,
                option.value === value && css.chosen,
              )}
            >
              {option.label}
            </li>
          ))}
      </ul>
      {isOpen && items.length === 0 && (
        <p className={css.none} role="status">
          {labels.empty}
        </p>
      )}
    </div>
  )
}
