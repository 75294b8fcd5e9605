/** Fixtures for the stories of several screens. */

/** Answers with a list's only page. */
export const page =
  <Item>(...items: Item[]) =>
  () => ({ items, nextCursor: null })

/** Calls `make` for each of the last 30 days. */
export const days = <Figures>(make: (index: number) => Figures) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 1, 3 + index)).toISOString().slice(0, 10),
    ...make(index),
  }))
