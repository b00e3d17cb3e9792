import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { erasePerson } from '#app/server/personal-data/person-tables.server.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import { countQueries } from '#tests/support/statements.ts'
import { PROPOSED_RULES, type WeatherRules } from './schema.ts'
import { getWeatherPolicy, saveWeatherPolicy } from './weather-policy.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
})

const CLIENT = { ip: '192.0.2.1', userAgent: 'test' }
const NOT_FOUND = { code: 'NOT_FOUND' }
const CONFLICT = { code: 'CONFLICT' }
const rulesWith = (adapt: number): WeatherRules => ({
  ...PROPOSED_RULES,
  cold: { ...PROPOSED_RULES.cold, adapt, words: 'Des pauses au local.' },
})
const save = (adapt: number, seen: Date | null, scope: DaycareScope = here.managerScope) =>
  saveWeatherPolicy(scope, { rules: rulesWith(adapt), seen: seen && seen.getTime() }, CLIENT)
const savedAt = async () => (await getWeatherPolicy(here.managerScope)).saved?.updatedAt ?? null
const entries = () =>
  db().auditEntry.count({ where: { action: 'daycare.weatherPolicySaved', daycareId: here.daycare.id } })

describe('the policy of a daycare on the weather', () => {
  test('is a proposal until a manager has saved it, and is read by its members only, in one query', async () => {
    const { result, queries } = await countQueries(() => getWeatherPolicy(here.teacherScope))
    expect(queries).toBe(1)
    expect(result).toMatchObject({ daycareName: here.daycare.name, rules: PROPOSED_RULES, saved: null })
    // The one threshold that is proposed is the one that the guide says was published.
    expect(result.guide.cold.published).toContain('-27')

    await save(-15, null)
    expect(await getWeatherPolicy(here.teacherScope)).toMatchObject({
      rules: rulesWith(-15),
      saved: { savedBy: `${here.manager.firstName} ${here.manager.lastName}` },
    })
    expect(await getWeatherPolicy(there.teacherScope)).toMatchObject({ rules: PROPOSED_RULES, saved: null })

    const admin = await createPerson(db(), 'SUPERADMIN')
    const scope = { userId: admin.id, role: admin.role, daycareId: here.daycare.id }
    await expect(getWeatherPolicy(scope)).rejects.toMatchObject(NOT_FOUND)
    await expect(save(-12, null, scope)).rejects.toMatchObject(NOT_FOUND)
  })

  test('is saved over the version that was read, and the other one stays', async () => {
    await save(-15, null)
    const first = await savedAt()
    await expect(save(-10, null)).rejects.toMatchObject(CONFLICT)
    await save(-12, first)
    await expect(save(-10, first)).rejects.toMatchObject(CONFLICT)
    expect((await getWeatherPolicy(here.managerScope)).rules).toEqual(rulesWith(-12))
  })

  test('is written once when it is sent twice, and its author stays', async () => {
    const policies = await Promise.all([save(-15, null), save(-15, null), save(-15, null)])
    expect(new Set(policies.map(({ saved }) => saved?.updatedAt.getTime())).size).toBe(1)
    expect(await entries()).toBe(1)
    const first = await savedAt()
    const [one, two] = await Promise.allSettled([save(-10, first), save(-11, first)])
    expect([one?.status, two?.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await entries()).toBe(2)
  })

  test('is not touched by the manager of another daycare, whatever version she has read', async () => {
    await save(-15, null)
    await expect(save(-5, await savedAt(), there.managerScope)).rejects.toMatchObject(CONFLICT)
    expect((await getWeatherPolicy(here.managerScope)).rules).toEqual(rulesWith(-15))
    expect((await getWeatherPolicy(there.managerScope)).saved).toBeNull()
  })

  test('stays without her name once the account of who saved it is erased', async () => {
    await save(-15, null)
    await db().$transaction((tx) => erasePerson(tx, here.manager.id, new Date()))
    expect(await getWeatherPolicy(here.teacherScope)).toMatchObject({
      rules: rulesWith(-15),
      saved: { savedBy: null },
    })
  })
})
