import { addDays } from 'date-fns/addDays'
import { beforeEach, describe, expect, test } from 'vitest'
import { requestErasure } from '#app/features/account/own-data/server.ts'
import { saveIncident } from '#app/features/admin/incidents/server.ts'
import { updateDaycare } from '#app/features/daycares/manage/manage-daycare.server.ts'
import {
  createManager,
  deleteManager,
  restoreManager,
  updateManager,
} from '#app/features/daycares/managers/edit-managers.server.ts'
import { correctKey } from '#app/features/quiz/bank/edit/correct-key.server.ts'
import {
  archiveQuestion,
  createQuestion,
  deleteQuestion,
  publishQuestion,
  restoreQuestion,
  updateQuestion,
} from '#app/features/quiz/bank/edit/write-question.server.ts'
import { changeQuestions } from '#app/features/quiz/bank/list/change-questions.server.ts'
import { createTeacher } from '#app/features/team/invite/add-teachers.server.ts'
import { deleteTeacher, resendInvitation, restoreTeacher } from '#app/features/team/teachers.server.ts'
import { db } from '#app/server/database/db.server.ts'
import type { User } from '#app/server/generated/prisma/client.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { CurrentSession } from '#app/server/session/session.server.ts'
import { managerSentences } from '#content/pages/managers.ts'
import { parallelStatusCounts } from '#tests/support/parallel-status-counts.ts'
import { createPerson, createTwoDaycares, type StaffedDaycare, scopeOf } from '#tests/support/people.ts'
import { createDraftQuestion, createReadyQuestion, questionContent } from '#tests/support/question-bank.ts'

const TIMES = 10
const ONE_WINS = { 200: 1, 409: TIMES - 1 }
const ALL_AGREE = { 200: TIMES }
const client = { ip: '192.0.2.1', userAgent: 'test' }
const origin = 'https://brindille.example'

let admin: User
let adminScope: DaycareScope
let here: StaffedDaycare
let there: StaffedDaycare
let count = 0
beforeEach(async () => {
  admin = await createPerson(db(), 'SUPERADMIN')
  adminScope = scopeOf(admin, null)
  ;({ here, there } = await createTwoDaycares(db()))
})

async function sessionOf(user: User): Promise<CurrentSession> {
  const confirmedAt = new Date()
  const { id } = await db().session.create({
    data: { userId: user.id, tokenHash: crypto.randomUUID(), expiresAt: addDays(confirmedAt, 1), confirmedAt },
  })
  return { id, confirmedAt, user: { ...user, selectedDaycareId: null, selectedDaycareName: null } }
}
const newAddress = () => `dix-${process.pid}-${count++}@exemple.test`
const named = (email: string) => ({ firstName: 'Nadia', lastName: 'Tremblay', email })

describe('ten at once, people and daycares', () => {
  test('changes of a daycare, in two daycares', async () => {
    const edit = ({ daycare, manager }: StaffedDaycare) => {
      const person = { ...manager, selectedDaycareId: null, selectedDaycareName: null }
      const form = {
        kind: 'CPE',
        address: '',
        phone: '',
        permitNumber: '',
        capacity: '',
        daycareId: daycare.id,
      } as const
      return parallelStatusCounts(TIMES, (index) =>
        updateDaycare(person, { ...form, name: `La Clairière ${index}`, version: 1 }, client),
      )
    }
    expect(await Promise.all([here, there].map(edit))).toEqual([ONE_WINS, ONE_WINS])
  })

  test('a manager with one address: the others are told that it is taken by a manager', async () => {
    const email = newAddress()
    const sentences: string[] = []
    const statuses = await parallelStatusCounts(TIMES, () =>
      createManager(
        adminScope,
        { ...named(email), daycare: { kind: 'none' }, invite: false },
        { client, origin },
      ).catch((error: Error) => {
        sentences.push(error.message)
        throw error
      }),
    )
    expect(statuses).toEqual(ONE_WINS)
    expect(new Set(sentences)).toEqual(new Set([managerSentences.emailOfManager]))
  })

  test('ten managers who change to one address: the others are told that it is taken', async () => {
    const managers = await Promise.all(Array.from({ length: TIMES }, () => createPerson(db(), 'MANAGER')))
    const session = await sessionOf(admin)
    const email = newAddress()
    const sentences: string[] = []
    const statuses = await parallelStatusCounts(TIMES, (index) =>
      updateManager(session, { managerId: managers[index]?.id ?? '', ...named(email) }, client).catch(
        (error: Error) => {
          sentences.push(error.message)
          throw error
        },
      ),
    )
    expect(statuses).toEqual(ONE_WINS)
    expect(new Set(sentences)).toEqual(new Set([managerSentences.emailTaken]))
  })

  test('a manager deleted, then brought back', async () => {
    const session = await sessionOf(admin)
    const { id: managerId } = here.manager
    const remove = () => deleteManager(session, { managerId, leaves: [here.daycare.id] }, client)
    expect(await parallelStatusCounts(TIMES, remove)).toEqual({ 200: 1, 404: TIMES - 1 })
    expect(await parallelStatusCounts(TIMES, () => restoreManager(adminScope, managerId, client))).toEqual({
      200: 1,
      404: TIMES - 1,
    })
  })

  test('an educator with one address, from two daycares', async () => {
    const email = newAddress()
    const statuses = await parallelStatusCounts(TIMES, (index) => {
      const scope = index % 2 ? there.managerScope : here.managerScope
      return createTeacher(scope, named(email), { origin, client })
    })
    expect(statuses).toEqual(ONE_WINS)
  })

  test('an educator taken off, invited again, brought back', async () => {
    const { managerScope: scope } = here
    const { userId } = await createTeacher(scope, named(newAddress()), { origin, client })
    const invited = await parallelStatusCounts(TIMES, () => resendInvitation(scope, userId, { origin, client }))
    expect(invited).toEqual({ 200: 5, 429: 5 })
    expect(await parallelStatusCounts(TIMES, () => deleteTeacher(scope, userId, client))).toEqual({
      200: 1,
      404: TIMES - 1,
    })
    const restored = await parallelStatusCounts(TIMES, () => restoreTeacher(scope, userId, { origin, client }))
    expect(restored).toEqual({ 200: 1, 404: TIMES - 1 })
  })

  test('an educator who has left, taken by two daycares', async () => {
    const { id: userId } = here.teacher
    await deleteTeacher(here.managerScope, userId, client)
    const statuses = await parallelStatusCounts(TIMES, (index) =>
      index % 2
        ? createTeacher(there.managerScope, named(here.teacher.email), { origin, client })
        : restoreTeacher(here.managerScope, userId, { origin, client }),
    )
    // She is back in one team; the other may have invited her before, and waits for her answer.
    const invitations = await db().teamInvitation.count({ where: { userId } })
    expect(invitations).toBeLessThanOrEqual(1)
    expect(statuses[200]).toBe(1 + invitations)
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([])
    expect(await db().membership.findMany({ where: { userId }, select: { daycareId: true } })).toEqual([
      { daycareId: here.daycare.id },
    ])
  })

  test('the erasure of one’s account, and an incident', async () => {
    const session = await sessionOf(here.teacher)
    expect(await parallelStatusCounts(TIMES, () => requestErasure(session, '', client))).toEqual(ALL_AGREE)
    const form = {
      title: 'Courriel',
      occurredOn: '2026-11-01',
      discoveredOn: '2026-11-02',
      circumstances: 'Une liste',
      information: 'Des noms',
      peopleCount: '',
      seriousRisk: 'no',
      riskReasons: 'Aucun',
      measures: '',
      commissionToldOn: '',
      peopleToldOn: '',
    } as const
    const known = await saveIncident(adminScope, { ...form, known: null }, client)
    const statuses = await parallelStatusCounts(TIMES, (index) =>
      saveIncident(adminScope, { ...form, measures: `Mesure ${index}`, known }, client),
    )
    expect(statuses).toEqual(ONE_WINS)
  })
})

describe('ten at once, the question bank', () => {
  test('one draft, sent ten times', async () => {
    const input = { id: crypto.randomUUID(), content: questionContent() }
    expect(await parallelStatusCounts(TIMES, () => createQuestion(adminScope, input))).toEqual(ALL_AGREE)
    expect(await db().questionVersion.count({ where: { questionId: input.id } })).toBe(1)
  })

  test('a draft changed, published, changed again, its key corrected, archived', async () => {
    const { id: questionId, content } = await createDraftQuestion(adminScope)
    const change = (revision: number) => (index: number) =>
      updateQuestion(adminScope, {
        questionId,
        revision,
        content: { ...content, source: `Source ${revision}.${index}` },
      })
    expect(await parallelStatusCounts(TIMES, change(1))).toEqual(ONE_WINS)
    expect(await parallelStatusCounts(TIMES, () => publishQuestion(adminScope, { questionId, revision: 2 }))).toEqual(
      ONE_WINS,
    )
    expect(await parallelStatusCounts(TIMES, change(3))).toEqual(ONE_WINS)
    const { explanationRight, explanationWrong } = content
    const correction = { rightKeys: ['b' as const], explanationRight, explanationWrong, reason: 'Une erreur' }
    const correct = () => correctKey(adminScope, { questionId, revision: 4, ...correction })
    expect(await parallelStatusCounts(TIMES, correct)).toEqual(ONE_WINS)
    expect(await parallelStatusCounts(TIMES, () => archiveQuestion(adminScope, { questionId, revision: 5 }))).toEqual(
      ONE_WINS,
    )
  })

  test('several changed at once, in any order', async () => {
    const ready = [
      await createReadyQuestion(adminScope),
      await createReadyQuestion(adminScope),
      await createReadyQuestion(adminScope),
    ]
    const changes = ready.map(({ id, revision }) => ({ questionId: id, revision, status: 'ARCHIVED' as const }))
    const statuses = await parallelStatusCounts(TIMES, (index) =>
      changeQuestions(adminScope, { changes: index % 2 ? changes : changes.toReversed() }),
    )
    expect(statuses).toEqual(ONE_WINS)
  })

  test('a draft deleted, then brought back', async () => {
    const { id: questionId, revision } = await createDraftQuestion(adminScope)
    const gone = await parallelStatusCounts(TIMES, () => deleteQuestion(adminScope, { questionId, revision }))
    expect(gone).toEqual({ 200: 1, 404: TIMES - 1 })
    expect(await parallelStatusCounts(TIMES, () => restoreQuestion(adminScope, questionId))).toEqual({
      200: 1,
      404: TIMES - 1,
    })
  })
})
