import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { attemptOutbox, forgetOutdatedAttempts } from './use-attempt.ts'

const OWNER = 'milieu.personne'
const attempt = (exerciseId: number) => ({ exerciseId, placements: {}, precautions: {}, finished: false })

test('an attempt that waits is forgotten where a newer one is stored, and kept where it is the newer', async () => {
  const queryClient = new QueryClient()
  const { store } = attemptOutbox(queryClient, OWNER)
  for (const exerciseId of [1, 2, 3]) store.keep(OWNER, `${exerciseId}`, attempt(exerciseId))
  const stored = (exerciseId: number, updatedAt: number) => ({
    exerciseId,
    placements: {},
    precautions: {},
    finishedAt: null,
    updatedAt: new Date(updatedAt),
  })
  vi.spyOn(queryClient, 'query').mockResolvedValue([stored(1, Date.now() + 60_000), stored(2, Date.now() - 60_000)])
  await forgetOutdatedAttempts(queryClient, OWNER)
  expect(store.all(OWNER).map(({ id }) => id)).toEqual(['2', '3'])
})
