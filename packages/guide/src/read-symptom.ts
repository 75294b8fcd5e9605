import type { AdvancedInfo, Duration, SymptomType } from '@soulsign/contracts'
import type { InsightMode } from '@soulsign/safety/output'
import { asNamed } from './aspects.ts'
import { type Complication, complicationIn } from './complications.ts'
import { type Entry, lexicon } from './lexicon.ts'
import { namesBaby, namesOwnChild } from './listening/children.ts'
import { durationOf } from './listening/duration.ts'
import { type Heard, listen } from './listening/listen.ts'
import { type Parent, parentIn } from './listening/parents.ts'
import { namesWaiting } from './listening/scenes.ts'
import type { Situation } from './listening/situations.ts'
import { hurtParts } from './plan/hurts.ts'
import { situationProse } from './prose/prose.ts'

/** A person's entry. */
export interface SymptomEntry {
  symptomType: SymptomType
  description: string
  duration?: Duration | null | undefined
  advancedInfo?: AdvancedInfo | null | undefined
  /** The screening found a subject that allows only comfort, whatever the words match. */
  comfortOnly?: boolean | undefined
  /** The screening found an eating disorder: a plan must not mention food or weight. */
  sparesEating?: boolean | undefined
  /** Themes that the person said are not theirs. */
  notThemes?: string[] | undefined
}

/** The interpretation of an entry, from which the whole insight follows. */
export interface Reading extends Pick<Heard, 'situations' | 'scenes' | 'time' | 'place' | 'open' | 'mourning'> {
  mode: InsightMode
  primary: Entry
  secondary: Entry | null
  /** Keys of the lexicon's qualities; empty in companion mode, like `contexts`. */
  qualities: string[]
  contexts: string[]
  /** The subject is serious but has no companion entry, or the illness is somebody else's: the comfort names nothing. */
  quietCompanion: boolean
  /** The complaint is told of the person's child, and comfort may name it. */
  ofChild: boolean
  /** How long it has been going on, as chosen or as the words say. */
  lasting: Duration | null
  /** Which of their parents the person named, if it was one of them. */
  parent: Parent | null
  /** A known condition, and what it is told to do: a doctor should see it. */
  complication: Complication | null
}

/** The context for each duration. */
const DURATION_CONTEXT: Record<Duration, string> = {
  today: 'duration_new',
  'a few days': 'duration_new',
  weeks: 'duration_weeks',
  months: 'duration_months',
  years: 'duration_long',
}
const MAX_QUALITIES = 1
/** What only a body feels: a worry is not dry. */
const OF_THE_BODY = ['burning', 'throbbing', 'dull', 'sharp', 'itchy', 'numb', 'dry', 'swollen']
const MAX_CONTEXTS = 2
/** In mourning, the insight does not comment on time. */
const MOURNING = new Set<string>(['grief', 'heartbreak'])
const DURATIONS = new Set(Object.values(DURATION_CONTEXT))

const entries = new Map(lexicon.entries.map((entry) => [entry.key, entry]))

function entryNamed(key: string): Entry {
  const entry = entries.get(key)
  if (!entry) throw new Error(`The lexicon has no entry "${key}".`)
  return entry
}

/** Whether a theme is a feeling, and no complaint of the body. */
export const isOfMind = ({ area }: Entry): boolean => area === 'mind'

/** Whether someone or something dear was lost. */
export const isMourning = ({ primary, secondary, mourning }: Pick<Reading, 'primary' | 'secondary' | 'mourning'>) =>
  mourning || [primary, secondary].some((entry) => entry !== null && MOURNING.has(entry.key))

/** What was heard last: an entry is read several times in a row, by those who write and by those who check. */
let last: { key: string; heard: Heard } | undefined

function hear(text: string, type: SymptomType, notThemes: readonly string[]): Heard {
  const key = JSON.stringify([text, type, notThemes])
  if (last?.key !== key) last = { key, heard: listen(text, type, notThemes) }
  return last.heard
}

/**
 * Interprets a person's words. The described symptom alone chooses the mode; conditions of the advanced info only leave
 * practices out. A companion reading gives no meaning, and has no second theme.
 */
export function readSymptom({
  symptomType,
  description,
  duration,
  advancedInfo,
  comfortOnly,
  notThemes = [],
}: SymptomEntry): Reading {
  const heard = hear(description, symptomType, notThemes)
  const { time, open, mourning, scenes } = heard
  const primary = asNamed(entryNamed(heard.theme), description)
  // School days of a child, and the child's screen, are a worry of the parent, who learns nowhere.
  const isParent = namesOwnChild(description)
  const place = isParent && heard.situations.includes('school_child') && heard.place === 'study' ? null : heard.place
  const ofTheirs = (key: Situation) => isParent && (key === 'school_child' || (key === 'screens' && open))
  const named = heard.situations.map((key): Situation => (ofTheirs(key) ? 'child_worry' : key))
  const situations = [...new Set(named)].filter(
    (key) =>
      !situationProse(key).notWith?.includes(primary.key) &&
      (key !== 'new_baby' || namesBaby(description)) &&
      (key !== 'illness_waiting' || namesWaiting(description)),
  )
  const lasting = duration ?? durationOf(description)
  const complication = complicationIn(description, advancedInfo?.knownConditions ?? '')
  const parent = parentIn(description)
  const told = { situations, scenes, time, place, open, mourning, lasting, parent, complication }
  // A complaint for a doctor is given no meaning.
  const mode = comfortOnly || complication ? 'companion' : heard.mode
  if (mode === 'companion') {
    const quietCompanion = primary.mode === 'reflect' || heard.ofAnother
    return {
      mode,
      primary,
      secondary: null,
      qualities: [],
      contexts: [],
      ...told,
      quietCompanion,
      ofChild: heard.ofAnother && primary.mode === 'reflect' && !open && !mourning && namesOwnChild(description),
    }
  }
  // A swollen knee is no full belly.
  const isSwollenElsewhere = heard.second === 'bloating' && hurtParts(description, heard.theme).length > 0
  const secondary = heard.second === null || isSwollenElsewhere ? null : asNamed(entryNamed(heard.second), description)
  const mourns = isMourning({ primary, secondary, mourning })
  return {
    mode,
    primary,
    secondary,
    qualities: heard.qualities
      .filter((key) => !(isOfMind(primary) && OF_THE_BODY.includes(key)))
      .slice(0, MAX_QUALITIES),
    contexts: [
      ...(lasting && !mourns ? [DURATION_CONTEXT[lasting]] : []),
      ...heard.contexts.filter((key) => !DURATIONS.has(key)),
    ].slice(0, MAX_CONTEXTS),
    ...told,
    quietCompanion: false,
    ofChild: false,
  }
}
