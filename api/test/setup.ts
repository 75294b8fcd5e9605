import { beforeEach } from 'vitest'
import { beginTry } from './tries.ts'

beforeEach(({ task }) => beginTry((task.result?.retryCount ?? 0) > 0))
