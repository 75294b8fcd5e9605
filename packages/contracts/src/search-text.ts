import { z } from 'zod'
import { SEARCH_MAX_LENGTH } from './limits.ts'
import { cleanText } from './text.ts'

/** The search words of a query. */
export const SearchText = z.string().transform(cleanText).pipe(z.string().max(SEARCH_MAX_LENGTH))
