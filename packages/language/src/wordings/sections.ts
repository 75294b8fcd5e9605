import { readdirSync, readFileSync } from 'node:fs'

/** What stands under one heading of a data file. */
export interface Section {
  readonly heading: string
  /** File and line, for errors: "en/suicide.txt:12". */
  readonly place: string
  readonly lines: readonly string[]
  /** Why there are no lines. */
  readonly waived: string | undefined
}

const HEADING = /^\[(?<heading>[A-Za-z][A-Za-z0-9_]*)\]$/u
const WAIVED = 'waived: '

/**
 * Reads a data file: `[heading]`, then one entry a line. `# ` begins a comment; `waived: reason` stands for entries.
 * @throws Error that names file and line
 */
export function parseSections(file: string, text: string): Section[] {
  const sections: { heading: string; place: string; lines: string[]; waived: string | undefined }[] = []
  let section = sections[0]
  let number = 0
  for (let from = 0, to = 0; from < text.length; from = to + 1) {
    to = text.indexOf('\n', from)
    if (to < 0) to = text.length
    const line = text.slice(from, to)
    number++
    if (line === '' || line.startsWith('# ')) continue
    const place = `${file}:${number}`
    if (line.startsWith('[')) {
      section = { heading: headingOf(line, place), place, lines: [], waived: undefined }
      const same = sections.find(({ heading }) => heading === section?.heading)
      if (same) throw new Error(`${place}: [${same.heading}] already stands at ${same.place}.`)
      sections.push(section)
    } else if (!section) throw new Error(`${place}: "${line}" stands before the first heading.`)
    else if (line.startsWith(WAIVED)) section.waived = line.slice(WAIVED.length)
    else if (line.startsWith(' ') || line.endsWith(' ') || line.endsWith('\r') || line.includes('  '))
      throw new Error(`${place}: "${line}" has a space too many.`)
    else section.lines.push(line)
  }
  for (const { heading, place, lines, waived } of sections) {
    if (lines.length === 0 && !waived)
      throw new Error(`${place}: [${heading}] is empty. Add a line, or "waived: " and why.`)
    if (lines.length > 0 && waived)
      throw new Error(`${place}: [${heading}] has lines and is waived. Remove one of the two.`)
  }
  return sections
}

function headingOf(line: string, place: string): string {
  const heading = HEADING.exec(line)?.groups?.['heading']
  if (heading) return heading
  throw new Error(`${place}: "${line}" is no heading. Write a name in brackets: [chestPain].`)
}

/** The sections of each text file of a folder, by the file's name without its ending. */
export function readFolder(folder: URL): Map<string, Section[]> {
  const name = folder.pathname.split('/').at(-2)
  const files = new Map<string, Section[]>()
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.txt'))
      files.set(
        file.slice(0, -'.txt'.length),
        parseSections(`${name}/${file}`, readFileSync(new URL(file, folder), 'utf8')),
      )
  return files
}
