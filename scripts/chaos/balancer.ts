import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

const CHECK_MS = 500

/** A load balancer of two nodes, as small as one can be: it asks their health, and takes the other where one is gone. */
export class Balancer {
  readonly #port: number
  readonly #nodes: readonly number[]
  #healthy: readonly number[]
  #turn = 0
  #server: Server | undefined
  #checks: ReturnType<typeof setInterval> | undefined
  /** Paths that are answered with 503. */
  refused: RegExp | undefined

  /** @param nodes the ports of the nodes */
  constructor(port: number, nodes: readonly number[]) {
    this.#port = port
    this.#nodes = nodes
    this.#healthy = nodes
  }

  async open(): Promise<void> {
    this.#server = createServer((asked, answer) => this.#pass(asked, answer))
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#checks = setInterval(() => void this.#check(), CHECK_MS)
  }

  /** Ends at once, with all connections. */
  close(): void {
    clearInterval(this.#checks)
    this.#server?.close()
    this.#server?.closeAllConnections()
  }

  async #check(): Promise<void> {
    const answers = await Promise.all(
      this.#nodes.map((port) =>
        fetch(`http://127.0.0.1:${port}/api/ready/pages`, { signal: AbortSignal.timeout(CHECK_MS) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    this.#healthy = this.#nodes.filter((_, index) => answers[index])
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.refused?.test(asked.url ?? '')) return void answer.writeHead(503).end()
    const [first, second] = this.#healthy.length > 0 ? this.#healthy : this.#nodes
    const even = this.#turn++ % 2 === 0
    const port = (even ? first : (second ?? first)) ?? 0
    const { method, url: path, headers } = asked
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  }
}
