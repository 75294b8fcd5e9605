import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from '../../api/src/releases/dist.ts'
import type { ReleaseFile } from '../../packages/contracts/src/registry.ts'

/** Copies of a remote's build that differ in their version and their entry. */
export interface Variants {
  folder: string
  /** Makes the copy the build with this number. */
  become(number: number): Promise<void>
  remove(): Promise<void>
}

/** Copies the build in `dist`. */
export async function copyBuild(dist: string): Promise<Variants> {
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-variant-'))
  await cp(dist, folder, { recursive: true })
  const { files, ...manifest } = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'))
  const code = await readFile(join(folder, manifest.entry), 'utf8')
  const twins = [`${manifest.entry}.br`, `${manifest.entry}.gz`]
  for (const twin of twins) await rm(join(folder, twin), { force: true })
  const others = (files as ReleaseFile[]).filter(({ path }) => ![manifest.entry, ...twins].includes(path))
  return {
    folder,
    async become(number) {
      const content = Buffer.from(`${code}\n// ${number}\n`)
      const entry = { path: manifest.entry, integrity: integrityOf(content), size: content.length }
      const build = {
        ...manifest,
        version: `${manifest.version}.${number}`,
        integrity: entry.integrity,
        files: [...others, entry],
      }
      await writeFile(join(folder, manifest.entry), content)
      await writeFile(join(folder, 'remote.json'), JSON.stringify(build))
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
