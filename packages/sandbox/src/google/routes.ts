import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Provider } from 'oidc-provider'
import { findAccount } from './accounts.ts'
import { signInPage } from './page.ts'
import { googleProvider } from './provider.ts'

const MOUNT = '/google'

/**
 * Says that the provider has answered by itself. A copy, because the adapter would send the original once more if another
 * server of this process began before this module was loaded.
 */
const answered = () => RESPONSE_ALREADY_SENT.clone()

/**
 * The Google stand-in, for mounting at `/google`.
 * @param origin the sandbox's origin, read on the first request, when the port is known
 */
export function googleRoutes(origin: () => string): Hono<{ Bindings: HttpBindings }> {
  let made: Provider | undefined
  const provider = () => {
    made ??= googleProvider(`${origin()}${MOUNT}`)
    return made
  }

  return new Hono<{ Bindings: HttpBindings }>()
    .get('/sign-in/:uid', (c) => c.html(signInPage()))
    .post('/sign-in/:uid', async (c) => {
      const form = await c.req.parseBody()
      const { incoming, outgoing } = c.env
      if (form.cancel) {
        await provider().interactionFinished(incoming, outgoing, { error: 'access_denied' })
        return answered()
      }
      const account = findAccount(String(form.email))
      if (!account) return c.html(signInPage('There is no such account.'), 400)
      await provider().interactionFinished(incoming, outgoing, { login: { accountId: account.sub } })
      return answered()
    })
    .all('/*', async (c) => {
      const { incoming, outgoing } = c.env
      // The provider finds its mount point from express's `originalUrl`.
      Object.assign(incoming, { originalUrl: incoming.url, url: incoming.url?.replace(MOUNT, '') })
      await provider().callback()(incoming, outgoing)
      return answered()
    })
}
