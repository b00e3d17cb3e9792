/** What a text never holds: the first bytes of a document of an office, of a PDF, of a picture. */
const NOT_TEXT = /[\u0000\uFFFD]/u
/** Characters from which a file is known to be none. */
const LOOKED_AT = 2_000
/** How a text file begins that Windows wrote as « Unicode ». */
const UTF_16: readonly (readonly [first: number, second: number, encoding: string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
]

function encodingOf(bytes: Uint8Array): string {
  const marked = UTF_16.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (marked) return marked[2]
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    // An older text file of Windows, in which « é » is one byte.
    return 'windows-1252'
  }
}

/** The text of a file, in whatever encoding it was saved; null when it holds no text. Pure. */
export function textOfFile(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return NOT_TEXT.test(text.slice(0, LOOKED_AT)) ? null : text
}
