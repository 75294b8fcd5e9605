import { z } from 'zod'
import { SEARCH_MAX_LENGTH } from './limits.ts'
import { cleanText } from './text.ts'

/** Words to look for, as a query gives them. */
export const SearchText = z.string().transform(cleanText).pipe(z.string().max(SEARCH_MAX_LENGTH))
