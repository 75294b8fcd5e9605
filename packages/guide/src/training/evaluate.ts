import { pathToFileURL } from 'node:url'
import { textsOf } from '../corpus/record.ts'
import { listen } from '../listening/listen.ts'
import { figuresByLanguage } from './figures.ts'
import { typeOf } from './measured.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write(`pnpm guide:evaluate FILE...
Reads lines of { id, lang, text, card: { theme, life?, bait? } } and prints how well they are heard.
`)
  process.exitCode = 2
} else {
  const texts = files.flatMap((file) => textsOf(pathToFileURL(file)))
  const begun = performance.now()
  const heard = texts.map((text) => ({ ...text, ...listen(text.text, typeOf(text.card.theme)) }))
  const msPerText = Math.round(((performance.now() - begun) / texts.length) * 100) / 100
  process.stdout.write(`${JSON.stringify({ ...figuresByLanguage(heard), msPerText }, null, 2)}\n`)
}
