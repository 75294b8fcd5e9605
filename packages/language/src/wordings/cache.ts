import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { DefaultDeserializer, DefaultSerializer } from 'node:v8'

/**
 * The result of `make` over files of a package, kept on disk until they change. The lexicon takes a second
 * to compile, which is too long for a process to start.
 * @param sources files, and folders whose names end in a slash
 * @param home the folder of the package
 */
export function compiledOnce<Value>(name: string, sources: readonly string[], make: () => Value, home: URL): Value {
  // The engine defines the format.
  const hash = createHash('sha256').update(process.version)
  for (const source of sources) addTo(hash, new URL(source, home))
  const file = new URL(`${name}-${hash.digest('hex').slice(0, 32)}.bin`, new URL('node_modules/.cache/', home))
  const kept = read(file)
  if (kept) return unpack(kept) as Value
  const made = pack(make())
  write(file, made)
  return unpack(made) as Value
}

function addTo(hash: ReturnType<typeof createHash>, source: URL): void {
  if (!source.pathname.endsWith('/')) {
    hash.update(readFileSync(source))
    return
  }
  for (const entry of readdirSync(source, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(`\0${entry.name}\0`)
    addTo(hash, new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, source))
  }
}

function read(file: URL): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Renames the file only when it is complete, because several processes may start at once. */
function write(file: URL, content: Buffer): void {
  const part = new URL(`${file.href}.${process.pid}`)
  try {
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(part, content)
    renameSync(part, file)
  } catch {
    // Without write access, each process compiles for itself.
  }
}

/** Where the value ends in the file, as a number of four bytes. Before it stand its lists of numbers. */
const FOOTER = 4

/** Leaves lists of numbers out of the value, so that they can be read in place. */
class Packer extends DefaultSerializer {
  readonly lists: Int32Array[] = []
  #length = 0

  _writeHostObject(list: Int32Array): void {
    this.writeUint32(this.#length)
    this.writeUint32(list.length)
    this.#length += list.length
    this.lists.push(list)
  }
}

class Unpacker extends DefaultDeserializer {
  readonly #numbers: Int32Array

  constructor(value: Buffer, numbers: Int32Array) {
    super(value)
    this.#numbers = numbers
  }

  _readHostObject(): Int32Array {
    const from = this.readUint32()
    return this.#numbers.subarray(from, from + this.readUint32())
  }
}

function pack(value: unknown): Buffer {
  const packer = new Packer()
  packer.writeHeader()
  packer.writeValue(value)
  const lists = packer.lists.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))
  const footer = Buffer.alloc(FOOTER)
  footer.writeUInt32LE(lists.reduce((sum, { length }) => sum + length, 0))
  return Buffer.concat([...lists, packer.releaseBuffer(), footer])
}

function unpack(file: Buffer): unknown {
  const end = file.readUInt32LE(file.length - FOOTER)
  const numbers = new Int32Array(file.buffer, file.byteOffset, end / Int32Array.BYTES_PER_ELEMENT)
  const unpacker = new Unpacker(file.subarray(end, -FOOTER), numbers)
  unpacker.readHeader()
  return unpacker.readValue()
}
