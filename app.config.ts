/**
 * Name and mark of the product and layout of the sources, read by vite.config.ts and, for the first two, by the pages.
 */
export const productName = 'Brindille'

/** The sprig of the logo, in a square of 40: drawn by the pages, by the page without connection and in the icons. */
export const logoMark =
  'M20 32V15M20 15c-3-2.4-3-6 0-8.6 3 2.6 3 6.2 0 8.6ZM20 22.5c-.5-4-3.4-6.2-8-6 .2 4.3 3.3 6.7 8 6ZM20 28c.5-4 3.4-6.2 8-6-.2 4.3-3.3 6.7-8 6Z'

export const srcDirectory = 'app'

/**
 * Files that must not be sent to the browser: the build fails, with the chain of imports, when client code imports one.
 */
export const importProtection = {
  include: ['app/**', 'content/**', 'prisma/**'],
  client: { files: ['**/*.server.*', 'app/features/**/server.ts', 'app/host/**', 'prisma/**'] },
}

/**
 * Prefix of the names of the server functions on the wire, for the folders of app/features whose prefix is not the name
 * of the feature. It holds for the folders inside too. Addresses are a public contract: they must not change with the
 * bundler's hash, and tests/guards/table names every one of them, so that none changes unseen when a file moves.
 */
export const wireNames: Readonly<Record<string, string>> = {
  account: 'auth',
  'account/own-data': 'privacy',
  admin: 'administration',
  'admin/audit-log': 'journal',
  'admin/incidents': 'privacy',
  'daycares/managers': 'managers',
  'quiz/bank': 'questionBank',
  'quiz/play': 'quizzes',
  'quiz/review': 'quizReviews',
  team: 'teachers',
}

/** Prefix of a folder of app/features: that of the nearest folder above it in {@link wireNames}, or the feature. */
function wirePrefix(folder: string): string {
  const parent = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
  return wireNames[folder] ?? (parent === '' ? folder : wirePrefix(parent))
}

/**
 * Name of a server function on the wire: `getTeachersFn` in `app/features/quiz/review/` gives
 * `quizReviews_getTeachers`.
 * @throws Error for a file outside app/features
 */
export function serverFunctionId({ filename, functionName }: { filename: string; functionName: string }): string {
  const folder = filename.replaceAll('\\', '/').match(/(?:^|\/)features\/(.+)\/[^/]+$/)?.[1]
  if (!folder) throw new Error(`A server function belongs in app/features, not in ${filename}`)
  return `${wirePrefix(folder)}_${functionName.replace(/_createServerFn_handler$/, '').replace(/Fn$/, '')}`
}
