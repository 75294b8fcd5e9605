import { z } from 'zod'
import type { Account } from '../account.ts'
import { invalid } from '../errors.ts'
import { now } from '../identifiers.ts'
import { page } from '../listing.ts'
import { INTERVALS, makePrice } from '../objects/price.ts'
import { makeProduct } from '../objects/product.ts'
import { changeMetadata, flag, metadata, paging, text, webAddress, whole } from '../parameters.ts'
import type { Calls } from './calls.ts'

const PRODUCT = {
  name: text.min(1),
  active: flag.optional(),
  description: text.optional(),
  images: z.array(webAddress).max(8).optional(),
  metadata: metadata.optional(),
  statement_descriptor: z.string().max(22).optional(),
  tax_code: z.string().optional(),
  url: webAddress.optional(),
}
const PRICE_CHANGE = {
  active: flag.optional(),
  lookup_key: z.string().max(200).optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  transfer_lookup_key: flag.optional(),
}
const PRICE = {
  ...PRICE_CHANGE,
  currency: z.string().regex(/^[a-z]{3}$/i, 'must be a three-letter currency code'),
  product: z.string(),
  unit_amount: whole.pipe(z.int().min(0).max(99_999_999)),
  recurring: z
    .strictObject({
      interval: z.enum(INTERVALS),
      interval_count: whole.pipe(z.int().min(1).max(36)).optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
}

/** Products and prices. */
export function catalogCalls(calls: Calls): void {
  calls.get(
    '/products',
    { ...paging, active: flag.optional(), ids: z.array(z.string()).optional() },
    ({ account, params }) =>
      page(account.store, 'product', {
        url: '/v1/products',
        paging: params,
        keep: ({ id, active }) =>
          (params.active === undefined || active === params.active) && (params.ids?.includes(id) ?? true),
      }),
  )
  calls.post('/products', { ...PRODUCT, id: z.string().min(1).optional() }, ({ account, params }) => {
    if (params.id && account.store.get(params.id)) {
      throw invalid(`Product already exists: ${params.id}`, 'id', 'resource_already_exists')
    }
    return account.create(makeProduct({ ...params, metadata: changeMetadata({}, params.metadata) }))
  })
  calls.get('/products/:id', {}, ({ account, id }) => account.store.find('product', id))
  calls.post(
    '/products/:id',
    { ...PRODUCT, name: PRODUCT.name.optional(), default_price: z.string().optional() },
    ({ account, params, id }) => {
      const product = account.store.find('product', id)
      if (params.default_price !== undefined) account.store.find('price', params.default_price, 'default_price')
      return account.change(
        product,
        { ...defined(params), metadata: changeMetadata(product.metadata, params.metadata), updated: now() },
        'product.updated',
      )
    },
  )

  calls.get(
    '/prices',
    {
      ...paging,
      active: flag.optional(),
      currency: z.string().optional(),
      lookup_keys: z.array(z.string()).max(10).optional(),
      product: z.string().optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    },
    ({ account, params }) =>
      page(account.store, 'price', {
        url: '/v1/prices',
        paging: params,
        keep: (price) =>
          (params.active === undefined || price.active === params.active) &&
          (params.currency === undefined || price.currency === params.currency) &&
          (params.lookup_keys?.includes(price.lookup_key ?? '') ?? true) &&
          (params.product === undefined || price.product === params.product) &&
          (params.type === undefined || price.type === params.type),
      }),
  )
  calls.post('/prices', PRICE, ({ account, params: { transfer_lookup_key, recurring, ...params } }) => {
    account.store.find('product', params.product, 'product')
    takeLookupKey(account, params.lookup_key, transfer_lookup_key)
    return account.create(
      makePrice({
        ...params,
        metadata: changeMetadata({}, params.metadata),
        recurring: recurring && { interval: recurring.interval, interval_count: recurring.interval_count ?? 1 },
      }),
    )
  })
  calls.get('/prices/:id', {}, ({ account, id }) => account.store.find('price', id))
  calls.post('/prices/:id', PRICE_CHANGE, ({ account, params: { transfer_lookup_key, ...params }, id }) => {
    const price = account.store.find('price', id)
    if (params.lookup_key !== price.lookup_key) takeLookupKey(account, params.lookup_key, transfer_lookup_key)
    return account.change(
      price,
      { ...defined(params), metadata: changeMetadata(price.metadata, params.metadata) },
      'price.updated',
    )
  })
}

/** Only one active price may hold a lookup key. */
function takeLookupKey(account: Account, key: string | undefined, transfer = false): void {
  if (!key) return
  const owner = account.store.all('price').find((price) => price.lookup_key === key)
  if (!owner) return
  if (!transfer) {
    throw invalid(`A price (\`${owner.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists')
  }
  account.change(owner, { lookup_key: null }, 'price.updated')
}

/** The parameters that were sent, without undefined values. */
const defined = <Params extends object>(params: Params) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Params]?: Exclude<Params[Key], undefined>
  }
