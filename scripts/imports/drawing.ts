import type { Import } from './violation.ts'

type Graph = Map<string, Set<string>>

/** Excludes tests, stories and tool configuration. */
const isCode = (file: string) => !/\.(?:test|stories|config)\.tsx?$|^api\/test\/|\/\.storybook\//.test(file)

/** A top-level folder or a package. All remotes count as one part. */
const partOf = (file: string) => {
  const [top = '', name = ''] = file.split('/')
  if (top === 'packages') return name
  return top.startsWith('mfe-') ? 'mfe-*' : top
}

/** A folder of the API. Files outside folders only connect them and are left out. */
const apiFolderOf = (file: string) => /^api\/src\/([^/]+)\//.exec(file)?.[1]

function graphOf(imports: readonly Import[], nodeOf: (file: string) => string | undefined): Graph {
  const graph: Graph = new Map()
  for (const { from, to } of imports) {
    const [a, b] = [nodeOf(from), nodeOf(to)]
    if (!a || !b || a === b || !isCode(from)) continue
    graph.set(a, (graph.get(a) ?? new Set()).add(b))
  }
  return graph
}

/** Leaves out each arrow whose ends are connected by other arrows. */
function reduced(graph: Graph): Graph {
  const rest: Graph = new Map([...graph].map(([from, to]) => [from, new Set(to)]))
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(rest.get(from) ?? [])].some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, to, seen)
    })
  for (const from of [...rest.keys()].sort())
    for (const to of [...(rest.get(from) ?? [])].sort()) {
      rest.get(from)?.delete(to)
      if (!reaches(from, to)) rest.get(from)?.add(to)
    }
  return rest
}

/** Folders that more than half of the folders import. */
function commonIn(graph: Graph): string[] {
  const names = new Set([...graph.keys(), ...[...graph.values()].flatMap((to) => [...to])])
  const importers = (name: string) => [...graph.values()].filter((to) => to.has(name)).length
  return [...names].filter((name) => importers(name) > names.size / 2).sort()
}

const idOf = (name: string) => name.replaceAll(/[^\w]/g, '_')

function mermaid(graph: Graph): string {
  const names = [...new Set([...graph].flatMap(([from, to]) => [from, ...to]))].sort()
  const arrows = [...graph].sort(([a], [b]) => a.localeCompare(b))
  return [
    '```mermaid',
    'flowchart TD',
    ...names.map((name) => `  ${idOf(name)}["${name}"]`),
    ...arrows.flatMap(([from, to]) => [...to].sort().map((name) => `  ${idOf(from)} --> ${idOf(name)}`)),
    '```',
  ].join('\n')
}

/** Draws the imports as Markdown: between parts of the workspace, then between folders of the API. */
export function drawImports(imports: readonly Import[]): string {
  const ours = imports.filter(({ to }) => /^(?:api|bench|e2e|mfe-[^/]+|packages|scripts|shell|widget)\//.test(to))
  const api = graphOf(ours, apiFolderOf)
  const common = new Set(commonIn(api))
  const features: Graph = new Map(
    [...api].map(([from, to]) => [from, new Set([...to].filter((name) => !common.has(name)))]),
  )
  const list = [...common].map((name) => `\`${name}\``).join(', ')
  return [
    'The parts. An arrow that follows from two others is left out.',
    mermaid(reduced(graphOf(ours, partOf))),
    `The folders of \`api/src\`. More than half of them import ${list}; those arrows are left out too.`,
    mermaid(reduced(features)),
  ].join('\n\n')
}
