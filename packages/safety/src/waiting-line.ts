/** How many tasks may wait, of one sender and in all. A person has one or two. */
const MOST = { ofOne: 50, inAll: 500 } as const

/** Tasks that wait for one worker. Senders take turns, so that nobody waits for more than one task of each other sender. */
export class WaitingLine<Task> {
  /** By sender, in the order of their next turns. None is empty. */
  readonly #waiting = new Map<string, Task[]>()
  #count = 0

  /** Whether there was room. */
  add(sender: string, task: Task): boolean {
    const own = this.#waiting.get(sender) ?? []
    if (this.#count === MOST.inAll || own.length === MOST.ofOne) return false
    own.push(task)
    this.#waiting.set(sender, own)
    this.#count++
    return true
  }

  /** The next sender's oldest task; that sender's turn comes again after all others. */
  next(): Task | undefined {
    for (const [sender, [task, ...rest]] of this.#waiting) {
      this.#waiting.delete(sender)
      if (rest.length > 0) this.#waiting.set(sender, rest)
      this.#count--
      return task
    }
    return undefined
  }
}
