import { SymptomType } from '@soulsign/contracts'
import { linesOf } from '@soulsign/language/json-lines'
import { z } from 'zod'
import { listen } from './listen.ts'

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  symptom_type: SymptomType,
  text: z.string(),
})

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write(`pnpm guide:read FILE
Reads lines of { id, lang, symptom_type, text } and prints for each what the guide hears.
`)
  process.exitCode = 2
} else
  for (const { id, text, symptom_type } of linesOf(file, Line)) {
    const { language, mode, theme, second, situations, scenes, time, place } = listen(text, symptom_type)
    process.stdout.write(`${JSON.stringify({ id, language, mode, theme, second, situations, scenes, time, place })}\n`)
  }
