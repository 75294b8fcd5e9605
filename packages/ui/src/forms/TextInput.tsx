import { clsx } from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { useFieldProps } from './Field.tsx'
import css from './TextInput.module.css'

/** A line of text. Set `type`, `autoComplete` and `inputMode` to suit the question. */
export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...props} {...useFieldProps(props)} className={clsx(css.input, className)} />
}

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** The text under the area, made from the number of characters and `maxLength`. */
  counter?: (used: number, max: number) => string
}

/** Several lines of text. It grows with them. */
export function TextArea({ className, rows = 3, counter, style, ref, onChange, ...props }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement | null>(null)
  const [used, setUsed] = useState(0)
  const fieldProps = useFieldProps(props)
  // After every render, because a value set from outside (a restored draft) fires no event.
  useLayoutEffect(() => setUsed(area.current?.value.length ?? 0))
  return (
    <>
      <textarea
        {...props}
        {...fieldProps}
        ref={(element) => {
          area.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
        onChange={(event) => {
          setUsed(event.currentTarget.value.length)
          onChange?.(event)
        }}
        rows={rows}
        style={{ minBlockSize: `calc(${rows}lh + 2 * var(--space-3))`, ...style }}
        className={clsx(css.input, css.area, className)}
      />
      {counter && props.maxLength !== undefined && <p className={css.counter}>{counter(used, props.maxLength)}</p>}
    </>
  )
}
