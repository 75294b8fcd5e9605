import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { NewPasskey, PasskeyAnswer } from '@soulsign/contracts'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { ProblemError } from '../http/problem.ts'
import { late } from '../settle.ts'
import type { PasskeyRow } from './passkeys.sql.ts'

/** Loaded when the first passkey comes: it takes nine megabytes. */
const library = late(() => import('@simplewebauthn/server'))

/** The site as authenticators know it. A passkey belongs to its host name. */
const partyOf = ({ publicUrl }: Config) => ({ id: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin })

const descriptor = ({ credential_id, transports }: PasskeyRow) => ({ id: credential_id, transports })

/** EdDSA, ES256 and RS256. The library would ask for more, which Node calls experimental. */
const ALGORITHMS = [-8, -7, -257]

/** The library's options as they are sent: without what is undefined. */
type Sent = Record<string, ReturnType<typeof JSON.parse>> & { challenge: string }
const toJson = (options: { challenge: string }): Sent => JSON.parse(JSON.stringify(options))

/** The options for a new passkey: one that knows its person, and asks for a finger, face or PIN. */
export const askForPasskey = async (
  config: Config,
  {
    userId,
    email,
    productName,
    passkeys,
  }: { userId: string; email: string; productName: string; passkeys: PasskeyRow[] },
) =>
  toJson(
    await (await library()).generateRegistrationOptions({
      rpName: productName,
      rpID: partyOf(config).id,
      userID: Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex')),
      userName: email,
      userDisplayName: email,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: passkeys.map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  )

/** The options for a sign-in. @param passkeys those that may answer; all if empty */
export const askForProof = async (config: Config, passkeys: PasskeyRow[]) =>
  toJson(
    await (await library()).generateAuthenticationOptions({
      rpID: partyOf(config).id,
      allowCredentials: passkeys.map(descriptor),
      userVerification: 'required',
    }),
  )

const refused = () =>
  new ProblemError('passkey-refused', { detail: 'The passkey’s answer does not fit what was asked. Please try again.' })

/** Returns the new passkey of an answer. Throws `passkey-refused`. */
export async function checkRegistration(
  config: Config,
  response: z.output<typeof NewPasskey>['response'],
  expectedChallenge: string | undefined,
) {
  if (!expectedChallenge) throw refused()
  const { id, origin } = partyOf(config)
  const { verifyRegistrationResponse } = await library()
  const checked = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!checked?.verified) throw refused()
  return checked.registrationInfo.credential
}

/** Returns the passkey that gave an answer, with its new counter. Throws `passkey-refused`. */
export async function checkProof(
  config: Config,
  response: z.output<typeof PasskeyAnswer>['response'],
  { expectedChallenge, passkey }: { expectedChallenge: string | undefined; passkey: PasskeyRow | undefined },
): Promise<{ passkey: PasskeyRow; counter: number }> {
  if (!expectedChallenge || !passkey) throw refused()
  const { id, origin } = partyOf(config)
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
  }).catch(() => undefined)
  if (!checked?.verified) throw refused()
  return { passkey, counter: checked.authenticationInfo.newCounter }
}
