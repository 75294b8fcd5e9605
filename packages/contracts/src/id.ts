import { z } from 'zod'

/** An id in a request: the form of a UUID, of any version. Whether there is such a row is for the database to say. */
export const RowId = z.guid('Use an id such as 3f2b8c1e-5a4d-4c3b-9e2f-1a2b3c4d5e6f.')
