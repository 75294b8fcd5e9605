import { readSymptom } from '@soulsign/guide'
import { startScreener } from '@soulsign/safety'

// Fills the caches of code and words, for an image in which nodes cannot write. Start it with the flags of a node.
await import('./server.ts')
// A node loads these when it first needs them.
await Promise.all([
  import('./insights/write.ts'),
  import('./plans/write.ts'),
  import('@soulsign/contracts/widget-accent'),
  import('openai'),
  import('openid-client'),
  import('stripe'),
])
await (await startScreener()).close()
readSymptom({ symptomType: 'physical', description: 'tired' })
