/** What stands in a served page where the API puts in a setting, or the page of a remote. */
export const PLACEHOLDERS = {
  product: '%PRODUCT%',
  limit: '%LIMIT%',
  provider: '%PROVIDER%',
  page: '%PAGE%',
  operator: '%OPERATOR%',
  address: '%ADDRESS%',
  email: '%EMAIL%',
  country: '%COUNTRY%',
} as const

/** The key of a served page at `path` that names the operator with all their details. */
export const withOperator = (path: string) => `${path}#operator`
