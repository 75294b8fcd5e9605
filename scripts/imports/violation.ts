/** An import between two files, with paths relative to the root. */
export interface Import {
  from: string
  to: string
}

/** An import that violates a rule. For a circle, `via` lists its files or folders. */
export interface Violation extends Import {
  rule: string
  comment: string
  via: string[]
}
