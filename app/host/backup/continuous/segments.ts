/** Name of a WAL segment: 8 digits for its timeline, then its number in two parts of 8, hexadecimal. */
export const SEGMENT = /^[0-9A-F]{24}$/

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0')

/** The segment that follows on the same timeline. Pure. @param segmentBytes size of a segment, set when the cluster is made */
export function nextSegment(name: string, segmentBytes: number): string {
  const [high, low] = [name.slice(8, 16), name.slice(16)].map((part) => Number.parseInt(part, 16)) as [number, number]
  const isLast = low + 1 === 2 ** 32 / segmentBytes
  return name.slice(0, 8) + (isLast ? hex(high + 1) + hex(0) : hex(high) + hex(low + 1))
}

/** Where a segment begins, as Postgres writes positions: « 1/A000000 ». Pure. */
export function segmentStart(name: string, segmentBytes: number): string {
  const [high, low] = [name.slice(8, 16), name.slice(16)].map((part) => Number.parseInt(part, 16)) as [number, number]
  return `${high.toString(16)}/${(low * segmentBytes).toString(16)}`.toUpperCase()
}

/** The segments from `first` that follow each other without a hole, as far as there are. Pure. */
export function unbrokenRun(names: Iterable<string>, first: string, segmentBytes: number): string[] {
  const present = new Set(names)
  const run: string[] = []
  for (let name = first; present.has(name); name = nextSegment(name, segmentBytes)) run.push(name)
  return run
}
