/**
 * Name of the product and layout of the sources, read by vite.config.ts and, for the name, by the pages.
 */
export const productName = 'Brindille'

export const srcDirectory = 'app'

/**
 * Files that must not be sent to the browser: the build fails, with the chain of imports, when client code imports one.
 */
export const importProtection = {
  include: ['app/**', 'content/**', 'prisma/**'],
  client: { files: ['**/*.server.*', 'app/features/**/server.ts', 'app/host/**', 'prisma/**'] },
}

/**
 * Prefix of the names of the server functions on the wire, for each folder of app/features. Addresses are a public
 * contract: they must not change with the bundler's hash or when a file moves.
 */
export const wireNames: Readonly<Record<string, string>> = {
  account: 'auth',
  'account/own-data': 'privacy',
  'activities/generator': 'activities',
  'activities/library': 'activities',
  'activities/marks': 'activities',
  'activities/reference-lists': 'activities',
  'activities/reports': 'activities',
  'activities/sheet/edit': 'activities',
  'activities/week': 'activities',
  admin: 'administration',
  'admin/audit-log': 'journal',
  'admin/incidents': 'privacy',
  daycares: 'daycares',
  'daycares/managers': 'managers',
  exercises: 'exercises',
  guides: 'guides',
  'quiz/bank': 'questionBank',
  'quiz/play': 'quizzes',
  'quiz/review': 'quizReviews',
  team: 'teachers',
}

/**
 * Name of a server function on the wire: `getTeachersFn` in `app/features/quiz/review/` gives
 * `quizReviews_getTeachers`.
 */
export function serverFunctionId({ filename, functionName }: { filename: string; functionName: string }): string {
  const folder = filename.replaceAll('\\', '/').match(/(?:^|\/)features\/(.+)\/[^/]+$/)?.[1] ?? ''
  const wireName = wireNames[folder]
  if (!wireName) throw new Error(`app.config.ts has no wire name for the server functions of ${filename}`)
  return `${wireName}_${functionName.replace(/_createServerFn_handler$/, '').replace(/Fn$/, '')}`
}
