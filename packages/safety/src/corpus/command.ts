import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writerCards } from './cards.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { CORPUS, CorpusText, readCorpus } from './record.ts'

const USAGE = `pnpm safety:corpus                             counts the texts and names near-duplicates
pnpm safety:corpus cards WRITER                prints a writer's cards, one a line
pnpm safety:corpus add WRITER LANGUAGE FILE    adds what the writer wrote: lines of { id, text, doubt? }`

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Puts what was written beside its cards, into the corpus. Throws when a card has no text or a text no card. */
function add(writer: string, lang: string, file: string): void {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const written = new Map(lines.map((line) => JSON.parse(line)).map((answer) => [answer.id, answer]))
  const texts = writerCards(writer).map(({ id, category, ...card }) => {
    const answer = written.get(id)
    if (!answer) throw new Error(`${file} has no text for the card ${id}.`)
    written.delete(id)
    return CorpusText.parse({
      id,
      lang,
      category,
      urgent: card.level === 'urgent',
      note: `${card.level}: ${card.situation}`,
      text: answer.text,
      writer,
      card,
      ...(answer.doubt && { doubt: answer.doubt }),
    })
  })
  if (written.size > 0) throw new Error(`${file} has texts without a card: ${[...written.keys()].join(', ')}.`)
  writeFileSync(join(CORPUS, `${writer}.jsonl`), texts.map((text) => `${JSON.stringify(text)}\n`).join(''))
}

function report(): void {
  const texts = readCorpus()
  const count = (key: (text: CorpusText) => string) =>
    Object.entries(Object.groupBy(texts, key))
      .map(([name, { length } = []]) => `${name} ${length}`)
      .join(', ')
  print(`${texts.length} texts by ${new Set(texts.map(({ writer }) => writer)).size} writers`)
  print(`levels: ${count(({ card }) => card.level)}`)
  print(`languages: ${count(({ lang }) => lang)}`)
  print(`categories: ${count(({ category }) => category ?? 'none')}`)
  print(`over 300 characters: ${texts.filter(({ text }) => text.length > 300).length}`)
  for (const [first, second] of nearDuplicates(texts)) print(`near-duplicates: ${first} ${second}`)
}

const [verb, writer, lang, file] = process.argv.slice(2)
if (verb === undefined) report()
else if (verb === 'cards' && writer) for (const card of writerCards(writer)) print(JSON.stringify(card))
else if (verb === 'add' && writer && lang && file) add(writer, lang, file)
else {
  print(USAGE)
  process.exitCode = 2
}
