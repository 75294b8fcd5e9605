import { expect, test } from 'vitest'
import { figuresOf, missedIn, type Shown, share } from './figures.ts'

test('a share has its interval by Wilson', () => {
  expect(share(93, 100)).toEqual({ value: 0.93, low: 0.8625, high: 0.9657, n: 100 })
  expect(share(0, 0)).toEqual({ value: null, low: 0, high: 1, n: 0 })
})

test('a stricter panel than the label counts as right, and a question as help', () => {
  const text = (id: string, level: Shown['level'], shown: Shown['shown']): Shown => ({
    id,
    lang: 'en',
    level,
    category: level === 'urgent' ? 'suicide' : null,
    shown,
  })
  const texts = [
    text('panel', 'urgent', 'urgent'),
    text('question', 'urgent', 'ask'),
    text('nothing', 'urgent', null),
    text('strict', 'soon', 'urgent'),
    text('false', 'near-miss', 'card'),
  ]
  const figures = figuresOf(texts)
  expect(figures.urgentPanel).toMatchObject({ value: 0.3333, n: 3 })
  expect(figures.helpShown).toMatchObject({ value: 0.6667, n: 3 })
  expect(figures.soonAny).toMatchObject({ value: 1, n: 1 })
  expect(figures.falseAnyNearMiss).toMatchObject({ value: 1, n: 1 })
  expect(missedIn(texts)).toMatchObject({ urgentPanel: ['question', 'nothing'], falseAnyNearMiss: ['false'] })
})
