import { z } from 'zod'
import { Consents, NewConsents } from './consents.ts'
import type { Endpoint } from './endpoint.ts'
import { IdParams } from './id.ts'
import { DeletedEntries } from './journal.ts'
import {
  NewPasskey,
  PasskeyAdded,
  PasskeyAnswer,
  PasskeyQuestion,
  PasskeySession,
  RecoveryCode,
  RecoveryCodes,
  SecondFactors,
} from './passkeys.ts'
import { ProfileSave, SavedProfile } from './profile.ts'
import { CloseAccount, ClosedAccount, ImportedAccount, KeepAccount } from './rights.ts'
import { DeviceSession } from './sessions.ts'
import { LinkAccount, LinkQuestion } from './sign-in.ts'

/** The calls about a person's account: sign-in, sessions, passkeys, profile, consents, and their rights over their data. */
export const accountEndpoints = {
  describeLink: { method: 'post', path: '/api/sign-in/link', body: LinkQuestion, status: 200, response: LinkAccount },
  claimGuestRecords: { method: 'post', path: '/api/sign-in/guest-records', status: 204, response: z.void() },
  listSessions: { method: 'get', path: '/api/sessions', status: 200, response: z.array(DeviceSession) },
  endSession: { method: 'delete', path: '/api/sessions/{id}', params: IdParams, status: 204, response: z.void() },
  listSecondFactors: { method: 'get', path: '/api/passkeys', status: 200, response: SecondFactors },
  startPasskey: { method: 'post', path: '/api/passkeys/start', status: 200, response: PasskeyQuestion },
  addPasskey: { method: 'post', path: '/api/passkeys', body: NewPasskey, status: 201, response: PasskeyAdded },
  removePasskey: { method: 'delete', path: '/api/passkeys/{id}', params: IdParams, status: 204, response: z.void() },
  renewRecoveryCodes: { method: 'post', path: '/api/recovery-codes', status: 200, response: RecoveryCodes },
  startPasskeySignIn: { method: 'post', path: '/api/sign-in/passkey/start', status: 200, response: PasskeyQuestion },
  signInWithPasskey: {
    method: 'post',
    path: '/api/sign-in/passkey',
    body: PasskeyAnswer,
    status: 200,
    response: PasskeySession,
  },
  startSecondFactor: { method: 'post', path: '/api/second-factor/start', status: 200, response: PasskeyQuestion },
  confirmWithPasskey: {
    method: 'post',
    path: '/api/second-factor/passkey',
    body: PasskeyAnswer,
    status: 204,
    response: z.void(),
  },
  confirmWithRecoveryCode: {
    method: 'post',
    path: '/api/second-factor/recovery-code',
    body: RecoveryCode,
    status: 204,
    response: z.void(),
  },
  getProfile: { method: 'get', path: '/api/profile', status: 200, response: SavedProfile },
  saveProfile: { method: 'put', path: '/api/profile', body: ProfileSave, status: 200, response: SavedProfile },
  listConsents: { method: 'get', path: '/api/consents', status: 200, response: Consents },
  addConsents: { method: 'post', path: '/api/consents', body: NewConsents, status: 201, response: Consents },
  /** A ZIP: `download` fetches it. */
  exportAccount: { method: 'get', path: '/api/account/export', status: 200, response: z.unknown() },
  /** The body is the file: `upload` sends it. */
  importAccount: { method: 'post', path: '/api/account/import', status: 200, response: ImportedAccount },
  deleteWritings: { method: 'delete', path: '/api/account/writings', status: 200, response: DeletedEntries },
  closeAccount: {
    method: 'post',
    path: '/api/account/close',
    body: CloseAccount,
    status: 200,
    response: ClosedAccount,
  },
  keepAccount: { method: 'post', path: '/api/account/keep', body: KeepAccount, status: 204, response: z.void() },
} as const satisfies Record<string, Endpoint>
