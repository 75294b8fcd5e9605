/** What a stage of a Dockerfile does, as far as it can be done without a container. */
export interface Stage {
  env: Record<string, string>
  /** The commands of RUN. */
  runs: string[]
  cmd: string[]
  healthcheck: string[]
}

/** Reads the steps of a Dockerfile with two stages. */
export function readSteps(dockerfile: string): { build: Stage; last: Stage } {
  const lines = dockerfile.replaceAll(/\\\n\s*/g, '').split('\n')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (word === 'FROM') stages.push({ env: {}, runs: [], cmd: [], healthcheck: [] })
    const stage = stages.at(-1)
    if (!stage) continue
    if (word === 'ENV') Object.assign(stage.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))))
    if (word === 'RUN') stage.runs.push(rest)
    if (word === 'CMD') stage.cmd = JSON.parse(rest)
    if (word === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')))
  }
  const [build, last] = stages
  if (!build || !last) throw new Error('deploy/Dockerfile has no two stages.')
  return { build, last }
}
