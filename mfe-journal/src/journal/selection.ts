/** Chosen entries: some by id, or everything that matches except some, also what is not loaded yet. */
export type Selection = { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> }

export const NOTHING: Selection = { kind: 'some', ids: new Set() }
export const EVERYTHING: Selection = { kind: 'all', except: new Set() }

export const isSelected = (selection: Selection, id: string) =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id)

/** How many entries are chosen, of `total` that match. */
export const selectedCount = (selection: Selection, total: number) =>
  selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size)

export function toggled(selection: Selection, id: string): Selection {
  const ids = new Set(selection.kind === 'some' ? selection.ids : selection.except)
  if (!ids.delete(id)) ids.add(id)
  return selection.kind === 'some' ? { kind: 'some', ids } : { kind: 'all', except: ids }
}
