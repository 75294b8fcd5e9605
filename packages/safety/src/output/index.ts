export {
  type CheckContext,
  checkInsight,
  checkOutput,
  firstMatch,
  type InsightMode,
  OutputCheck,
  type Violation,
} from './check.ts'
export { EchoFinder } from './echo.ts'
export { SentenceGate } from './gate.ts'
export { medicationChange } from './medical-rules.ts'
export { inOrder, oneOf, type Patterns, type Rule, words } from './rule.ts'
export { splitSentences } from './sentences.ts'
