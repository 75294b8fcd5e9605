/** Where a concept stands in a text: tokens `start` to `end` (exclusive). */
export interface Hit {
  readonly start: number
  readonly end: number
}
