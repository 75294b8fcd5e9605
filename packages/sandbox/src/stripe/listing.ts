import { type List, listOf } from './objects/list.ts'
import type { Paging } from './parameters.ts'
import type { Kind, Kinds, Store } from './store.ts'

/** One page of the objects that pass a filter, newest first. */
export function page<K extends Kind>(
  store: Store,
  kind: K,
  { url, paging, keep = () => true }: { url: string; paging: Paging; keep?: (object: Kinds[K]) => boolean },
): List<Kinds[K]> {
  const { limit, starting_after: after, ending_before: before, created } = paging
  const all = store.all(kind).reverse()
  const indexOf = (id: string, param: string) => all.indexOf(store.find(kind, id, param))
  const matches = ({ created: at }: { created: number }) =>
    at > (created?.gt ?? -Infinity) &&
    at >= (created?.gte ?? -Infinity) &&
    at < (created?.lt ?? Infinity) &&
    at <= (created?.lte ?? Infinity)
  const within = all
    .slice(
      after === undefined ? 0 : indexOf(after, 'starting_after') + 1,
      before === undefined ? undefined : indexOf(before, 'ending_before'),
    )
    .filter((object) => matches(object) && keep(object))
  const data = before === undefined ? within.slice(0, limit) : within.slice(-limit)
  return listOf(url, data, within.length > data.length)
}
