import type { Screener } from '@soulsign/safety'
import type { PgBoss } from 'pg-boss'
import type { SealedCursors } from './admin/cursor.ts'
import type { AiReader } from './ai-reader/ai-reader.ts'
import type { Announce } from './announcements/announcements.ts'
import type { StripeClient } from './billing/stripe.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Marks } from './database/tombstones.ts'
import type { Ai } from './generation/ai.ts'
import type { GenerationNews } from './generation/news.ts'
import type { GuestTokens } from './guests/token.ts'
import type { AccessTokens } from './identity/access-token.ts'
import type { Google } from './identity/google.ts'
import type { Countries } from './identity/origin.ts'
import type { FindHolder } from './identity/sessions.sql.ts'
import type { SigningKeys } from './identity/signing-keys.ts'
import type { Ceilings } from './limits/ceilings.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Logger } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Readiness } from './observability/readiness.ts'
import type { FrameTokens } from './partners/frame-token.ts'
import type { Provenance } from './provenance/signature.ts'
import type { Bucket } from './releases/bucket.ts'
import type { ReleaseFiles } from './releases/files.ts'
import type { ReleaseUse } from './releases/use.ts'
import type { Seal } from './secrets/seal.ts'
import type { SiteReader } from './web/site.ts'

/** The dependencies of the API's modules. */
export interface Deps {
  config: Config
  database: Database
  /** Seals secrets in tables. */
  seal: Seal
  /** Makes the marks that stay of what was deleted. */
  marks: Marks
  queue: PgBoss
  ai: Ai
  /** Screens what people write, in a thread of its own. */
  screener: Screener
  /** Reads entries for danger beside the screening. */
  aiReader: AiReader
  stripe: StripeClient
  log: Logger
  metrics: Metrics
  readiness: Readiness
  guestTokens: GuestTokens
  frameTokens: FrameTokens
  signingKeys: SigningKeys
  accessTokens: AccessTokens
  findHolder: FindHolder
  /** Signs the AI's texts. */
  provenance: Provenance
  google: Google
  countries: Countries
  mailer: Mailer
  /** The keyed hash that limits use in place of an address: a network (for IPv6 its /64) or a mailbox. */
  hashAddress(subject: string): Buffer
  ceilings: Ceilings
  /** Encrypts cursors whose place may not be read. */
  cursors: SealedCursors
  /** Announces an event to the guests' quota and to partners, within its transaction. */
  announce: Announce
  /** Reports progress of a generation, from any process. */
  generationNews: GenerationNews
  /** Files of releases on this node. */
  releaseFiles: ReleaseFiles
  /** Holds the bytes of releases' files, if RELEASE_STORE names one. */
  bucket: Bucket | undefined
  /** Counts pages and failures by release. */
  releaseUse: ReleaseUse
  /** Current settings, metadata and live releases. */
  site: SiteReader
}
