import type { Shell } from '@soulsign/remote-kit'

/**
 * Makes this browser a guest that the API knows again, before it asks for a link: opened here, the link takes along what is
 * written here, also after asking. Without it the person can still sign in, so a failure is not told.
 */
export async function becomeGuest({ api, guest }: Pick<Shell, 'api' | 'guest'>): Promise<void> {
  if (guest.token()) return
  const answer = await api.call('trackAnonymousDiagnosis', { body: { checkOnly: true } }).catch(() => null)
  if (answer) guest.store(answer.guestToken)
}
