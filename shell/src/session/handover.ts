import { api, queryClient } from '../api/client.ts'
import { guestToken } from '../api/guest-token.ts'
import { takeHandover } from './address.ts'

/**
 * Ties what somebody wrote in a partner's frame, from where they come with a code in the address, to this browser: it
 * reaches the account with the sign-in. A code that counts no longer changes nothing. The code leaves the address before
 * anything else reads it.
 */
export async function takeOverFromFrame(): Promise<void> {
  const code = takeHandover()
  if (!code) return
  const { guestToken: token } = await queryClient.fetchQuery({
    queryKey: ['handover', code],
    queryFn: () => api.call('exchangeHandover', { body: { code } }),
    retry: queryClient.getDefaultOptions().queries?.retry ?? false,
  })
  if (token) guestToken.store(token)
}
