import type { Import, Violation } from './violation.ts'

/**
 * The folder below a part's source: `api/src/billing` of `api/src/billing/routes.ts`, `scripts/release` of
 * `scripts/release/desk.ts`. Files beside it have none.
 */
const FOLDER = /^((?:packages\/)?[^/]+\/(?:(?:[^/]+\/)?src\/)?(?!src\/)[^/]+)\/(?!src\/)/
const TEST = /\.(test|stories)\.tsx?$/

/** Finds the circles between the folders of a part, which stand between files that need not import each other. */
export function folderCircles(imports: Import[]): Violation[] {
  const between = new Map<string, Map<string, Import>>()
  for (const each of imports) {
    const from = FOLDER.exec(each.from)?.[1]
    const to = FOLDER.exec(each.to)?.[1]
    if (!from || !to || from === to || TEST.test(each.from)) continue
    const targets = between.get(from) ?? new Map<string, Import>()
    if (!targets.has(to)) targets.set(to, each)
    between.set(from, targets)
  }
  return [...between].flatMap(([start, targets]) =>
    [...targets].flatMap(([next, { from, to }]) => {
      const back = way(between, next, start)
      // Each circle once, at the first of its folders.
      if (!back || back.some((folder) => folder < start)) return []
      return [{ from, to, rule: 'no-folder-circles', comment: COMMENT, via: [start, ...back] }]
    }),
  )
}

const COMMENT = 'Two folders import each other. Move what both need into a third, or to the one that is imported.'

/** The shortest way from one folder to another, with both. */
function way(between: Map<string, Map<string, Import>>, start: string, goal: string): string[] | undefined {
  const ways = [[start]]
  const seen = new Set([start])
  for (const found of ways) {
    const last = found.at(-1) ?? start
    if (last === goal) return found
    for (const next of between.get(last)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...found, next])
    }
  }
  return undefined
}
