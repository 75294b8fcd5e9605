import { globSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IDependency } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { ROOT } from '../steps.ts'

/** An import between two files, with paths relative to the root. */
export interface Import {
  from: string
  to: string
}

/** An import that violates a rule of .dependency-cruiser.mjs. For a circle, `via` lists its files. */
export interface Violation extends Import {
  rule: string
  comment: string
  via: string[]
}

const PARTS = ['api', 'bench', 'e2e', 'mfe-*', 'packages', 'scripts', 'shell', 'widget']

/** Reads every import of the workspace in `root` and checks it against the rules. */
export async function cruiseImports(root = ROOT): Promise<{ imports: Import[]; violations: Violation[] }> {
  const { ruleSet, ...options } = await extractDepcruiseOptions(join(ROOT, '.dependency-cruiser.mjs'))
  if (!ruleSet) throw new Error('.dependency-cruiser.mjs has no rules')
  const parts = globSync(PARTS, { cwd: root }).sort()
  const { output } = await cruise(parts, { ...options, ruleSet, validate: true, baseDir: root })
  const { modules, summary } = output as ICruiseResult
  const comments = new Map(ruleSet.forbidden?.map(({ name, comment }) => [name, comment ?? '']))
  return {
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }: IDependency) => ({ from: source, to: resolved })),
    ),
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      from,
      to,
      rule: rule.name,
      comment: comments.get(rule.name) ?? '',
      via: cycle?.map(({ name }) => name) ?? [],
    })),
  }
}
