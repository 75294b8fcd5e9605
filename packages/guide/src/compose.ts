import type { AdvancedInfo, Insight } from '@soulsign/contracts'
import { fold } from '@soulsign/language'
import { ADULT_AGE, ageOf, SEATED_AGE } from './age.ts'
import { type Choose, chooserFor } from './choose.ts'
import type { Entry } from './lexicon.ts'
import { besideScenes, insteadOf, lifeOf } from './life.ts'
import type { Scene } from './listening/scenes.ts'
import { LOADS_LEG } from './plan/fit.ts'
import { hasHurtLeg } from './plan/hurts.ts'
import { fill, type NounPhrase } from './prose/grammar.ts'
import {
  centres,
  comfortProse,
  doctorLines,
  type LifeProse,
  places,
  readings,
  reflectProse,
  sceneProse,
  situationProse,
  softenings,
  themeProse,
  times,
} from './prose/prose.ts'
import { isOfMind, type Reading, readSymptom, type SymptomEntry } from './read-symptom.ts'

export interface ComposedInsight extends Insight {
  mode: Reading['mode']
  /** The entries of the lexicon that were heard, the leading one first. */
  matched: string[]
}

const paragraph = (...sentences: (string | null)[]) => sentences.filter(Boolean).join(' ')
/** A section, or nothing if it has no text. */
const section = (heading: string, ...blocks: (string | null)[]) => {
  const texts = blocks.filter(Boolean)
  return texts.length === 0 ? null : [`## ${heading}`, ...texts].join('\n\n')
}
const whole = (...blocks: (string | null)[]) => blocks.filter(Boolean).join('\n\n')
const steps = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

/**
 * Writes an insight without AI; the same text always gets the same insight. It depends on the person's words but never
 * repeats them. `withRequiredLines` adds the lines that every insight must carry.
 * @param earlier the insights that the person had before, newest first; their sentences are avoided
 * @example
 * const insight = composeInsight({ symptomType: 'physical', description: 'a stiff neck' })
 */
export function composeInsight(entry: SymptomEntry, earlier: readonly string[] = []): ComposedInsight {
  const reading = readSymptom(entry)
  // Another reading of the same words also has other words of its own.
  const choose = chooserFor([entry.description, ...(entry.notThemes ?? [])].join('\n'), earlier)
  const insight = reading.mode === 'companion' ? comfort(reading, choose, entry) : reflect(reading, choose, entry)
  const matched = [reading.primary, reading.secondary].flatMap((found) => (found ? [found.key] : []))
  return { ...insight, mode: reading.mode, matched }
}

type Layers = Record<'emotional' | 'energetic' | 'spiritual' | 'questions', readonly string[]>

/** The wordings of the three layers: the tradition's sentence first, then its meaning in daily life. */
function layers(choose: Choose, entry: Entry, scenes: readonly Scene[], more: Layers) {
  const { emotional_theme, energetic_theme, spiritual_question } = entry
  const prose = themeProse(entry)
  const instead = insteadOf(entry, scenes)
  return {
    emotional: paragraph(
      instead.emotional ? null : choose.fresh('tradition', [emotional_theme]),
      choose('emotional', instead.emotional ?? prose.emotional, more.emotional),
    ),
    energetic: choose('energetic', instead.energetic ?? [energetic_theme, ...prose.energetic], more.energetic),
    spiritual: choose('spiritual', instead.spiritual ?? prose.spiritual, more.spiritual),
    question: choose('question', instead.questions ?? [spiritual_question, ...prose.questions], more.questions),
  }
}

/** What is named of the person's life: nothing that only says the theme again. */
function namedLife(reading: Reading): LifeProse[] {
  const { primary, secondary, open } = reading
  const saysTheTheme = ({ sameAs = [] }: LifeProse) =>
    !open && sameAs.some((theme) => theme === primary.key || theme === secondary?.key)
  return lifeOf(reading).filter((prose) => !saysTheTheme(prose))
}

/** The place that was heard, unless something else or the hour already speaks of it. */
const ownPlace = ({ mode, primary, situations, scenes, place, time }: Reading) =>
  mode === 'companion' ||
  (place === 'bed' && (time === 'night' || time === 'bedtime')) ||
  // People snore and lie awake in bed, and a bed is at home.
  (themeProse(primary).place === 'bed' && (place === 'bed' || place === 'home')) ||
  lifeOf({ situations, scenes }).some((prose) => prose.place === place)
    ? null
    : place

/** Sentences about the person's life in one insight; what is told beside it takes the place of one. */
const MOST_LINES = 4

/** What is said of the person's life, and of when and where it comes. */
function lifeLines(reading: Reading, choose: Choose): string[] {
  const { scenes, situations, time } = reading
  const place = ownPlace(reading)
  const lines = [
    ...scenes.map((key) => choose.fresh(`scene ${key}`, sceneProse(key).lines)),
    ...besideScenes(reading).map((key) => choose.fresh(`situation ${key}`, situationProse(key).lines)),
    // The night is already spoken of.
    time && !(time === 'night' && situations.includes('night_and_sleep'))
      ? choose.fresh(`time ${time}`, times[time] ?? [])
      : null,
    place && choose.fresh(`place ${place}`, places[place].lines),
  ]
  const tellsMore = reading.secondary !== null || reading.contexts.length > 0 || scenes.length > 1
  return lines.filter((line) => line !== null).slice(0, tellsMore ? MOST_LINES - 1 : MOST_LINES)
}

/** Names what was heard. An open reading names no theme, and says that it is one. */
function opening(reading: Reading, choose: Choose): string {
  const { names, loads, open, frame } = reflectProse
  const [life, also] = namedLife(reading)
  const theme = themeProse(reading.primary).name
  /** What is glad is told of, and never counted as one more thing to carry. */
  const weighing = (list: readonly string[]) => ([life, also].some((prose) => prose?.noBurden) ? [] : list)
  const wordings = reading.open
    ? [also ? names.lives : [], life ? names.life : []]
    : [
        also ? [...names.three, ...weighing(loads.three)] : [],
        life ? [...names.both, ...weighing(loads.both)] : names.theme,
      ]
  const isNamed = wordings.some((list) => list.length > 0)
  const values = { theme, ...(life && { life: life.name }), ...(also && { also: also.name }) }
  return paragraph(
    isNamed ? fill(choose('name', ...wordings), values) : null,
    reading.open ? choose('open', open) : null,
    choose('frame', frame),
  )
}

/** What a doctor should see is said plainly, and each time. */
const doctorLine = ({ complication }: Reading, choose: Choose) =>
  complication && choose('doctor', doctorLines(complication))

/** A second theme, with one sentence of its own. */
function secondThread({ secondary }: Reading, choose: Choose): string | null {
  if (!secondary) return null
  const { name, emotional } = themeProse(secondary)
  const thread = choose.fresh('second thread', reflectProse.secondThread)
  const line = choose.fresh('second theme', [secondary.emotional_theme, secondary.energetic_theme], emotional)
  return thread && line && paragraph(fill(thread, { second: name }), line)
}

/** What is said of a context; how long a feeling has lasted is said in other words than of a complaint of the body. */
const contextLines = (key: string, theme: Entry): readonly string[] =>
  (isOfMind(theme) ? readings.contexts[`${key}_of_mind`] : undefined) ?? readings.contexts[key] ?? []

/** The practices that leave a hurt leg in peace. */
function restful<Practice extends string | readonly string[]>(
  practices: readonly Practice[],
  { primary }: Reading,
  { description }: SymptomEntry,
): readonly Practice[] {
  return hasHurtLeg(description, primary.key)
    ? practices.filter((practice) => !LOADS_LEG.test(fold([practice].flat().join('\n'))))
    : practices
}

function reflect(reading: Reading, choose: Choose, entry: SymptomEntry): Insight {
  const { advancedInfo } = entry
  const { primary } = reading
  const centre = centres[primary.chakra]
  const others = Object.values(centres)
  const theme = layers(choose, primary, reading.scenes, reflectProse)
  const age = ageOf(advancedInfo)

  const quality = reading.qualities.map((key) => choose.fresh(`quality ${key}`, readings.qualities[key] ?? []))
  const contexts = reading.contexts.map((key) => choose.fresh(`context ${key}`, contextLines(key, primary)))
  const leadIn = choose.fresh('energetic lead-in', reflectProse.energeticLeadIn)

  const hurried = advancedInfo?.stressLevel === 'high'
  const practice = hurried
    ? paragraph(
        choose.fresh('short practice lead-in', reflectProse.shortPracticeLeadIn),
        choose(
          'short practice',
          restful(centre.shortPractices, reading, entry),
          restful(
            others.flatMap((other) => other.shortPractices),
            reading,
            entry,
          ),
        ),
      )
    : whole(
        paragraph(
          choose.fresh('practice lead-in', reflectProse.practiceLeadIn),
          practiceSoftening(choose, advancedInfo, age),
        ),
        steps(
          choose(
            'practice',
            restful(centre.practices, reading, entry),
            restful(
              others.flatMap((other) => other.practices),
              reading,
              entry,
            ),
          ),
        ),
      )
  const affirmation = paragraph(
    choose('affirmation lead-in', reflectProse.affirmationLeadIn),
    `*${choose(
      'affirmation',
      centre.affirmations,
      others.flatMap((other) => other.affirmations),
    )}*`,
  )

  return {
    ai_analysis: whole(
      `# ${choose('title', themeProse(primary).titles, reflectProse.titles)}`,
      opening(reading, choose),
      doctorLine(reading, choose),
      section(
        choose('emotional heading', reflectProse.emotionalHeading),
        paragraph(...lifeLines(reading, choose)),
        theme.emotional,
        paragraph(...contexts),
      ),
      section(
        choose('energetic heading', reflectProse.energeticHeading),
        paragraph(leadIn && fill(leadIn, { chakra: centre.name, themes: centre.themes }), theme.energetic, ...quality),
      ),
      section(
        choose('spiritual heading', reflectProse.spiritualHeading),
        paragraph(theme.spiritual, secondThread(reading, choose)),
      ),
      section(choose('practice heading', reflectProse.practiceHeading), practice, affirmation),
      section(
        choose('question heading', reflectProse.questionHeading),
        choose.fresh('question lead-in', reflectProse.questionLeadIn),
        `**${theme.question}**`,
      ),
      paragraph(youngLine(choose, age), choose('closing', reflectProse.closing)),
    ),
    emotional_root: theme.emotional,
    energetic_root: theme.energetic,
    spiritual_root: paragraph(theme.spiritual, theme.question),
  }
}

const youngLine = (choose: Choose, age: number | null) =>
  age !== null && age < ADULT_AGE ? choose('young', softenings.young) : null

/** A softer wording of the practice, by age or lifestyle. */
function practiceSoftening(choose: Choose, advancedInfo: AdvancedInfo | null | undefined, age: number | null) {
  if ((age !== null && age >= SEATED_AGE) || advancedInfo?.lifestyle === 'sedentary') {
    return choose.fresh('seated', softenings.seated)
  }
  return advancedInfo?.lifestyle === 'very-active' ? choose.fresh('slower', softenings.slower) : null
}

/** A thing as it stands in a sentence about somebody else: 'your knees' are theirs. */
const theirs = (name: NounPhrase): NounPhrase => (name.article === 'your' ? { ...name, article: 'their' } : name)

function comfort(reading: Reading, choose: Choose, entry: SymptomEntry): Insight {
  const { advancedInfo } = entry
  const { primary, quietCompanion } = reading
  const { quiet } = comfortProse
  const theme = quietCompanion
    ? {
        emotional: choose('emotional', quiet.emotional),
        energetic: choose('energetic', quiet.energetic),
        spiritual: choose('spiritual', quiet.spiritual),
        question: choose('question', quiet.questions),
      }
    : layers(choose, primary, reading.scenes, quiet)
  const titles = quietCompanion ? quiet.titles : themeProse(primary).titles
  const life = lifeLines(reading, choose)
  // The situation's own sentences name it; if all were read before, another one does.
  const [named] = life[0] ? [] : namedLife(reading).filter(({ noBurden }) => !noBurden)
  const naming = named && choose.fresh('life', comfortProse.life)
  const ofChild = reading.ofChild ? choose.fresh('child', comfortProse.child) : null

  return {
    ai_analysis: whole(
      `# ${choose('title', titles, comfortProse.titles)}`,
      choose('opening', comfortProse.opening),
      doctorLine(reading, choose),
      section(
        choose('emotional heading', comfortProse.emotionalHeading),
        paragraph(
          ofChild && fill(ofChild, { theme: theirs(themeProse(primary).name) }),
          named && naming ? fill(naming, { life: named.name }) : null,
          ...life,
        ),
        theme.emotional,
      ),
      section(
        choose('feelings heading', comfortProse.feelingsHeading),
        choose.fresh('feelings', comfortProse.feelings),
      ),
      section(
        choose('support heading', comfortProse.supportHeading),
        paragraph(theme.energetic, choose.fresh('support', comfortProse.support)),
        theme.spiritual,
      ),
      section(
        choose('practice heading', comfortProse.practiceHeading),
        choose.fresh('practice lead-in', comfortProse.practiceLeadIn),
        steps(choose('practice', restful(comfortProse.practices, reading, entry), comfortProse.practices)),
      ),
      section(
        choose('question heading', comfortProse.questionHeading),
        choose.fresh('question lead-in', comfortProse.questionLeadIn),
        `**${theme.question}**`,
      ),
      paragraph(youngLine(choose, ageOf(advancedInfo)), choose('closing', comfortProse.closing)),
    ),
    emotional_root: theme.emotional,
    energetic_root: theme.energetic,
    spiritual_root: paragraph(theme.spiritual, theme.question),
  }
}
