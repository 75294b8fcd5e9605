import type OpenAI from 'openai'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { late } from '../settle.ts'

/** Loaded when an AI is first asked: it takes five megabytes. */
export const aiSdk = late(() => import('openai'))

/** Returns the client of the configured OpenAI-compatible server. */
export type Ai = () => Promise<OpenAI>

/** 60 s per attempt, two retries with back-off. */
export function createAi({ openai }: { openai: Pick<Config['openai'], 'apiKey' | 'baseUrl'> }): Ai {
  let client: OpenAI | undefined
  return async () => {
    const { OpenAI } = await aiSdk()
    client ??= new OpenAI({
      apiKey: openai.apiKey,
      ...(openai.baseUrl && { baseURL: openai.baseUrl }),
      timeout: 60_000,
      maxRetries: 2,
    })
    return client
  }
}

/** How an AI is asked for an answer of this structure. */
export async function answerFormat(schema: z.ZodType, name: string) {
  const { zodResponseFormat } = await import('openai/helpers/zod')
  return zodResponseFormat(schema, name)
}
