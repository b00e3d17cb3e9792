import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const buttonsAt = (page: number) =>
  [
    ...renderToString(<Pager page={page} perPage={10} total={30} noun="question" onPage={() => {}} />).matchAll(
      /<button[^>]*>/g,
    ),
  ].map(([button]) => (button.includes('aria-disabled="true"') ? 'disabled' : 'enabled'))

test('there is nothing before the first page, and nothing after the last', () => {
  expect([1, 2, 3].map(buttonsAt)).toEqual([
    ['disabled', 'enabled'],
    ['enabled', 'enabled'],
    ['enabled', 'disabled'],
  ])
})
