import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'

test('lists the pages that can be read, with escaped titles', () => {
  const page = offlinePage([{ path: '/definitions?a="b"', title: '<b>Définitions</b> & jeux' }])
  expect(page).toContain('Vous pouvez lire sans connexion')
  expect(page).toContain('<a href="/definitions?a=&quot;b&quot;">&lt;b&gt;Définitions&lt;/b&gt; &amp; jeux</a>')
})

test('has no list when no page is cached', () => {
  expect(offlinePage([])).not.toContain('Vous pouvez lire')
})
