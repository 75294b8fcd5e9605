import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Node keeps our TypeScript without its types for the next start. Otherwise each process strips it again, and holds the
// compiler that does it. Load this before all else: node --import ./api/code-cache.mjs …
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/code', import.meta.url)))
