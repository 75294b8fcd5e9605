import type { Listener } from '../announcements/announcements.ts'
import { AuthError } from '../identity/auth-error.ts'
import { isClosed } from './closures.sql.ts'

/** Keeps everyone out of a closed account: only the link in the mail about it leads back. */
export function rightsListener(): Listener {
  return {
    async signedIn(tx, { userId }) {
      if (await isClosed(tx, userId)) {
        throw new AuthError(
          403,
          'user_banned',
          'This account is closed and will be deleted. To keep it, use the link in the mail about it.',
        )
      }
    },
  }
}
