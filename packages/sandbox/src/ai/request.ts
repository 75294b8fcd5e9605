import { Insight } from '@soulsign/contracts'
import { z } from 'zod'
import { AiError } from './errors.ts'

const Content = z.union([z.string(), z.array(z.object({ type: z.literal('text'), text: z.string() }))])

/** The part of a chat completion's request that the stand-in reads; other fields are accepted and mean nothing here. */
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

/** @throws AiError 400 that says what is wrong */
export function readChatRequest(body: unknown): ChatRequest {
  const request = ChatRequest.safeParse(body)
  if (!request.success) throw new AiError(400, z.prettifyError(request.error), 'invalid_request')
  return request.data
}

/** The text of the last message of the user. */
export function lastUserMessage({ messages }: ChatRequest): string {
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n')
}

/**
 * Whether the answer is to be an insight as JSON; else it is the analysis as plain text.
 * @throws AiError 400 for any other schema
 */
export function wantsInsightJson({ response_format: format }: ChatRequest): boolean {
  if (format?.type !== 'json_schema') return false
  const asked = Object.keys(format.json_schema.schema.properties)
  const known = Object.keys(Insight.shape)
  if (asked.length !== known.length || !known.every((key) => asked.includes(key))) {
    throw new AiError(400, `The built-in guide only knows the schema with ${known.join(', ')}.`, 'unsupported_schema')
  }
  return true
}
