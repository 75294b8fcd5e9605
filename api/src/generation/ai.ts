import OpenAI from 'openai'
import type { Config } from '../config.ts'

/** The client of whichever OpenAI-compatible server is configured: 60 s for an attempt, two retries with back-off. */
export const createAi = ({ openai }: Config) =>
  new OpenAI({
    apiKey: openai.apiKey,
    ...(openai.baseUrl && { baseURL: openai.baseUrl }),
    timeout: 60_000,
    maxRetries: 2,
  })
