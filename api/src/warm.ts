import { readSymptom } from '@soulsign/guide'
import { startScreener } from '@soulsign/safety'

// Fills the caches of code and words, for an image in which nodes cannot write. Start it with the flags of a node.
await import('./server.ts')
await (await startScreener()).close()
readSymptom({ symptomType: 'physical', description: 'tired' })
