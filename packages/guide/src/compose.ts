import type { AdvancedInfo, Insight } from '@soulsign/contracts'
import { ADULT_AGE, ageOf, SEATED_AGE } from './age.ts'
import { type Choose, chooserFor } from './choose.ts'
import { type Entry, lexicon } from './lexicon.ts'
import { companionParts } from './prose/companion-parts.ts'
import { companionQuiet, type EntryProse, proseOf } from './prose/index.ts'
import { chakraProse } from './prose/practices.ts'
import { contextLines, qualityReadings } from './prose/readings.ts'
import { reflectParts, softenings } from './prose/reflect-parts.ts'
import { openLines, situationLines, timeLines } from './prose/situations.ts'
import { type Reading, readSymptom, type SymptomEntry } from './read-symptom.ts'

export interface ComposedInsight extends Insight {
  mode: Reading['mode']
  /** The entries of the lexicon that were heard, the leading one first. */
  matched: string[]
}

const qualityByKey = new Map(lexicon.qualities.map((quality) => [quality.key, quality.reading]))
const contextByKey = new Map(lexicon.contexts.map((context) => [context.key, context.line]))

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name.toLowerCase()] ?? ''
    return name === name.toLowerCase() ? value : capitalised(value)
  })
const paragraph = (...sentences: (string | null)[]) => sentences.filter(Boolean).join(' ')
const section = (heading: string, ...blocks: string[]) => [`## ${heading}`, ...blocks].join('\n\n')
const steps = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n')

/**
 * Writes an insight from the lexicon, without AI; the same text always gets the same insight. It depends on the
 * person's words but never repeats them. `withRequiredLines` adds the lines that every insight must carry.
 * @example
 * const insight = composeInsight({ symptomType: 'physical', description: 'a stiff neck' })
 */
export function composeInsight(entry: SymptomEntry): ComposedInsight {
  const reading = readSymptom(entry)
  const choose = chooserFor(entry.description)
  const insight = reading.mode === 'companion' ? comfort(reading, choose, entry) : reflect(reading, choose, entry)
  const matched = [reading.primary, reading.secondary].flatMap((found) => (found ? [found.key] : []))
  return { ...insight, mode: reading.mode, matched }
}

/** The wordings of the three layers: the tradition's sentence first, then its meaning in daily life. */
function themes(choose: Choose, entry: Entry, prose: EntryProse) {
  return {
    emotional: paragraph(entry.emotional_theme, choose('emotional', prose.emotional)),
    energetic: choose('energetic', [entry.energetic_theme, ...prose.energetic]),
    spiritual: choose('spiritual', prose.spiritual),
    question: choose('question', [entry.spiritual_question, ...prose.questions]),
  }
}

/** What is said of the person's life and of when it comes. An open reading says that it is one. */
function lifeLines({ situations, time, open }: Reading, choose: Choose): string[] {
  return [
    ...(open ? [choose('open', openLines)] : []),
    ...situations.map((key) => choose(`situation ${key}`, situationLines(key))),
    // The night is already spoken of.
    ...(time && !(time === 'night' && situations.includes('night_and_sleep'))
      ? [choose(`time ${time}`, timeLines[time])]
      : []),
  ]
}

function reflect(reading: Reading, choose: Choose, { advancedInfo }: SymptomEntry): Insight {
  const { primary, secondary } = reading
  const prose = proseOf(primary.key)
  const chakra = chakraProse[primary.chakra]
  const theme = themes(choose, primary, prose)
  const age = ageOf(advancedInfo)

  const quality = reading.qualities.map((key) =>
    choose(`quality ${key}`, [qualityByKey.get(key) ?? [], qualityReadings[key] ?? []].flat()),
  )
  const contexts = reading.contexts.map((key) =>
    choose(`context ${key}`, [contextByKey.get(key) ?? [], contextLines[key] ?? []].flat()),
  )
  const life = lifeLines(reading, choose)
  const energeticLeadIn = fill(choose('energetic lead-in', reflectParts.energeticLeadIn), {
    chakra: chakra.name,
    themes: chakra.themes,
  })
  const secondThread = secondary
    ? fill(choose('second thread', reflectParts.secondThread), {
        focus: proseOf(secondary.key).focus,
        theme: choose('second theme', [secondary.emotional_theme, secondary.energetic_theme]),
      })
    : null

  const hurried = advancedInfo?.stressLevel === 'high'
  const practice = hurried
    ? paragraph(
        choose('short practice lead-in', reflectParts.shortPracticeLeadIn),
        choose('short practice', chakra.shortPractices),
      )
    : [
        paragraph(
          choose('practice lead-in', reflectParts.practiceLeadIn),
          practiceSoftening(choose, advancedInfo, age),
        ),
        steps(choose('practice', chakra.practices)),
      ].join('\n\n')
  const affirmation = `${choose('affirmation lead-in', reflectParts.affirmationLeadIn)} *${choose('affirmation', chakra.affirmations)}*`
  const young = age !== null && age < ADULT_AGE ? choose('young', softenings.young) : null

  return {
    ai_analysis: [
      `# ${choose('title', prose.titles)}`,
      fill(choose('opening', reflectParts.opening), { focus: prose.focus }),
      section(
        choose('emotional heading', reflectParts.emotionalHeading),
        ...(life.length > 0 ? [paragraph(...life)] : []),
        theme.emotional,
        ...(contexts.length > 0 ? [paragraph(...contexts)] : []),
      ),
      section(
        choose('energetic heading', reflectParts.energeticHeading),
        paragraph(energeticLeadIn, theme.energetic, ...quality),
      ),
      section(choose('spiritual heading', reflectParts.spiritualHeading), paragraph(theme.spiritual, secondThread)),
      section(choose('practice heading', reflectParts.practiceHeading), practice, affirmation),
      section(
        choose('question heading', reflectParts.questionHeading),
        `${choose('question lead-in', reflectParts.questionLeadIn)}\n\n**${theme.question}**`,
      ),
      paragraph(young, choose('closing', reflectParts.closing)),
    ].join('\n\n'),
    emotional_root: theme.emotional,
    energetic_root: theme.energetic,
    spiritual_root: paragraph(theme.spiritual, theme.question),
  }
}

/** A softer wording of the practice, by age or lifestyle. */
function practiceSoftening(choose: Choose, advancedInfo: AdvancedInfo | null | undefined, age: number | null) {
  if ((age !== null && age >= SEATED_AGE) || advancedInfo?.lifestyle === 'sedentary') {
    return choose('seated', softenings.seated)
  }
  return advancedInfo?.lifestyle === 'very-active' ? choose('slower', softenings.slower) : null
}

function comfort(reading: Reading, choose: Choose, { advancedInfo }: SymptomEntry): Insight {
  const { primary, quietCompanion } = reading
  const theme = quietCompanion
    ? {
        emotional: choose('emotional', companionQuiet.emotional),
        energetic: choose('energetic', companionQuiet.energetic),
        spiritual: choose('spiritual', companionQuiet.spiritual),
        question: choose('question', companionQuiet.questions),
      }
    : themes(choose, primary, proseOf(primary.key))
  const life = lifeLines({ ...reading, open: false }, choose)
  const titles = quietCompanion ? companionQuiet.titles : proseOf(primary.key).titles
  const age = ageOf(advancedInfo)
  const young = age !== null && age < ADULT_AGE ? choose('young', softenings.young) : null

  return {
    ai_analysis: [
      `# ${choose('title', titles)}`,
      choose('opening', companionParts.opening),
      section(
        choose('emotional heading', companionParts.emotionalHeading),
        ...(life.length > 0 ? [paragraph(...life)] : []),
        theme.emotional,
      ),
      section(choose('feelings heading', companionParts.feelingsHeading), choose('feelings', companionParts.feelings)),
      section(
        choose('support heading', companionParts.supportHeading),
        paragraph(theme.energetic, choose('support', companionParts.support)),
        theme.spiritual,
      ),
      section(
        choose('practice heading', companionParts.practiceHeading),
        choose('practice lead-in', companionParts.practiceLeadIn),
        steps(choose('practice', companionParts.practices)),
      ),
      section(
        choose('question heading', companionParts.questionHeading),
        `${choose('question lead-in', companionParts.questionLeadIn)}\n\n**${theme.question}**`,
      ),
      paragraph(young, choose('closing', companionParts.closing)),
    ].join('\n\n'),
    emotional_root: theme.emotional,
    energetic_root: theme.energetic,
    spiritual_root: paragraph(theme.spiritual, theme.question),
  }
}
