import { z } from 'zod'
import { DELETION_WORD } from './limits.ts'

/** Closes an account: at once with the typed word, or in 14 days, until when a mailed link keeps it. */
export const CloseAccount = z.discriminatedUnion(
  'when',
  [
    z.strictObject({ when: z.literal('now'), typed: z.literal(DELETION_WORD, `Type ${DELETION_WORD} to confirm.`) }),
    z.strictObject({ when: z.literal('in-14-days') }),
  ],
  "Use 'now' or 'in-14-days'.",
)
export type CloseAccount = z.infer<typeof CloseAccount>

/** `due_at`: when a closed account is deleted; null if it is already. */
export const ClosedAccount = z.object({ due_at: z.iso.datetime().nullable() })
export type ClosedAccount = z.infer<typeof ClosedAccount>

/** `token`: from the mail about the closed account. */
export const KeepAccount = z.strictObject({ token: z.string().min(1).max(200) })

/** Answer of an import. */
export const ImportedAccount = z.object({ entries: z.int(), insights: z.int(), plans: z.int() })
export type ImportedAccount = z.infer<typeof ImportedAccount>
