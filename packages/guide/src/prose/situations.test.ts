import { checkOutput } from '@soulsign/safety/output'
import { describe, expect, it } from 'vitest'
import { SITUATIONS, type Situation } from '../listening/situations.ts'
import data from './situations.json' with { type: 'json' }
import { openLines, planFor, situationLines, timeLines } from './situations.ts'

const keys = Object.keys(SITUATIONS) as Situation[]

describe('the prose of situations', () => {
  it('is there for each of them, and for no other', () => {
    expect(Object.keys(data).sort()).toEqual([...keys].sort())
  })

  it.each(keys)('%s has several wordings that suit comfort as well as reflection', (key) => {
    const { because, practice } = planFor(key)
    expect(situationLines(key).length).toBeGreaterThanOrEqual(4)
    for (const text of [...situationLines(key), because, practice.title, practice.how])
      expect(checkOutput(text, { personText: '', mode: 'companion' }), text).toBeNull()
    expect(because).toMatch(/^Because you wrote .+\.$/)
  })

  it('never says the same twice', () => {
    const all = [...keys.flatMap((key) => situationLines(key)), ...openLines, ...Object.values(timeLines).flat()]
    expect(new Set(all).size).toBe(all.length)
    for (const line of all) expect(checkOutput(line, { personText: '', mode: 'reflect' }), line).toBeNull()
  })
})
