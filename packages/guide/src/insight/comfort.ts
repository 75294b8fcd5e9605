import type { Insight } from '@soulsign/contracts'
import type { Choose } from '../choose.ts'
import { fill, type NounPhrase } from '../prose/grammar.ts'
import { comfortProse, themeProse } from '../prose/prose.ts'
import type { Reading, SymptomEntry } from '../read-symptom.ts'
import { doctorLine, youngLine } from './advice.ts'
import { layers } from './layers.ts'
import { lifeLines, namedLife } from './life.ts'
import { paragraph, section, steps, whole } from './markdown.ts'
import { restful } from './practice.ts'

/** A thing as it stands in a sentence about somebody else: 'your knees' are theirs. */
const theirs = (name: NounPhrase): NounPhrase => (name.article === 'your' ? { ...name, article: 'their' } : name)

/** Comfort, which gives no meaning. */
export function comfort(reading: Reading, choose: Choose, entry: SymptomEntry): Insight {
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
        steps(choose('practice', restful(reading, entry)(comfortProse.practices), comfortProse.practices)),
      ),
      section(
        choose('question heading', comfortProse.questionHeading),
        choose.fresh('question lead-in', comfortProse.questionLeadIn),
        `**${theme.question}**`,
      ),
      paragraph(youngLine(choose, entry.advancedInfo), choose('closing', comfortProse.closing)),
    ),
    emotional_root: theme.emotional,
    energetic_root: theme.energetic,
    spiritual_root: paragraph(theme.spiritual, theme.question),
  }
}
