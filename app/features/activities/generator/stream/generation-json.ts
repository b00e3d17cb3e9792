import { JSONParser } from '@streamparser/json'

/** One complete property of the root object. */
export type ReceivedProperty = { key: string; value: unknown }

/** Characters, more than any sheet needs: the rest is not read. */
const TEXT_MAX = 60_000

/**
 * Parses a JSON object while it arrives, in pieces cut anywhere, and gives each property of its root as soon as it is
 * complete. Text before the first brace (code fence, greeting) and after the last is ignored. Never throws: after
 * invalid JSON, nothing more is given.
 */
export class PartialObjectReader {
  readonly #parser = new JSONParser({ paths: ['$.*'] })
  #received: ReceivedProperty[] = []
  #length = 0
  #hasBegun = false

  constructor() {
    this.#parser.onValue = ({ key, value }) => this.#received.push({ key: String(key), value })
    this.#parser.onError = () => {}
  }

  /** False once more than {@link TEXT_MAX} characters have arrived. */
  get isWithinLimit(): boolean {
    return this.#length <= TEXT_MAX
  }

  /** Adds a piece of text; returns the properties that it completes. */
  push(piece: string): ReceivedProperty[] {
    this.#length += piece.length
    if (!this.isWithinLimit) return []
    const start = this.#hasBegun ? 0 : piece.indexOf('{')
    if (start === -1) return []
    this.#hasBegun = true
    this.#received = []
    this.#parser.write(piece.slice(start))
    return this.#received
  }
}

/** Reads an answer to its end for one property of its root; undefined when it has none that is complete. */
export async function receiveProperty<End>(
  pieces: AsyncGenerator<string, End, void>,
  name: string,
): Promise<{ value: unknown; end: End }> {
  const reader = new PartialObjectReader()
  let value: unknown
  for (;;) {
    const step = await pieces.next()
    if (step.done) return { value, end: step.value }
    for (const property of reader.push(step.value)) if (property.key === name) ({ value } = property)
  }
}
