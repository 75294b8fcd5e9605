import { readdirSync, readFileSync } from 'node:fs'
import { WRITING_LANGUAGE } from '@soulsign/contracts'
import { z } from 'zod'
import { COMPLICATIONS, type Complication } from '../complications.ts'
import { type Entry, lexicon } from '../lexicon.ts'
import { type Place as HeardPlace, PLACES } from '../listening/places.ts'
import { SCENES, type Scene } from '../listening/scenes.ts'
import { SITUATIONS, type Situation } from '../listening/situations.ts'
import { NounPhrase } from './grammar.ts'

const FOLDER = new URL(`../../prose/${WRITING_LANGUAGE}/`, import.meta.url)

const Text = z.string().min(1)
const Texts = z.array(Text).min(1)
const Practices = z.array(Texts).min(1)
const byKey = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)

const HEARD_PLACES = Object.keys(PLACES) as HeardPlace[]
/** Where a situation or theme happens, beside the places that a person's words may name. */
const OTHER_PLACES = ['bedside', 'stage', 'anywhere'] as const
const Place = z.enum([...HEARD_PLACES, ...OTHER_PLACES])

/** The wordings for a theme, in addition to the lexicon's own sentences. Any wording may follow any other. */
const PlainThemeProse = z.strictObject({
  name: NounPhrase,
  /** Where it happens, for themes that have a place of their own. */
  place: Place.optional(),
  titles: Texts,
  emotional: Texts,
  energetic: Texts,
  /** A thought that leads to the question; never a question itself. */
  spiritual: Texts,
  questions: Texts,
})
const ThemeProse = PlainThemeProse.extend({
  /** What is said instead where the words name one side of the theme alone. */
  aspects: z.record(z.string(), PlainThemeProse.exactPartial()).optional(),
})
export type ThemeProse = z.infer<typeof PlainThemeProse>

const Practice = z.strictObject({ title: Text, how: Text, minutes: z.int().positive(), frequency: Text })

const SituationProse = z.strictObject({
  name: NounPhrase,
  /** Where it happens. */
  place: Place,
  /** Themes that say the same, so that both are not named. */
  sameAs: z.array(z.string()).optional(),
  /** Themes with which it was surely heard wrongly, and would hurt. */
  notWith: z.array(z.string()).optional(),
  /** It may be glad: a new love, a promotion. It is never listed as a load. */
  noBurden: z.literal(true).optional(),
  /** A plan's title. */
  week: Text,
  lines: Texts,
  /** Why a plan begins as it does; a plan may say it in another frame. */
  because: Text,
  practice: Practice,
})
export type SituationProse = z.infer<typeof SituationProse>

/** What is said of a scene that is named, and planned for like a situation. */
const NamedScene = SituationProse.omit({ sameAs: true, notWith: true }).extend({
  /** Situations that say the same, so that both are not named. */
  sameAs: z.array(z.enum(Object.keys(SITUATIONS) as Situation[])).optional(),
  /** What is said in place of a theme's own layers: a bad step has no deep cause. */
  instead: PlainThemeProse.pick({ emotional: true, energetic: true, spiritual: true, questions: true })
    .partial()
    .extend({
      /** The themes whose layers it replaces; all by default. */
      ofThemes: z.array(z.string()).optional(),
    })
    .optional(),
})
/** Another is only spoken to. */
const SceneProse = z.union([NamedScene, z.strictObject({ lines: Texts })])
export type SceneProse = z.infer<typeof SceneProse>
/** What a plan begins from. */
export type LifeProse = SituationProse | z.infer<typeof NamedScene>

const CentreProse = z.strictObject({
  /** The centre's name in a sentence: "the root centre". */
  name: Text,
  themes: Text,
  /** Harmless: no held breath, strain, heat, cold or abstaining. */
  practices: Practices,
  /** For high stress: one minute, one step. */
  shortPractices: Texts,
  affirmations: Texts,
})

const Layers = { titles: Texts, emotional: Texts, energetic: Texts, spiritual: Texts, questions: Texts }
const Headings = { emotionalHeading: Texts, practiceHeading: Texts, questionHeading: Texts }

/** The sentences around a theme's wordings when a symbolic meaning may be offered. */
const ReflectProse = z.strictObject({
  ...Layers,
  ...Headings,
  /** What was heard: a theme, one or two things of the person's life, or both. */
  names: z.strictObject({ both: Texts, three: Texts, theme: Texts, life: Texts, lives: Texts }),
  /** For a reading that does not know what matters most. */
  /** The same, where what goes on in life weighs on the person. */
  loads: z.strictObject({ both: Texts, three: Texts }),
  open: Texts,
  frame: Texts,
  energeticHeading: Texts,
  spiritualHeading: Texts,
  energeticLeadIn: Texts,
  secondThread: Texts,
  practiceLeadIn: Texts,
  shortPracticeLeadIn: Texts,
  affirmationLeadIn: Texts,
  questionLeadIn: Texts,
  closing: Texts,
})

/** The same in companion mode: comfort without meaning. */
const ComfortProse = z.strictObject({
  ...Headings,
  opening: Texts,
  life: Texts,
  /** What troubles a child, told by somebody who loves the child. */
  child: Texts,
  feelingsHeading: Texts,
  supportHeading: Texts,
  feelings: Texts,
  support: Texts,
  practiceLeadIn: Texts,
  practices: Practices,
  questionLeadIn: Texts,
  closing: Texts,
  titles: Texts,
  /** Comfort that names nothing. */
  quiet: z.strictObject(Layers),
})

/** Gentler wordings for certain advanced info, which they never repeat. */
const Softenings = z.strictObject({ seated: Texts, slower: Texts, young: Texts })
const Readings = z.strictObject({
  qualities: byKey(
    lexicon.qualities.map(({ key }) => key),
    Texts,
  ),
  contexts: z.record(z.string(), Texts),
})

const PlacePractice = Practice.extend({
  /** Situations of life and themes that it does not suit. */
  notWith: z.array(z.string()).optional(),
})
const PlacePractices = z.array(PlacePractice).min(1)
const PlaceProse = z.strictObject({
  physical: PlacePractices,
  emotional: PlacePractices,
  energetic: PlacePractices,
  spiritual: PlacePractices,
})
/** A place that may be heard also has something to say in an insight. */
const HeardPlaceProse = PlaceProse.extend({ lines: Texts })

const Frame = z.strictObject({ weeks: Texts, openings: Texts, closings: Texts })
const PlanProse = z.strictObject({
  reflect: Frame,
  comfort: Frame,
  becauses: Texts,
  /** Frames for what the person wrote, and what the plan has for it. */
  becauseFrames: Texts,
  /** How a plan begins that knows the theme and no situation. */
  ofTheme: Texts,
  /** What a plan has for a second situation. */
  also: Texts,
  young: Texts,
  firstDays: Texts,
  notes: Texts,
})

/** Reads a file of the prose. Throws an error that names the file and what is wrong with it. */
function read<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const file = new URL(`${name}.json`, FOLDER)
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (error) throw new Error(`${file.pathname}: ${z.prettifyError(error)}`)
  return data as z.infer<Schema>
}

/** Reads a folder with a file for each key, no more and no less. */
function readAll<Schema extends z.ZodType>(folder: string, keys: readonly string[], schema: Schema) {
  const unknown = readdirSync(new URL(`${folder}/`, FOLDER)).find(
    (file) => !keys.includes(file.replace(/\.json$/u, '')),
  )
  if (unknown) throw new Error(`prose/${WRITING_LANGUAGE}/${folder}/${unknown} belongs to nothing that can be heard.`)
  return new Map(keys.map((key) => [key, read(`${folder}/${key}`, schema)]))
}

const themes = readAll(
  'themes',
  lexicon.entries.map(({ key }) => key),
  ThemeProse,
)
const situations = readAll('situations', Object.keys(SITUATIONS), SituationProse)

function found<Value>(all: ReadonlyMap<string, Value>, key: string): Value {
  const value = all.get(key)
  if (!value) throw new Error(`No prose is written for "${key}".`)
  return value
}

/** The wordings of a theme, or of the side of it that the words name. */
export function themeProse({ key, aspect }: Pick<Entry, 'key' | 'aspect'>): ThemeProse {
  const { aspects, ...prose } = found(themes, key)
  return aspect === undefined ? prose : { ...prose, ...found(new Map(Object.entries(aspects ?? {})), aspect) }
}
export const situationProse = (key: Situation): SituationProse => found(situations, key)

const scenes = new Map<string, SceneProse>(
  Object.entries(read('scenes', byKey(Object.keys(SCENES) as Scene[], SceneProse))),
)
export const sceneProse = (key: Scene): SceneProse => found(scenes, key)
const complications = read('complications', byKey(Object.keys(COMPLICATIONS) as Complication[], Texts))
/** Why a doctor should see it. */
export const doctorLines = (key: Complication): readonly string[] => complications[key]

export const centres = read(
  'centres',
  byKey(
    lexicon.chakras.map(({ key }) => key),
    CentreProse,
  ),
)
export const times = read('times', z.record(z.string(), Texts))
export const readings = read('readings', Readings)
export const reflectProse = read('reflect', ReflectProse)
export const comfortProse = read('comfort', ComfortProse)
export const softenings = read('softenings', Softenings)
export const places = read(
  'places',
  z.strictObject({ ...byKey(HEARD_PLACES, HeardPlaceProse).shape, ...byKey(OTHER_PLACES, PlaceProse).shape }),
)
export const planProse = read('plan', PlanProse)

/** 'Because you wrote' of something, a plan has something. */
const BECAUSE = /^Because you wrote (?<what>.+?), (?<plan>.+\.)$/u
/** Takes apart why a plan begins as it does, so that it fits another frame; null if it names no reason. */
export const becauseOf = (text: string): { what: string; how: string } | null => {
  const { what, plan: how } = BECAUSE.exec(text)?.groups ?? {}
  return what !== undefined && how !== undefined ? { what, how } : null
}
