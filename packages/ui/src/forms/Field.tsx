import { clsx } from 'clsx'
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { ErrorIcon } from '../icons.ts'
import css from './Field.module.css'

interface FieldContext {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
}

const Context = createContext<FieldContext | null>(null)

/** Ids and state of the surrounding `Field`, for controls; null outside one. */
export const useField = () => useContext(Context)

/** The attributes that connect a native control to its `Field`. A control with its own `id` needs its own label. */
export function useFieldProps(props: { id?: string | undefined; 'aria-describedby'?: string | undefined }) {
  const field = useField()
  if (!field) return {}
  return {
    id: props.id ?? field.id,
    'aria-describedby': clsx(props['aria-describedby'], field.describedBy) || undefined,
    'aria-invalid': field.invalid || undefined,
  }
}

export interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** The word beside the label of an optional field. */
  optional?: ReactNode
}

function Notes({ id, help, error }: { id: string; help: ReactNode; error: ReactNode }) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      <p id={`${id}-error`} className={css.error} aria-live="polite">
        {error && (
          <>
            <ErrorIcon aria-hidden />
            {error}
          </>
        )}
      </p>
    </>
  )
}

const describe = (id: string, help: ReactNode, error: ReactNode) =>
  clsx(error && `${id}-error`, help && `${id}-help`) || undefined

/** Label above, control, help below, error beside; the error is announced when it appears. */
export function Field({ label, help, error, optional, className, children, ...props }: FieldProps) {
  const id = useId()
  const context = { id, labelId: `${id}-label`, describedBy: describe(id, help, error), invalid: Boolean(error) }
  return (
    <div {...props} className={clsx(css.field, className)}>
      <label id={context.labelId} htmlFor={id} className={css.label}>
        {label}
        {optional && <span className={css.optional}> {optional}</span>}
      </label>
      <Context value={context}>{children}</Context>
      <Notes id={id} help={help} error={error} />
    </div>
  )
}

export interface FieldGroupProps extends ComponentProps<'fieldset'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  optional?: ReactNode
}

/** A `Field` around several controls, such as radio buttons. */
export function FieldGroup({ label, help, error, optional, className, children, ...props }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset {...props} aria-describedby={describe(id, help, error)} className={clsx(css.field, className)}>
      <legend className={css.label}>
        {label}
        {optional && <span className={css.optional}> {optional}</span>}
      </legend>
      {children}
      <Notes id={id} help={help} error={error} />
    </fieldset>
  )
}
