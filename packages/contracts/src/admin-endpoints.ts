import { z } from 'zod'
import {
  ActivityLogQuery,
  AdminActivityPage,
  AdminDiagnosesPage,
  AdminDiagnosesQuery,
  AdminEntriesPage,
  AdminListQuery,
  AdminPerson,
  AdminStats,
  AdminStatus,
  AdminSubscriber,
  AdminSubscribersPage,
  AdminUsersPage,
  AdminUsersQuery,
  DatedListQuery,
  DiagnosesOpening,
  Invitation,
  RevealedSymptom,
  RevealRequest,
  RoleChange,
  SafetyFigures,
} from './admin.ts'
import { ExportRequest } from './admin-export.ts'
import { AdminRelease, AdminReleases, ReleaseMove } from './admin-releases.ts'
import { AdminSearchQuery, AdminSearchResult } from './admin-search.ts'
import type { Endpoint } from './endpoint.ts'
import { IdParams } from './id.ts'
import { ReleaseName } from './registry.ts'

const ReleaseParams = z.object({ name: ReleaseName })

/** Calls of the admin area. Only administrators may call paths below /api/admin. */
export const adminEndpoints = {
  adminStats: { method: 'get', path: '/api/admin/stats', status: 200, response: AdminStats },
  adminStatus: { method: 'get', path: '/api/admin/status', status: 200, response: AdminStatus },
  adminSafetyFigures: { method: 'get', path: '/api/admin/safety-figures', status: 200, response: SafetyFigures },
  adminReleases: { method: 'get', path: '/api/admin/releases', status: 200, response: AdminReleases },
  adminRelease: {
    method: 'get',
    path: '/api/admin/releases/{name}',
    params: ReleaseParams,
    status: 200,
    response: AdminRelease,
  },
  moveRelease: {
    method: 'post',
    path: '/api/admin/releases/{name}/moves',
    params: ReleaseParams,
    body: ReleaseMove,
    status: 200,
    response: AdminRelease,
  },
  adminSearch: {
    method: 'get',
    path: '/api/admin/search',
    query: AdminSearchQuery,
    status: 200,
    response: AdminSearchResult,
  },
  listUsers: { method: 'get', path: '/api/admin/users', query: AdminUsersQuery, status: 200, response: AdminUsersPage },
  getUser: { method: 'get', path: '/api/admin/users/{id}', params: IdParams, status: 200, response: AdminPerson },
  listUserEntries: {
    method: 'get',
    path: '/api/admin/users/{id}/entries',
    params: IdParams,
    query: AdminListQuery.pick({ cursor: true, limit: true }),
    status: 200,
    response: AdminEntriesPage,
  },
  setUserRole: {
    method: 'put',
    path: '/api/admin/users/{id}/role',
    params: IdParams,
    body: RoleChange,
    status: 200,
    response: AdminPerson,
  },
  endUserSessions: {
    method: 'delete',
    path: '/api/admin/users/{id}/sessions',
    params: IdParams,
    status: 204,
    response: z.void(),
  },
  deleteUser: { method: 'delete', path: '/api/admin/users/{id}', params: IdParams, status: 204, response: z.void() },
  createInvitation: {
    method: 'post',
    path: '/api/admin/invitations',
    body: Invitation,
    status: 200,
    response: AdminPerson,
  },
  revealSymptom: {
    method: 'post',
    path: '/api/admin/symptoms/{id}/reveal',
    params: IdParams,
    body: RevealRequest,
    status: 200,
    response: RevealedSymptom,
  },
  listSubscribers: {
    method: 'get',
    path: '/api/admin/subscribers',
    query: DatedListQuery,
    status: 200,
    response: AdminSubscribersPage,
  },
  cancelSubscriber: {
    method: 'post',
    path: '/api/admin/subscribers/{id}/cancel',
    params: IdParams,
    status: 200,
    response: AdminSubscriber,
  },
  listDiagnoses: {
    method: 'get',
    path: '/api/admin/diagnoses',
    query: AdminDiagnosesQuery,
    status: 200,
    response: AdminDiagnosesPage,
  },
  openDiagnoses: {
    method: 'post',
    path: '/api/admin/diagnoses/openings',
    body: RevealRequest,
    status: 201,
    response: DiagnosesOpening,
  },
  exportList: { method: 'post', path: '/api/admin/exports', body: ExportRequest, status: 200, response: z.string() },
  listActivityLog: {
    method: 'get',
    path: '/api/admin/activity-log',
    query: ActivityLogQuery,
    status: 200,
    response: AdminActivityPage,
  },
} as const satisfies Record<string, Endpoint>
