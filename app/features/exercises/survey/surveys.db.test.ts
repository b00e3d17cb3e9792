import { subDays } from 'date-fns/subDays'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { erasePerson, exportPerson } from '#app/server/personal-data/person-tables.server.ts'
import { applyRetention } from '#app/server/personal-data/retention.server.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare } from '#tests/support/people.ts'
import type { Side } from '../schema.ts'
import {
  answerSurvey,
  closeRound,
  closeSurvey,
  getSurvey,
  getSurveys,
  openSecondRound,
  openSurvey,
} from './surveys.server.ts'

let here: StaffedDaycare
let there: StaffedDaycare
let team: DaycareScope[]
let surveyId: string

const tags = EXERCISES.find(({ id }) => id === 1)?.tags ?? []
const choices = (side: Side) => tags.map(({ id }) => ({ statementId: id, side }))
const answer = (scope: DaycareScope, side: Side = 'risks', round = 1) =>
  answerSurvey(scope, { surveyId, round, choices: choices(side) })
const read = (scope = here.teacherScope) => getSurvey(scope, surveyId)
const close = (round = 1) => closeRound(here.managerScope, { surveyId, round })
const answerAll = (people: DaycareScope[], side: Side, round = 1) =>
  Promise.all(people.map((scope) => answer(scope, side, round)))

beforeEach(async () => {
  ;({ here, there } = await createTwoDaycares(db()))
  const others = await Promise.all(Array.from({ length: 3 }, () => createPerson(db(), 'TEACHER', here.daycare)))
  team = [here.managerScope, here.teacherScope, ...others.map(({ id }) => ({ ...here.teacherScope, userId: id }))]
  ;({ surveyId } = await openSurvey(here.managerScope, 1))
})

describe('a round', () => {
  test('shows no count while it is open, to anybody, then the same spread to all', async () => {
    await answerAll(team, 'risks')
    const open = JSON.stringify([await read(), await read(here.managerScope), await getSurveys(here.managerScope)])
    expect(open).not.toMatch(/counts|answers|spread/)
    expect((await read(here.managerScope)).progress).toEqual({ isEnough: true, isComplete: false })
    expect((await read()).progress).toBeNull()
    await close()
    const [round] = (await read()).rounds
    expect(round).toMatchObject({ state: 'shown', spread: { answers: 5 } })
    expect(round).toEqual((await read(here.managerScope)).rounds[0])
    for (const { id } of tags)
      expect(round).toMatchObject({ spread: { counts: { [id]: { risks: 5, benefits: 0, dangers: 0, depends: 0 } } } })
  })

  test('with fewer than four answers shows nothing, keeps no count, and ends the survey', async () => {
    await answerAll(team.slice(0, 3), 'benefits')
    expect((await read(here.managerScope)).progress).toMatchObject({ isEnough: false })
    await close()
    expect(await read()).toMatchObject({ state: 'closed', rounds: [{ round: 1, state: 'few' }] })
    expect(await db().surveyCount.count({ where: { surveyId } })).toBe(0)
    expect(await db().surveyParticipation.count({ where: { surveyId } })).toBe(0)
    await expect(openSecondRound(here.managerScope, surveyId)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('counts a person once, however often and however fast she sends, and nothing after it is closed', async () => {
    await Promise.all(['risks', 'risks', 'depends', 'risks'].map((side) => answer(here.teacherScope, side as Side)))
    await answerAll(team, 'risks')
    const rows = await db().surveyCount.findMany({ where: { surveyId } })
    for (const { id } of tags)
      expect(rows.filter((row) => row.statementId === id).reduce((sum, row) => sum + row.count, 0)).toBe(5)
    expect(await read()).toMatchObject({ hasAnswered: true, mayAnswer: false })
    await close()
    await expect(answer(here.teacherScope)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(close()).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('takes every statement once, of this situation only', async () => {
    const some = choices('risks').slice(1)
    const twice = [...some, ...choices('risks').slice(1, 2)]
    for (const wrong of [some, twice, [...some, { statementId: '2-1', side: 'risks' as const }]]) {
      const refused = answerSurvey(here.teacherScope, { surveyId, round: 1, choices: wrong })
      await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect(await read()).toMatchObject({ hasAnswered: false, mayAnswer: true })
  })
})

describe('no link between a person and a choice', () => {
  test('no column holds both, and there is no date of an answer', async () => {
    const columns = await db().$queryRaw<{ table: string; name: string; type: string }[]>`
      SELECT table_name AS "table", column_name AS "name", data_type AS "type" FROM information_schema.columns
      WHERE table_name IN ('SurveyParticipation', 'SurveyCount')`
    const of = (table: string) => columns.filter((column) => column.table === table).map(({ name }) => name)
    const shared = of('SurveyParticipation').filter((name) => of('SurveyCount').includes(name))
    expect(shared.toSorted()).toEqual(['daycareId', 'round', 'surveyId'])
    expect(columns.filter(({ type }) => /time|date/.test(type))).toEqual([])
  })

  test('every answer writes every count, so that the versions of the rows tell nothing', async () => {
    const versions = () =>
      db().$queryRaw<{ versions: number; rows: number }[]>`
        SELECT count(DISTINCT xmin::text)::int AS "versions", count(*)::int AS "rows" FROM "SurveyCount"
        WHERE "surveyId" = ${surveyId}::uuid`
    const everyCount = [{ versions: 1, rows: tags.length * 4 }]
    expect(await versions()).toEqual(everyCount)
    for (const scope of team) {
      await answer(scope, 'dangers')
      expect(await versions()).toEqual(everyCount)
    }
  })

  test('nothing is written in the audit log by an answer', async () => {
    await answer(here.teacherScope)
    expect(await db().auditEntry.count({ where: { actorId: here.teacher.id } })).toBe(0)
  })
})

describe('a second round', () => {
  test('is for those of the first, stands beside it, and ends the survey', async () => {
    await answerAll(team.slice(0, 4), 'risks')
    await close()
    await openSecondRound(here.managerScope, surveyId)
    const late = team[4] as DaycareScope
    expect(await read(late)).toMatchObject({ mayAnswer: false })
    await expect(answer(late, 'risks', 2)).rejects.toMatchObject({ code: 'CONFLICT' })
    await answerAll(team.slice(0, 4), 'depends', 2)
    expect((await read(here.managerScope)).progress).toEqual({ isEnough: true, isComplete: true })
    expect((await read()).rounds).toHaveLength(1)
    await close(2)
    const first = tags[0]?.id ?? ''
    expect(await read()).toMatchObject({
      state: 'closed',
      rounds: [
        { state: 'shown', spread: { counts: { [first]: { risks: 4 } } } },
        { state: 'shown', spread: { counts: { [first]: { risks: 0, depends: 4 } } } },
      ],
    })
  })

  test('that one person has not answered is not shown: the difference would be her', async () => {
    await answerAll(team, 'risks')
    await close()
    await openSecondRound(here.managerScope, surveyId)
    await answerAll(team.slice(0, 4), 'risks', 2)
    await close(2)
    expect((await read()).rounds).toMatchObject([{ state: 'shown' }, { state: 'difference' }])
    expect(await db().surveyCount.count({ where: { surveyId, round: 2 } })).toBe(0)
  })
})

test('one survey at a time, and not again on a situation that was shown', async () => {
  const results = await Promise.allSettled([openSurvey(there.managerScope, 1), openSurvey(there.managerScope, 2)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await answerAll(team, 'risks')
  await close()
  await expect(closeSurvey(here.teacherScope, crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await closeSurvey(here.managerScope, surveyId)
  await expect(openSurvey(here.managerScope, 1)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await openSurvey(here.managerScope, 2)).toMatchObject({ surveyId: expect.any(String) })
})

test('neither another daycare nor a superadmin, whichever daycare she has selected, finds it', async () => {
  const superadmin: DaycareScope = { ...here.managerScope, role: 'SUPERADMIN' }
  for (const stranger of [there.teacherScope, there.managerScope, superadmin, { ...superadmin, daycareId: null }]) {
    const refused = [
      read(stranger),
      answer(stranger),
      closeRound(stranger, { surveyId, round: 1 }),
      openSecondRound(stranger, surveyId),
      closeSurvey(stranger, surveyId),
    ]
    await Promise.all(refused.map((one) => expect(one).rejects.toMatchObject({ code: 'NOT_FOUND' })))
  }
  expect(await getSurveys(there.teacherScope)).toEqual([])
  await expect(getSurveys(superadmin)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await getSurveys(here.teacherScope)).toMatchObject([{ id: surveyId, state: 'open', mayAnswer: true }])
})

test('a person has her participation exported and erased, and the counts stay', async () => {
  await answerAll(team, 'benefits')
  expect(JSON.stringify(await exportPerson(db(), here.teacher.id))).toContain(surveyId)
  const before = await db().surveyCount.findMany({ where: { surveyId }, orderBy: { statementId: 'asc' } })
  await db().$transaction((tx) => erasePerson(tx, here.teacher.id, new Date()))
  expect(await db().surveyParticipation.count({ where: { userId: here.teacher.id } })).toBe(0)
  expect(await db().surveyCount.findMany({ where: { surveyId }, orderBy: { statementId: 'asc' } })).toEqual(before)
  await close()
  expect((await read(here.managerScope)).rounds).toMatchObject([{ state: 'shown', spread: { answers: 5 } }])
})

test('a survey is erased 30 days after it was closed, or was opened and forgotten', async () => {
  const { surveyId: forgotten } = await openSurvey(there.managerScope, 3)
  const age = (id: string, days: number) =>
    db().survey.update({ where: { id }, data: { openedAt: subDays(new Date(), days) } })
  await Promise.all([age(surveyId, 40), age(forgotten, 31)])
  await answerAll(team, 'risks')
  await close()
  await closeSurvey(here.managerScope, surveyId)
  await applyRetention(db())
  expect(await db().survey.count({ where: { id: forgotten } })).toBe(0)
  expect(await read()).toMatchObject({ state: 'closed' })
  await db().survey.update({ where: { id: surveyId }, data: { closedAt: subDays(new Date(), 31) } })
  await applyRetention(db())
  expect(await db().surveyCount.count({ where: { surveyId } })).toBe(0)
})
