/**
 * What the application is called and how its sources are laid out: read by vite.config.ts (and by the pages for the
 * name), so that each of these is written once.
 */
export const productName = 'Brindille'

export const srcDirectory = 'app'

/** Files that may never reach the browser: a build that tries fails with the trace of imports. */
export const importProtection = {
  include: ['app/**', 'content/**', 'prisma/**'],
  client: { files: ['**/*.server.*', 'app/features/**/server.ts', 'app/host/**', 'prisma/**'] },
}

/**
 * Name on the wire of the server functions of each folder of app/features. Addresses are part of the contract, so they
 * depend neither on the bundler's hash nor on where a file stands.
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

/** Public name of a server function: `getTeachersFn` in `app/features/quiz/review/` gives `quizReviews_getTeachers`. */
export function serverFunctionId({ filename, functionName }: { filename: string; functionName: string }): string {
  const folder = filename.replaceAll('\\', '/').match(/(?:^|\/)features\/(.+)\/[^/]+$/)?.[1] ?? ''
  const wireName = wireNames[folder]
  if (!wireName) throw new Error(`app.config.ts has no wire name for the server functions of ${filename}`)
  return `${wireName}_${functionName.replace(/_createServerFn_handler$/, '').replace(/Fn$/, '')}`
}
