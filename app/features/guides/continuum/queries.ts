import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContinuumAxis } from '#content/guides/types.ts'
import { addPlaceFn, removePlaceFn } from '../functions.ts'
import { placesQuery } from '../queries.ts'

export function useAddPlace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: { axis: ContinuumAxis; step: number }) => addPlaceFn({ data }),
    onSuccess: (added) => queryClient.setQueryData(placesQuery().queryKey, (all) => [added, ...(all ?? [])]),
    networkMode: 'always',
  })
}

export function useRemovePlace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => removePlaceFn({ data: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: placesQuery().queryKey }),
    networkMode: 'always',
  })
}
