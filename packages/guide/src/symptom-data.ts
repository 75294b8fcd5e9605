import { AdvancedInfo, Duration, PROMPT_TEXT_MAX_LENGTH, SymptomType } from '@soulsign/contracts'
import { z } from 'zod'

/** The data about an entry that the guide receives. */
export const SymptomData = z.object({
  symptom_type: SymptomType,
  description: z.string(),
  duration: Duration.nullish(),
  advanced_info: AdvancedInfo.nullish(),
  /** The text must only comfort and give no meaning. */
  comfort_only: z.boolean().optional(),
  /** The text must not mention food or weight. */
  spares_eating: z.boolean().optional(),
  /** Themes that the person said are not theirs. */
  not_themes: z.array(z.string()).optional(),
  /** What the person had before. Only for the stand-in, which writes as the guide: an AI is not told. */
  earlier: z.array(z.string()).optional(),
})
export type SymptomData = z.infer<typeof SymptomData>

const OPEN = '<symptom_data>'
const CLOSE = '</symptom_data>'

/**
 * Formats a person's words, each text cut to `PROMPT_TEXT_MAX_LENGTH`, as a data block in a message to the AI. The text
 * cannot close the block, because `<` is escaped in JSON.
 */
export function formatSymptomData({
  symptom_type,
  description,
  duration,
  advanced_info,
  comfort_only,
  spares_eating,
  not_themes,
  earlier,
}: SymptomData): string {
  const data: SymptomData = {
    symptom_type,
    description,
    duration,
    advanced_info,
    comfort_only,
    spares_eating,
    not_themes,
    earlier,
  }
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, PROMPT_TEXT_MAX_LENGTH).toWellFormed() : value,
  )
  return `${OPEN}\n${json.replaceAll('<', '\\u003c')}\n${CLOSE}`
}

/** Parses the data block of a message. Throws an error that says what is wrong with it. */
export function parseSymptomData(message: string): SymptomData {
  const start = message.indexOf(`${OPEN}\n`)
  const end = message.indexOf(`\n${CLOSE}`, start)
  if (start < 0 || end < 0) throw new Error(`The message has no JSON between the lines ${OPEN} and ${CLOSE}.`)
  const result = SymptomData.safeParse(JSON.parse(message.slice(start + OPEN.length + 1, end)))
  if (!result.success) throw new Error(`The symptom data is not valid: ${z.prettifyError(result.error)}`)
  return result.data
}
