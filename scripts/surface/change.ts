/** What a change of a surface asks of its version. */
export type Change = 'none' | 'minor' | 'major'

/** The first line of a declaration, with its kind and name. */
const EXPORT = /^export (?:abstract )?(type|interface|const|let|function|class|namespace|enum) ([\w$]+)/

/** The numbers that are compared with the change: they say nothing about what is exported. */
const NUMBERS = ['API_VERSION', 'CONTRACT_VERSION']

/** A text of several words under a plain name. An enum's value stands under itself, as in `"a few days": "a few days"`. */
const PROSE = /^(\s*(?:readonly )?\w+): (?:'[^']* [^']*'|"[^"]* [^"]*");$/

/** A record whose keys stand in one line: `const calls: Record<"a" | "b", Call>;` */
const RECORD = /^(\s*)(.*\bRecord<)("[^"]+"(?: \| "[^"]+")*)(, .*)$/

/** The keys of a record each in a line, as an object's are: another one is an addition. */
function keyLines(line: string): string[] {
  const [, indent = '', begin = '', keys, end = ''] = RECORD.exec(line) ?? []
  if (!keys) return [line]
  return [`${indent}${begin}{`, ...keys.split(' | ').map((key) => `${indent}    ${key}`), `${indent}}${end}`]
}

/** A report's declarations by name: the lines of each, without comments, and with `string` for prose. */
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
    found.set(
      `${kind === 'type' || kind === 'interface' ? 'type ' : ''}${name}`,
      lines.flatMap(keyLines).map((line) => line.replace(PROSE, '$1: string;')),
    )
  }
  return found
}

/** A member of a declaration with what stands in its brackets: `readonly body: z.ZodObject<{ … }, z.core.$strip>;` */
interface Member {
  /** Its own lines. The last one has no brackets. */
  frame: string[]
  /** The lines within the brackets that each of its own lines opens. */
  inner: string[][]
}

const depthOf = (line: string) => line.search(/\S/)
const isClosing = (line: string) => /^\s*[})\]>]/.test(line)

/** Reads lines as members, which begin at the depth of the first line. */
function membersOf(lines: readonly string[]): Member[] {
  const depth = depthOf(lines[0] ?? '')
  const members: Member[] = []
  for (const line of lines) {
    const member = members.at(-1)
    if (member && depthOf(line) > depth) member.inner.at(-1)?.push(line)
    else if (member && isClosing(line)) {
      member.frame.push(line)
      member.inner.push([])
    } else members.push({ frame: [line], inner: [[]] })
  }
  return members
}

/**
 * Whether the members in `lines` are all among those in `among`: those of an object's type (`keyed`) in any order, all
 * others in their own.
 */
function isPartOf(lines: readonly string[], among: readonly string[], keyed = false): boolean {
  const left = membersOf(among)
  for (const member of membersOf(lines)) {
    const found = left.findIndex((other) => isWithin(member, other))
    if (found === -1) return false
    left.splice(keyed ? found : 0, keyed ? 1 : found + 1)
  }
  return true
}

/** Whether a member reads like `other`, which may have more in its brackets. */
const isWithin = ({ frame, inner }: Member, other: Member): boolean =>
  frame.length === other.frame.length &&
  frame.every((line, index) => line === other.frame[index]) &&
  inner.every((lines, index) => isPartOf(lines, other.inner[index] ?? [], frame[index]?.endsWith('{')))

/**
 * Compares two reports of API Extractor. An addition is a minor change. A loss or a changed line is a
 * major one, because a type that reads differently may mean something else. The order of a type's keys means nothing.
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
