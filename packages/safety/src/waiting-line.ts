/** How many tasks may wait, of one sender and in all. A person has one or two. */
const MOST = { ofOne: 50, inAll: 500 } as const

/** Tasks that wait for one worker. Senders take turns, so that nobody waits for more than one task of each other sender. */
export class WaitingLine<Task> {
  /** By sender, in the order of their next turns. None is empty. */
  readonly #waiting = new Map<string, Task[]>()
  #count = 0

  /**
   * In a full line, the newest task of the sender with the most gives way to somebody who has fewer.
   * @returns the task for which there is no room: none, this one, or another sender's
   */
  add(sender: string, task: Task): Task | undefined {
    const own = this.#waiting.get(sender) ?? []
    if (own.length === MOST.ofOne) return task
    let left: Task | undefined
    if (this.#count === MOST.inAll) {
      const greediest = this.#greediest()
      if (greediest.length <= own.length + 1) return task
      left = greediest.pop()
      this.#count--
    }
    own.push(task)
    this.#waiting.set(sender, own)
    this.#count++
    return left
  }

  /** The tasks of the sender who has the most; of several, the one whose turn comes last. */
  #greediest(): Task[] {
    let most: Task[] = []
    for (const tasks of this.#waiting.values()) if (tasks.length >= most.length) most = tasks
    return most
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
