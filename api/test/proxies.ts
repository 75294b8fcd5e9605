import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const DEPLOY = join(import.meta.dirname, '../../deploy/proxies')

const POLL_MS = 50

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

/** Whether nginx and HAProxy are installed. */
export const hasProxies = () => Object.keys(PROXIES).every((program) => spawnSync(program, ['-v']).status === 0)

/** A running proxy before two nodes. */
export interface RunningProxy {
  name: string
  url: string
}

/** Starts the proxies of deploy/proxies on these ports before two nodes, given as `host:port`, and waits until they answer. */
export async function startProxies(
  nodes: readonly [string, string],
  ports: Record<keyof typeof PROXIES, number>,
): Promise<{ proxies: RunningProxy[]; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-proxies-'))
  const running = await Promise.all(
    Object.entries(PROXIES).map(async ([name, { file, start, whole }]) => {
      const port = ports[name as keyof typeof PROXIES]
      const example = await readFile(join(DEPLOY, file), 'utf8')
      const local = example
        .replace(/(listen |bind :)80\b/, (_, word: string) =>
          word === 'listen ' ? `listen 127.0.0.1:${port}` : `bind 127.0.0.1:${port}`,
        )
        .replace(/node-([12]):3000/g, (_, number: string) => nodes[Number(number) - 1] ?? '')
      const config = join(folder, file)
      await writeFile(config, whole(local, folder))
      const [program = '', ...args] = start(config)
      return { name, url: `http://127.0.0.1:${port}`, child: spawn(program, args, { stdio: 'ignore' }) }
    }),
  )
  const answers = (url: string) =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const { url } of running) while (!(await answers(url))) await delay(POLL_MS)
  return {
    proxies: running.map(({ name, url }) => ({ name, url })),
    async stop() {
      for (const { child } of running) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
