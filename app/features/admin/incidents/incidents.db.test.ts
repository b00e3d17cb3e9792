import { expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { createPerson, scopeOf } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import type { IncidentForm } from './schema.ts'
import { exportIncidents, getIncidents, saveIncident } from './server.ts'

const client = { ip: '192.0.2.1', userAgent: 'test' }

test('an incident is created, completed with its version, exported, and never overwritten by an older version', async () => {
  const scope = scopeOf(await createPerson(db(), 'SUPERADMIN'), null)
  const form: IncidentForm = {
    title: `Courriel mal adressé ${crypto.randomUUID()}`,
    occurredOn: '2026-03-01',
    discoveredOn: '2026-03-02',
    circumstances: '=1+1',
    information: 'Deux noms',
    peopleCount: '',
    seriousRisk: 'yes',
    riskReasons: 'Peu probable',
    measures: '',
    commissionToldOn: '',
    peopleToldOn: '',
  }
  const first = await saveIncident(scope, { ...form, known: null }, client)
  const known = { id: first.id, version: first.version }
  const second = await saveIncident(scope, { ...form, peopleCount: '2', commissionToldOn: '2026-03-03', known }, client)
  expect(second).toMatchObject({ peopleCount: '2', commissionToldOn: '2026-03-03', version: 2 })
  await expect(saveIncident(scope, { ...form, known }, client)).rejects.toMatchObject({ code: 'CONFLICT' })
  const { result, queries } = await countQueries(() => getIncidents(scope))
  expect([result[0]?.occurredOn, queries]).toEqual(['2026-03-01', 1])
  const { csv } = await exportIncidents(scope, client)
  expect(csv).toContain(form.title)
  expect(csv).not.toContain(';=1+1')
})
