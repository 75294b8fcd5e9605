/** What a change of a surface asks of its version. */
export type Change = 'none' | 'minor' | 'major'

/** The first line of a declaration, with its kind and name. */
const EXPORT = /^export (?:abstract )?(type|interface|const|let|function|class|namespace|enum) ([\w$]+)/

/** The numbers that are compared with the change: they say nothing about what is exported. */
const NUMBERS = ['API_VERSION', 'CONTRACT_VERSION']

/** A report's declarations by name: the lines of each, without comments. */
function declarationsOf(report: string): Map<string, string[]> {
  const code = /```ts\n(.*)```/s.exec(report)?.[1] ?? report
  const found = new Map<string, string[]>()
  for (const block of code.split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line !== '' && !/^\s*(\/\/|import )/.test(line))
    const [first] = lines
    if (!first) continue
    const [, kind = '', name = first] = EXPORT.exec(first) ?? []
    // A type and a value may have one name.
    if (NUMBERS.includes(name)) continue
    found.set(`${kind === 'type' || kind === 'interface' ? 'type ' : ''}${name}`, lines)
  }
  return found
}

/** Whether `lines` are all in `among`, in their order. */
function isPartOf(lines: readonly string[], among: readonly string[]): boolean {
  let next = 0
  for (const line of among) if (line === lines[next]) next++
  return next === lines.length
}

/**
 * Compares two reports of API Extractor. What only has more is a minor change. What lost or changed anything is a major
 * one: a line of a type that reads differently is taken to mean something else.
 */
export function changeOf(before: string, now: string): Change {
  const old = declarationsOf(before)
  const current = declarationsOf(now)
  let change: Change = current.size > old.size ? 'minor' : 'none'
  for (const [name, lines] of old) {
    const declared = current.get(name)
    if (!declared || !isPartOf(lines, declared)) return 'major'
    if (declared.length > lines.length) change = 'minor'
  }
  return change
}

/** The lowest version that may follow `version` with such a change. */
export function versionAfter(version: string, change: Change): string {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return { none: version, minor: `${major}.${minor + 1}.0`, major: `${major + 1}.0.0` }[change]
}
