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

/** Returns the token that a partner's frame gets on a page of `host`. */
export async function frameTokenFor(url: string, partner: string, host: string): Promise<string> {
  const response = await fetch(`${url}/widget/v1/frame?partner=${partner}`, { headers: { referer: `${host}/` } })
  const [, token] = /"frame_token":"([^"]+)"/.exec(await response.text()) ?? []
  if (!token) throw new Error('The frame got no token')
  return token
}
