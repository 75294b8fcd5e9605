import { config } from 'zod'

// The page's policy forbids eval. Zod tries it when a schema is made, so this stands before every other import; the
// setting counts for the remotes' copies of Zod too.
config({ jitless: true })
