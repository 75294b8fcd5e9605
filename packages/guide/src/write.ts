import { readFileSync } from 'node:fs'
import { AdvancedInfo, Duration, SymptomType } from '@soulsign/contracts'
import { z } from 'zod'
import { composeInsight } from './compose.ts'
import { composePlan } from './plan/compose-plan.ts'
import { withRequiredLines } from './required-lines.ts'

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  symptom_type: SymptomType,
  text: z.string(),
  duration: Duration.nullish(),
  advanced_info: AdvancedInfo.nullish(),
})

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write(`pnpm guide:write FILE
Reads lines of { id, symptom_type, text, duration?, advanced_info? } and prints the insight and the plan for each.
`)
  process.exitCode = 2
} else
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (!line.trim()) continue
    const { data, error } = Line.safeParse(JSON.parse(line))
    if (!data) throw new Error(`${file}:${i + 1}: ${z.prettifyError(error)}`)
    const { id, symptom_type: symptomType, text: description, duration, advanced_info: advancedInfo } = data
    const entry = { symptomType, description, duration, advancedInfo }
    const { mode, matched, ai_analysis, ...roots } = composeInsight(entry)
    const insight = { ai_analysis: withRequiredLines(ai_analysis, { mode }), ...roots }
    process.stdout.write(`${JSON.stringify({ id, mode, matched, insight, plan: composePlan(entry) })}\n`)
  }
