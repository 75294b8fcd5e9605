import { Hono } from 'hono'
import { ZodError, z } from 'zod'
import type { BehaviourSwitches } from './behaviour.ts'
import { problem } from './problem.ts'

/** Reads, changes and resets the switches: `GET`, `POST` and `DELETE /behaviour`. */
export const behaviourRoutes = (switches: BehaviourSwitches) =>
  new Hono()
    .get('/', (c) => c.json(switches.current))
    .post('/', async (c) => {
      try {
        switches.change(await c.req.json())
      } catch (error) {
        if (error instanceof SyntaxError) return problem(400, 'The body is not JSON.')
        if (error instanceof ZodError) return problem(400, z.prettifyError(error))
        throw error
      }
      return c.json(switches.current)
    })
    .delete('/', (c) => {
      switches.restore()
      return c.json(switches.current)
    })
