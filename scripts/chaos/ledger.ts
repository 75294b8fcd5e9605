/** One try of a journey. Times are in milliseconds. */
export interface Attempt {
  started: number
  ended: number
  /** Why it failed, in a line. */
  failure?: string | undefined
}

/** What a fault did to a journey. */
export interface Outage {
  tries: number
  failed: number
  /** From the start of the first try that failed to the end of the first that worked after the last failure. */
  ms: number
  /** Whether it works again. */
  over: boolean
  /** Why the first try failed. */
  failure: string | undefined
}

/** Sums up the tries that ended after `since`. */
export function outageOf(attempts: readonly Attempt[], since: number): Outage {
  const during = attempts.filter(({ ended }) => ended >= since)
  const failures = during.filter(({ failure }) => failure !== undefined)
  const [first] = failures
  const last = failures.at(-1)
  const recovery = last && during.find(({ failure, ended }) => failure === undefined && ended > last.ended)
  const until = recovery ?? last
  return {
    tries: during.length,
    failed: failures.length,
    ms: first && until ? until.ended - first.started : 0,
    over: !last || recovery !== undefined,
    failure: first?.failure,
  }
}
