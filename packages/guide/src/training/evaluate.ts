import { SAFETY_LANGUAGES, SymptomType } from '@soulsign/contracts'
import { linesOf } from '@soulsign/language/json-lines'
import { z } from 'zod'
import { listen } from '../listening/listen.ts'
import { figuresByLanguage } from './figures.ts'

const USAGE = `pnpm guide:evaluate FILE...
Reads lines of { id, lang, symptom_type, text, theme, situations, trap? } and prints how well they are heard. A trap is a
theme that is only mentioned.
`

const Line = z.object({
  lang: z.enum(SAFETY_LANGUAGES),
  symptom_type: SymptomType,
  text: z.string(),
  theme: z.string(),
  situations: z.array(z.string()),
  trap: z.string().nullish(),
})

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  const lines = files.flatMap((file) => linesOf(file, Line))
  const begun = performance.now()
  const heard = lines.map(({ lang, symptom_type, text, theme, situations, trap }) => ({
    lang,
    card: { theme, ...(situations.length > 0 && { life: situations }), ...(trap && { bait: trap }) },
    ...listen(text, symptom_type),
  }))
  const msPerText = Math.round(((performance.now() - begun) / lines.length) * 100) / 100
  process.stdout.write(`${JSON.stringify({ ...figuresByLanguage(heard), msPerText }, null, 2)}\n`)
}
