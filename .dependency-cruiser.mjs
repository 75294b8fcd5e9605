/**
 * The rules for imports, checked on resolved paths: they also cover subpaths, relative paths, types, re-exports and
 * dynamic imports. `pnpm lint` enforces them (scripts/imports.ts), and docs/architecture.md shows the imports.
 */

/** The project's own code, as opposed to libraries and Node's modules, in whatever folder it stands. */
const OURS = '^(?!.*node_modules/)[^/]+/'
const LIBRARY = ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown']
/** Code that runs in a browser. Configuration, stories and tests run in Node. */
const IN_BROWSER = [
  '^(shell|mfe-[^/]+)/src/',
  '^widget/(frame|loader|react)/',
  '^packages/(contracts|ui|remote-kit)/src/',
  '^packages/safety/src/panels/',
]
const NOT_IN_BROWSER = ['\\.test\\.tsx?$', '\\.stories\\.tsx?$', '^packages/remote-kit/src/rspack/']

const CONTRACTS = '^packages/contracts/'
const LANGUAGE = '^packages/language/'
const UI = '^packages/ui/'
const REMOTE_KIT = '^packages/remote-kit/'
const PANELS = '^packages/safety/src/panels/'

/** A rule: of the project's code, `from` may import only itself and `allowed`. */
const only = (name, comment, from, allowed = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: OURS, dependencyTypesNot: LIBRARY, pathNot: [from, ...allowed] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Merge two files that import each other, or move their shared part into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The imported file does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages',
      comment: 'A package must not import an app: apps are made of packages.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(api|bench|e2e|mfe-[^/]+|scripts|shell|widget)/' },
    },
    only('contracts', 'contracts imports no other workspace package.', CONTRACTS),
    only('ui', 'ui imports only contracts.', UI, [CONTRACTS]),
    only('remote-kit', 'remote-kit imports only contracts.', REMOTE_KIT, [CONTRACTS]),
    only('language', 'language imports only contracts.', LANGUAGE, [CONTRACTS]),
    only('guide', 'guide imports only contracts, language and safety (not its panels).', '^packages/guide/', [
      CONTRACTS,
      LANGUAGE,
      '^packages/safety/(?!src/panels/)',
    ]),
    only('postgres', 'postgres imports only contracts.', '^packages/postgres/', [CONTRACTS]),
    only('safety-panels', 'The panels import only ui and contracts.', PANELS, [UI, CONTRACTS]),
    {
      ...only(
        'safety',
        'The server side of safety imports only contracts and language, not the panels.',
        '^packages/safety/',
      ),
      from: { path: '^packages/safety/', pathNot: PANELS },
      to: {
        path: OURS,
        dependencyTypesNot: LIBRARY,
        pathNot: ['^packages/safety/(?!src/panels/)', CONTRACTS, LANGUAGE],
      },
    },
    only('sandbox', 'The sandbox imports only contracts and guide.', '^packages/sandbox/', [
      CONTRACTS,
      '^packages/guide/',
    ]),
    {
      ...only('api', 'The API imports only contracts, guide and safety (not its panels).', '^api/'),
      from: { path: '^api/src/', pathNot: '\\.test\\.ts$' },
      to: {
        path: OURS,
        dependencyTypesNot: LIBRARY,
        pathNot: ['^api/(src/|package\\.json$)', CONTRACTS, '^packages/guide/', '^packages/safety/(?!src/panels/)'],
      },
    },
    {
      name: 'api-tests',
      comment: "The API's tests must not import browser code.",
      severity: 'error',
      from: { path: '^api/' },
      to: { path: ['^(shell|mfe-[^/]+|widget|e2e|bench|scripts)/', UI, REMOTE_KIT, PANELS] },
    },
    {
      name: 'partners-listen',
      comment:
        'Partners and the quota listen to what others announce (api/src/announcements). Only app.ts imports them.',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: ['^api/src/(partners|guests)/', '\\.test\\.ts$'] },
      to: { path: '^api/src/(partners|guests)/' },
    },
    {
      name: 'over-http',
      comment: 'Browser tests reach the API over HTTP, as a browser does.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(api|shell|mfe-[^/]+|packages/(guide|safety|ui|remote-kit))/' },
    },
    only('shell', 'The shell imports contracts, ui, remote-kit and the panels of safety.', '^shell/', [
      CONTRACTS,
      UI,
      REMOTE_KIT,
      PANELS,
    ]),
    only('widget', 'The widget imports contracts, ui, remote-kit and the panels of safety.', '^widget/', [
      CONTRACTS,
      UI,
      REMOTE_KIT,
      PANELS,
    ]),
    only(
      'partners-copy',
      "The loader and the React wrapper stand alone in partners' pages: they import only types of contracts.",
      '^widget/(loader|react)/',
      [CONTRACTS],
    ),
    {
      name: 'remote',
      comment: "A remote imports only contracts, ui, remote-kit, the panels of safety, and the widget's React wrapper.",
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: {
        path: OURS,
        dependencyTypesNot: LIBRARY,
        pathNot: ['^$1/', CONTRACTS, UI, REMOTE_KIT, PANELS, '^widget/(react|loader)/'],
      },
    },
    {
      name: 'no-remote',
      comment: 'No other part may import a remote, because it is built and released independently.',
      severity: 'error',
      from: { pathNot: '^mfe-[^/]+/' },
      to: { path: '^mfe-[^/]+/' },
    },
    {
      name: 'no-server-in-browser',
      comment: 'Browser code must not import server code.',
      severity: 'error',
      from: { path: IN_BROWSER, pathNot: NOT_IN_BROWSER },
      to: {
        path: [
          '^(api|scripts|bench|e2e)/',
          '^packages/(guide|language|postgres|sandbox)/',
          '^packages/remote-kit/src/rspack/',
        ],
      },
    },
    {
      name: 'no-node-in-browser',
      comment: "Node's modules do not exist in the browser.",
      severity: 'error',
      from: { path: IN_BROWSER, pathNot: NOT_IN_BROWSER },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'router-of-the-shell',
      comment: "Import it from @soulsign/remote-kit/router, which shares the shell's router.",
      severity: 'error',
      from: { path: '^mfe-[^/]+/' },
      to: { path: 'node_modules/react-router/' },
    },
  ],
  options: {
    // Includes imports of types.
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages/)?[^/]+/(dist|storybook-static|test-results)/|^test-results/' },
    detectJSDocImports: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
