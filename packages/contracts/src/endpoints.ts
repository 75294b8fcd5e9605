import { z } from 'zod'
import { adminEndpoints } from './admin-endpoints.ts'
import {
  CheckoutRequest,
  CheckoutResponse,
  PortalResponse,
  SubscriptionState,
  VerifyPaymentRequest,
  VerifyPaymentResponse,
} from './billing.ts'
import { Consents, NewConsents } from './consents.ts'
import type { Endpoint } from './endpoint.ts'
import {
  AdminAuthResponse,
  GenerateDiagnosisRequest,
  GenerateDiagnosisResponse,
  GenerateHealingPlanRequest,
  GenerateHealingPlanResponse,
  ScreenRequest,
  ScreenResponse,
  TrackRequest,
  TrackResponse,
} from './functions.ts'
import { RowId } from './id.ts'
import {
  DeletedEntries,
  DeleteEntries,
  DiagnosisWithSymptom,
  HealingPlanWithEntry,
  JournalPage,
  JournalQuery,
} from './journal.ts'
import { PageKey } from './page.ts'
import {
  FrameTokenResponse,
  HandoverExchange,
  HandoverExchanged,
  HandoverResponse,
  Partner,
  PartnerInput,
  PartnersPage,
  PartnersQuery,
  PartnerUsage,
  PartnerUsageQuery,
} from './partners.ts'
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
import { ProvenanceFound, ProvenanceQuestion } from './provenance.ts'
import { ClientReport, Registry, RegistryQuery } from './registry.ts'
import { CloseAccount, ClosedAccount, ImportedAccount, KeepAccount } from './rights.ts'
import { SafetyAnswerRequest } from './safety.ts'
import { SeoChange, StoredSeo } from './seo.ts'
import { DeviceSession } from './sessions.ts'
import { PublicSettings, SavedSetting, SETTING_KEYS } from './settings.ts'
import { LinkAccount, LinkQuestion } from './sign-in.ts'
import {
  Diagnosis,
  InsightAnswered,
  InsightResponded,
  NewInsightAnswer,
  NewInsightResponse,
  NewSymptom,
  Symptom,
  SymptomWithDiagnosis,
} from './symptom.ts'

export type { Endpoint }

const IdParams = z.object({ id: RowId })

/** Every API call that a browser makes. The API's routes and the typed client are both built from this table. */
export const endpoints = {
  trackAnonymousDiagnosis: {
    method: 'post',
    path: '/api/functions/track-anonymous-diagnosis',
    body: TrackRequest,
    bodyOptional: true,
    status: 200,
    response: TrackResponse,
  },
  generateDiagnosis: {
    method: 'post',
    path: '/api/functions/generate-diagnosis',
    body: GenerateDiagnosisRequest,
    status: 200,
    response: GenerateDiagnosisResponse,
  },
  generateHealingPlan: {
    method: 'post',
    path: '/api/functions/generate-healing-plan',
    body: GenerateHealingPlanRequest,
    status: 200,
    response: GenerateHealingPlanResponse,
  },
  screen: { method: 'post', path: '/api/safety/screen', body: ScreenRequest, status: 200, response: ScreenResponse },
  createSymptom: { method: 'post', path: '/api/symptoms', body: NewSymptom, status: 201, response: Symptom },
  getSymptom: {
    method: 'get',
    path: '/api/symptoms/{id}',
    params: IdParams,
    status: 200,
    response: SymptomWithDiagnosis,
  },
  answerSafety: {
    method: 'post',
    path: '/api/symptoms/{id}/safety-answer',
    params: IdParams,
    body: SafetyAnswerRequest,
    status: 200,
    response: Symptom,
  },
  notMeant: { method: 'post', path: '/api/symptoms/{id}/not-meant', params: IdParams, status: 204, response: z.void() },
  respondToInsight: {
    method: 'post',
    path: '/api/symptoms/{id}/insight-response',
    params: IdParams,
    body: NewInsightResponse,
    status: 200,
    response: InsightResponded,
  },
  answerInsight: {
    method: 'put',
    path: '/api/symptoms/{id}/answer',
    params: IdParams,
    body: NewInsightAnswer,
    status: 200,
    response: InsightAnswered,
  },
  deleteInsightAnswer: {
    method: 'delete',
    path: '/api/symptoms/{id}/answer',
    params: IdParams,
    status: 204,
    response: z.void(),
  },
  checkProvenance: {
    method: 'post',
    path: '/api/provenance/check',
    body: ProvenanceQuestion,
    status: 200,
    response: ProvenanceFound,
  },
  listSymptoms: { method: 'get', path: '/api/symptoms', query: JournalQuery, status: 200, response: JournalPage },
  deleteSymptom: {
    method: 'delete',
    path: '/api/symptoms/{id}',
    params: IdParams,
    status: 200,
    response: DeletedEntries,
  },
  deleteSymptoms: {
    method: 'post',
    path: '/api/symptoms/delete',
    body: DeleteEntries,
    status: 200,
    response: DeletedEntries,
  },
  getDiagnosisOfSymptom: {
    method: 'get',
    path: '/api/diagnoses',
    query: z.object({ symptom_id: RowId }),
    status: 200,
    response: Diagnosis,
  },
  latestDiagnosis: { method: 'get', path: '/api/diagnoses/latest', status: 200, response: DiagnosisWithSymptom },
  getDiagnosis: { method: 'get', path: '/api/diagnoses/{id}', params: IdParams, status: 200, response: Diagnosis },
  latestHealingPlan: { method: 'get', path: '/api/healing-plans/latest', status: 200, response: HealingPlanWithEntry },
  getHealingPlan: {
    method: 'get',
    path: '/api/healing-plans/{id}',
    params: IdParams,
    status: 200,
    response: HealingPlanWithEntry,
  },
  createCheckout: {
    method: 'post',
    path: '/api/functions/create-checkout',
    body: CheckoutRequest,
    status: 200,
    response: CheckoutResponse,
  },
  verifyPayment: {
    method: 'post',
    path: '/api/functions/verify-payment',
    body: VerifyPaymentRequest,
    status: 200,
    response: VerifyPaymentResponse,
  },
  checkSubscription: {
    method: 'post',
    path: '/api/functions/check-subscription',
    status: 200,
    response: SubscriptionState,
  },
  customerPortal: { method: 'post', path: '/api/functions/customer-portal', status: 200, response: PortalResponse },
  adminAuth: { method: 'post', path: '/api/functions/admin-auth', status: 200, response: AdminAuthResponse },
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
  getSettings: { method: 'get', path: '/api/settings', status: 200, response: PublicSettings },
  saveSetting: {
    method: 'put',
    path: '/api/settings/{key}',
    params: z.object({
      key: z.enum(SETTING_KEYS, `There is no such setting. Use one of: ${SETTING_KEYS.join(', ')}.`),
    }),
    body: z.strictObject({ setting_value: z.unknown() }),
    status: 200,
    response: SavedSetting,
  },
  getSeo: { method: 'get', path: '/api/seo', status: 200, response: z.array(StoredSeo) },
  saveSeo: {
    method: 'put',
    path: '/api/seo/{page_key}',
    params: z.object({ page_key: PageKey }),
    body: SeoChange,
    status: 200,
    response: StoredSeo,
  },
  getRegistry: {
    method: 'get',
    path: '/api/registry',
    query: RegistryQuery,
    status: 200,
    response: Registry,
  },
  listPartners: {
    method: 'get',
    path: '/api/admin/partners',
    query: PartnersQuery,
    status: 200,
    response: PartnersPage,
  },
  createPartner: { method: 'post', path: '/api/admin/partners', body: PartnerInput, status: 201, response: Partner },
  getPartner: { method: 'get', path: '/api/admin/partners/{id}', params: IdParams, status: 200, response: Partner },
  updatePartner: {
    method: 'put',
    path: '/api/admin/partners/{id}',
    params: IdParams,
    body: PartnerInput,
    status: 200,
    response: Partner,
  },
  revokePartner: {
    method: 'post',
    path: '/api/admin/partners/{id}/revoke',
    params: IdParams,
    status: 200,
    response: Partner,
  },
  rotatePartnerKey: {
    method: 'post',
    path: '/api/admin/partners/{id}/rotate-key',
    params: IdParams,
    status: 200,
    response: Partner,
  },
  getPartnerUsage: {
    method: 'get',
    path: '/api/admin/partners/{id}/usage',
    params: IdParams,
    query: PartnerUsageQuery,
    status: 200,
    response: PartnerUsage,
  },
  renewFrameToken: { method: 'post', path: '/api/widget/frame-token', status: 200, response: FrameTokenResponse },
  handOver: { method: 'post', path: '/api/widget/handover', status: 200, response: HandoverResponse },
  exchangeHandover: {
    method: 'post',
    path: '/api/widget/handover/exchange',
    body: HandoverExchange,
    status: 200,
    response: HandoverExchanged,
  },
  ...adminEndpoints,
  report: { method: 'post', path: '/api/reports', body: ClientReport, status: 204, response: z.void() },
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

type Part<E, Key extends string> = E extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : never
/** The input of an endpoint: its params, query and body, if it has them. */
export type EndpointInput<Name extends EndpointName> = {
  [Key in 'params' | 'query' | 'body' as Key extends keyof Endpoints[Name]
    ? Endpoints[Name] extends { bodyOptional: true }
      ? never
      : Key
    : never]: Part<Endpoints[Name], Key>
} & (Endpoints[Name] extends { bodyOptional: true } ? { body?: Part<Endpoints[Name], 'body'> } : unknown)
export type EndpointOutput<Name extends EndpointName> = z.output<Endpoints[Name]['response']>
