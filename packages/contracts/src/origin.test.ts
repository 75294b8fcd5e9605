import { expect, test } from 'vitest'
import { originData } from './origin.ts'

test('tells machines who wrote, and in which language', () => {
  expect(originData({ written_by: 'ai', model: 'a-model', lang: 'de', title: 'Ein Fenster' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: 'Ein Fenster',
    inLanguage: 'de',
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
    creator: { '@type': 'SoftwareApplication', name: 'a-model' },
  })
})

test('a text of an older version is English', () => {
  expect(originData({ written_by: 'guide', lang: null }).inLanguage).toBe('en')
})
