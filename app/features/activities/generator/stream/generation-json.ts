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
  #text = ''
  #index = 0
  #mode: 'before' | 'key' | 'colon' | 'value' | 'after' | 'broken' = 'before'
  #start = -1
  #key = ''
  #depth = 0
  #inString = false
  #escaped = false

  /** Everything received, for the last parse. */
  get text(): string {
    return this.#text
  }

  /** True once the root object is closed. */
  get isComplete(): boolean {
    return this.#mode === 'after'
  }

  /** False when more came than any sheet needs. */
  get isReasonable(): boolean {
    return this.#text.length <= TEXT_MAX
  }

  push(piece: string): ReceivedProperty[] {
    if (!this.isReasonable) return []
    this.#text += piece
    const properties: ReceivedProperty[] = []
    for (; this.#index < this.#text.length; this.#index++) {
      const property = this.#step(this.#text.charAt(this.#index))
      if (property) properties.push(property)
    }
    return properties
  }

  #step(char: string): ReceivedProperty | undefined {
    switch (this.#mode) {
      case 'before':
        if (char === '{') this.#mode = 'key'
        return undefined
      case 'key':
        this.#readKey(char)
        return undefined
      case 'colon':
        if (char === ':') this.#beginValue()
        else if (!/\s/.test(char)) this.#mode = 'broken'
        return undefined
      case 'value':
        return this.#readValue(char)
      default:
        return undefined
    }
  }

  #readKey(char: string): void {
    if (this.#start === -1) {
      if (char === '"') this.#start = this.#index
      else if (char === '}') this.#mode = 'after'
      else if (!/[\s,]/.test(char)) this.#mode = 'broken'
      return
    }
    if (this.#escaped) this.#escaped = false
    else if (char === '\\') this.#escaped = true
    else if (char === '"') {
      const key = parsed(this.#text.slice(this.#start, this.#index + 1))
      this.#mode = typeof key === 'string' ? 'colon' : 'broken'
      this.#key = typeof key === 'string' ? key : ''
      this.#start = -1
    }
  }

  #beginValue(): void {
    this.#mode = 'value'
    this.#start = this.#index + 1
    this.#depth = 0
    this.#inString = false
    this.#escaped = false
  }

  #readValue(char: string): ReceivedProperty | undefined {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false
      else if (char === '\\') this.#escaped = true
      else if (char === '"') this.#inString = false
      return undefined
    }
    if (char === '"') this.#inString = true
    else if (char === '{' || char === '[') this.#depth++
    else if (this.#depth > 0 && (char === '}' || char === ']')) this.#depth--
    else if (this.#depth === 0 && (char === ',' || char === '}')) return this.#endValue(char)
    return undefined
  }

  #endValue(char: string): ReceivedProperty | undefined {
    const value = parsed(this.#text.slice(this.#start, this.#index))
    this.#start = -1
    if (value === undefined) {
      this.#mode = 'broken'
      return undefined
    }
    this.#mode = char === '}' ? 'after' : 'key'
    return { key: this.#key, value }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
