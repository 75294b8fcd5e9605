import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { contractRoute } from '../http/route.ts'

/** Anybody's question whether an AI wrote a text here. */
export function provenanceRoutes({ provenance, ceilings }: Deps): OpenAPIHono {
  const check = contractRoute({
    endpoint: endpoints.checkProvenance,
    summary: 'Whether an AI wrote a text here',
    description:
      'Texts of an AI carry a detached signature over the hash of their words; the journal’s export and the page’s ' +
      'structured data hold it. Of a plan, the text is its title, its description, and the title and text of each item, in ' +
      'order. The text is not stored. `ours: false` says nothing about who wrote it.',
    tag: 'Provenance',
    access: 'anyone',
    middleware: [ceilings('provenance')],
  })
  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(check, async (c) => {
    const { text, signature } = c.req.valid('json')
    const signed = await provenance.check(text, signature)
    if (!signed) return c.json({ ours: false as const }, 200)
    const { model, writtenAt } = signed
    return c.json({ ours: true as const, written_by: 'ai' as const, model, written_at: writtenAt.toISOString() }, 200)
  })
}
