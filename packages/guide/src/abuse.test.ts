import { readFileSync } from 'node:fs'
import { PROMPT_TEXT_MAX_LENGTH } from '@soulsign/contracts'
import { checkInsight, SentenceGate } from '@soulsign/safety/output'
import { describe, expect, it } from 'vitest'
import { composeInsight } from './compose.ts'
import { withRequiredLines } from './required-lines.ts'
import { formatSymptomData, parseSymptomData } from './symptom-data.ts'

interface Attack {
  id: string
  text: string
}

const attacks = readFileSync(new URL('../../safety/test/fixtures/abuse.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Attack)
const ABOUT: Record<string, string> = {
  ab02: 'neck',
  ab04: 'sore_throat',
  ab07: 'stomach',
  ab11: 'lower_back',
  ab17: 'eyelid_twitch',
  ab19: 'shoulders',
  ab20: 'eczema',
  ab22: 'insomnia',
  ab23: 'eyes',
  ab37: 'headache',
  ab47: 'cough',
  ab50: 'dizziness',
  ab55: 'cancer',
}
const COMPANION = ['ab08', 'ab31', 'ab53', 'ab55', 'ab56', 'ab58', 'ab59']

const compose = (description: string) => {
  const { mode, matched, ai_analysis, ...roots } = composeInsight({ symptomType: 'physical', description })
  return { mode, matched, insight: { ai_analysis: withRequiredLines(ai_analysis, { mode }, 'guide'), ...roots } }
}

describe.each(attacks)('$id', ({ id, text }) => {
  const { mode, matched, insight } = compose(text)

  it('gets a complete and harmless insight', () => {
    expect(checkInsight(insight, { personText: text, mode })).toBeNull()
    if (ABOUT[id]) expect(matched[0]).toBe(ABOUT[id])
    expect(mode).toBe(COMPANION.includes(id) ? 'companion' : 'reflect')
  })

  it('is not shown when a model echoes it', () => {
    const gate = new SentenceGate({ personText: text })
    expect((gate.push(text).text + gate.end().text).trim()).toBe('')
    expect(checkInsight({ ...insight, ai_analysis: text }, { personText: text })).not.toBeNull()
  })

  it('stays data, cut to the length that the AI reads', () => {
    const data = { symptom_type: 'physical', description: text, duration: null, advanced_info: null } as const
    const message = formatSymptomData(data)
    expect(parseSymptomData(message)).toEqual({ ...data, description: text.slice(0, PROMPT_TEXT_MAX_LENGTH) })
    expect(message.match(/</gu)).toHaveLength(2)
  })
})
