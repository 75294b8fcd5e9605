import { readConfig } from '../src/config.ts'
import { type RunningServer, startServer } from '../src/server.ts'

/** The environment of an API under test. */
export const testEnvironment = (databaseUrl: string, more: Record<string, string> = {}) => ({
  PORT: '0',
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'silent',
  ...more,
})

export const startTestServer = (databaseUrl: string, more?: Record<string, string>): Promise<RunningServer> =>
  startServer(readConfig(testEnvironment(databaseUrl, more)))

export interface Answer {
  status: number
  headers: Headers
  // Tests look into any shape of answer.
  body: Record<string, never> & { [key: string]: unknown }
}

/** Calls the API with JSON. `guest` is a guest token. */
export async function call(
  url: string,
  method: string,
  path: string,
  { body, guest, headers }: { body?: unknown; guest?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(guest && { 'x-guest-token': guest }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} }
}
