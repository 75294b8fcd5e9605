import { ConfigError, readConfig } from './config.ts'
import { startTraces } from './observability/traces.ts'
import { startServer } from './server.ts'

try {
  const stopTraces = await startTraces(process.env)
  const server = await startServer(readConfig(process.env))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server
        .close()
        .then(stopTraces)
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  }
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : `The API could not start: ${(error as Error).stack}`}\n`,
  )
  process.exit(1)
}
