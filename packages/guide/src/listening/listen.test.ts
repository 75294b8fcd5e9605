import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'
import { FOLDER, loadModel, MOST_BYTES } from './model.ts'

test.each([
  ['en', 'My knee hurts when I go downstairs', 'knees'],
  ['de', 'Seit Wochen kann ich nicht schlafen, ich liege wach im Bett', 'insomnia'],
  ['es', 'Me duele la cabeza desde ayer', 'headache'],
  ['fr', "J'ai mal à la gorge quand j'avale", 'sore_throat'],
  ['pt', 'Tenho azia depois do jantar', 'reflux'],
])('hears what troubles somebody who writes %s', (language, text, theme) => {
  expect(listen(text, 'physical')).toMatchObject({ language, theme, open: false })
})

test.each([
  ['I have no headache, only my knee hurts', 'knees'],
  ['Kopfschmerzen habe ich keine, aber mein Knie tut weh', 'knees'],
])('is not misled by what is denied: %s', (text, theme) => {
  expect(listen(text, 'physical').theme).toBe(theme)
})

test.each([
  ['Ich habe Sodbrennen, sobald mein Chef schreit', 'boss'],
  ['Heartburn ever since my boss started shouting at me', 'boss'],
  ['No duermo desde que me despidieron y estoy en el paro', 'job_lost'],
])('hears what goes on in life: %s', (text, situation) => {
  expect(listen(text, 'physical').situations).toContain(situation)
})

test.each([
  ['my knee hurts at night', 'night'],
  ['mein Knie tut weh, immer nach einem Streit', 'argument'],
  ['My stomach turns every Sunday', 'sunday'],
  ['Sonntags ist mir schlecht', 'sunday'],
  ['Los domingos me duele la barriga', 'sunday'],
  ['Le dimanche j’ai mal au ventre', 'sunday'],
  ['Aos domingos dói-me a barriga', 'sunday'],
  ['Every May my eyes itch', 'spring'],
  ['Jeden Mai jucken die Augen', 'spring'],
  ['Cada enero me siento triste', 'winter'],
  ['I wake at 3 am with a tight chest', 'night'],
  ['I scroll until two in the morning and my eyes burn', 'night'],
  ['Um drei Uhr morgens tut mir das Knie weh', 'night'],
  ['My knee hurts in the morning', 'morning'],
  ['Me despierto a las tres de la mañana', 'night'],
  ['My stomach knots at bedtime', 'bedtime'],
  ['Beim Zubettgehen tut mir der Bauch weh', 'bedtime'],
  ['A la hora de dormir me duele la barriga', 'bedtime'],
  ['Au coucher j’ai mal au ventre', 'bedtime'],
  ['Na hora de deitar dói-me a barriga', 'bedtime'],
])('hears when it comes: %s: %s', (text, time) => {
  expect(listen(text, 'physical').time).toBe(time)
})

test.each([
  'My knee hurts since May',
  'On Sunday I fell and my knee hurts',
  'Am Sonntag bin ich gestürzt, das Knie tut weh',
  'El domingo me caí y me duele la rodilla',
  'No domingo caí e dói-me o joelho',
  'Seit November tut mir das Knie weh',
  'Desde diciembre me duele la rodilla',
  'Depuis novembre j’ai mal au genou',
  'Desde dezembro dói-me o joelho',
  'I lie in bed all day with my knee',
  'My knee hurts since 9 am',
])('what happened once is no time: %s', (text) => {
  expect(listen(text, 'physical').time).toBeNull()
})

test.each([
  ['My knee hurts again', false],
  ['My knee hurts every morning', false],
  ['It keeps coming back, this pain in my knee', true],
  ['Das Knie tut immer wieder weh', true],
  ['El dolor de rodilla va y viene', true],
  ['La douleur au genou revient sans cesse', true],
  ['A dor vai e vem', true],
])('hears whether it returns: %s: %s', (text, returns) => {
  expect(listen(text, 'physical').qualities.includes('recurring')).toBe(returns)
})

test.each(['I have MS', 'Ich habe MS', 'Tengo EM', 'J’ai la SEP', 'Tenho EM', 'Ando cansada, tenho EM há dez anos'])(
  'hears an illness by its short name, and only comforts: %s',
  (text) => expect(listen(text, 'physical').mode).toBe('companion'),
)

test.each([
  'I feel so guilty, my sister has cancer and I am healthy',
  'Ich habe Schuldgefühle, weil meine Schwester Krebs hat und ich gesund bin',
  'Me siento culpable porque mi hermana tiene cáncer y yo estoy sana',
  'Je me sens coupable, ma sœur a un cancer et moi je vais bien',
  'Sinto-me culpada porque a minha irmã tem cancro e eu estou bem',
  'Guilty all day, I could not look after my dad with dementia any longer',
])('only comforts guilt beside somebody’s illness: %s', (text) => {
  expect(listen(text, 'mental_emotional').mode).toBe('companion')
})

test('offers a meaning to guilt alone', () => {
  expect(listen('I feel guilty because I shouted at my colleague', 'mental_emotional').mode).toBe('reflect')
})

test('a small word is no illness', () => {
  expect(listen('Tenho em casa um joelho que dói', 'physical').mode).toBe('reflect')
})

test.each([
  ['I have a lump in my throat when I talk to her', 'throat_lump'],
  ['There is no lump in my throat, but my knee hurts', 'knees'],
])('takes a saying at its word where it is the complaint: %s: %s', (text, theme) => {
  expect(listen(text, 'physical').theme).toBe(theme)
})

test('says that it is not sure rather than guess', () => {
  expect(listen('hmm', 'physical')).toMatchObject({ theme: 'general_body', situations: [], open: true })
  expect(listen('hmm', 'mental_emotional')).toMatchObject({ theme: 'general_mind', situations: [], open: true })
})

test('hears a lost pregnancy beside anything else, and only comforts', () => {
  const text = 'My boss shouts and my back hurts. I had a miscarriage in May. I cannot sleep and my knee is stiff.'
  expect(listen(text, 'physical')).toMatchObject({ theme: 'pregnancy_loss', mode: 'companion', second: null })
})

test('reads no further than an AI would', () => {
  const story = 'My knee hurts when I go downstairs. '.repeat(2_000)
  expect(listen(`${story} I had a miscarriage.`, 'physical').theme).toBe('knees')
})

test('the model that is shipped is small enough', () => {
  const size = ['texts.bin', 'mentions.bin'].reduce((sum, file) => sum + statSync(new URL(file, FOLDER)).size, 0)
  expect(size).toBeLessThanOrEqual(MOST_BYTES)
})

test('without a model it says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'model-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(() => loadModel(pathToFileURL(`${folder}/`))).toThrow(
    /has no model\. Restore it from git, or run "pnpm guide:train"/,
  )
})

test('the children are in bed, and not the person', () => {
  expect(listen('My shoulders hurt by the time the kids are in bed', 'physical')).toMatchObject({
    time: 'bedtime',
    place: null,
  })
})

test.each([
  ['My neck hurts in the van', 'way'],
  ['Im Lieferwagen tut mir der Nacken weh', 'way'],
  ['En la furgoneta me duele el cuello', 'way'],
  ['Dans la camionnette j’ai mal au cou', 'way'],
  ['Na carrinha dói-me o pescoço', 'way'],
  ['My head hurts in our open plan office', 'work'],
  ['Im Großraumbüro tut mir der Kopf weh', 'work'],
  ['En las reuniones me duele la cabeza', 'work'],
  ['Dans notre open space j’ai mal à la tête', 'work'],
  ['Na reunião dói-me a cabeça', 'work'],
  ['In restaurants my chest gets tight', 'crowd'],
  ['Im Restaurant wird mir die Brust eng', 'crowd'],
])('hears where it comes: %s: %s', (text, place) => {
  expect(listen(text, 'physical').place).toBe(place)
})

test.each([
  [
    'My mother died in March and now I fight with my brother over the house, my chest is heavy',
    'bereavement',
    'siblings',
  ],
  ['Meine Mutter ist im März gestorben und jetzt streite ich mit meinem Bruder ums Haus', 'bereavement', 'siblings'],
  ['Murió mi madre en marzo y ahora peleo con mis hermanos por la casa', 'bereavement', 'siblings'],
  ['Ma mère est morte en mars et je me dispute avec mon frère pour la maison', 'bereavement', 'siblings'],
  ['A minha mãe morreu em março e brigo com o meu irmão por causa da casa', 'bereavement', 'siblings'],
])('hears both situations that are told: %s', (text, ...both) => {
  expect(new Set(listen(text, 'emotional').situations)).toEqual(new Set(both))
})
