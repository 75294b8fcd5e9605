import { OpenAPIHono } from '@hono/zod-openapi'
import { type ExportedList, type ExportRequest, endpoints, type PartnerSummary } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { contractRoute } from '../http/route.ts'
import { ACTIVITIES } from './activities.ts'
import { DIAGNOSES, diagnosisSelection } from './diagnoses.ts'
import { answerCsvOf, type ExportableList, type Selection } from './list.ts'
import { SUBSCRIBERS } from './subscribers.ts'
import { usersList } from './users.ts'

const exportList = contractRoute({
  endpoint: endpoints.exportList,
  summary: 'Save a list as a CSV file, for a reason',
  description:
    'Returns everything that matches, whatever the page. Logged as `data_export` with the reason, the filter and the ' +
    'number of rows.',
  tag: 'Admin',
  access: 'admin',
  alternative: 'text/csv',
})

/** A list of another module, with the selection for a filter. */
export interface PartnersExport {
  // biome-ignore lint/suspicious/noExplicitAny: its rows are the other module's
  list: ExportableList<any, PartnerSummary>
  selection(filter: Pick<ExportRequest, 'search' | 'state'>): Selection
}

/** The lists of the admin area as files. */
export function exportRoutes(deps: Deps, partners: PartnersExport) {
  const users = usersList(deps.config)
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(exportList, async (c) => {
    const { list, reason, search, type, state } = c.req.valid('json')
    // The filter that a list does not have is not named.
    const filter = { search, ...(list === 'diagnoses' && { type }), ...(list === 'partners' && { state }) }
    const why = { reason, filter }
    const answers: Record<ExportedList, () => Promise<never>> = {
      users: () => answerCsvOf(c, deps, users, { search }, why),
      subscribers: () => answerCsvOf(c, deps, SUBSCRIBERS, { search }, why),
      diagnoses: () => answerCsvOf(c, deps, DIAGNOSES, diagnosisSelection({ search, type }), why),
      partners: () => answerCsvOf(c, deps, partners.list, partners.selection({ search, state }), why),
      activity_log: () => answerCsvOf(c, deps, ACTIVITIES, { search }, why),
    }
    return answers[list]()
  })
}
