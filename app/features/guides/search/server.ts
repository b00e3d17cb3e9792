import { readable } from '#app/features/activities/access.server.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { SearchFinds } from '../schema.ts'

/** Of each kind. */
const SHOWN = 6

/** The typed words, as the columns of the database are written. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
}

/**
 * Activities that the person may read, and ready questions, that hold every typed word. The guides themselves are
 * searched in the browser.
 */
export async function searchRows(scope: DaycareScope, text: string): Promise<SearchFinds> {
  const words = wordsOf(text)
  if (words.length === 0) return { activities: [], questions: [] }
  const [activities, questions] = await Promise.all([
    db().activity.findMany({
      where: {
        AND: [
          readable(scope),
          // Over all daycares no index helps with the words of a whole sheet: the starter library only.
          scope.daycareId ? {} : { daycareId: null },
          // Every word of the column follows a space.
          ...words.map((word) => ({ searchText: { contains: ` ${word}` } })),
        ],
      },
      select: { id: true, title: true, summary: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: SHOWN,
    }),
    db().$queryRaw<QuestionRow[]>`
      SELECT v."id", v."prompt", v."link"->>'to' AS "to", v."link"->>'anchor' AS "anchor"
      FROM "Question" q JOIN "QuestionVersion" v ON v."id" = q."currentVersionId"
      WHERE q."status" = 'READY' AND v."link" IS NOT NULL
        AND "fold_text"(v."prompt") LIKE ALL (${words.map((word) => `%${word}%`)})
      ORDER BY v."id" LIMIT ${SHOWN}`,
  ])
  return { activities, questions: questions.filter(({ to, anchor }) => to && anchor) }
}

type QuestionRow = { id: string; prompt: string; to: string; anchor: string }
