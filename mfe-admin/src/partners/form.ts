import { AllowedOrigin, ApiError, PartnerInput, type WidgetScheme, WidgetTheme } from '@soulsign/contracts'
import { z } from 'zod'

/** The form's values as they are typed. */
export interface PartnerFields {
  name: string
  /** One a line. */
  origins: string
  daily_ceiling: string
  accent: string
  radius: string
  scheme: WidgetScheme
  font: WidgetTheme['font']
}

type Say = (line: { origin: string; hint: string }) => string

const { accent, radius, scheme, font } = WidgetTheme.shape
const number = <Output>(schema: z.ZodType<Output, unknown>, words: string) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, words)
    .transform(Number)
    .pipe(schema as z.ZodType<Output, number>)

/** Turns the form into the API's input. `sayWrong` words an invalid origin, `notWhole` an invalid number. */
export const partnerForm = (sayWrong: Say, notWhole: string) =>
  z
    .object({
      name: PartnerInput.shape.name,
      origins: z
        .string()
        .transform((text, context) => {
          const lines = text.split('\n').filter((line) => line.trim() !== '')
          return lines.map((origin) => {
            const read = AllowedOrigin.safeParse(origin)
            if (read.success) return read.data
            const hint = read.error.issues[0]?.message ?? ''
            context.addIssue({ code: 'custom', message: sayWrong({ origin: origin.trim(), hint }) })
            return z.NEVER
          })
        })
        .pipe(PartnerInput.shape.origins),
      daily_ceiling: number(PartnerInput.shape.daily_ceiling, notWhole),
      accent: accent.unwrap(),
      radius: number(radius.unwrap(), notWhole),
      scheme: scheme.unwrap(),
      font: font.unwrap(),
    })
    .transform(({ name, origins, daily_ceiling, ...theme }): PartnerInput => ({ name, origins, daily_ceiling, theme }))

/** The origin that the API refused, and why; undefined for other errors. */
export function refusedOrigin(error: unknown, { origins }: PartnerInput): { origin: string; hint: string } | undefined {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : []
  for (const { path, message } of errors) {
    const [field, index] = path.split('.')
    if (field === 'origins') return { origin: origins[Number(index)] ?? '', hint: message }
  }
  return undefined
}

/** A partner as values of the form. */
export const toFields = ({ name, origins, daily_ceiling, theme }: PartnerInput): PartnerFields => ({
  name,
  origins: origins.join('\n'),
  daily_ceiling: String(daily_ceiling),
  ...theme,
  radius: String(theme.radius),
})
