// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rspack, type Stats } from '@rspack/core'
import { expect, test } from 'vitest'
import config from './rspack.config.ts'

/** The design's limits in bytes after gzip. */
const LOADER_MAX = 1_600
const FRAME_MAX = 47_500

test('loader and frame are within their limits', { timeout: 60_000 }, async () => {
  const path = await mkdtemp(join(tmpdir(), 'soulsign-widget-'))
  const compiler = rspack({ ...config, output: { ...config.output, path } })
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  expect(stats?.toString({ all: false, errors: true })).toBe('')
  const size = async (file: string) => gzipSync(await readFile(join(path, file)), { level: 9 }).length
  const assets = (await readdir(join(path, 'assets'))).filter((file) => /\.(?:js|css)$/.test(file))
  expect(assets).toHaveLength(2)
  const sizes = await Promise.all(assets.map((file) => size(join('assets', file))))
  expect(await size('symptom-check.js')).toBeLessThanOrEqual(LOADER_MAX)
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(FRAME_MAX)

  const loader = await readFile(join(path, 'symptom-check.js'), 'utf8')
  for (const forbidden of ['innerHTML', 'eval(', 'JSON', 'Function(', '.forEach', '.map(', "'*'", '"*"', '.style']) {
    expect(loader).not.toContain(forbidden)
  }
  await new Promise((done) => compiler.close(done))
  await rm(path, { recursive: true })
})
