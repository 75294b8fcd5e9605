import { readLabelled } from './reader/data.ts'
import { read } from './reading.ts'
import { factsIn, rulesIn, verdictOf } from './rules/held.ts'
import { RULES } from './rules/load.ts'
import type { Rule } from './rules/rule.ts'

// Leaves out each rule in turn and names those without which no text of the corpus is taken for something else.

const deciding = new Set<Rule>()
const holding = new Set<Rule>()
for (const { text } of readLabelled()) {
  const reading = read({ description: text })
  const held = rulesIn(reading, factsIn(reading, null, new Date(0)))
  const { level, category, isStrong } = verdictOf(held)
  for (const rule of held) {
    holding.add(rule)
    const without = verdictOf(held.filter((other) => other !== rule))
    if (without.level !== level || without.category !== category || without.isStrong !== isStrong) deciding.add(rule)
  }
}
for (const rule of RULES.filter((each) => !deciding.has(each)))
  process.stdout.write(`${holding.has(rule) ? 'decides nothing' : 'never holds'}\t${rule.id}\n`)
process.stdout.write(`${RULES.length - deciding.size} of ${RULES.length} rules\n`)
