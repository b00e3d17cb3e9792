import { expect, test } from 'vitest'
import { parseShortcut } from './shortcuts.ts'

const still = { ctrlKey: false, altKey: false, metaKey: false, repeat: false, defaultPrevented: false }

test.each([
  [{ key: '2' }, 'page', 2],
  [{ key: '2' }, 'control', 2],
  [{ key: '2' }, 'field', null],
  [{ key: '2', ctrlKey: true }, 'page', null],
  [{ key: '2', altKey: true }, 'page', null],
  [{ key: '2', metaKey: true }, 'page', null],
  [{ key: '0' }, 'page', null],
  [{ key: 'a' }, 'page', null],
  [{ key: 'F1' }, 'page', null],
  [{ key: 'Enter' }, 'page', 'Enter'],
  // Enter activates the focused link or button.
  [{ key: 'Enter' }, 'control', null],
  [{ key: 'Enter' }, 'field', null],
  [{ key: 'Enter', repeat: true }, 'page', null],
  [{ key: 'Enter', defaultPrevented: true }, 'page', null],
] as const)('%o on %s: %s', (press, where, shortcut) => {
  expect(parseShortcut({ ...still, ...press }, where)).toBe(shortcut)
})
