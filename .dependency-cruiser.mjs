/**
 * Who may import whom, on resolved paths: subpaths, relative paths, types, re-exports and dynamic imports count alike.
 * `pnpm lint` holds this (scripts/imports), and docs/architecture.md draws it.
 */

/** Everything that is written here, as opposed to libraries and Node's own modules. */
const OURS = '^(api|bench|e2e|mfe-[^/]+|packages/[^/]+|scripts|shell|widget)/'
/** What runs in a browser. Configurations, stories and tests beside it run in Node. */
const IN_BROWSER = [
  '^(shell|mfe-[^/]+)/src/',
  '^widget/(frame|loader|react)/',
  '^packages/(contracts|ui|remote-kit)/src/',
  '^packages/safety/src/panels/',
]
const NOT_IN_BROWSER = ['\\.test\\.tsx?$', '\\.stories\\.tsx?$', '^packages/remote-kit/src/rspack/']

const CONTRACTS = '^packages/contracts/'
const UI = '^packages/ui/'
const REMOTE_KIT = '^packages/remote-kit/'
const PANELS = '^packages/safety/src/panels/'

/** A rule: `from` imports nothing of ours but itself and `allowed`. */
const only = (name, comment, from, allowed = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: OURS, pathNot: [from, ...allowed] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thing, or a third one is missing between them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'There is no such file.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages',
      comment: 'A package imports no app: apps are made of packages.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(api|bench|e2e|mfe-[^/]+|scripts|shell|widget)/' },
    },
    only('contracts', 'contracts imports no other package of ours.', CONTRACTS),
    only('ui', 'ui imports only contracts.', UI, [CONTRACTS]),
    only('remote-kit', 'remote-kit imports only contracts.', REMOTE_KIT, [CONTRACTS]),
    only('composer', 'composer imports only contracts.', '^packages/composer/', [CONTRACTS]),
    only('postgres', 'postgres imports only contracts.', '^packages/postgres/', [CONTRACTS]),
    only('safety-panels', 'The panels import only ui and contracts.', PANELS, [UI, CONTRACTS]),
    {
      ...only('safety', "Safety's server side imports only contracts, and not the panels.", '^packages/safety/'),
      from: { path: '^packages/safety/', pathNot: PANELS },
      to: { path: OURS, pathNot: ['^packages/safety/(?!src/panels/)', CONTRACTS] },
    },
    only('sandbox', 'The sandbox imports only contracts and composer.', '^packages/sandbox/', [
      CONTRACTS,
      '^packages/composer/',
    ]),
    {
      ...only('api', 'The API imports only contracts, composer and safety (not its panels).', '^api/'),
      from: { path: '^api/src/', pathNot: '\\.test\\.ts$' },
      to: { path: OURS, pathNot: ['^api/src/', CONTRACTS, '^packages/composer/', '^packages/safety/(?!src/panels/)'] },
    },
    {
      name: 'api-tests',
      comment: "The API's tests import nothing of the browser's.",
      severity: 'error',
      from: { path: '^api/' },
      to: { path: ['^(shell|mfe-[^/]+|widget|e2e|bench|scripts)/', UI, REMOTE_KIT, PANELS] },
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
    {
      name: 'remote',
      comment: "A remote imports contracts, ui, remote-kit, the panels of safety, and the widget's wrapper to show it.",
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: OURS, pathNot: ['^$1/', CONTRACTS, UI, REMOTE_KIT, PANELS, '^widget/(react|loader)/'] },
    },
    {
      name: 'no-remote',
      comment: 'Nobody imports a remote: it is built and released by itself.',
      severity: 'error',
      from: { pathNot: '^mfe-[^/]+/' },
      to: { path: '^mfe-[^/]+/' },
    },
    {
      name: 'no-server-in-browser',
      comment: 'The browser gets no server code.',
      severity: 'error',
      from: { path: IN_BROWSER, pathNot: NOT_IN_BROWSER },
      to: {
        path: [
          '^(api|scripts|bench|e2e)/',
          '^packages/(composer|postgres|sandbox)/',
          '^packages/remote-kit/src/rspack/',
        ],
      },
    },
    {
      name: 'no-node-in-browser',
      comment: "The browser has none of Node's modules.",
      severity: 'error',
      from: { path: IN_BROWSER, pathNot: NOT_IN_BROWSER },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'router-of-the-shell',
      comment: 'Import it from @soulsign/remote-kit/router: the shell brings the one router of the page.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/' },
      to: { path: 'node_modules/react-router/' },
    },
  ],
  options: {
    // Imports of types count too.
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
