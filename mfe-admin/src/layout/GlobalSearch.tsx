import { SEARCH_MAX_LENGTH } from '@soulsign/contracts'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Dialog, TextInput } from '@soulsign/ui'
import { clsx } from 'clsx'
import { useCombobox } from 'downshift'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './search.module.css'
import { type Found, useGlobalSearch } from './useGlobalSearch.ts'

/** Finds screens and records. It works with the keyboard alone. */
export function GlobalSearch({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { items, status } = useGlobalSearch(typed)
  // After the dialog opens, because that puts the focus on its first button.
  useEffect(() => input.current?.focus(), [])

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox<Found>({
    items,
    isOpen: true,
    inputId: id,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => '',
    itemToKey: (found) => found?.key,
    stateReducer(state, { type, changes }) {
      // Leaving the box chooses nothing.
      if (type === useCombobox.stateChangeTypes.InputBlur) return state
      if (type === useCombobox.stateChangeTypes.InputChange) return { ...changes, highlightedIndex: 0 }
      // Ignore Enter before there is anything to choose, or the next Enter would count as no change.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && !changes.selectedItem) return state
      return changes
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      onClose()
      void navigate(selectedItem.to)
    },
  })

  return (
    <Dialog open onClose={onClose} title={t('search.title')} closeLabel={t('search.close')} className={css.dialog}>
      <div>
        <label htmlFor={id} className={css.label}>
          {t('search.label')}
        </label>
        <TextInput
          {...getInputProps({
            ref: input,
            // Synchronously, because a late update by React would move the caret.
            onChange: (event) => setTyped(event.currentTarget.value),
            onKeyDown: ({ key }) => key === 'Escape' && onClose(),
          })}
          type="search"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
        />
      </div>
      <p role="status" className={css.status}>
        {status}
      </p>
      <ul {...getMenuProps({ 'aria-label': t('search.results') })} className={css.results}>
        {items.map((found, index) => (
          <li
            key={found.key}
            {...getItemProps({ item: found, index })}
            className={clsx(css.result, index === highlightedIndex && css.active)}
          >
            <bdi className={css.text}>{found.text}</bdi>
            <span className={css.kind}>{t(`search.groups.${found.kind}`)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
