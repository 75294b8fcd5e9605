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
const KINDS = [Int32Array, Uint8Array, Int8Array] as const
type List = InstanceType<(typeof KINDS)[number]>
/** A list begins where a number of four bytes may stand. */
const aligned = (bytes: number) => Math.ceil(bytes / Int32Array.BYTES_PER_ELEMENT) * Int32Array.BYTES_PER_ELEMENT

/** Leaves lists of numbers out of the value, so that they can be read in place. */
class Packer extends DefaultSerializer {
  readonly lists: Buffer[] = []
  #length = 0

  _writeHostObject(list: List): void {
    this.writeUint32(KINDS.findIndex((kind) => list instanceof kind))
    this.writeUint32(this.#length)
    this.writeUint32(list.length)
    const bytes = Buffer.alloc(aligned(list.byteLength))
    bytes.set(Buffer.from(list.buffer, list.byteOffset, list.byteLength))
    this.#length += bytes.length
    this.lists.push(bytes)
  }
}

class Unpacker extends DefaultDeserializer {
  readonly #file: Buffer

  constructor(value: Buffer, file: Buffer) {
    super(value)
    this.#file = file
  }

  _readHostObject(): List {
    const Kind = KINDS[this.readUint32()]
    if (!Kind) throw new Error('it has a list of another kind')
    const from = this.#file.byteOffset + this.readUint32()
    return new Kind(this.#file.buffer as ArrayBuffer, from, this.readUint32())
  }
}

function pack(value: unknown): Buffer {
  const packer = new Packer()
  packer.writeHeader()
  packer.writeValue(value)
  const footer = Buffer.alloc(FOOTER)
  footer.writeUInt32LE(packer.lists.reduce((sum, { length }) => sum + length, 0))
  return Buffer.concat([...packer.lists, packer.releaseBuffer(), footer])
}

function unpack(file: Buffer): unknown {
  const end = file.readUInt32LE(file.length - FOOTER)
  const unpacker = new Unpacker(file.subarray(end, -FOOTER), file)
  unpacker.readHeader()
  return unpacker.readValue()
}
