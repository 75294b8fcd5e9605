import { Hono } from 'hono'
import { LOOKS } from './looks.ts'
import { contents, lookPage } from './pages.ts'

/** A partner's pages that embed the product's symptom check in several looks, below `/partner`. */
export function partnerRoutes(productUrl: string): Hono {
  const app = new Hono().get('/', (c) => {
    const stranger = new URL(c.req.url)
    stranger.hostname = 'another-site.localhost'
    return c.html(contents(LOOKS, productUrl, stranger.origin))
  })
  for (const look of LOOKS) app.get(`/${look.path}`, (c) => c.html(lookPage(look, LOOKS, productUrl)))
  return app
}
