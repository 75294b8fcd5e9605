// @vitest-environment node
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** A partner's script. It is compiled in an empty folder, so there is no React. */
const SCRIPT = `
import type { SymptomCheckError } from './element'
const element = document.createElement('symptom-check')
const onError = (event: CustomEvent<SymptomCheckError>) => console.log(event.detail.code)
element.addEventListener('error', onError)
element.removeEventListener('error', onError)
element.addEventListener('completed', ({ detail }) => { const nothing: undefined = detail; return nothing })
element.addEventListener('click', (event: MouseEvent) => event.clientX)
element.open('mental_emotional')
// @ts-expect-error
element.open('mental')
const anything: HTMLElement = element
document.body.append(anything)
`

test('the types of the element work on a site without React', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-types-'))
  await cp(join(import.meta.dirname, 'loader/element.ts'), join(folder, 'element.ts'))
  await writeFile(join(folder, 'script.ts'), SCRIPT)
  const options = '--strict --noEmit --target es2022 --lib es2022,dom --module esnext --moduleResolution bundler'
  const compiled = await run('tsc', [...options.split(' '), 'script.ts'], { cwd: folder }).catch((error) => {
    throw new Error(error.stdout || error.message)
  })
  expect(compiled.stdout).toBe('')
  await rm(folder, { recursive: true })
})
