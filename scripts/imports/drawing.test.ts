import { expect, test } from 'vitest'
import { drawImports } from './drawing.ts'

const arrowsOf = (drawing: string) => [...drawing.matchAll(/^ {2}(\S+ --> \S+)$/gm)].map(([, arrow]) => arrow)

test('draws arrows between parts, with the remotes as one part and without implied arrows', () => {
  const drawing = drawImports([
    { from: 'mfe-journal/src/remote.tsx', to: 'packages/ui/src/index.ts' },
    { from: 'mfe-admin/src/remote.tsx', to: 'packages/contracts/src/index.ts' },
    { from: 'packages/ui/src/index.ts', to: 'packages/contracts/src/index.ts' },
    { from: 'packages/ui/src/index.ts', to: 'node_modules/react/index.js' },
    { from: 'packages/ui/src/tokens.test.ts', to: 'scripts/steps.ts' },
  ])
  expect(arrowsOf(drawing)).toEqual(['mfe__ --> ui', 'ui --> contracts'])
})

test('draws the API’s folders, without arrows to folders that most others import', () => {
  const file = (folder: string) => `api/src/${folder}/index.ts`
  const drawing = drawImports([
    ...['journal', 'plans', 'profile'].map((folder) => ({ from: file(folder), to: file('database') })),
    { from: file('plans'), to: file('journal') },
    { from: 'api/src/server.ts', to: file('plans') },
  ])
  expect(drawing).toContain('More than half of them import `database`')
  expect(arrowsOf(drawing)).toEqual(['plans --> journal'])
})

test('keeps a circle of folders connected', () => {
  const drawing = drawImports([
    { from: 'api/src/a/x.ts', to: 'api/src/b/x.ts' },
    { from: 'api/src/b/y.ts', to: 'api/src/a/y.ts' },
  ])
  expect(arrowsOf(drawing)).toEqual(['a --> b', 'b --> a'])
})
