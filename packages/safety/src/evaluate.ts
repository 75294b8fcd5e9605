import { parseArgs } from 'node:util'
import { SAFETY_CATEGORIES } from '@soulsign/contracts'
import { linesOf } from '@soulsign/language/json-lines'
import { z } from 'zod'
import { decide } from './decide.ts'
import { figuresOf, missedIn, type Shown } from './figures.ts'
import { screen } from './screen.ts'

const USAGE = `pnpm safety:evaluate FILE... [--ids]
Reads lines of { id, text, lang, category, urgent, note } and prints one JSON object a file. A note that begins with
"near-miss" marks a near-miss. --ids adds the ids of what was missed, and of what was shown in vain.`

const Line = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  text: z.string(),
  lang: z.string(),
  category: z.enum(SAFETY_CATEGORIES).nullable(),
  urgent: z.boolean(),
  note: z.string().nullish(),
})
type Line = z.infer<typeof Line>

function levelOf({ urgent, category, note }: Line): Shown['level'] {
  if (urgent) return 'urgent'
  if (category) return 'soon'
  return note?.startsWith('near-miss') ? 'near-miss' : 'everyday'
}

function evaluate(file: string, withIds: boolean) {
  const lines = linesOf(file, Line)
  const begun = performance.now()
  const screened = lines.map((line) => ({ ...line, level: levelOf(line), ...screen({ description: line.text }) }))
  const took = performance.now() - begun
  const shown = (by: (line: (typeof screened)[number]) => Shown['shown'] | undefined) =>
    screened.map((line): Shown => ({ ...line, shown: by(line) ?? null }))
  const byReader = shown(({ reader }) => decide({ level: null, category: null }, reader)?.level)
  const both = shown(({ decision }) => decision?.level)
  return {
    file,
    n: lines.length,
    ...figuresOf(both),
    byLanguage: Object.fromEntries(
      Object.entries(Object.groupBy(both, ({ lang }) => lang)).map(([lang, of = []]) => [
        lang,
        { n: of.length, ...figuresOf(of) },
      ]),
    ),
    byReader: {
      rules: figuresOf(shown(({ rules }) => rules.level)),
      reader: figuresOf(byReader),
      both: figuresOf(both),
    },
    msPerText: Math.round((took / Math.max(1, lines.length)) * 100) / 100,
    ...(withIds && { ids: missedIn(both) }),
  }
}

const { values, positionals } = parseArgs({
  options: { ids: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (positionals.length === 0) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
}
for (const file of positionals) process.stdout.write(`${JSON.stringify(evaluate(file, values.ids), null, 2)}\n`)
