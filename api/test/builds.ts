import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CONTRACT_VERSION, type ShellDescription } from '@soulsign/contracts'
import { release } from '../src/releases/publish.ts'

export const integrityOf = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Writes a build as Rspack does: the files, and a manifest that lists them. Returns its folder. */
export async function writeBuild(
  file: 'remote.json' | 'shell.json' | 'widget.json',
  manifest: object,
  contents: Record<string, string | Buffer>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-dist-'))
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    integrity: integrityOf(content),
    size: Buffer.byteLength(content),
  }))
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await writeFile(join(folder, file), JSON.stringify({ ...manifest, files }))
  return folder
}

/** The shell's description in tests. */
export const SHELL: ShellDescription = {
  name: 'shell',
  contract: CONTRACT_VERSION,
  namespace: 'shell',
  pages: [
    {
      path: '/',
      title: '{name}: more than symptoms',
      description: 'Describe how you feel.',
      indexed: true,
      seo: { key: 'homepage', label: 'Homepage' },
    },
    {
      path: '/welcome',
      title: '{name}: more than symptoms',
      description: 'Describe how you feel.',
      indexed: true,
      canonical: '/',
      seo: { key: 'homepage', label: 'Homepage' },
    },
    { path: '/about', title: 'About {name}', description: 'What {name} is.', indexed: true },
  ],
}

const PAGE = `<!doctype html><html><head><!--head--><!--data--><script nonce="__NONCE__" defer src="/assets/main.js"></script></head><body></body></html>`

interface ShellBuild {
  version?: string
  description?: Partial<ShellDescription>
  page?: string
  /** Contents of assets/main.js. */
  code?: string | Buffer
  more?: Record<string, string | Buffer>
}

/** Writes a build of the shell with a page and a script. */
export const writeShell = ({ version = '1.0.0', description, page = PAGE, code = version, more }: ShellBuild = {}) =>
  writeBuild(
    'shell.json',
    { ...SHELL, ...description, version },
    { 'index.html': page, 'assets/main.js': code, ...more },
  )

/** Releases a shell with a page and a script. */
export async function releaseShell(databaseUrl: string, build: ShellBuild = {}): Promise<void> {
  await release({ databaseUrl }, { folder: await writeShell(build), actor: 'test' })
}
