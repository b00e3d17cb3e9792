import { expect, test } from 'vitest'
import { unknownErrorSentence } from '#content/errors.ts'
import { messageWithReference, parseError } from './parse-error.ts'

test('parses the message that the server has composed', () => {
  const error = new Error(messageWithReference('Cette activité est introuvable.', 404, '7F3A2B'))
  expect(parseError(error)).toEqual({
    sentence: 'Cette activité est introuvable.',
    reference: '404-7F3A2B',
    status: 404,
  })
})

test.each([new Error('Failed to fetch'), 'text', null, undefined, 12])('gives a generic sentence for %o', (thrown) => {
  expect(parseError(thrown)).toEqual({ sentence: unknownErrorSentence, reference: '', status: 0 })
})
