import { knownWords } from './lexicon/load.ts'
import { readLabelled } from './reader/data.ts'
import { read } from './reading.ts'
import { factsIn, rulesIn, verdictOf } from './rules/held.ts'
import { RULES } from './rules/load.ts'
import type { Rule } from './rules/rule.ts'

// Leaves out each rule in turn and names those without which no text of the corpus is taken for something else, and the
// concepts that neither a rule nor the reader needs.

/** The policy names what these are about. Their sentences are in test/fixtures/rules-by-language.jsonl. */
const NAMED_BY_THE_POLICY: ReadonlySet<string> = new Set([
  'infant_child.urgent: infant/child + thirst + urinesOften + weightLoss/exhausted/vomit',
  'self_harm.urgent: selfHarm',
])
/** The reader learns nothing from a concept that fewer texts have. */
const FEWEST_TEXTS = 3
/** Words around a sign that change what it means. Read by name. */
const GUARDS: ReadonlySet<string> = new Set(['dreamt', 'idiom', 'past', 'recovered', 'reported', 'studied'])

const deciding = new Set<Rule>()
const holding = new Set<Rule>()
const textsWith = new Map<string, number>()
for (const { text } of readLabelled()) {
  const reading = read({ description: text })
  for (const concept of new Set(reading.languages.flatMap(({ said, denied }) => [...said.keys(), ...denied.keys()])))
    textsWith.set(concept, (textsWith.get(concept) ?? 0) + 1)
  const held = rulesIn(reading, factsIn(reading, null, new Date(0)))
  const { level, category, isStrong } = verdictOf(held)
  for (const rule of held) {
    holding.add(rule)
    const without = verdictOf(held.filter((other) => other !== rule))
    if (without.level !== level || without.category !== category || without.isStrong !== isStrong) deciding.add(rule)
  }
}
const idle = RULES.filter((rule) => !deciding.has(rule) && !NAMED_BY_THE_POLICY.has(rule.id))
for (const rule of idle) process.stdout.write(`${holding.has(rule) ? 'decides nothing' : 'never holds'}\t${rule.id}\n`)
const named = new Set(RULES.flatMap(({ all, unless }) => [...all.flat(), ...unless]))
const concepts = new Set(knownWords().lexicons.flatMap(({ lexicon }) => lexicon.data.concepts))
const unread = [...concepts].filter(
  (concept) => !named.has(concept) && !GUARDS.has(concept) && (textsWith.get(concept) ?? 0) < FEWEST_TEXTS,
)
for (const concept of unread) process.stdout.write(`nothing reads\t${concept}\n`)
process.stdout.write(`${idle.length} of ${RULES.length} rules, ${unread.length} of ${concepts.size} concepts\n`)
if (idle.length + unread.length > 0) {
  process.stderr.write('Remove these one by one: some of them stand in for each other.\n')
  process.exitCode = 1
}
