import { z } from 'zod'
import { endSubscription } from '../billing/subscriptions.ts'
import { invalid } from '../errors.ts'
import { page } from '../listing.ts'
import { type Customer, makeCustomer } from '../objects/customer.ts'
import { changeMetadata, metadata, paging, text, whole } from '../parameters.ts'
import type { Calls } from './calls.ts'

const email = z.union([z.literal(''), z.email().max(512)])
const CUSTOMER = {
  description: text.optional(),
  email: email.optional(),
  metadata: metadata.optional(),
  name: z.string().max(256).optional(),
  phone: z.string().max(20).optional(),
  preferred_locales: z.array(z.string()).optional(),
}

export function customerCalls(calls: Calls): void {
  calls.get('/customers', { ...paging, email: z.string().optional() }, ({ account, params }) =>
    page(account.store, 'customer', {
      url: '/v1/customers',
      paging: params,
      keep: (customer) => params.email === undefined || customer.email === params.email,
    }),
  )
  calls.post('/customers', CUSTOMER, ({ account, params }) =>
    account.create(makeCustomer({ ...withoutBlanks(params), metadata: changeMetadata({}, params.metadata) })),
  )
  calls.get(
    '/customers/search',
    { query: z.string().min(1), limit: whole.pipe(z.int().min(1).max(100)).default(10) },
    ({ account, params }) => {
      const matches = readQuery(params.query)
      const found = account.store.all('customer').reverse().filter(matches)
      return {
        object: 'search_result',
        data: found.slice(0, params.limit),
        has_more: found.length > params.limit,
        next_page: null,
        url: '/v1/customers/search',
      }
    },
  )
  const deleted = (id: string) => ({ id, object: 'customer', deleted: true })
  calls.get('/customers/:id', {}, ({ account: { store }, id }) =>
    store.deletedCustomers.has(id) ? deleted(id) : store.find('customer', id),
  )
  calls.delete('/customers/:id', {}, ({ account, id }) => {
    const customer = account.store.find('customer', id)
    for (const subscription of account.store.all('subscription')) {
      if (subscription.customer !== id || subscription.status === 'canceled') continue
      endSubscription(account, subscription, 'cancellation_requested')
    }
    account.store.deletedCustomers.add(id)
    account.store.remove(customer)
    account.emit('customer.deleted', customer)
    return deleted(id)
  })
  calls.post('/customers/:id', CUSTOMER, ({ account, params, id }) => {
    const customer = account.store.find('customer', id)
    return account.change(
      customer,
      { ...withoutBlanks(params), metadata: changeMetadata(customer.metadata, params.metadata) },
      'customer.updated',
    )
  })
}

/** An empty value unsets a field. */
const withoutBlanks = ({ metadata: _, ...params }: z.output<z.ZodObject<typeof CUSTOMER>>) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value === '' ? null : value]])),
  )

/** Reads a search such as `email:'a@b.c' AND metadata['user_id']:'1'`; other operators are refused. */
function readQuery(query: string): (customer: Customer) => boolean {
  const clauses = query.split(/\s+AND\s+/i).map((clause) => {
    const [, field, key, value = ''] =
      /^\s*(email|name|metadata)(?:\[["'](.+?)["']\])?:["'](.*)["']\s*$/.exec(clause) ?? []
    if (!field || (field === 'metadata') !== (key !== undefined)) {
      throw invalid(`We were unable to parse your search query: ${query}`, 'query')
    }
    return { field: field as 'email' | 'metadata' | 'name', key, value: value.replaceAll(/\\(.)/g, '$1') }
  })
  return (customer) =>
    clauses.every(({ field, key = '', value }) =>
      field === 'metadata' ? customer.metadata[key] === value : customer[field]?.toLowerCase() === value.toLowerCase(),
    )
}
