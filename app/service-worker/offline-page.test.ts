import { expect, test } from 'vitest'
import { offlinePage, unescapeHtml } from './offline-page.ts'

test('lists the pages that can be read, with escaped titles', () => {
  const page = offlinePage([{ path: '/definitions?a="b"', title: '<b>Définitions</b> & jeux' }])
  expect(page).toContain('Vous pouvez lire sans connexion')
  expect(page).toContain('<a href="/definitions?a=&quot;b&quot;">&lt;b&gt;Définitions&lt;/b&gt; &amp; jeux</a>')
})

test('has no list when no page is cached', () => {
  expect(offlinePage([])).not.toContain('Vous pouvez lire')
})

test('the week comes first, its plan before its sheets', () => {
  const paths = ['/activities/0197', '/activities/0197/terrain', '/activities/week', '/definitions'].map((path) => ({
    path,
    title: path,
  }))
  expect([...offlinePage(paths).matchAll(/<a href="(\/[^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/activities/week',
    '/activities/0197',
    '/definitions',
  ])
})

test('reads back what it escapes', () => {
  expect(unescapeHtml('L&#x27;été &lt;b&gt; &amp;lt; &quot;')).toBe('L\'été <b> &lt; "')
})
