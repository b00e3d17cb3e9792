import { FastResponse } from 'srvx'

/**
 * The class of every response of a serving process. Node's own encodes a text into a stream, which is then read again to be
 * sent: about a tenth of the CPU of a page. srvx's hands the text over as it is; but made from another response it became a 200
 * once its headers and its body had been read, so that a refusal of the language model lost its status.
 */
export class TextResponse extends FastResponse {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init instanceof FastResponse ? plainInit(init) : init)
  }

  /** Node's own, as `fetch` gives them, and srvx's are responses too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof FastResponse
  }
}

const plainInit = ({ status, statusText, headers }: Response): ResponseInit => ({ status, statusText, headers })
