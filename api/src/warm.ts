import { readSymptom } from '@soulsign/guide'
import { startScreener } from '@soulsign/safety'

// Fills the caches of code and words, for an image in which nodes cannot write. Start it with the flags of a node.
await import('./server.ts')
// A node loads these when it first needs them.
await Promise.all([
  import('./insights/write.ts'),
  import('./plans/write.ts'),
  import('@soulsign/contracts/accent'),
  import('@soulsign/contracts/widget-accent'),
  import('@node-rs/argon2'),
  import('@simplewebauthn/server'),
  import('@zxcvbn-ts/language-common'),
  import('nodemailer'),
  import('openai'),
  import('openai/helpers/zod'),
  import('openid-client'),
  import('stripe'),
  import('tldts'),
])
await (await startScreener()).close()
readSymptom({ symptomType: 'physical', description: 'tired' })
