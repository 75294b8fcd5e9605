import { readFileSync, writeFileSync } from 'node:fs'
import { nearDuplicates, readCorpus } from '@soulsign/safety/corpus'
import { z } from 'zod'
import { Card, GuideText, readTexts, TEXTS, textsIn } from './record.ts'

const USAGE = `pnpm guide:corpus                      counts the texts by theme, situation and language
pnpm guide:corpus add CARDS FILE...    adds what a writer wrote: a file of cards, and lines of { id, text, doubt? }`

const Cards = z.object({
  writer: z.string(),
  lang: z.string(),
  cards: z.array(Card.extend({ id: z.string() })),
})
const Answer = z.object({ id: z.string(), text: z.string(), doubt: z.string().optional() })

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Puts what was written beside its cards. Leaves out what the writer doubts, and what was written from another text. */
function add(cardsFile: string, files: readonly string[]): void {
  const { writer, lang, cards } = Cards.parse(JSON.parse(readFileSync(cardsFile, 'utf8')))
  const answers = new Map(
    files
      .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
      .map((line) => Answer.parse(JSON.parse(line)))
      .map((answer) => [answer.id, answer]),
  )
  const written = cards.flatMap(({ id, ...card }) => {
    const answer = answers.get(id)
    return answer && !answer.doubt ? [GuideText.parse({ id, lang, text: answer.text, writer, card })] : []
  })
  const others = [...readCorpus(), ...textsIn(TEXTS).filter((text) => text.writer !== writer)]
  const copied = new Set(nearDuplicates([...others, ...written]).map(([, later]) => later))
  const kept = written.filter(({ id }) => !copied.has(id))
  writeFileSync(new URL(`${writer}.jsonl`, TEXTS), kept.map((text) => `${JSON.stringify(text)}\n`).join(''))
  print(`${writer}: ${kept.length} of ${cards.length} cards`)
}

function report(): void {
  const texts = readTexts()
  const counts = (keysOf: (text: GuideText) => readonly string[]) => {
    const count = new Map<string, number>()
    for (const text of texts) for (const key of keysOf(text)) count.set(key, (count.get(key) ?? 0) + 1)
    return [...count]
      .sort(([, a], [, b]) => a - b)
      .map(([key, n]) => `${key} ${n}`)
      .join(', ')
  }
  print(`${texts.length} texts by ${new Set(texts.map(({ writer }) => writer)).size} writers`)
  print(`languages: ${counts(({ lang }) => [lang])}`)
  print(`themes: ${counts(({ card }) => [card.theme])}`)
  print(`situations: ${counts(({ card }) => card.life ?? ['none'])}`)
}

const [verb, cards, ...files] = process.argv.slice(2)
if (verb === undefined) report()
else if (verb === 'add' && cards && files.length > 0) add(cards, files)
else {
  print(USAGE)
  process.exitCode = 2
}
