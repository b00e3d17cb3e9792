import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test.each(['/activities', '/activities?page=2#haut', '/alex/quiz/3?questionNumber=4', '/'])(
  'keeps the path %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path)
  },
)

test.each([
  undefined,
  '',
  'activities',
  '//evil.test',
  '/\\evil.test',
  '\\/evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/a\\..\\..\\evil',
  '/\u0000',
  '/..//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/a/b/../..//evil.test?x#y',
  '/%2e%2e//evil.test',
  '/%2E//evil.test',
  '/..///evil.test',
  '/./\\evil.test',
  '/\n/evil.test',
])('refuses %j', (target) => {
  expect(safeRedirect(target)).toBeUndefined()
})

/** Parts of addresses that leave the site. */
const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5c',
  ':',
  '@',
  '?',
  '#',
  '\t',
  '\n',
  'a',
  'evil.test',
  'https:',
]

test('never leaves the site, whatever the target', () => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(pieces, fc.string({ unit: 'binary' })), (text) => {
      const target = safeRedirect(`/${text}`)
      if (target === undefined) return
      expect(target).toMatch(/^\/(?![/\\])/)
      expect(new URL(target, 'https://brindille.example').origin).toBe('https://brindille.example')
      // Idempotent.
      expect(safeRedirect(target)).toBe(target)
    }),
    { numRuns: 2_000 },
  )
})
