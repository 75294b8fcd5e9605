// Apart from the other calls, because only administrators load it.
import { adminEndpoints } from '../admin-endpoints.ts'
import { callsOf } from './call-of.ts'

/** The admin area's calls. */
export const adminCalls = callsOf(adminEndpoints)
