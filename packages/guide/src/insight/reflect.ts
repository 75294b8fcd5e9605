import type { Insight } from '@soulsign/contracts'
import type { Choose } from '../choose.ts'
import type { Entry } from '../lexicon.ts'
import { fill } from '../prose/grammar.ts'
import { centres, readings, reflectProse, themeProse } from '../prose/prose.ts'
import { isOfMind, type Reading, type SymptomEntry } from '../read-symptom.ts'
import { doctorLine, youngLine } from './advice.ts'
import { layers } from './layers.ts'
import { lifeLines, namedLife } from './life.ts'
import { paragraph, section, whole } from './markdown.ts'
import { practice } from './practice.ts'

/** Names what was heard. An open reading names no theme, and says that it is one. */
function opening(reading: Reading, choose: Choose): string {
  const { names, loads, open, frame } = reflectProse
  const [life, also] = namedLife(reading)
  const theme = themeProse(reading.primary).name
  /** Glad things are told of, and never counted as one more thing to carry. */
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

/** A symbolic reading. */
export function reflect(reading: Reading, choose: Choose, entry: SymptomEntry): Insight {
  const { primary } = reading
  const centre = centres[primary.chakra]
  const theme = layers(choose, primary, reading.scenes, reflectProse)

  const quality = reading.qualities.map((key) => choose.fresh(`quality ${key}`, readings.qualities[key] ?? []))
  const contexts = reading.contexts.map((key) => choose.fresh(`context ${key}`, contextLines(key, primary)))
  const leadIn = choose.fresh('energetic lead-in', reflectProse.energeticLeadIn)

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
      section(choose('practice heading', reflectProse.practiceHeading), ...practice(choose, reading, entry)),
      section(
        choose('question heading', reflectProse.questionHeading),
        choose.fresh('question lead-in', reflectProse.questionLeadIn),
        `**${theme.question}**`,
      ),
      paragraph(youngLine(choose, entry.advancedInfo), choose('closing', reflectProse.closing)),
    ),
    emotional_root: theme.emotional,
    energetic_root: theme.energetic,
    spiritual_root: paragraph(theme.spiritual, theme.question),
  }
}
