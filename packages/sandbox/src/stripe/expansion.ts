import { invalid } from './errors.ts'
import { listOf } from './objects/list.ts'
import type { Store } from './store.ts'

/** Lists that an object includes only on request. */
function includable(store: Store, object: Record<string, unknown>, key: string): unknown {
  const id = String(object.id)
  if (object.object === 'checkout.session' && key === 'line_items') {
    return listOf(`/v1/checkout/sessions/${id}/line_items`, structuredClone(store.orders[id]?.lines ?? []))
  }
  if (object.object === 'invoice' && key === 'payments') {
    const payments = store.all('invoice_payment').filter(({ invoice }) => invoice === id)
    return listOf('/v1/invoice_payments', structuredClone(payments))
  }
  return undefined
}

function expandAt(store: Store, value: unknown, [key, ...rest]: string[], path: string): void {
  if (key === undefined || value === null || typeof value !== 'object') return
  if (Array.isArray(value)) {
    for (const item of value) expandAt(store, item, [key, ...rest], path)
    return
  }
  const object = value as Record<string, unknown>
  const known = key in object ? object[key] : includable(store, object, key)
  if (known === undefined) throw invalid(`This property cannot be expanded (${path}).`, 'expand')
  const found = typeof known === 'string' ? store.get(known) : undefined
  if (typeof known === 'string' && !found) throw invalid(`This property cannot be expanded (${path}).`, 'expand')
  object[key] = found ? structuredClone(found) : known
  expandAt(store, object[key], rest, path)
}

/** A copy of an answer with the ids at `paths` (`latest_invoice.payments`, `data.customer`) replaced by objects. */
export function expanded(store: Store, answer: unknown, paths: string[]): unknown {
  const copy = structuredClone(answer)
  for (const path of paths) expandAt(store, copy, path.split('.'), path)
  return copy
}
