import { newId, now } from '../identifiers.ts'

export interface ProductFields {
  id?: string | undefined
  name: string
  active?: boolean | undefined
  description?: string | undefined
  images?: string[] | undefined
  metadata?: Record<string, string> | undefined
  tax_code?: string | undefined
  statement_descriptor?: string | undefined
  url?: string | undefined
}

export const makeProduct = (fields: ProductFields) => ({
  id: fields.id ?? newId('prod', 14),
  object: 'product' as const,
  active: fields.active ?? true,
  created: now(),
  default_price: null as string | null,
  description: fields.description ?? null,
  images: fields.images ?? [],
  livemode: false,
  marketing_features: [] as { name: string }[],
  metadata: fields.metadata ?? {},
  name: fields.name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: fields.statement_descriptor ?? null,
  tax_code: fields.tax_code ?? null,
  type: 'service' as const,
  unit_label: null,
  updated: now(),
  url: fields.url ?? null,
})
export type Product = ReturnType<typeof makeProduct>
