import { expect, test } from 'vitest'
import { parseKeptSituation } from './situation-kept.ts'

const kept = {
  version: 2,
  draft: { title: 'La butte', description: '', statements: [{ key: 's0', side: 'risks', text: 'a', precaution: 'b' }] },
}

test('what was kept is read again', () => {
  expect(parseKeptSituation(JSON.stringify(kept))).toEqual(kept)
})

test.each([null, '', '{', '[]', '{"version":1}', JSON.stringify({ ...kept, draft: { ...kept.draft, title: 3 } })])(
  'what cannot be read is nothing: %s',
  (text) => expect(parseKeptSituation(text)).toBeNull(),
)
