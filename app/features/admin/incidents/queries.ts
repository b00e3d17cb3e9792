import { useMutation } from '@tanstack/react-query'
import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import { exportIncidentsFn, getIncidentsFn, saveIncidentFn } from './functions.ts'
import type { SaveIncidentInput } from './schema.ts'

export const incidentsQuery = () => ({
  ...serverQuery(['privacy', 'incidents'], getIncidentsFn),
  staleTime: QUERIES.freshTime,
})

export const useSaveIncident = () => useChange((data: SaveIncidentInput) => saveIncidentFn({ data }), ['privacy'])
export const useExportIncidents = () => useMutation({ mutationFn: () => exportIncidentsFn() })
