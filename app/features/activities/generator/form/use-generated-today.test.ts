import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { browserTimezone, generatedTodayQuery } from '#app/features/activities/library/queries.ts'
import { useGeneratedToday } from './use-generated-today.ts'

test('the first render is that of the server, even when the units of the day are in the cache', () => {
  const client = new QueryClient()
  client.setQueryData(generatedTodayQuery(browserTimezone()).queryKey, { used: 20, limit: 20 })
  const Part = () => JSON.stringify(useGeneratedToday() ?? null)
  const drawn = renderToString(createElement(QueryClientProvider, { client }, createElement(Part)))
  expect(drawn).toBe('null')
})
