import { z } from 'zod'
import { accountEndpoints } from './account-endpoints.ts'
import { adminEndpoints } from './admin-endpoints.ts'
import {
  CheckoutRequest,
  CheckoutResponse,
  PortalResponse,
  SubscriptionState,
  VerifyPaymentRequest,
  VerifyPaymentResponse,
} from './billing.ts'
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
import { IdParams, RowId } from './id.ts'
import {
  DeletedEntries,
  DeleteEntries,
  DiagnosisWithSymptom,
  HealingPlanWithEntry,
  JournalPage,
  JournalQuery,
  PlanLook,
} from './journal.ts'
import { PageKey } from './page.ts'
import { partnerEndpoints } from './partner-endpoints.ts'
import { ProvenanceFound, ProvenanceQuestion } from './provenance.ts'
import { ClientReport, Registry, RegistryQuery } from './registry.ts'
import { SafetyAnswerRequest } from './safety.ts'
import { SeoChange, StoredSeo } from './seo.ts'
import { PublicSettings, SavedSetting, SETTING_KEYS } from './settings.ts'
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
  lookAtPlan: {
    method: 'get',
    path: '/api/symptoms/{id}/plan-look',
    params: IdParams,
    status: 200,
    response: PlanLook,
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
  ...accountEndpoints,
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
  ...partnerEndpoints,
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
