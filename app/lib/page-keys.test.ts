import { expect, test } from 'vitest'
import { isSingleKey } from './page-keys.ts'

const press = { defaultPrevented: false, ctrlKey: false, altKey: false, metaKey: false }

test('a key alone may be a shortcut', () => expect(isSingleKey(press)).toBe(true))

test.each(['defaultPrevented', 'ctrlKey', 'altKey', 'metaKey'] as const)('not with %s', (name) =>
  expect(isSingleKey({ ...press, [name]: true })).toBe(false),
)
