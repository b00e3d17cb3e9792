import { FastResponse } from 'srvx'

/** A text as a body, encoded only if somebody reads it. */
class TextBody extends ReadableStream<Uint8Array<ArrayBuffer>> {
  readonly text: string

  constructor(text: string) {
    const pull = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    }
    super({ pull }, { highWaterMark: 0 })
    this.text = text
  }
}

/**
 * The class of every response of a serving process. Node's own encodes a text into a stream, which is then read again to be
 * sent: about a tenth of the CPU of a page. srvx's hands the text over as it is; but made from another response it became a 200
 * once its headers and its body had been read, so that a refusal of the language model lost its status; and it became Node's
 * own as soon as somebody asked which body it has, as the framework does to know whose it is.
 */
export class TextResponse extends FastResponse {
  readonly #text: string | undefined
  #body: TextBody | undefined

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    const content = body instanceof TextBody && !body.locked ? body.text : body
    super(content, init instanceof FastResponse ? plainInit(init) : init)
    this.#text = typeof content === 'string' ? content : undefined
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    if (this.#text === undefined) return super.body
    this.#body ??= new TextBody(this.#text)
    return this.#body
  }

  /** All of the body of any response, as the text that it is or as bytes. */
  static async contentOf(response: Response): Promise<string | Uint8Array<ArrayBuffer>> {
    return #text in response && response.#text !== undefined
      ? response.#text
      : new Uint8Array(await response.arrayBuffer())
  }

  /** Node's own, as `fetch` gives them, and srvx's are responses too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof FastResponse
  }
}

const plainInit = ({ status, statusText, headers }: Response): ResponseInit => ({ status, statusText, headers })
