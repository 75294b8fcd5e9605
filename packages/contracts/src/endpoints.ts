import { z } from 'zod'
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
import { DeletedEntries, DeleteEntries, JournalPage, JournalQuery } from './journal.ts'
import { UserProfile, UserProfileChange } from './profile.ts'
import { ClientReport, Registry } from './registry.ts'
import { PublicSettings, SEO_PAGE_KEYS, SeoMetadata } from './settings.ts'
import { Diagnosis, NewSymptom, Symptom, SymptomWithDiagnosis } from './symptom.ts'

/** One call of the API. `{name}` in a path is filled from `params`. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body may be left out. */
  bodyOptional?: boolean
  status: 200 | 201 | 204
  response: z.ZodType
}

const IdParams = z.object({ id: RowId })

/** Every call of the API that a browser makes: the API's routes and the typed client are both made from it. */
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
  getDiagnosis: { method: 'get', path: '/api/diagnoses/{id}', params: IdParams, status: 200, response: Diagnosis },
  adminAuth: { method: 'post', path: '/api/functions/admin-auth', status: 200, response: AdminAuthResponse },
  getProfile: { method: 'get', path: '/api/profile', status: 200, response: UserProfile },
  saveProfile: { method: 'put', path: '/api/profile', body: UserProfileChange, status: 200, response: UserProfile },
  getSettings: { method: 'get', path: '/api/settings', status: 200, response: PublicSettings },
  getSeo: {
    method: 'get',
    path: '/api/seo',
    status: 200,
    response: z.array(SeoMetadata.extend({ page_key: z.enum(SEO_PAGE_KEYS) })),
  },
  getRegistry: { method: 'get', path: '/api/registry', status: 200, response: Registry },
  report: { method: 'post', path: '/api/reports', body: ClientReport, status: 204, response: z.void() },
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

type Part<E, Key extends string> = E extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : never
/** What a call of an endpoint takes: its params, query and body, as far as it has them. */
export type EndpointInput<Name extends EndpointName> = {
  [Key in 'params' | 'query' | 'body' as Key extends keyof Endpoints[Name]
    ? Endpoints[Name] extends { bodyOptional: true }
      ? never
      : Key
    : never]: Part<Endpoints[Name], Key>
} & (Endpoints[Name] extends { bodyOptional: true } ? { body?: Part<Endpoints[Name], 'body'> } : unknown)
export type EndpointOutput<Name extends EndpointName> = z.output<Endpoints[Name]['response']>
