/**
 * What the application is called and how its sources are laid out: read by vite.config.ts (and by the pages for the
 * name), so that each of these is written once.
 */
export const productName = 'Brindille'

export const srcDirectory = 'app'

/** Files that may never reach the browser: a build that tries fails with the trace of imports. */
export const importProtection = {
  include: ['app/**', 'content/**', 'prisma/**'],
  client: { files: ['**/*.server.*', 'app/host/**', 'prisma/**'] },
}

/**
 * Public name of a server function: `app/features/quiz/review/functions.ts` and `getTeachersFn` give
 * `quizReviews_getTeachers`. Addresses are part of the contract, so they do not depend on the bundler's hash.
 */
export function serverFunctionId({ filename, functionName }: { filename: string; functionName: string }): string {
  const feature = filename.replaceAll('\\', '/').match(/features\/([^/]+)\//)?.[1]
  if (!feature) throw new Error(`A server function lives in app/features/<feature>/, not in ${filename}`)
  const name = functionName.replace(/_createServerFn_handler$/, '').replace(/Fn$/, '')
  return `${feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}_${name}`
}
