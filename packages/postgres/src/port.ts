import { randomInt } from 'node:crypto'
import getPort, { portNumbers } from 'get-port'

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux), so that none takes it in the meantime.
 * `fetch` refuses some ports, of which 10080 is the last below them.
 */
const FIRST = 10_081
const LAST = 32_767
/** How many are looked at, at least. */
const TRIES = 1_000

/**
 * A port that nothing listens on now, for a server that starts next. Programs that ask at once seldom get the same one,
 * because each begins its search somewhere else.
 */
export const freePort = (): Promise<number> => getPort({ port: portNumbers(randomInt(FIRST, LAST - TRIES), LAST) })
