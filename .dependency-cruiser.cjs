/*
 * Who may import whom (ARCHITECTURE.md says why).
 *
 *   content <- domain <- lib <- ui <- features <- routes
 *                 ^--- server (platform) <--'
 *   tests -> anything; nothing -> tests, nothing -> routes
 */
const TEST = '\\.test\\.tsx?$'
const GENERATED = '^app/server/generated/'
const SERVER_ONLY = '[/.]server\\.ts$'
const FUNCTIONS = '[/.]functions\\.ts$'
/** What other features may build on: these import no feature themselves. */
const LOWER = '^app/features/(account/|quiz/question/|activities/access\\.server\\.ts$)'
const DATABASE = [
  '(^|/)node_modules/(@types/)?pg/',
  '(^|/)node_modules/(prisma|\\.prisma|@prisma/(?!schema-engine-wasm))',
  '^app/server/generated/',
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-circular',
    comment: 'Modules that import each other are one module in two files.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^\\+|\\?(raw|url|inline)$' },
  },
  {
    name: 'routes-are-leaves',
    comment: 'A route is wiring: only the router and other routes know it.',
    severity: 'error',
    from: { pathNot: '^(app/routes/|app/routeTree\\.gen\\.ts|tests/)' },
    to: { path: '^app/routes/' },
  },
  {
    name: 'features-do-not-import-features',
    comment: 'They meet in a route, in app/domain or in the database; who may read an activity is below them all.',
    severity: 'error',
    from: { path: '^app/features/([^/]+)/' },
    to: { path: '^app/features/', pathNot: ['^app/features/$1/', LOWER] },
  },
  {
    name: 'the-lower-ones-import-no-feature',
    severity: 'error',
    from: { path: '^app/features/(account|quiz/question)/', pathNot: TEST },
    to: { path: '^app/features/', pathNot: LOWER },
  },
  {
    name: 'rooms-of-a-feature-meet-on-its-ground',
    comment: 'Playing, reviewing and keeping questions share quiz/question; the rooms of admin share nothing.',
    severity: 'error',
    from: { path: '^app/features/(quiz|admin)/([^/]+)/' },
    to: { path: '^app/features/$1/[^/]+/', pathNot: ['^app/features/$1/$2/', LOWER] },
  },
  {
    name: 'marks-are-below-the-library',
    comment: 'The list shows the star of each card; what puts a star knows no list.',
    severity: 'error',
    from: { path: '^app/features/activities/marks/', pathNot: TEST },
    to: { path: '^app/features/activities/[^/]+/', pathNot: '^app/features/activities/marks/' },
  },
  {
    name: 'shared-does-not-know-features',
    comment: 'ui, lib, domain and server serve every feature, so they name none.',
    severity: 'error',
    from: { path: '^app/(ui|lib|server|domain)/', pathNot: TEST },
    to: { path: '^app/(features|routes)/' },
  },
  {
    name: 'kit-does-not-know-the-server',
    comment: 'ui, lib and domain run in the browser.',
    severity: 'error',
    from: { path: '^app/(ui|lib|domain)/', pathNot: TEST },
    to: { path: '^app/(server|host)/' },
  },
  {
    name: 'domain-is-pure',
    comment:
      'Rules of the trade: zod, dates, other rules, texts made plain, the words of content/. No framework, no kit.',
    severity: 'error',
    from: { path: '^app/domain/', pathNot: TEST },
    to: { pathNot: '^(app/domain|content)/|^app/lib/french/(fold|plain)-text\\.ts$|(^|/)node_modules/(zod|date-fns)/' },
  },
  {
    name: 'lib-is-below-the-kit',
    severity: 'error',
    from: { path: '^app/lib/', pathNot: TEST },
    to: { path: '^app/ui/' },
  },
  {
    name: 'content-is-pure',
    comment: 'Words and static content: types are all it takes from elsewhere.',
    severity: 'error',
    from: { path: '^content/', pathNot: [TEST, '^content/drawings/draw\\.ts$'] },
    to: { pathNot: '^content/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'drawings-are-made-beforehand',
    comment: 'The application serves the files of public/images; it never draws.',
    severity: 'error',
    from: { path: '^(app|content|prisma)/', pathNot: [TEST, '^content/drawings/'] },
    to: { path: '^content/drawings/' },
  },
  {
    name: 'only-the-server-reaches-server-files',
    comment: 'A *.server.ts is called by server functions, other server files, the host, seeds and tests.',
    severity: 'error',
    from: {
      path: '^(app|content|prisma)/',
      pathNot: [
        FUNCTIONS,
        SERVER_ONLY,
        TEST,
        '^app/server/middleware\\.ts$',
        // No page: what answers there is taken out of the code of the browser.
        '^app/routes/calendrier/\\$token\\.ts$',
        '^app/(start|server)\\.ts$',
        '^app/host/',
        '^prisma/',
        GENERATED,
      ],
    },
    to: { path: SERVER_ONLY, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'database-only-in-server-files',
    comment: 'Prisma and pg have one door: *.server.ts, the host and the seeds.',
    severity: 'error',
    from: { path: '^(app|content)/', pathNot: [SERVER_ONLY, TEST, '^app/host/', GENERATED] },
    to: { path: DATABASE },
  },
  {
    name: 'host-is-the-outermost',
    comment: 'The host starts the application; the application does not know how it is run.',
    severity: 'error',
    from: { path: '^(app|content|prisma)/', pathNot: ['^app/host/', TEST] },
    to: { path: '^app/host/' },
  },
  {
    name: 'host-does-not-know-pages',
    severity: 'error',
    from: { path: '^app/host/', pathNot: TEST },
    to: { path: '^app/(routes|ui)/' },
  },
  {
    name: 'nothing-imports-tests',
    severity: 'error',
    from: { path: '^(app|content|prisma)/', pathNot: TEST },
    to: { path: `^tests/|${TEST}` },
  },
  {
    name: 'nothing-imports-a-test-file',
    severity: 'error',
    from: {},
    to: { path: TEST },
  },
]

module.exports = {
  forbidden,
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    doNotFollow: { path: ['node_modules', GENERATED] },
    exclude: { path: 'routeTree\\.gen\\.ts$' },
  },
}
