import { expect, test } from 'vitest'
import { parseShortcut } from './shortcuts.tsx'

test.each([
  [{ key: '2' }, 'page', 2],
  [{ key: '2' }, 'control', 2],
  [{ key: '0' }, 'page', null],
  [{ key: 'a' }, 'page', null],
  [{ key: 'F1' }, 'page', null],
  [{ key: 'Enter' }, 'page', 'Enter'],
  // Enter activates the focused link or button.
  [{ key: 'Enter' }, 'control', null],
  [{ key: 'Enter', repeat: true }, 'page', null],
] as const)('%o on %s: %s', (press, where, shortcut) => {
  expect(parseShortcut({ repeat: false, ...press }, where)).toBe(shortcut)
})
