import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { OpenAPIHono } from '@hono/zod-openapi'
import { Scalar } from '@scalar/hono-api-reference'

const SCRIPT_PATH = '/api/reference/scalar.js'
// The package exports only its modules; the bundle for a script tag lies beside them.
const SCRIPT_FILE = fileURLToPath(new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference')))

const VERSION = '1.0.0'
const DESCRIPTION =
  'The API of the web app, its widget and its partners. Errors are `application/problem+json` (RFC 9457) with a stable `type` and a `request_id`.'

/** The OpenAPI document of `app`, and a page that shows it, served entirely from our own origin. */
export function referenceRoutes(app: OpenAPIHono, productName: string) {
  const info = { title: `${productName} API`, version: VERSION, description: DESCRIPTION }
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a signed-in user.',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'guestToken', {
    type: 'apiKey',
    in: 'header',
    name: 'X-Guest-Token',
    description: 'A guest token, as returned by track-anonymous-diagnosis.',
  })
  let document: ReturnType<OpenAPIHono['getOpenAPI31Document']> | undefined
  let script: Buffer<ArrayBuffer> | undefined

  const routes = new OpenAPIHono()
  routes.get('/api/openapi.json', (c) => {
    document ??= app.getOpenAPI31Document({ openapi: '3.1.0', info })
    return c.json(document, 200, { 'cache-control': 'no-cache' })
  })
  routes.get('/api/reference', (c, next) => {
    const nonce = randomBytes(16).toString('base64')
    // The reference sets inline styles on elements, which a nonce cannot allow.
    c.header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    c.header('cache-control', 'no-cache')
    return Scalar<never>({
      url: '/api/openapi.json',
      cdn: SCRIPT_PATH,
      bundle: false,
      nonce,
      pageTitle: info.title,
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
    })(c as never, next)
  })
  routes.get(SCRIPT_PATH, (c) => {
    script ??= readFileSync(SCRIPT_FILE)
    return c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    })
  })
  return routes
}
