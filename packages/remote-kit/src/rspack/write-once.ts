/** Shorter values are not worth a name. */
const WORTH = 20

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Writes a module that exports these JSON values. A part that several of them have in common is written once: it takes less
 * to download and to parse.
 * @example writeOnce({ calls: { a: shape, b: shape } }) // const part0 = …; export const calls = {"a":part0,"b":part0}
 */
export function writeOnce(values: Record<string, unknown>): string {
  const times = new Map<string, number>()
  function count(value: unknown): void {
    if (!isObject(value)) return
    const json = JSON.stringify(value)
    const before = times.get(json) ?? 0
    times.set(json, before + 1)
    // The parts of what is written once are, too.
    if (before === 0) for (const part of Object.values(value)) count(part)
  }

  const names = new Map<string, string>()
  const lines: string[] = []
  function write(value: unknown): string {
    const json = JSON.stringify(value)
    if (!isObject(value)) return json
    const name = names.get(json)
    if (name) return name
    const written = Array.isArray(value)
      ? `[${value.map(write).join()}]`
      : `{${Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${write(part)}`)}}`
    if (json.length < WORTH || times.get(json) === 1) return written
    const part = `part${names.size}`
    names.set(json, part)
    lines.push(`const ${part} = ${written}`)
    return part
  }

  count(Object.values(values))
  for (const [name, value] of Object.entries(values)) lines.push(`export const ${name} = ${write(value)}`)
  return lines.join('\n')
}
