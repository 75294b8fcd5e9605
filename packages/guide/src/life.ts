import type { Entry } from './lexicon.ts'
import type { Scene } from './listening/scenes.ts'
import type { Situation } from './listening/situations.ts'
import { fill, type NounPhrase } from './prose/grammar.ts'
import { type LifeProse, sceneProse, situationProse } from './prose/prose.ts'
import type { Reading } from './read-symptom.ts'

type Told = Pick<Reading, 'situations' | 'scenes'>
type ToldOfParents = Pick<Reading, 'situations' | 'scenes' | 'parent'>

/** Named in one opening, and planned for. */
const MOST = 2

/** The situations that are spoken to beside the scenes that say the same. */
export const besideScenes = ({ situations, scenes }: Told): Situation[] =>
  situations.filter(
    (key) =>
      !scenes.some((scene) => {
        const prose = sceneProse(scene)
        return 'sameAs' in prose && prose.sameAs?.includes(key)
      }),
  )

/** What the scenes say in place of a theme's own layers. */
export const insteadOf = ({ key }: Pick<Entry, 'key'>, scenes: readonly Scene[]) =>
  scenes
    .flatMap((scene) => {
      const prose = sceneProse(scene)
      return 'instead' in prose && prose.instead ? [prose.instead] : []
    })
    .find(({ ofThemes }) => ofThemes?.includes(key) ?? true) ?? {}

/** The parent whom the person named, as it stands in a sentence; `elders` may be somebody else's parents, too. */
export function parentsOf({ parent }: Pick<Reading, 'parent'>): Record<'parent' | 'elders', NounPhrase> {
  const named: NounPhrase = { article: 'your', noun: parent ?? 'parent', number: 'singular' }
  return parent === null
    ? { parent: { ...named, article: 'a' }, elders: { article: 'the', noun: 'older generation', number: 'singular' } }
    : { parent: named, elders: named }
}

/** What goes on in a person's life, by the scenes and situations that have a name. */
export const lifeOf = (told: ToldOfParents): LifeProse[] => {
  const ofScenes = told.scenes.map(sceneProse).flatMap((prose) => ('name' in prose ? [prose] : []))
  const parents = parentsOf(told)
  return [...ofScenes, ...besideScenes(told).map(situationProse)]
    .slice(0, MOST)
    .map(({ name, ...prose }) => ({ ...prose, name: { ...name, noun: fill(name.noun, parents) } }))
}
