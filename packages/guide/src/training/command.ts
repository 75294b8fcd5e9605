import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readPhrases } from '../corpus/phrases.ts'
import { readTexts } from '../corpus/record.ts'
import { decide } from '../listening/decide.ts'
import { FOLDER, filesOf } from '../listening/model.ts'
import { rightIn } from '../listening/scenes.ts'
import { figuresByLanguage } from './figures.ts'
import { learn } from './learn.ts'

/** Trains the reader and writes it, with a card that says how it does on writers that it has not seen. */
const texts = readTexts()
const phrases = readPhrases()
const { model, measured } = learn(texts, phrases)
const heard = measured.map((text) => ({
  ...text,
  ...decide(text.opinion, text.type, model.thresholds, [], text.live, rightIn(text.text)),
}))
const card = {
  texts: texts.length,
  phrases: phrases.length,
  writers: new Set(texts.map(({ writer }) => writer)).size,
  data: createHash('sha256')
    .update(JSON.stringify([texts, phrases]))
    .digest('hex'),
  thresholds: model.thresholds,
  measuredOn: 'each text by a reader that had not seen its writer',
  figures: figuresByLanguage(heard),
}
const files = [...filesOf(model), ['card.json', Buffer.from(`${JSON.stringify(card, null, 2)}\n`)] as const]
for (const [name, { value, low, high, n }] of Object.entries(card.figures.all))
  process.stdout.write(`${name} ${value} (${low} to ${high}, ${n} texts)\n`)
if (process.argv.includes('--check')) {
  const changed = files.filter(([name, content]) => {
    const file = new URL(name, FOLDER)
    return !existsSync(file) || !readFileSync(file).equals(content)
  })
  if (changed.length > 0) {
    process.stderr.write(
      'The reader is not what the texts give. Run "pnpm guide:train" and commit packages/guide/reader.\n',
    )
    process.exitCode = 1
  }
} else {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, content] of files) writeFileSync(new URL(name, FOLDER), content)
}
