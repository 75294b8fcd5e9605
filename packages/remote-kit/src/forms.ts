import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Shows the saved values. Text typed after `submitted` was sent stays as an unsaved change. */
export function showSaved<Input extends FieldValues>(
  { reset, getValues, setValue }: Pick<UseFormReturn<Input>, 'reset' | 'getValues' | 'setValue'>,
  submitted: Input,
  saved: Input,
): void {
  reset(saved, { keepValues: true })
  const typed = getValues()
  for (const field of Object.keys(saved) as Path<Input>[]) {
    const value = isSame(typed[field], submitted[field]) ? saved[field] : typed[field]
    setValue(field, value as FieldPathValue<Input, Path<Input>>, { shouldDirty: true })
  }
}
