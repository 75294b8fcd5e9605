import type { InsightAnswer, InsightResponse } from '@soulsign/contracts'
import type { z } from 'zod'
import type { Transaction } from '../database/database.ts'

type Answer = z.infer<typeof InsightAnswer>

/** What a person said of an entry's insight. */
export interface Said {
  response: InsightResponse | null
  /** Whether "not mine" has another insight written. */
  can_rewrite: boolean
  answer: Answer | null
}

/** Returns what was said of the insight that is shown, not of one before it, and answered to its question. */
export async function findSaid(tx: Transaction, symptomId: string): Promise<Said> {
  const { rows } = await tx.query<{
    response: InsightResponse | null
    rewritten: boolean
    planned: boolean
    question: string | null
    answer: string | null
    answered_at: Date | null
  }>(
    `select case when r.rewritten_at is null or r.responded_at > r.rewritten_at then r.response end as response,
       r.rewritten_at is not null as rewritten, a.question, a.answer, a.answered_at,
       exists (select from healing_plans p join diagnoses d on d.id = p.diagnosis_id where d.symptom_id = $1)
         or exists (select from generations g where g.symptom_id = $1 and g.kind = 'plan' and g.state <> 'failed')
         as planned
     from (select $1::uuid as id) e
       left join insight_responses r on r.symptom_id = e.id
       left join insight_answers a on a.symptom_id = e.id`,
    [symptomId],
  )
  const [row] = rows
  if (!row) throw new Error('A select without a table returned no row')
  const { response, rewritten, planned, question, answer, answered_at } = row
  return {
    response,
    can_rewrite: !rewritten && !planned,
    answer: question && answer && answered_at ? { question, answer, answered_at: answered_at.toISOString() } : null,
  }
}

/** Whether another insight was asked for about an entry. */
export async function isRewritten(tx: Transaction, symptomId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from insight_responses where symptom_id = $1 and rewritten_at is not null',
    [symptomId],
  )
  return rowCount === 1
}

/** Stores what a person says of an insight; `rewrite` notes that another one is asked for. */
export const storeResponse = (tx: Transaction, symptomId: string, response: InsightResponse, rewrite: boolean) =>
  tx.query(
    `insert into insight_responses as r (symptom_id, response, rewritten_at)
     values ($1, $2, case when $3 then now() end)
     on conflict (symptom_id) do update
     set response = excluded.response, responded_at = now(), rewritten_at = coalesce(r.rewritten_at, excluded.rewritten_at)`,
    [symptomId, response, rewrite],
  )

/** Stores the answer to an insight's question in place of an earlier one. */
export async function storeAnswer(
  tx: Transaction,
  symptomId: string,
  question: string,
  answer: string,
): Promise<Answer> {
  const { rows } = await tx.query<{ answered_at: Date }>(
    `insert into insight_answers (symptom_id, question, answer) values ($1, $2, $3)
     on conflict (symptom_id) do update set question = excluded.question, answer = excluded.answer, answered_at = now()
     returning answered_at`,
    [symptomId, question, answer],
  )
  const [row] = rows
  if (!row) throw new Error('An insert returned no row')
  return { question, answer, answered_at: row.answered_at.toISOString() }
}

export const deleteAnswer = (tx: Transaction, symptomId: string) =>
  tx.query('delete from insight_answers where symptom_id = $1', [symptomId])
