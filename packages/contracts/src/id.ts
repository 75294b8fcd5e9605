import { z } from 'zod'

/** An id in a request: a UUID of any version. The database says whether the row exists. */
export const RowId = z.guid('Use an id such as 3f2b8c1e-5a4d-4c3b-9e2f-1a2b3c4d5e6f.')

/** The path parameters of a call about one row. */
export const IdParams = z.object({ id: RowId })
