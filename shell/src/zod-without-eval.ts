import { config } from 'zod'

// The page's policy forbids eval. Zod tries it when a schema is made, so this is the first import. The setting also
// applies to the remotes' copies of Zod.
config({ jitless: true })
