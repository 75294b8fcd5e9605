import { randomInt } from 'node:crypto'
import getPort, { portNumbers } from 'get-port'

/** Below the ports that systems give to outgoing connections (from 32768 on Linux), so that none takes it in the meantime. */
const FIRST = 10_000
const LAST = 32_767

/**
 * A port that nothing listens on now, for a server that starts next. Programs that ask at once seldom get the same one,
 * because each begins its search somewhere else.
 * @throws if no port is free
 */
export const freePort = (): Promise<number> => getPort({ port: portNumbers(randomInt(FIRST, LAST), LAST) })
