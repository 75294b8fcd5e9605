import type { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { ApiClient, EndpointInput, EndpointOutput } from '@soulsign/contracts'

export const canUsePasskeys = () => 'PublicKeyCredential' in window

type Question = EndpointOutput<'startPasskey'>
type Registration = Parameters<typeof startRegistration>[0]['optionsJSON']
type Authentication = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Loaded when a passkey is used, because few visits need it. */
const load = () => import('@simplewebauthn/browser')

/** Adds a passkey of this person with the browser's authenticator. */
export async function addPasskey(api: ApiClient, name: string): Promise<EndpointOutput<'addPasskey'>> {
  const { challenge_id, options }: Question = await api.call('startPasskey', {})
  const authenticator = await load()
  const response = await authenticator.startRegistration({ optionsJSON: options as unknown as Registration })
  return api.call('addPasskey', { body: { challenge_id, name, response: response as unknown as NewPasskeyResponse } })
}
type NewPasskeyResponse = EndpointInput<'addPasskey'>['body']['response']

/** Lets the browser's authenticator answer a question. */
export async function answerWithPasskey({
  challenge_id,
  options,
}: Question): Promise<EndpointInput<'signInWithPasskey'>['body']> {
  const authenticator = await load()
  const response = await authenticator.startAuthentication({ optionsJSON: options as unknown as Authentication })
  return { challenge_id, response: response as unknown as PasskeyResponse }
}
type PasskeyResponse = EndpointInput<'signInWithPasskey'>['body']['response']
