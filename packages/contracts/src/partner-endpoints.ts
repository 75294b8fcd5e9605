import type { Endpoint } from './endpoint.ts'
import { IdParams } from './id.ts'
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

/** The calls of the admin area about partners, and those of the widget's frame. */
export const partnerEndpoints = {
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
} as const satisfies Record<string, Endpoint>
