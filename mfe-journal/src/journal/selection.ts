import type { EndpointInput } from '@soulsign/contracts'

/**
 * Chosen entries: some by id, or all matches except some, loaded or not. `until` is the time of the newest entry at
 * that moment, so that later, unseen entries are not chosen.
 */
export type Selection =
  | { kind: 'some'; ids: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string>; total: number; until: string }

/** The API's input to delete entries. */
export type Deletion = EndpointInput<'deleteSymptoms'>['body']

export const NOTHING: Selection = { kind: 'some', ids: new Set() }

export const everything = (total: number, until: string): Selection => ({
  kind: 'all',
  except: new Set(),
  total,
  until,
})

export const isSelected = (selection: Selection, { id, created_at }: { id: string; created_at: string }) =>
  selection.kind === 'some' ? selection.ids.has(id) : created_at <= selection.until && !selection.except.has(id)

/** The number of chosen entries, of the `total` that match now. */
export const selectedCount = (selection: Selection, total: number) =>
  selection.kind === 'some' ? selection.ids.size : Math.max(0, Math.min(selection.total, total) - selection.except.size)

export function toggled(selection: Selection, id: string): Selection {
  const ids = new Set(selection.kind === 'some' ? selection.ids : selection.except)
  if (!ids.delete(id)) ids.add(id)
  return selection.kind === 'some' ? { kind: 'some', ids } : { ...selection, except: ids }
}

/** The selection without missing entries, such as those deleted in another tab. */
export function among(selection: Selection, entries: readonly { id: string }[]): Selection {
  if (selection.kind === 'all') return selection
  return { kind: 'some', ids: new Set(entries.map(({ id }) => id).filter((id) => selection.ids.has(id))) }
}

/** The selection after an entry is gone. */
export function without(selection: Selection, entry: { id: string; created_at: string }): Selection {
  if (!isSelected(selection, entry)) return selection
  return selection.kind === 'some' ? toggled(selection, entry.id) : { ...selection, total: selection.total - 1 }
}
