/** Milliseconds that a whole generation may take, repair included. */
export const RUN_DEADLINE = 45_000
/** A unit reserved longer ago than this is nobody's any more: its process died. Above the deadline, with a margin. */
export const RESERVATION_LIFE = 60_000
/** Generations that one person may begin within {@link BURST_WINDOW}, whatever became of them. */
export const BURST_LIMIT = 5
export const BURST_WINDOW = 60_000

/** A 32-bit number from a generation's id (FNV-1a): the same id always composes the same sheet. */
export function seedOf(id: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01_00_01_93)
  return hash >>> 0
}
