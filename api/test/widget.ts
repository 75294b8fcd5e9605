import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { release } from '../src/releases/releases.ts'

const FRAME = `<!doctype html>
<html lang="en"><head><!--data--><link rel="stylesheet" href="/widget/v1/assets/frame.1a.css">
<script defer src="/widget/v1/assets/frame.2b.js" nonce="__NONCE__"></script></head><body></body></html>`

/** Releases a build of the widget with a loader, a frame and its files. */
export async function releaseWidget(databaseUrl: string, dataDir: string, version = '1.0.0-a'): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-widget-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'widget.json'), JSON.stringify({ name: 'widget', version }))
  await writeFile(join(folder, 'symptom-check.js'), `'loader ${version}'`)
  await writeFile(join(folder, 'frame.html'), FRAME)
  await writeFile(join(folder, 'assets/frame.1a.css'), 'body{}')
  await writeFile(join(folder, 'assets/frame.2b.js'), `'frame'`)
  await release({ databaseUrl, dataDir }, { folder, actor: 'test' })
}
