import { importSentences } from '#content/pages/question-bank.ts'

/** A file that was understood, or why it was not, in a sentence. */
export type ReadFile = { ok: true; text: string; encoding: string } | { ok: false; sentence: string }

const WORKBOOK = [0x50, 0x4b, 0x03, 0x04]
/** Old workbooks (.xls). */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]
const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

// Control characters, among them those that windows-1252 leaves without a sign.
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0081\u008d\u008f\u0090\u009d\ufffd]/

/**
 * The text of a spreadsheet saved as CSV, whatever wrote it: UTF-8 with or without its mark, UTF-16 with its mark, else
 * windows-1252, in which Excel for Windows saves « CSV (séparateur : point-virgule) ».
 */
export function readFile(bytes: Uint8Array): ReadFile {
  if (startsWith(bytes, WORKBOOK) || startsWith(bytes, OLD_WORKBOOK))
    return { ok: false, sentence: importSentences.workbook }
  const [name, text] = textOf(bytes)
  if (text === null) return { ok: false, sentence: importSentences.encoding }
  if (UNREADABLE.test(text))
    return { ok: false, sentence: name === 'UTF-8' ? importSentences.notText : importSentences.encoding }
  if (text.trim() === '') return { ok: false, sentence: importSentences.empty }
  return { ok: true, text, encoding: name }
}

function textOf(bytes: Uint8Array): [name: string, text: string | null] {
  if (startsWith(bytes, [0xff, 0xfe])) return ['UTF-16', decoded(bytes, 'utf-16le')]
  if (startsWith(bytes, [0xfe, 0xff])) return ['UTF-16', decoded(bytes, 'utf-16be')]
  const utf8 = decoded(bytes, 'utf-8')
  if (utf8 !== null) return ['UTF-8', utf8]
  return ['Windows-1252', decoded(bytes, 'windows-1252')]
}
