import { JSONParser } from '@streamparser/json'

/** One complete property of the object that is being received. */
export type ReceivedProperty = { key: string; value: unknown }

/** More than any sheet needs: what comes after is not read. */
const TEXT_MAX = 60_000

/**
 * Reads a JSON object while it arrives, in pieces cut anywhere, and gives each property of its root as soon as it is
 * complete. What stands before the first brace (code fence, greeting) and after the last is ignored. Never throws: text
 * that is no JSON gives nothing more.
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

  /** False when more came than any sheet needs. */
  get isReasonable(): boolean {
    return this.#length <= TEXT_MAX
  }

  push(piece: string): ReceivedProperty[] {
    this.#length += piece.length
    if (!this.isReasonable) return []
    const start = this.#hasBegun ? 0 : piece.indexOf('{')
    if (start === -1) return []
    this.#hasBegun = true
    this.#received = []
    this.#parser.write(piece.slice(start))
    return this.#received
  }
}
