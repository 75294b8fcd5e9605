import { Insight, PlanDraft } from '@soulsign/contracts'
import { z } from 'zod'
import { AiError } from './errors.ts'

const Content = z.union([z.string(), z.array(z.object({ type: z.literal('text'), text: z.string() }))])

/** The part of a chat completion request that the stand-in reads; other fields are accepted and ignored. */
export const ChatRequest = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.string(), content: Content.nullish() })).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({
          name: z.string().min(1),
          schema: z.object({ properties: z.record(z.string(), z.unknown()) }),
        }),
      }),
    ])
    .nullish(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/** Validates a request. @throws AiError 400 that says what is wrong */
export function readChatRequest(body: unknown): ChatRequest {
  const request = ChatRequest.safeParse(body)
  if (!request.success) throw new AiError(400, z.prettifyError(request.error), 'invalid_request')
  return request.data
}

/** The text of the last user message. */
export function lastUserMessage({ messages }: ChatRequest): string {
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n')
}

/** The requested answer: the analysis as plain text, an insight, a triage or parts of a plan as JSON. */
export type Wanted =
  | { kind: 'text' }
  | { kind: 'insight' }
  | { kind: 'triage' }
  | { kind: 'plan'; parts: (keyof PlanDraft)[] }

const INSIGHT_FIELDS = Insight.keyof().options
const TRIAGE_FIELDS = ['panel', 'urgent', 'about']
const PLAN_FIELDS = PlanDraft.keyof().options

/** Reads the requested answer from its schema. @throws AiError 400 for a schema of anything else */
export function wanted({ response_format: format }: ChatRequest): Wanted {
  if (format?.type !== 'json_schema') return { kind: 'text' }
  const asked = Object.keys(format.json_schema.schema.properties)
  if (asked.length === INSIGHT_FIELDS.length && INSIGHT_FIELDS.every((key) => asked.includes(key))) {
    return { kind: 'insight' }
  }
  if (asked.length === TRIAGE_FIELDS.length && TRIAGE_FIELDS.every((key) => asked.includes(key))) {
    return { kind: 'triage' }
  }
  const parts = PLAN_FIELDS.filter((key) => asked.includes(key))
  if (parts.length > 0 && parts.length === asked.length) return { kind: 'plan', parts }
  throw new AiError(
    400,
    `The built-in guide only knows the schema with ${INSIGHT_FIELDS.join(', ')}, and those with parts of a plan: ${PLAN_FIELDS.join(', ')}.`,
    'unsupported_schema',
  )
}
