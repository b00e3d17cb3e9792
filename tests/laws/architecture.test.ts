import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serverFunctionId, wireNames } from '#app.config.ts'
import { projectPaths, readProjectFile, type SourceFile, sourceFiles } from '#tests/support/source-files.ts'
import { projectRoot } from '#tests/support/tools.ts'

/*
 * The laws of ARCHITECTURE.md that the type checker, the linter and the dependency rules cannot check. A failure lists the
 * files at fault.
 */

const CODE = /\.(?:tsx?|cjs|css)$/
const APP_CODE = /^app\/.*\.tsx?$/
const FUNCTIONS = /[/.]functions\.ts$/
const ROUTE_TREE = 'app/routeTree.gen.ts'
const BUILDERS = new Set([
  'publicFn',
  'authedFn',
  'onboardingFn',
  'daycareFn',
  'managerFn',
  'managerOrAdminFn',
  'adminFn',
  'verifiedFn',
  'verifiedDaycareFn',
])

const Package = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
})
const manifest = Package.parse(JSON.parse(readProjectFile('package.json')))
const allDependencies = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }

/** Text of a file without its comments. */
function codeOf({ text }: SourceFile): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
}

function pathsWhere(files: SourceFile[], isOffender: (file: SourceFile) => boolean): string[] {
  return files.filter(isOffender).map((file) => file.path)
}

describe('server functions', () => {
  test('createServerFn is imported in fn.ts only', () => {
    const users = pathsWhere(sourceFiles(/^(?:app|content|prisma)\/.*\.tsx?$/), (file) =>
      /\bcreateServerFn\b(?!['"`])/.test(codeOf(file)),
    )
    expect(users).toEqual(['app/server/fn.ts'])
  })

  test('every export of a functions.ts is <builder>({ method }).…handler(…), and its name ends in Fn; or it is how pages call one', () => {
    const files = sourceFiles(FUNCTIONS)
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap(wrongExports)).toEqual([])
    const text = `
      export const bareFn = daycareFn({ method: 'GET' })
      export const listQuery = () => serverQuery(['list'], daycareFn({ method: 'GET' }).handler(list))
      export const openAll = () => readAll()
      export const rightFn = daycareFn({ method: 'GET' }).handler(list)
      export const rightQuery = () => serverQuery(['list'], rightFn)`
    expect(wrongExports({ path: 'x', text })).toEqual(['x: bareFn', 'x: listQuery', 'x: openAll'])
  })

  test('components call a query or a change, never a server function', () => {
    const callers = pathsWhere(sourceFiles(/^app\/(?:features|ui)\/.*\.tsx$/), (file) =>
      /\bimport\b[^'"]*(?:Fn\b|\*)[^'"]*\bfrom '[^']*functions\.ts'/.test(codeOf(file)),
    )
    expect(callers.filter((path) => !path.includes('.test.'))).toEqual([])
  })

  test('every query or change that stands beside its function is used elsewhere', () => {
    const code = new Map(sourceFiles(APP_CODE).map((file) => [file.path, codeOf(file)]))
    const beside = sourceFiles(FUNCTIONS).flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+)(?<!Fn) =/gm)].map(([, name = '']) => ({ path, name })),
    )
    expect(beside.length).toBeGreaterThan(10)
    const isUsed = ({ path, name }: (typeof beside)[number]) =>
      [...code].some(([other, text]) => other !== path && new RegExp(`\\b${name}\\b`).test(text))
    expect(beside.filter((it) => !isUsed(it))).toEqual([])
  })

  test('the prefix on the wire is that of the nearest folder in wireNames, or the name of the feature', () => {
    const idIn = (folder: string) =>
      serverFunctionId({ filename: `/any/app/features/${folder}/functions.ts`, functionName: 'getFn' })
    expect(['team', 'activities/week', 'account/session', 'quiz/bank/import', 'quiz/question'].map(idIn)).toEqual([
      'teachers_get',
      'activities_get',
      'auth_get',
      'questionBank_get',
      'quiz_get',
    ])
    expect(() => serverFunctionId({ filename: '/any/app/server/functions.ts', functionName: 'getFn' })).toThrow(
      'belongs in app/features',
    )
  })

  test('wireNames has no folder without server functions', () => {
    const folders = projectPaths('app/features')
      .filter((path) => FUNCTIONS.test(path))
      .map((path) => dirname(path))
    const unused = Object.keys(wireNames).filter((folder) => !folders.includes(`app/features/${folder}`))
    expect(unused).toEqual([])
  })

  test('every input is checked: no z.unknown, z.any, z.custom, loose object or preprocessing in its schema', async () => {
    const uncheckedSchema = z.object({
      deep: z.array(z.record(z.string(), z.nullable(z.unknown()))),
      side: z.looseObject({}),
    })
    expect(uncheckedParts(uncheckedSchema)).toEqual(['deep.element.valueType.innerType', 'side.catchall'])
    const inputs = await Promise.all(sourceFiles(FUNCTIONS).map(inputSchemas))
    expect(inputs.flat().length).toBeGreaterThan(90)
    expect(inputs.flat().flatMap(([name, schema]) => uncheckedParts(schema).map((part) => `${name}: ${part}`))).toEqual(
      [],
    )
  })
})

test('the language model is called only behind the gate that removes the names of children', () => {
  const callers = pathsWhere(sourceFiles(APP_CODE), (file) => /\.streamJson\(/.test(codeOf(file)))
  expect(callers.filter((path) => !path.endsWith('.test.ts'))).toEqual([
    'app/features/activities/generator/request/strip-names.server.ts',
  ])
})

test('who may read an activity is defined in one file', () => {
  const others = pathsWhere(sourceFiles(APP_CODE), (file) => /visibility"? ?[:=] ?'TEAM'/.test(codeOf(file)))
  expect(others.filter((path) => !path.endsWith('.test.ts'))).toEqual(['app/features/activities/access.server.ts'])
})

const moduleOf = (importer: string, name: string) =>
  name.startsWith('#app/') ? join(projectRoot, name.slice(1)) : join(projectRoot, dirname(importer), name)

/** The input schemas of the functions of a file, by name. All must be imported. */
async function inputSchemas({ path, text }: SourceFile): Promise<[name: string, schema: unknown][]> {
  const names = new Set([...text.matchAll(/\.validator\((.*?)\)\s*\.handler\(/gs)].map((match) => match[1] ?? ''))
  const imports = [...text.matchAll(/^import \{([^}]+)\} from '((?:\.{1,2}|#app)\/[^']+)'/gm)]
  const modules = await Promise.all(
    imports
      .filter((match) => match[1]?.split(/[\s,]+/).some((name) => names.has(name)))
      .map((match): Promise<Record<string, unknown>> => import(moduleOf(path, match[2] ?? ''))),
  )
  const known: Record<string, unknown> = Object.assign({}, ...modules)
  return [...names].map((name) => [`${path} ${name}`, known[name]])
}

const UNCHECKED_TYPES = new Set(['unknown', 'any', 'custom', 'transform'])

/** Paths of a schema that accept a value without checking it. */
function uncheckedParts(part: unknown, place: string[] = []): string[] {
  if (part === undefined && place.length === 0) return ['not imported']
  if (typeof part !== 'object' || part === null || part instanceof RegExp) return []
  if (!(part instanceof z.core.$ZodType))
    return Object.entries(part).flatMap(([name, inner]) => uncheckedParts(inner, [...place, name]))
  const { type, checks: _, ...def } = part._zod.def
  if (UNCHECKED_TYPES.has(type)) return [place.join('.')]
  if (part instanceof z.core.$ZodLazy) return uncheckedParts(part._zod.innerType, place)
  // Only the input of a pipe comes from the client.
  if (part instanceof z.core.$ZodPipe) return uncheckedParts(part._zod.def.in, place)
  if (part instanceof z.core.$ZodObject)
    return uncheckedParts({ ...part._zod.def.shape, catchall: part._zod.def.catchall }, place)
  return uncheckedParts(def, place)
}

/** Exports of a functions.ts that are neither `<builder>({ method })….handler(…)` nor a query or a change that calls one. */
function wrongExports({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const wrong: string[] = []
  for (const statement of source.statements) {
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some((it) => it.kind === ts.SyntaxKind.ExportKeyword)
    if (!exported || ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) continue
    if (!ts.isVariableStatement(statement)) {
      wrong.push(`${path}: ${statement.getText().slice(0, 60)}`)
      continue
    }
    for (const { name, initializer } of statement.declarationList.declarations)
      if (/^[a-z]\w*Fn$/.test(name.getText()) ? !isBuilt(initializer) : !isQueryOrChange(initializer))
        wrong.push(`${path}: ${name.getText()}`)
  }
  return wrong
}

/** Whether the expression is `daycareFn({ method: 'GET' })….handler(…)`, or the same with another builder. */
function isBuilt(expression: ts.Expression | undefined): boolean {
  if (!expression || !ts.isCallExpression(expression)) return false
  const { expression: callee } = expression
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'handler') return false
  let current: ts.Expression = callee.expression
  while (ts.isCallExpression(current) && ts.isPropertyAccessExpression(current.expression))
    current = current.expression.expression
  if (!ts.isCallExpression(current) || !ts.isIdentifier(current.expression)) return false
  return BUILDERS.has(current.expression.text) && /method: '(?:GET|POST)'/.test(current.arguments[0]?.getText() ?? '')
}

const CALLS_ONE = /\b(?:serverQuery|use\w*Change)\(/
const BUILDS_ONE = new RegExp(`\\b(?:${[...BUILDERS].join('|')})\\b`)

/** Whether the expression is `(…) => serverQuery(…)`, or `useChange` in its place. It may build no server function inside. */
function isQueryOrChange(expression: ts.Expression | undefined): boolean {
  if (!expression || !ts.isArrowFunction(expression)) return false
  const body = expression.body.getText()
  return CALLS_ONE.test(body) && !BUILDS_ONE.test(body)
}

describe('where things are', () => {
  test('process.env is read only in the settings, the host and the configuration of tools', () => {
    const allowed = /(?:^|\/)(?:env\.[\w.]+|settings\.ts)$|^app\/host\/|^tests\/|\.test\.tsx?$|^prisma\.config\.ts$/
    const readers = pathsWhere(sourceFiles(/^(?:(?:app|content|prisma)\/.*|[^/]+)\.tsx?$/), (file) =>
      /\bprocess\s*\.\s*env\b/.test(codeOf(file)),
    )
    expect(readers.filter((path) => !allowed.test(path))).toEqual([])
  })

  test('query keys are written beside the server functions, or in queries.ts', () => {
    const writers = pathsWhere(sourceFiles(APP_CODE), (file) => /\bqueryKey\s*:|\bserverQuery\(/.test(codeOf(file)))
    expect(writers.filter((path) => !/[/.](?:queries|functions)\.ts$/.test(path))).toEqual([])
  })

  test('no SQL is built from strings', () => {
    const unsafe = /\$(?:query|execute)RawUnsafe|Prisma\.raw\b/
    expect(pathsWhere(sourceFiles(APP_CODE), (file) => unsafe.test(codeOf(file)))).toEqual([])
  })

  test('the committed route tree contains every page', () => {
    const tree = readProjectFile(ROUTE_TREE)
    const pages = projectPaths('app/routes').filter((path) => path.endsWith('.tsx') && !/\/-|\.test\.tsx$/.test(path))
    const unknown = pages.filter((path) => !tree.includes(`'./${path.slice('app/'.length, -'.tsx'.length)}'`))
    expect(unknown).toEqual([])
  })

  test('a route has at most 60 lines', () => {
    const long = sourceFiles(/^app\/routes\/.*\.tsx$/).filter(({ text }) => text.split('\n').length > 61)
    expect(long.map(({ path }) => path)).toEqual([])
  })
})

/** One way to do each thing: what else could be used for it, and the only files that do. */
const ONE_WAY: [way: string, other: RegExp, allowed: string[]][] = [
  [
    'what is typed and not saved yet is kept by app/lib/kept; the others remember a choice, or a reload',
    /\b(?:local|session)Storage\b|\b(?:read|write)Local\b/,
    [
      'app/features/activities/generator/form/last-criteria.ts',
      'app/lib/kept/kept-store.ts',
      'app/lib/local-storage.ts',
      'app/lib/missing-code.ts',
      'app/lib/shared-device.ts',
      'app/service-worker/offline-page.ts',
      'app/ui/theme/display-preference.ts',
      'app/ui/use-choice.ts',
    ],
  ],
  [
    'a dialog or an editor is a lazyPart; the others are whole pages',
    /\blazy\(/,
    ['app/features/account/session/proof-gate.tsx', 'app/routes/styleguide.tsx', 'app/ui/lazy-part.tsx'],
  ],
  ['the search of an address is read by a schema', /validateSearch:\s*(?:\(|async|function)/, []],
  ['only the body of the page is inert before it is hydrated', /<body\b[^>]*\binert\b/, ['app/ui/page/page-body.tsx']],
  ['the dates of people are written by app/lib/dates', /\.toLocale(?:Date|Time)?String\(/, []],
]

test.each(ONE_WAY)('%s', (_, other, allowed) => {
  const users = pathsWhere(sourceFiles(APP_CODE), (file) => other.test(codeOf(file)))
  expect(users.filter((path) => !path.endsWith('.test.ts') && !path.endsWith('.test.tsx')).toSorted()).toEqual(allowed)
})

describe('files', () => {
  test('none is longer than 400 lines, outside content/ and what tools write', () => {
    const code = sourceFiles(/^(?:app|prisma|tests|\.ci)\//).filter(
      ({ path }) => CODE.test(path) && path !== ROUTE_TREE,
    )
    const long = code
      .filter(({ text }) => text.split('\n').length > 401)
      .map(({ path, text }) => `${path}: ${text.split('\n').length}`)
    expect(long).toEqual([])
  })

  test('a folder holds at most 25, routes and pictures aside', () => {
    const counts = new Map<string, number>()
    for (const path of projectPaths())
      if (!/^(?:app\/routes|public)\//.test(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    expect([...counts].filter(([folder, count]) => folder !== '.' && count > 25)).toEqual([])
  })

  test('few have 30 lines or fewer', () => {
    const code = sourceFiles(APP_CODE).filter(
      ({ path }) => path !== ROUTE_TREE && !/^app\/routes\/|\.test\.tsx?$/.test(path),
    )
    const short = code.filter(({ text }) => text.split('\n').length <= 31)
    expect(short.length / code.length).toBeLessThan(0.15)
  })

  test('names are kebab-case; routes are named by the router', () => {
    const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
    const named = projectPaths().filter((path) => /^(?:app|content|prisma|tests|public)\//.test(path))
    const free = /^app\/routes\/|^app\/routeTree\.gen\.ts$|^prisma\/migrations\//
    const wrong = named.filter((path) => !free.test(path) && path.split('/').some((part) => !kebab.test(part)))
    expect(wrong).toEqual([])
  })

  test('there is no barrel', () => {
    expect(
      projectPaths().filter((path) => /(?:^|\/)index\.[cm]?tsx?$/.test(path) && !path.startsWith('app/routes/')),
    ).toEqual([])
  })

  test('imports have the file extension', () => {
    const bare = /\bfrom '(?:\.{1,2}\/|#)[^']*(?<!\.(?:tsx?|css|json|cjs|svg))'/
    expect(
      pathsWhere(
        sourceFiles(/^(?:app|content|prisma|tests)\/.*\.tsx?$/),
        (file) => file.path !== ROUTE_TREE && bare.test(codeOf(file)),
      ),
    ).toEqual([])
  })

  test('no file contains a path of the machine of its author', () => {
    const homePath = /(?<![\w.$~-])\/(?:home|Users|root)\/[a-z]/
    const text = sourceFiles(/^(?!package-lock\.json$)/)
    const withPaths = pathsWhere(text, (file) => homePath.test(file.text) || file.text.includes(projectRoot))
    expect(withPaths).toEqual([])
  })
})

describe('dependencies', () => {
  test('each is pinned to one version', () => {
    const loose = Object.entries(allDependencies).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    expect(loose).toEqual([])
  })

  test('each has its line in ARCHITECTURE.md', () => {
    const page = readProjectFile('ARCHITECTURE.md')
    const named = (name: string) => page.includes(`\`${name}\``) || page.includes(`\`${name.split('/')[0]}/*\``)
    expect(Object.keys(allDependencies).filter((name) => !named(name))).toEqual([])
  })

  test('none is installed from anywhere but the registry', () => {
    const lock = readProjectFile('package-lock.json')
    const foreign = [...lock.matchAll(/"resolved": "(?!https:\/\/registry\.npmjs\.org\/)([^"]+)"/g)].map(
      (match) => match[1],
    )
    expect(foreign).toEqual([])
  })
})
