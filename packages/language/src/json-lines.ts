import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * The lines of a file that holds one JSON value a line. Empty lines count for nothing.
 * @throws Error that names file and line of a value that does not fit `schema`
 */
export const linesOf = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (!line.trim()) return []
      const { data, error } = schema.safeParse(JSON.parse(line))
      if (error) throw new Error(`${file}:${i + 1}: ${z.prettifyError(error)}`)
      return [data]
    })
