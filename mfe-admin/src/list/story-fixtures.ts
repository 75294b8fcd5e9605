/** For stories alone: what the screens of the area share. */

/** Answers the only page of a list. */
export const page =
  <Item>(...items: Item[]) =>
  () => ({ items, nextCursor: null })

/** What `make` says of each of the last 30 days. */
export const days = <Figures>(make: (index: number) => Figures) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 1, 3 + index)).toISOString().slice(0, 10),
    ...make(index),
  }))
