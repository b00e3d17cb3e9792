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
])('refuses %j', (target) => {
  expect(safeRedirect(target)).toBeUndefined()
})

test('never leaves the site, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '/', '//', '/\\', '/\t'), (text, start) => {
      const target = safeRedirect(start + text)
      if (target !== undefined)
        expect(new URL(target, 'https://brindille.example').origin).toBe('https://brindille.example')
    }),
  )
})
