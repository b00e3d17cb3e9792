import { toAppError } from '#app/server/database/to-app-error.server.ts'

/**
 * Starts `times` calls at once.
 * @returns how many of them would be answered with each HTTP status, such as `{ 200: 1, 409: 9 }`
 */
export async function parallelStatusCounts(
  times: number,
  call: (index: number) => Promise<unknown>,
): Promise<Record<number, number>> {
  const results = await Promise.allSettled(Array.from({ length: times }, (_, index) => call(index)))
  const statuses: Record<number, number> = {}
  for (const result of results) {
    const status = result.status === 'fulfilled' ? 200 : toAppError(result.reason).status
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}
