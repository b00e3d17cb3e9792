import { expect, test } from 'vitest'
import { importSentences } from '#content/pages/question-bank.ts'
import { decodeFile } from './decode-file.ts'

const WORDS = 'Question;Choix 1\r\n«\u00A0Éveil\u00A0» à l’été… cœur;Où ça?\r\n'

/** As Excel for Windows writes it. */
function windows1252(text: string): Uint8Array {
  const special: Record<string, number> = { '’': 0x92, '…': 0x85, œ: 0x9c }
  return Uint8Array.from(text, (char) => special[char] ?? char.charCodeAt(0))
}

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2))
  view.setUint16(0, 0xfeff, littleEndian)
  for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}

test.each([
  ['UTF-8', new TextEncoder().encode(WORDS)],
  ['UTF-8', new TextEncoder().encode(`\uFEFF${WORDS}`)],
  ['Windows-1252', windows1252(WORDS)],
  ['UTF-16', utf16(WORDS, true)],
  ['UTF-16', utf16(WORDS, false)],
])('%s is recognised and read', (encoding, bytes) => {
  expect(decodeFile(bytes)).toEqual({ ok: true, encoding, text: WORDS })
})

test.each([
  ['a workbook', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2]), importSentences.workbook],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), importSentences.workbook],
  ['nothing', new Uint8Array(), importSentences.empty],
  ['spaces', new TextEncoder().encode(' \r\n '), importSentences.empty],
  ['NUL characters', new TextEncoder().encode('a;b\u0000'), importSentences.notText],
  ['UTF-16 without a byte order mark', utf16('Question', true).slice(2), importSentences.notText],
  ['bytes of a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), importSentences.encoding],
  ['UTF-16 cut in the middle', utf16('Question', true).slice(0, 7), importSentences.encoding],
])('%s is refused with a sentence', (_, bytes, sentence) => {
  expect(decodeFile(bytes)).toEqual({ ok: false, sentence })
})
