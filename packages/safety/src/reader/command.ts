import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { encode } from '@soulsign/language/reader'
import { decide } from '../decide.ts'
import { figuresOf } from '../figures.ts'
import { considered } from './consider.ts'
import { hashOf, readLabelled } from './data.ts'
import { learn } from './learn.ts'
import { MODEL_FILE } from './model.ts'

/** What is known about the model, beside it: how it came to be, and how it does on writers that it has not seen. */
const CARD_FILE = new URL('card.json', MODEL_FILE)

const texts = readLabelled()
const { model, measured } = learn(texts)
const shown = measured.map((text, i) => ({
  ...text,
  id: String(i),
  shown: decide(text.said, considered(text.opinion, model.thresholds))?.level ?? null,
}))
const rules = shown.map((text) => ({ ...text, shown: text.said.level }))
const byLanguage = Object.groupBy(shown, ({ lang }) => lang)
const card = {
  texts: texts.length,
  writers: new Set(texts.map(({ writer }) => writer)).size,
  data: hashOf(texts),
  heads: model.heads,
  thresholds: model.thresholds,
  /** How often the figures of the blind texts were looked at, over all versions of the model, by writers. */
  looksAtTheBlindTexts: {
    'r01 to r03': 11,
    'r04 and r05': 11,
    r06: 8,
    'r07 and r08': 9,
    'r09 and r10': 7,
    r11: 6,
    'r12 and r13': 1,
    'v01 to v06': 15,
    'y01 and y02': 30,
    'z01 and z02': 27,
    'q01 and q02': 20,
    'u03, u04 and b13 to b17': 13,
  },
  measuredOn: 'each text of the corpus by a model that had not seen its writer',
  figures: figuresOf(shown),
  rulesAlone: figuresOf(rules),
  byLanguage: Object.fromEntries(Object.entries(byLanguage).map(([lang, of = []]) => [lang, figuresOf(of)])),
}
const files = [
  { file: MODEL_FILE, content: encode(model) },
  { file: CARD_FILE, content: Buffer.from(`${JSON.stringify(card, null, 2)}\n`) },
]
for (const [name, { value, low, high, n }] of Object.entries(card.figures))
  process.stdout.write(`${name} ${value} (${low} to ${high}, ${n} texts)\n`)
if (process.argv.includes('--check')) {
  const changed = files.filter(({ file, content }) => !existsSync(file) || !readFileSync(file).equals(content))
  if (changed.length > 0) {
    process.stderr.write(
      'The model is not what the texts give. Run "pnpm safety:train" and commit packages/safety/reader.\n',
    )
    process.exitCode = 1
  }
} else {
  mkdirSync(new URL('.', MODEL_FILE), { recursive: true })
  for (const { file, content } of files) writeFileSync(file, content)
}
