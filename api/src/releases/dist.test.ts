import { mkdtemp, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { integrityOf, SHELL, writeBuild, writeShell } from '../../test/builds.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { readDist } from './dist.ts'
import { ReleaseError } from './refusal.ts'

const CODE = 'const journal = 1;'.repeat(100)
const manifest = (changes: object = {}) => ({
  ...manifestOf('journal', [routeOf('/journal')], { integrity: integrityOf(CODE) }),
  ...changes,
})
/** A build as Rspack writes it, with compressed twins. */
const build = (changes: object = {}, more: Record<string, string | Buffer> = {}) =>
  writeBuild('remote.json', manifest(changes), {
    'entry.js': CODE,
    'entry.js.br': brotliCompressSync(CODE),
    'entry.js.gz': gzipSync(CODE),
    'a.js': 'a',
    'remote.css': 'b{}',
    ...more,
  })

const refuse = async (folder: string, message: string | RegExp) => {
  const error = await readDist(folder).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ReleaseError)
  expect((error as Error).message).toMatch(message)
  expect((error as Error).message).not.toContain('\n')
  await rm(folder, { recursive: true, force: true })
}

test('a whole build is read, and must have the expected name', async () => {
  const folder = await build({ styles: ['remote.css'] })
  const { manifest, files, bytes } = await readDist(folder, 'journal')
  expect(manifest).not.toHaveProperty('files')
  expect(files.map(({ path }) => path).sort()).toEqual(['a.js', 'entry.js', 'entry.js.br', 'entry.js.gz', 'remote.css'])
  expect(bytes.get('a.js')?.toString()).toBe('a')
  await expect(readDist(folder, 'admin')).rejects.toThrow('has the build of journal, not of admin')
  await rm(folder, { recursive: true })
})

test('a file that is missing, changed, unlisted or renamed is named', async () => {
  const missing = await build()
  await unlink(join(missing, 'a.js'))
  await refuse(missing, 'a.js is listed, but it is missing')
  const changed = await build()
  await writeFile(join(changed, 'a.js'), 'b')
  await refuse(changed, 'a.js is not the file that was built (integrity differs)')
  const longer = await build()
  await writeFile(join(longer, 'a.js'), 'a;steal()')
  await refuse(longer, 'a.js is not the file that was built')
  const unlisted = await build()
  await writeFile(join(unlisted, 'extra.js'), 'x')
  await refuse(unlisted, /extra\.js is in .*, but remote\.json does not list it/)
  const renamed = await build()
  await rename(join(renamed, 'a.js'), join(renamed, 'z.js'))
  await refuse(renamed, 'z.js is in')
  await refuse(await build({ styles: ['gone.css'] }), 'names gone.css, which is not in')
  await refuse(await build({ integrity: integrityOf('other') }), 'integrity differs')
})

test('a compressed twin with other bytes, or of no file, is refused', async () => {
  await refuse(await build({}, { 'a.js.br': brotliCompressSync('other') }), 'a.js.br does not hold the bytes of a.js')
  await refuse(await build({}, { 'a.js.gz': gzipSync('other') }), 'a.js.gz does not hold the bytes of a.js')
  await refuse(await build({}, { 'a.js.gz': 'not compressed' }), 'a.js.gz does not hold the bytes of a.js')
  await refuse(await build({}, { 'lost.js.br': brotliCompressSync('x') }), 'does not hold the bytes of lost.js')
})

test('links and special files are refused', async () => {
  const linked = await build()
  await unlink(join(linked, 'a.js'))
  await symlink('/etc/hostname', join(linked, 'a.js'))
  await refuse(linked, 'a.js in')
  const folderLinked = await build()
  await symlink('/etc', join(folderLinked, 'assets'))
  await refuse(folderLinked, /assets in .* is a link or a special file/)
})

test.each(['*', 'x', '>=1.0.0', '2', '', '^2.0.0 ||', 'latest'])(
  'the contract range "%s" is refused',
  async (contract) => {
    await refuse(await build({ contract }), /remote\.json is not valid: contract: Use a range such as \^2\.0\.0/)
  },
)

test.each(['shax-', 'sha384-AAAA', 'sha256-', `md5-${'a'.repeat(64)}`])(
  'the integrity %s is refused',
  async (integrity) => {
    await refuse(await build({ integrity }), /not valid: integrity: Use an integrity of sha384/)
  },
)

test.each(['../a.js', '/etc/passwd', '.hidden', 'a//b', 'a/../b', 'a\\b'])('a file at %s is refused', async (path) => {
  const folder = await build()
  const files = [{ path, integrity: integrityOf('a'), size: 1 }]
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...manifest(), files }))
  await refuse(folder, /files\.0\.path: Use a relative path/)
})

test('a manifest with many problems is refused in one short line', async () => {
  const files = Array.from({ length: 30 }, (_, index) => ({ path: `${index}.js`, integrity: 'shax-', size: 1 }))
  const folder = await build()
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...manifest(), files }))
  await refuse(
    folder,
    /files\.0\.integrity: [^;]*; files\.1\.integrity: [^;]*; files\.2\.integrity: [^;]*; and 27 more$/,
  )
})

test('an empty folder, none, and a torn manifest are refused', async () => {
  await refuse(await mkdtemp(join(tmpdir(), 'soulsign-empty-')), 'There is no remote.json')
  await refuse('/no/such/folder', 'There is no remote.json')
  const torn = await build()
  await writeFile(join(torn, 'remote.json'), '{')
  await refuse(torn, 'remote.json is not JSON')
  await refuse(await build({ version: '..' }), 'remote.json is not valid: version')
  const unlisted = await build()
  await writeFile(join(unlisted, 'remote.json'), JSON.stringify(manifest()))
  await refuse(unlisted, 'remote.json is not valid: files')
})

test('the shell needs its page, and the widget its loader and its frame', async () => {
  expect((await readDist(await writeShell())).manifest).toMatchObject({ name: 'shell', pages: SHELL.pages })
  await refuse(await writeBuild('shell.json', { ...SHELL, version: '1' }, { 'a.js': 'a' }), 'names index.html')
  const widget = { name: 'widget', version: '1.0.0' }
  await refuse(await writeBuild('widget.json', widget, { 'frame.html': 'x' }), 'names symptom-check.js')
  await refuse(await writeBuild('widget.json', widget, { 'symptom-check.js': 'x' }), 'names frame.html')
  await refuse(
    await writeBuild('widget.json', { ...widget, version: '..' }, { 'frame.html': 'x' }),
    'not valid: version',
  )
})
