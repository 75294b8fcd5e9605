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

const LIST = `    readonly listEntries: {
        readonly method: 'get';
        readonly status: 200;
        readonly response: z.ZodArray<z.ZodObject<{
            id: z.ZodUUID;
            note: z.ZodNullable<z.ZodString>;
            duration: z.ZodEnum<{
                today: "today";
                "a few days": "a few days";
            }>;
        }, z.core.$strip>>;
    };
`
const SIGN_IN = `    readonly signIn: {
        readonly method: 'post';
        readonly body: z.ZodObject<{
            email: z.ZodString;
        }, z.core.$strict>;
    };
`
const calls = (members: string) =>
  report(`// @public
export const endpoints: {
${members}};

// @public
export const Pair: z.ZodTuple<[
    z.ZodString,
    z.ZodInt,
]>;

// @public
export const DURATIONS: readonly ['today', 'a few days'];

// @public
export const RETENTION: {
    readonly guests: {
        readonly what: 'What guests write';
        readonly period: '30 days';
    };
};`)
const CALLS = calls(LIST + SIGN_IN)
const RECORD = calls('').replace(
  '// @public',
  `// @public
export const calls: Record<"listEntries" | "signIn", Call>;

// @public`,
)
const SWAPPED = calls(SIGN_IN + LIST)

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

  test('is none where a text for people reads differently', () => {
    const other = CALLS.replace('What guests write', 'What guests write and agree to')
    expect(changeOf(CALLS, other)).toBe('none')
  })

  test('is none where keys stand in another order', () => {
    expect(changeOf(CALLS, SWAPPED)).toBe('none')
    expect(changeOf(SHELL, SHELL.replace(/( {4}productName.*\n)( {4}toast.*\n)/, '$2$1'))).toBe('none')
  })

  test.each([
    ['a new export', SHELL.replace('\n```\n', '\n// @public\nexport function usePageTitle(): void;\n\n```\n')],
    ['another member', SHELL.replace('    toast', '    auth: ShellAuth;\n    toast')],
    ['another value', SHELL.replace('    calm: "calm";', '    calm: "calm";\n    warm: "warm";')],
  ])('is a minor one for %s', (_, other) => expect(changeOf(SHELL, other)).toBe('minor'))

  test.each([
    ['a key within a call', '            id: z.ZodUUID;', '            id: z.ZodUUID;\n            note: z.ZodString;'],
    [
      'a call',
      '    readonly listEntries',
      '    readonly closeAccount: {\n        readonly status: 204;\n    };\n    readonly listEntries',
    ],
  ])('is a minor one for %s, whatever the order', (_, old, more) =>
    expect(changeOf(CALLS, SWAPPED.replace(old, more))).toBe('minor'),
  )

  test.each([
    ['minor', 'another key', '"listEntries" | "lookAtPlan" | "signIn"'],
    ['major', 'a key that is gone', '"listEntries" | "lookAtPlan"'],
  ])('is a %s one for %s of a record', (change, _, keys) =>
    expect(changeOf(RECORD, RECORD.replace('"listEntries" | "signIn"', keys))).toBe(change),
  )
  test('is a minor one for a second key of a record', () =>
    expect(changeOf(RECORD.replace(' | "signIn"', ''), RECORD)).toBe('minor'))
  test('is a major one for another value of a record', () =>
    expect(changeOf(RECORD, RECORD.replace('Call>', 'Endpoint>'))).toBe('major'))

  test.each([
    ['a call that is gone', / {4}readonly listEntries: \{[\s\S]*?\n {4}\};\n/, ''],
    ['a key that is gone within a call', '            id: z.ZodUUID;\n', ''],
    ['a key that moved to another call', /( {12}email: z.ZodString;\n)([\s\S]*)( {12}id: z.ZodUUID;\n)/, '$2$3$1'],
    ['a narrower answer', 'z.ZodNullable<z.ZodString>', 'z.ZodString'],
    ['a stricter object', 'z.core.$strip>>;', 'z.core.$strict>>;'],
    ['another value of a literal', "'a few days'", "'some days'"],
    ['another value of an enum', '"a few days": "a few days"', '"some days": "some days"'],
    ['another order in a list', 'z.ZodString,\n    z.ZodInt,', 'z.ZodInt,\n    z.ZodString,'],
    ['another word under a name', "'get'", "'post'"],
  ])('is a major one for %s, whatever the order', (_, old, changed) => {
    const other = SWAPPED.replace(old, changed)
    expect(other).not.toBe(SWAPPED)
    expect(changeOf(CALLS, other)).toBe('major')
  })

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
