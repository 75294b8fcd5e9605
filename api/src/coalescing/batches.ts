/** A slower batch does not hold up the next: it may be waiting for a lock. */
const LATE_MS = 25

/**
 * Answers many calls with one piece of work. Calls that come while none is on its way go together at the end of this turn
 * of the event loop; those that come meanwhile go together, once it is back. `work` returns an answer for each call, in
 * their order.
 */
export function inBatches<Call, Answer>(work: (calls: Call[]) => Promise<Answer[]>): (call: Call) => Promise<Answer> {
  let waiting: { call: Call; answer: PromiseWithResolvers<Answer> }[] = []
  let underway = false

  async function send(): Promise<void> {
    const batch = waiting
    waiting = []
    underway = batch.length > 0
    if (!underway) return
    const done = work(batch.map(({ call }) => call)).then(
      (answers) => {
        for (const [place, { answer }] of batch.entries()) answer.resolve(answers[place] as Answer)
      },
      (error: unknown) => {
        for (const { answer } of batch) answer.reject(error)
      },
    )
    const late = Promise.withResolvers<void>()
    // An aborted promise of a timer would make an error, with its stack, for each batch.
    const timer = setTimeout(late.resolve, LATE_MS).unref()
    await Promise.race([done, late.promise])
    clearTimeout(timer)
    void send()
  }

  return (call) => {
    const answer = Promise.withResolvers<Answer>()
    waiting.push({ call, answer })
    // By then, everything from one read of the sockets has arrived.
    if (!underway) setImmediate(send)
    underway = true
    return answer.promise
  }
}
