import { AdvancedInfo, Duration, SymptomType } from '@soulsign/contracts'
import { linesOf } from '@soulsign/language/json-lines'
import { z } from 'zod'
import { composeInsight } from './compose.ts'
import { EARLIER_TEXTS, planText } from './earlier.ts'
import { composePlan } from './plan/compose-plan.ts'
import { withRequiredLines } from './required-lines.ts'

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  symptom_type: SymptomType,
  text: z.string(),
  duration: Duration.nullish(),
  advanced_info: AdvancedInfo.nullish(),
  account: z.string().default(''),
})

/** What each account had before, newest first. */
const earlier = new Map<string, { insights: string[]; plans: string[] }>()

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write(`pnpm guide:write FILE
Reads lines of { id, symptom_type, text, duration?, advanced_info?, account? } and prints the insight and the plan for
each. Lines of one account are written one after the other, as for one person; without an account all are one person's.
`)
  process.exitCode = 2
} else
  for (const line of linesOf(file, Line)) {
    const { id, symptom_type: symptomType, text: description, duration, advanced_info: advancedInfo, account } = line
    const entry = { symptomType, description, duration, advancedInfo }
    const before = earlier.get(account) ?? { insights: [], plans: [] }
    const { mode, matched, ai_analysis, ...roots } = composeInsight(entry, before.insights)
    const insight = { ai_analysis: withRequiredLines(ai_analysis, { mode }, 'guide'), ...roots }
    const plan = composePlan(entry, before.plans)
    earlier.set(account, {
      insights: [ai_analysis, ...before.insights].slice(0, EARLIER_TEXTS),
      plans: [planText(plan), ...before.plans].slice(0, EARLIER_TEXTS),
    })
    process.stdout.write(`${JSON.stringify({ id, mode, matched, insight, plan })}\n`)
  }
