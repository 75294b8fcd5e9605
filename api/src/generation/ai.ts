import OpenAI from 'openai'
import type { Config } from '../config.ts'

/** The client of the configured OpenAI-compatible server: 60 s per attempt, two retries with back-off. */
export const createAi = ({ openai }: { openai: Pick<Config['openai'], 'apiKey' | 'baseUrl'> }) =>
  new OpenAI({
    apiKey: openai.apiKey,
    ...(openai.baseUrl && { baseURL: openai.baseUrl }),
    timeout: 60_000,
    maxRetries: 2,
  })
