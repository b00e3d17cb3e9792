import { toAppError } from '#app/server/database/to-app-error.server.ts'

/**
 * Begins `times` calls together.
 * @returns how many of them each HTTP status would have answered, such as `{ 200: 1, 409: 9 }`
 */
export async function together(
  times: number,
  act: (index: number) => Promise<unknown>,
): Promise<Record<number, number>> {
  const settled = await Promise.allSettled(Array.from({ length: times }, (_, index) => act(index)))
  const statuses: Record<number, number> = {}
  for (const result of settled) {
    const status = result.status === 'fulfilled' ? 200 : toAppError(result.reason).status
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}
