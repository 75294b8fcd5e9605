import { api, queryClient } from '../api/client.ts'
import { guestToken } from '../credentials/guest-token.ts'
import { takeHandover } from './address.ts'

/**
 * Links entries from a partner's frame to this browser, by the code in the address. The sign-in moves them to the
 * account. An expired code changes nothing. The code leaves the address before anything else reads it.
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
