import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/server/database/db.server.ts'
import { env } from '#app/server/env.server.ts'
import { QUESTION_BANK } from '#content/questions/bank.ts'
import { createPerson } from '#tests/support/people.ts'
import { writeQuestions } from './questions.ts'

async function seed(): Promise<void> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  await client.query('BEGIN')
  await writeQuestions(client)
  await client.query('COMMIT')
  await client.end()
}

const first = () => {
  const [question] = QUESTION_BANK
  if (!question) throw new Error('The bank is empty')
  return db().question.findUniqueOrThrow({
    where: { key: question.key },
    include: { currentVersion: true, versions: { orderBy: { number: 'asc' } } },
  })
}

beforeAll(seed)

test('every shipped question is ready, with its words', async () => {
  expect(await db().question.count({ where: { status: 'READY', currentVersionId: { not: null } } })).toBe(
    QUESTION_BANK.length,
  )
  const [shipped] = QUESTION_BANK
  const { currentVersion } = await first()
  expect(currentVersion).toMatchObject({ prompt: shipped?.prompt, choices: shipped?.choices, number: 1 })
})

test('a second time changes nothing', async () => {
  const before = await db().questionVersion.count()
  await seed()
  expect(await db().questionVersion.count()).toBe(before)
})

test('a text that has changed becomes a new version; the former one stays', async () => {
  const { currentVersion } = await first()
  await db().questionVersion.update({
    where: { id: currentVersion?.id ?? '' },
    data: { prompt: 'Une ancienne question?' },
  })
  await seed()
  const after = await first()
  expect(after.versions.map(({ prompt }) => prompt)).toEqual(['Une ancienne question?', QUESTION_BANK[0]?.prompt])
  expect(after.currentVersion?.number).toBe(2)
})

test('what a superadmin has edited or archived is left alone', async () => {
  const admin = await createPerson(db(), 'SUPERADMIN')
  const { id, currentVersion } = await first()
  await db().questionVersion.update({
    where: { id: currentVersion?.id ?? '' },
    data: { prompt: 'La mienne?', createdById: admin.id },
  })
  await db().question.update({ where: { id }, data: { status: 'ARCHIVED' } })
  await seed()
  const after = await first()
  expect(after).toMatchObject({ status: 'ARCHIVED', currentVersion: { prompt: 'La mienne?' } })
})

test('what is no longer shipped is archived with its answers kept, unless a superadmin made it hers', async () => {
  const admin = await createPerson(db(), 'SUPERADMIN')
  const [withdrawn, edited] = await db().question.findMany({
    where: { status: 'READY', key: { notIn: [QUESTION_BANK[0]?.key ?? ''] } },
    take: 2,
    orderBy: { key: 'asc' },
  })
  if (!withdrawn || !edited) throw new Error('The bank is empty')
  await db().question.update({ where: { id: withdrawn.id }, data: { key: 'formerly-shipped' } })
  await db().question.update({ where: { id: edited.id }, data: { key: 'formerly-shipped-and-edited' } })
  await db().questionVersion.update({
    where: { id: edited.currentVersionId ?? '' },
    data: { createdById: admin.id },
  })
  await seed()
  const statusOf = async (id: string) => (await db().question.findUniqueOrThrow({ where: { id } })).status
  expect(await statusOf(withdrawn.id)).toBe('ARCHIVED')
  expect(await statusOf(edited.id)).toBe('READY')
  expect(await db().questionVersion.count({ where: { questionId: withdrawn.id } })).toBe(1)
})
