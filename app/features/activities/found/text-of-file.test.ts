import { expect, test } from 'vitest'
import { textOfFile } from './text-of-file.ts'

const TEXT = 'Le château d’été : « dès 2 ans »'

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  [
    'Windows-1252',
    Buffer.from(TEXT.replace('’', '\u0092').replace('« ', '\u00AB ').replace(' »', ' \u00BB'), 'latin1'),
  ],
])('a text that was saved as %s keeps its accents', (_, bytes) => expect(textOfFile(bytes)).toBe(TEXT))

test.each([
  ['a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n%\u00E2\u00E3'), Buffer.from([0, 1, 0xff, 0])])],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a document of an office', Buffer.from([0x50, 0x4b, 3, 4, 20, 0])],
])('%s is no text', (_, bytes) => expect(textOfFile(bytes)).toBeNull())
