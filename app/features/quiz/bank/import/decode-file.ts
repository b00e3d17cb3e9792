import { importSentences } from '#content/pages/question-bank.ts'

/** Decoded text, or a French sentence on why the file was refused. */
type DecodedFile = { ok: true; text: string; encoding: string } | { ok: false; sentence: string }

/** Signature of .xlsx files (ZIP). */
const WORKBOOK = [0x50, 0x4b, 0x03, 0x04]
/** Signature of .xls files (OLE compound file). */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

function tryDecode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

// Control characters, including the code points that windows-1252 does not define.
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0081\u008d\u008f\u0090\u009d\ufffd]/

/**
 * Decodes a CSV file: UTF-8 with or without a byte order mark, UTF-16 with one, else windows-1252, in which Excel for
 * Windows saves « CSV (séparateur : point-virgule) ». Workbooks and binary files are refused.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (startsWith(bytes, WORKBOOK) || startsWith(bytes, OLD_WORKBOOK))
    return { ok: false, sentence: importSentences.workbook }
  const [name, text] = detectAndDecode(bytes)
  if (text === null) return { ok: false, sentence: importSentences.encoding }
  if (UNREADABLE.test(text))
    return { ok: false, sentence: name === 'UTF-8' ? importSentences.notText : importSentences.encoding }
  if (text.trim() === '') return { ok: false, sentence: importSentences.empty }
  return { ok: true, text, encoding: name }
}

function detectAndDecode(bytes: Uint8Array): [name: string, text: string | null] {
  if (startsWith(bytes, [0xff, 0xfe])) return ['UTF-16', tryDecode(bytes, 'utf-16le')]
  if (startsWith(bytes, [0xfe, 0xff])) return ['UTF-16', tryDecode(bytes, 'utf-16be')]
  const utf8 = tryDecode(bytes, 'utf-8')
  if (utf8 !== null) return ['UTF-8', utf8]
  return ['Windows-1252', tryDecode(bytes, 'windows-1252')]
}
