import { config } from 'zod/v4/core'

// The page's policy forbids eval. Zod tries it when a schema is made, so the remote imports this first.
config({ jitless: true })
