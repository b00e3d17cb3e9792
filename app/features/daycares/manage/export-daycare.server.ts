import { audit } from '#app/server/audit.server.ts'
import { db } from '#app/server/database/db.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import type { ClientInfo } from '#app/server/session/client-info.server.ts'
import { getDaycare } from './manage-daycare.server.ts'

/** Rows read at a time, so that the memory of an export does not grow with the daycare. */
const BATCH = 200

const name = { firstName: true, lastName: true } as const
type Batch = { id: string }[]

/** Writes a JSON array batch by batch. `read` returns at most {@link BATCH} rows after this id, ordered by id. */
async function* jsonArray(read: (after: string | undefined) => Promise<Batch>): AsyncGenerator<string> {
  yield '['
  for (let after: string | undefined, isFirst = true; ; ) {
    const rows = await read(after)
    for (const row of rows) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(row)}`
      isFirst = false
    }
    after = rows.at(-1)?.id
    if (rows.length < BATCH) break
  }
  yield ']'
}

const pageAfter = (after: string | undefined) => ({
  take: BATCH,
  orderBy: { id: 'asc' as const },
  ...(after && { cursor: { id: after }, skip: 1 }),
})

function readActivities(daycareId: string, after: string | undefined) {
  return db().activity.findMany({
    where: { daycareId, deletedAt: null },
    ...pageAfter(after),
    relationLoadStrategy: 'join',
    select: {
      id: true,
      title: true,
      summary: true,
      sheet: true,
      ageGroups: true,
      developments: true,
      themeIds: true,
      materialIds: true,
      place: true,
      seasons: true,
      durationMinutes: true,
      source: true,
      createdAt: true,
      updatedAt: true,
      author: { select: name },
    },
  })
}

function readQuizzes(daycareId: string, after: string | undefined) {
  return db().quiz.findMany({
    where: { daycareId, finishedAt: { not: null } },
    ...pageAfter(after),
    relationLoadStrategy: 'join',
    select: {
      id: true,
      type: true,
      mode: true,
      startedAt: true,
      finishedAt: true,
      user: { select: name },
      answers: {
        orderBy: { position: 'asc' },
        select: { isCorrect: true, answeredAt: true, chosenKeys: true, version: { select: { prompt: true } } },
      },
    },
  })
}

async function* writeExport(scope: DaycareScope, at: Date): AsyncGenerator<string> {
  const daycareId = requireDaycareId(scope)
  const [daycare, team, themes, materials, notes, weather] = await Promise.all([
    getDaycare(scope),
    db().membership.findMany({
      where: { daycareId },
      relationLoadStrategy: 'join',
      select: { role: true, createdAt: true, user: { select: { ...name, email: true, lastLogin: true } } },
      orderBy: { createdAt: 'asc' },
    }),
    db().theme.findMany({ where: { daycareId }, select: { id: true, name: true }, orderBy: { name: 'asc' } }),
    db().material.findMany({ where: { daycareId }, select: { id: true, name: true }, orderBy: { name: 'asc' } }),
    db().teamNote.findMany({
      where: { daycareId, deletedAt: null },
      relationLoadStrategy: 'join',
      select: { text: true, createdAt: true, writtenAt: true, user: { select: name } },
      orderBy: { createdAt: 'asc' },
    }),
    db().weatherPolicy.findUnique({ where: { daycareId }, select: { rules: true, savedAt: true } }),
  ])
  yield `{\n  "exportedAt": ${JSON.stringify(at)},\n  "daycare": ${JSON.stringify(daycare)},`
  yield `\n  "team": ${JSON.stringify(team)},\n  "themes": ${JSON.stringify(themes)},`
  yield `\n  "materials": ${JSON.stringify(materials)},\n  "teamNotes": ${JSON.stringify(notes)},`
  yield `\n  "weatherPolicy": ${JSON.stringify(weather)},\n  "activities": `
  yield* jsonArray((after) => readActivities(daycareId, after))
  yield ',\n  "quizzes": '
  yield* jsonArray((after) => readQuizzes(daycareId, after))
  yield '\n}\n'
}

/**
 * Everything that belongs to the selected daycare, as a stream of JSON in UTF-8. The private data of the team
 * (reflections, notes, exercises) is not in it. The export is written in the audit log.
 */
export async function exportDaycare(scope: DaycareScope, client: ClientInfo): Promise<ReadableStream<Uint8Array>> {
  const daycareId = requireDaycareId(scope)
  await audit(db(), { action: 'daycare.exported', actorId: scope.userId, targetId: daycareId, daycareId, client })
  const parts = writeExport(scope, new Date())
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        // An incomplete file must not look complete: the download fails.
        controller.error(error)
      }
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
