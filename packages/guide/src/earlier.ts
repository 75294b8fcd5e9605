/** How many of a person's earlier texts are looked at, so that ten in a row never repeat each other. */
export const EARLIER_TEXTS = 12
