import { join } from 'node:path'
import { cruise, type ICruiseResult, type IDependency } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { ROOT } from '../steps.ts'
import { sourcesOf } from './files.ts'
import { folderCircles } from './folders.ts'
import { checkPaths } from './paths.ts'
import type { Import, Violation } from './violation.ts'

/** The imports of templates resolve only after they are copied. */
const TEMPLATES = 'templates'

/** Reads every import of the workspace in `root` and checks it against the rules. */
export async function cruiseImports(root = ROOT): Promise<{ imports: Import[]; violations: Violation[] }> {
  const { ruleSet, ...options } = await extractDepcruiseOptions(join(ROOT, '.dependency-cruiser.mjs'))
  if (!ruleSet) throw new Error('.dependency-cruiser.mjs has no rules')
  const parts = sourcesOf(root).filter((name) => name !== TEMPLATES)
  const { output } = await cruise(parts, { ...options, ruleSet, validate: true, baseDir: root })
  const { modules, summary } = output as ICruiseResult
  const comments = new Map(ruleSet.forbidden?.map(({ name, comment }) => [name, comment ?? '']))
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }: IDependency) => ({ from: source, to: resolved })),
  )
  const forbidden = summary.violations.map(({ rule, from, to, cycle }) => ({
    from,
    to,
    rule: rule.name,
    comment: comments.get(rule.name) ?? '',
    via: cycle?.map(({ name }) => name) ?? [],
  }))
  return { imports, violations: [...forbidden, ...folderCircles(imports), ...checkPaths(root)] }
}
