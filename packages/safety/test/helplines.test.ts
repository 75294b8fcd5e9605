import { readFileSync } from 'node:fs'
import {
  countryFromLocale,
  HelpResource,
  helplinesFor,
  SAFETY_CATEGORIES,
  SAFETY_LANGUAGES,
  Safety,
  SUPPORTED_COUNTRIES,
  violenceLines,
} from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { assess } from '../src/assess.ts'
import { toSafety } from '../src/to-safety.ts'

const names = (country: string | undefined, category: (typeof SAFETY_CATEGORIES)[number]) =>
  helplinesFor(country, category).map(({ name }) => name)

describe('helplines', () => {
  it('are dialable numbers, in every country and for every category', () => {
    for (const country of [...SUPPORTED_COUNTRIES, undefined, 'ZZ'])
      for (const category of SAFETY_CATEGORIES) {
        const resources = helplinesFor(country, category)
        expect(resources.length).toBeGreaterThan(0)
        for (const resource of resources) {
          HelpResource.parse(resource)
          for (const number of [resource.call, resource.text])
            if (number !== undefined) expect(number).toMatch(/^\d{2,13}$/u)
          expect(resource.call ?? resource.text ?? resource.url).toBeDefined()
        }
      }
  })

  it('put the emergency number first', () => {
    expect(helplinesFor('GB', 'suicide')[0]).toMatchObject({ call: '999' })
    expect(helplinesFor('us', 'cardiac')[0]).toMatchObject({ call: '911' })
    expect(helplinesFor('CH', 'stroke').map(({ call }) => call)).toEqual(['112', '144'])
    expect(
      helplinesFor(undefined, 'suicide')
        .map(({ call }) => call)
        .slice(0, 2),
    ).toEqual(['112', '911'])
  })

  it('fit the category', () => {
    expect(names('GB', 'suicide')).toContain('Samaritans')
    expect(helplinesFor('GB', 'self_harm')).toContainEqual({ name: 'Shout', text: '85258', word: 'SHOUT' })
    expect(names('DE', 'abuse_adult')).toContain('Hilfetelefon Gewalt gegen Frauen')
    expect(names('ES', 'abuse_child')).toContain('ANAR')
    expect(names('FR', 'poisoning')).toContain('Centre antipoison (Paris)')
    expect(names('US', 'cardiac')).toEqual(['Emergency services'])
  })

  it('name nobody but the emergency services, lines about violence and the directory where another person hurts', () => {
    expect(names('CA', 'abuse_adult')).toEqual(['Emergency services', 'Find A Helpline'])
    expect(names('DE', 'abuse_adult')).toEqual([
      'Emergency services',
      'Hilfetelefon Gewalt gegen Frauen',
      'Find A Helpline',
    ])
    expect(names('ES', 'abuse_child')).toEqual(['Emergency services', 'ANAR', '016', 'Find A Helpline'])
    expect(helplinesFor('BR', 'abuse_adult')[0]).toMatchObject({ call: '190' })
    expect(helplinesFor('FR', 'abuse_child')[0]).toMatchObject({ call: '112' })
    expect(violenceLines('CA', 'abuse_adult')).toEqual([])
  })

  it('have a line about violence at home for most countries, and for children before it', () => {
    const lines = (country: string, category: 'abuse_adult' | 'abuse_child') =>
      violenceLines(country, category).map(({ call }) => call)
    const adults = ['US', 'GB', 'IE', 'DE', 'AT', 'ES', 'FR', 'PT', 'BR'].filter(
      (country) => lines(country, 'abuse_adult').length === 0,
    )
    expect(adults).toEqual([])
    expect(lines('GB', 'abuse_child')).toEqual(['08001111', '08082000247'])
    expect(lines('FR', 'abuse_child')).toEqual(['119', '3919'])
    expect(lines('AU', 'abuse_child')).toEqual(['1800551800'])
  })

  it('lead to the international directory wherever feelings or people hurt', () => {
    for (const category of ['suicide', 'abuse_child', 'eating_disorder'] as const)
      expect(helplinesFor('BR', category).at(-1)?.url).toBe('https://findahelpline.com')
    expect(helplinesFor('ZZ', 'cardiac').at(-1)?.url).toBe('https://findahelpline.com')
  })
})

describe('the country of a locale', () => {
  it.each([
    ['en-GB', 'GB'],
    ['pt_BR', 'BR'],
    ['zh-Hant-TW', 'TW'],
    ['de', undefined],
    ['', undefined],
    ['<script>', undefined],
    [undefined, undefined],
  ])('%s: %s', (locale, country) => {
    expect(countryFromLocale(locale)).toBe(country)
  })
})

it('a row carries level, category and help', () => {
  const safety = toSafety(assess({ description: 'Quiero morir' }), 'ES')
  expect(Safety.parse(safety)).toMatchObject({ level: 'urgent', category: 'suicide' })
  expect(safety?.resources[0]).toMatchObject({ call: '112' })
  expect(toSafety(assess({ description: 'My shoulders are tight' }), 'ES')).toBeNull()
})

it('every note and every general name is there in all five languages', () => {
  const resources = [...SUPPORTED_COUNTRIES, undefined].flatMap((country) =>
    SAFETY_CATEGORIES.flatMap((category) => helplinesFor(country, category)),
  )
  for (const language of SAFETY_LANGUAGES) {
    const file = new URL(`../src/panels/locales/${language}.json`, import.meta.url)
    const { names, notes } = JSON.parse(readFileSync(file, 'utf8'))
    for (const { name, note } of resources) {
      if (name.startsWith('Emergency services')) expect(names, language).toHaveProperty([name])
      if (note) expect(notes, language).toHaveProperty([note])
    }
  }
})
