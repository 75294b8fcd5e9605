import { readFileSync } from 'node:fs'
import { SymptomType } from '@soulsign/contracts'
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
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (!line.trim()) continue
    const { data, error } = Line.safeParse(JSON.parse(line))
    if (!data) throw new Error(`${file}:${i + 1}: ${z.prettifyError(error)}`)
    const { language, mode, theme, second, situations, scenes, time, place } = listen(data.text, data.symptom_type)
    process.stdout.write(
      `${JSON.stringify({ id: data.id, language, mode, theme, second, situations, scenes, time, place })}\n`,
    )
  }
