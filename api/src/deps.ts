import type OpenAI from 'openai'
import type { PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { GuestTokens } from './guests/token.ts'
import type { GenerationNews } from './insight/news.ts'
import type { Ceilings } from './limits/ceilings.ts'
import type { Logger } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Readiness } from './observability/readiness.ts'

/** What the modules of the API are made of. */
export interface Deps {
  config: Config
  database: Database
  queue: PgBoss
  ai: OpenAI
  log: Logger
  metrics: Metrics
  readiness: Readiness
  guestTokens: GuestTokens
  /** The keyed hash under which limits know an address (IPv6: its /64). */
  hashAddress(subject: string): Buffer
  ceilings: Ceilings
  /** Says when a generation has moved on, in whichever process. */
  generationNews: GenerationNews
}
