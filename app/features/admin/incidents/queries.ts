import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERIES } from '#app/lib/constants.ts'
import { exportIncidentsFn, getIncidentsFn, saveIncidentFn } from './functions.ts'
import type { SaveIncidentInput } from './schema.ts'

export const incidentsQuery = () =>
  queryOptions({
    staleTime: QUERIES.freshTime,
    queryKey: ['privacy', 'incidents'],
    queryFn: ({ signal }) => getIncidentsFn({ signal }),
  })

export function useSaveIncident() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (data: SaveIncidentInput) => saveIncidentFn({ data }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['privacy'] }),
  })
}

export const useExportIncidents = () => useMutation({ mutationFn: () => exportIncidentsFn() })
