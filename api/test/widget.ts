import { release } from '../src/releases/publish.ts'
import { writeBuild } from './builds.ts'

const FRAME = `<!doctype html>
<html lang="en"><head><!--data--><link rel="stylesheet" href="/widget/v1/assets/frame.1a.css">
<script defer src="/widget/v1/assets/frame.2b.js" nonce="__NONCE__"></script></head><body></body></html>`

/** Releases a build of the widget with a loader, a frame and its files. */
export async function releaseWidget(databaseUrl: string, version = '1.0.0-a'): Promise<void> {
  const folder = await writeBuild(
    'widget.json',
    { name: 'widget', version },
    {
      'symptom-check.js': `'loader ${version}'`,
      'frame.html': FRAME,
      'assets/frame.1a.css': 'body{}',
      'assets/frame.2b.js': `'frame'`,
    },
  )
  await release({ databaseUrl }, { folder, actor: 'test' })
}
