/** What stands in a served page where the API puts in a setting, or the page of a remote. */
export const PLACEHOLDERS = { product: '%PRODUCT%', limit: '%LIMIT%', provider: '%PROVIDER%', page: '%PAGE%' } as const
