import { createHash, timingSafeEqual } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { CANARY_PERCENT_MAX, FilePath, ReleaseHistory, ReleaseMove, ReleaseName } from '@soulsign/contracts'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { jsonBody } from '../http/body.ts'
import { refuseInvalid } from '../http/errors.ts'
import { ProblemError } from '../http/problem.ts'
import { problemContent } from '../http/route.ts'
import { releaseCanary } from './canary.ts'
import { BYTES_MAX } from './dist.ts'
import { performMove } from './perform.ts'
import { release, releaseTogether } from './publish.ts'
import { readHistory } from './read-history.ts'
import { ReleaseError } from './refusal.ts'
import type { ReleaseStore } from './store.ts'

/** Who asks, and why, for the record. */
const By = { actor: z.string().min(1).max(100), why: z.string().min(1).max(500).optional() }

/** A move, and who asks for it. */
const Move = z.intersection(ReleaseMove, z.object({ actor: By.actor }))

/** The fields of an upload beside its files, which are named `<release>/<path>`. */
const Upload = z.object({
  ...By,
  base: z.string().max(300).optional(),
  canary: z.coerce.number().int().min(0).max(CANARY_PERCENT_MAX).optional(),
})

const Named = z.object({ name: ReleaseName })
const Moved = z.object({ version: z.string() })
const Released = z.object({ released: z.array(z.object({ name: z.string(), version: z.string() })) })

const REFUSALS = {
  400: { description: 'It is refused; the detail says why', content: problemContent },
  401: { description: 'The token is not valid', content: problemContent },
  403: { description: 'The product has no RELEASE_TOKEN', content: problemContent },
}
const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

/** Releases over HTTP, for a pipeline that has the release token and no database. */
export function releaseRoutes({ config, log, bucket }: Pick<Deps, 'config' | 'log' | 'bucket'>) {
  const store: ReleaseStore = { databaseUrl: config.databaseDirectUrl, bucket }
  const admitted = createMiddleware(async (c, next) => {
    checkToken(config.releaseToken, c.req.header('authorization'))
    await next()
  })
  const small = bodyLimit({
    maxSize: BYTES_MAX,
    onError: () => {
      throw new ProblemError('body-too-large', { detail: `At most ${BYTES_MAX / 1e6} MB are allowed.` })
    },
  })
  const tags = ['Releases']
  const publish = createRoute({
    method: 'post',
    path: '/api/releases',
    summary: 'Release builds in one step',
    description:
      'A multipart form with `actor`, perhaps `why` and `base`, and the files of each build, named `<release>/<path>`. With `canary`, a percentage, one build goes to that share of browsers instead of live.',
    tags,
    middleware: [admitted, small] as const,
    responses: { 201: json('They are live', Released), ...REFUSALS },
  })
  const history = createRoute({
    method: 'get',
    path: '/api/releases/{name}',
    summary: 'All releases and moves',
    tags,
    middleware: [admitted] as const,
    request: { params: Named },
    responses: { 200: json('Releases newest first, moves oldest first', ReleaseHistory), ...REFUSALS },
  })
  const moves = createRoute({
    method: 'post',
    path: '/api/releases/{name}/moves',
    summary: 'Roll back, make a version live, withdraw, or switch a remote off or on',
    tags,
    middleware: [admitted, jsonBody] as const,
    request: { params: Named, body: { content: { 'application/json': { schema: Move } }, required: true } },
    responses: { 200: json('The version that is live now, or was', Moved), ...REFUSALS },
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(publish, async (c) => {
      const form = await c.req.formData().catch(() => {
        throw new ProblemError('invalid-input', { detail: 'The body is not a multipart form.' })
      })
      const released = await told(() => releaseUpload(store, form))
      for (const { name, version } of released) log.event('released over HTTP', { remote: name, version })
      return c.json({ released }, 201)
    })
    .openapi(history, async (c) => {
      const { name } = c.req.valid('param')
      const history = await told(() => readHistory(store, name))
      // Dates as JSON has them, and only the documented fields.
      return c.json(ReleaseHistory.parse(JSON.parse(JSON.stringify(history))), 200)
    })
    .openapi(moves, async (c) => {
      const { name } = c.req.valid('param')
      const move = c.req.valid('json')
      const version = await told(() => performMove(store, { name, actor: `${move.actor} (HTTP)` }, move))
      log.event('moved over HTTP', { remote: name, version, action: move.action })
      return c.json({ version }, 200)
    })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function checkToken(expected: string | null, header: string | undefined): void {
  if (expected === null) {
    throw new ProblemError('forbidden', { detail: 'Releases over HTTP are closed. Set RELEASE_TOKEN on the nodes.' })
  }
  const given = /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? ''
  if (!timingSafeEqual(digest(given), digest(expected))) {
    throw new ProblemError('unauthorized', { detail: 'The release token is not valid. Check RELEASE_TOKEN.' })
  }
}

/** Tells the caller why a release is refused. */
async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ReleaseError) throw new ProblemError('invalid-input', { detail: error.message })
    throw error
  }
}

/** Writes the uploaded builds to disk, checks them there and releases them. */
async function releaseUpload(store: ReleaseStore, form: FormData) {
  const fields = Upload.safeParse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')))
  if (!fields.success) throw new ReleaseError('The form needs an actor, and may have why, base and canary.')
  const { actor, why, base, canary } = fields.data
  const by = { actor: `${actor} (HTTP)`, why }
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-upload-'))
  try {
    const names = new Set<ReleaseName>()
    for (const [key, file] of form) {
      if (typeof file === 'string') continue
      const [name, path] = splitKey(key)
      names.add(name)
      await mkdir(dirname(join(folder, name, path)), { recursive: true })
      await writeFile(join(folder, name, path), Buffer.from(await file.arrayBuffer()))
    }
    const builds = [...names].map((name) => ({ folder: join(folder, name), expected: name }))
    const [only] = builds
    if (!only) throw new ReleaseError('The form has no files.')
    if (base && builds.length > 1) throw new ReleaseError('A base is for one build. Release the others by themselves.')
    if (canary !== undefined && builds.length > 1)
      throw new ReleaseError('A canary is one build. Release the others by themselves.')
    const manifests =
      canary !== undefined
        ? [await releaseCanary(store, { ...only, percent: canary, base, ...by })]
        : base
          ? [await release(store, { ...only, base, ...by })]
          : await releaseTogether(store, { builds, ...by })
    return manifests.map(({ name, version }) => ({ name, version }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function splitKey(key: string): [ReleaseName, string] {
  const [first, ...rest] = key.split('/')
  const name = ReleaseName.safeParse(first)
  const path = FilePath.safeParse(rest.join('/'))
  if (!name.success || !path.success) throw new ReleaseError(`The file "${key}" is not named <release>/<path>.`)
  return [name.data, path.data]
}
