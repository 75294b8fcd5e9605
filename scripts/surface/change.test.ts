import { describe, expect, test } from 'vitest'
import { changeOf, versionAfter } from './change.ts'

const report = (code: string) => `## API Report File\n\n\`\`\`ts\n\nimport { z } from 'zod';\n\n${code}\n\n\`\`\`\n`

const SHELL = report(`// @public
export interface Shell {
    // (undocumented)
    productName: string;
    toast(options: ToastOptions): void;
}

// @public
export function useShell(): Shell;

// @public (undocumented)
export const Tone: z.ZodEnum<{
    calm: "calm";
}>;

// @public (undocumented)
export type Tone = z.infer<typeof Tone>;`)

describe('the change between two surfaces', () => {
  test('is none where only comments and imports differ', () => {
    const other = SHELL.replace('// (undocumented)\n', '// How it is called\n').replace("'zod'", "'zod/mini'")
    expect(changeOf(SHELL, other)).toBe('none')
  })

  test('is none where a number was raised', () => {
    const numbered = (number: string) =>
      SHELL.replace('// @public', `// @public\nexport const API_VERSION = "${number}";\n\n// @public`)
    expect(changeOf(numbered('1.1.0'), numbered('1.2.0'))).toBe('none')
  })

  test.each([
    ['a new export', SHELL.replace('\n```\n', '\n// @public\nexport function usePageTitle(): void;\n\n```\n')],
    ['another member', SHELL.replace('    toast', '    auth: ShellAuth;\n    toast')],
    ['another value', SHELL.replace('    calm: "calm";', '    calm: "calm";\n    warm: "warm";')],
  ])('is a minor one for %s', (_, other) => expect(changeOf(SHELL, other)).toBe('minor'))

  test.each([
    ['an export that is gone', SHELL.replace('export function useShell(): Shell;', '')],
    ['a type that is gone beside its value', SHELL.replace('export type Tone = z.infer<typeof Tone>;', '')],
    ['a member that is gone', SHELL.replace('    productName: string;\n', '')],
    ['a member of another type', SHELL.replace('productName: string', 'productName: string | null')],
    ['another parameter', SHELL.replace('useShell()', 'useShell(name: string)')],
  ])('is a major one for %s', (_, other) => expect(changeOf(SHELL, other)).toBe('major'))
})

test('a version follows by what changed', () => {
  expect(versionAfter('2.1.0', 'none')).toBe('2.1.0')
  expect(versionAfter('2.1.3', 'minor')).toBe('2.2.0')
  expect(versionAfter('2.1.0', 'major')).toBe('3.0.0')
})
