import { expect, test } from 'vitest'
import { allOf } from './workers.ts'

test('a sweep that fails holds up no other, and is told in the end', async () => {
  const done: string[] = []
  const sweeps = [
    async () => done.push('guests'),
    () => Promise.reject(new Error('The bucket does not answer.')),
    async () => done.push('accounts'),
  ]
  await expect(allOf(sweeps)).rejects.toThrow('The bucket does not answer.')
  expect(done).toEqual(['guests', 'accounts'])
})
