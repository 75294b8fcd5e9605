import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from './database.ts'
import { type ApiProcess, endProcess, freePort, startProcess, until } from './process.ts'

// Four starts of a node, maybe on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const DEPLOY = join(import.meta.dirname, '../../deploy/proxies')
/** HAProxy looks once a second, so a node has to say longer than that that it stops. */
const NODE = { LAME_DUCK_SECONDS: '2', LOG_LEVEL: 'warn' }

/** Between two requests of a client. */
const PAUSE_MS = 10

const isThere = (program: string) => spawnSync(program, ['-v']).status === 0
/** The examples of deploy/, as they are run: with a port and nodes of this machine. */
const PROXIES = {
  nginx: {
    file: 'nginx.conf',
    start: (config: string) => ['nginx', '-g', 'daemon off; master_process off; error_log /dev/null;', '-c', config],
    whole: (text: string, folder: string) =>
      `pid ${folder}/pid; events {} http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder};
       fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};\n${text}}`,
  },
  haproxy: {
    file: 'haproxy.cfg',
    start: (config: string) => ['haproxy', '-db', '-f', config],
    whole: (text: string) => text,
  },
}

describe.skipIf(!Object.keys(PROXIES).every(isThere))('two nodes behind the proxies of deploy/proxies', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let folder: string
  const nodes: ApiProcess[] = []
  const proxies: { name: string; url: string; child: ChildProcess }[] = []

  beforeAll(async () => {
    database = await createTestDatabase()
    folder = await mkdtemp(join(tmpdir(), 'soulsign-proxies-'))
    for (let i = 0; i < 2; i++) nodes.push(await startProcess(database.url, NODE))
    for (const [name, { file, start, whole }] of Object.entries(PROXIES)) {
      const port = await freePort()
      const example = await readFile(join(DEPLOY, file), 'utf8')
      const local = example
        .replace(/(listen |bind :)80\b/, (_, word: string) =>
          word === 'listen ' ? `listen 127.0.0.1:${port}` : `bind 127.0.0.1:${port}`,
        )
        .replace(/node-([12]):3000/g, (_, number: string) => new URL(nodes[Number(number) - 1]?.url ?? '').host)
      const config = join(folder, file)
      await writeFile(config, whole(local, folder))
      const [program = '', ...args] = start(config)
      proxies.push({ name, url: `http://127.0.0.1:${port}`, child: spawn(program, args, { stdio: 'ignore' }) })
    }
    for (const { url } of proxies)
      await until(() =>
        fetch(`${url}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
  })
  afterAll(async () => {
    for (const { child } of proxies) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    for (const node of nodes) await endProcess(node, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
    await database.drop()
  })

  test('a rolling restart fails no request', async () => {
    const answers: string[] = []
    let isRestarting = true
    const ask = async (name: string, url: string) => {
      while (isRestarting) {
        for (const init of [{}, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }]) {
          const path = init.method ? '/api/safety/screen' : '/api/settings'
          const answer = await fetch(url + path, init).then(
            async (answer) => (answer.status < 500 ? 'answered' : `${answer.status} ${await answer.text()}`),
            (error: Error) => error.message,
          )
          answers.push(`${name}: ${answer}`)
          // Steady traffic, not as much as the machine can take: that would only slow down the starts.
          await delay(PAUSE_MS)
        }
      }
    }
    const traffic = proxies.map(({ name, url }) => ask(name, url))
    for (const [index, node] of nodes.entries()) {
      expect(await endProcess(node)).toBe(0)
      nodes[index] = await startProcess(database.url, { ...NODE, PORT: new URL(node.url).port })
      // HAProxy and nginx take it in again with the next answer.
      const seen = answers.length
      await until(async () => answers.length > seen + 100)
    }
    isRestarting = false
    await Promise.all(traffic)
    expect(new Set(answers)).toEqual(new Set(['nginx: answered', 'haproxy: answered']))
  })
})
