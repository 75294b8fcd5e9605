export {
  type CheckContext,
  checkInsight,
  checkOutput,
  type Violation,
} from './check/check.ts'
export { type Released, SentenceGate } from './check/gate.ts'
export type { Rule } from './check/rule.ts'
export { splitSentences } from './check/sentences.ts'
export * from './compose.ts'
export * from './lexicon.ts'
export * from './match.ts'
export { checkPlan, type PlanCheckContext } from './plan/check-plan.ts'
export { composePlan } from './plan/compose-plan.ts'
export { hidesEating } from './plan/needs.ts'
export * from './required-lines.ts'
export * from './symptom-data.ts'
