import { QUERIES } from '#app/lib/constants.ts'
import { serverQuery, useChange } from '#app/lib/queries.ts'
import { adminFn } from '#app/server/fn.ts'
import { clientInfo } from '#app/server/session/client-info.server.ts'
import { SaveIncidentInput } from './schema.ts'
import { exportIncidents, getIncidents, saveIncident } from './server.ts'

export const getIncidentsFn = adminFn({ method: 'GET' }).handler(({ context }) => getIncidents(context.scope))

export const saveIncidentFn = adminFn({ method: 'POST' })
  .validator(SaveIncidentInput)
  .handler(({ data, context }) => saveIncident(context.scope, data, clientInfo()))

export const exportIncidentsFn = adminFn({ method: 'POST' }).handler(({ context }) =>
  exportIncidents(context.scope, clientInfo()),
)

export const incidentsQuery = () => ({
  ...serverQuery(['privacy', 'incidents'], getIncidentsFn),
  staleTime: QUERIES.freshTime,
})

export const useSaveIncident = () => useChange((data: SaveIncidentInput) => saveIncidentFn({ data }), ['privacy'])
export const useExportIncidents = () => useChange(() => exportIncidentsFn())
