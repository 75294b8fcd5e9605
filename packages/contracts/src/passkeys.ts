import { z } from 'zod'
import { PASSKEY_NAME_MAX_LENGTH } from './limits.ts'

/** A passkey, as its person sees it. */
export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** A person's passkeys, and how many recovery codes they have left. */
export const SecondFactors = z.object({
  passkeys: z.array(Passkey),
  recovery_codes_left: z.int(),
  /** Whether this session has proved one. */
  proved: z.boolean(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

/** What the browser's authenticator is asked, as `startRegistration` or `startAuthentication` takes it. */
export const PasskeyQuestion = z.object({ challenge_id: z.uuid(), options: z.record(z.string(), z.json()) })

const text = z.string().max(20_000)

/** An authenticator's answer to a registration (RegistrationResponseJSON). */
export const NewPasskey = z.object({
  challenge_id: z.uuid(),
  name: z
    .string()
    .trim()
    .min(1, 'Give the passkey a name.')
    .max(PASSKEY_NAME_MAX_LENGTH, `A name has at most ${PASSKEY_NAME_MAX_LENGTH} characters.`)
    .refine((name) => name.isWellFormed() && !name.includes('\0'), 'The name has characters that cannot be stored.'),
  response: z.object({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    clientExtensionResults: z.looseObject({}),
    response: z.object({
      clientDataJSON: text,
      attestationObject: text,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
})

/** An authenticator's answer to a sign-in (AuthenticationResponseJSON). */
export const PasskeyAnswer = z.object({
  challenge_id: z.uuid(),
  response: z.object({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    clientExtensionResults: z.looseObject({}),
    response: z.object({
      clientDataJSON: text,
      authenticatorData: text,
      signature: text,
      userHandle: text.nullish().transform((handle) => handle ?? undefined),
    }),
  }),
})

/** New recovery codes are shown once; null if the person keeps those they have. */
export const PasskeyAdded = z.object({ passkey: Passkey, recovery_codes: z.array(z.string()).nullable() })
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export const RecoveryCode = z.object({ code: z.string().max(100) })

/** A session as auth-js takes it over (`setSession`). */
export const PasskeySession = z.object({ access_token: z.string(), refresh_token: z.string() })
