import { readableWhere } from '#app/features/activities/access.server.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { db } from '#app/server/database/db.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import type { SearchResults } from '../schema.ts'

/** Results of each kind. */
const MAX_PER_KIND = 6

/** The typed words of two characters or more, folded like the columns of the database. */
function foldedWords(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
}

/**
 * Activities that the person may read, and ready questions, that hold every typed word; questions that hold them whole
 * come first. The guides themselves are searched in the browser.
 */
export async function searchDatabase(scope: DaycareScope, text: string): Promise<SearchResults> {
  const words = foldedWords(text)
  if (words.length === 0) return { activities: [], questions: [] }
  const [activities, questions] = await Promise.all([
    db().activity.findMany({
      where: {
        AND: [
          readableWhere(scope),
          // A superadmin without a daycare searches the starter library only: no index serves a text search over all
          // daycares.
          scope.daycareId ? {} : { daycareId: null },
          // `searchText` has a space before every word.
          ...words.map((word) => ({ searchText: { contains: ` ${word}` } })),
        ],
      },
      select: { id: true, title: true, summary: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_PER_KIND,
    }),
    db().$queryRaw<QuestionRow[]>`
      SELECT v."id", v."prompt", v."link"->>'to' AS "to", v."link"->>'anchor' AS "anchor"
      FROM "Question" q JOIN "QuestionVersion" v ON v."id" = q."currentVersionId"
      WHERE q."status" = 'READY' AND v."link" IS NOT NULL
        AND "fold_text"(v."prompt") LIKE ALL (${words.map((word) => `%${word}%`)})
      ORDER BY regexp_split_to_array("fold_text"(v."prompt"), '[^a-z0-9]+') @> ${words} DESC, v."id" LIMIT ${MAX_PER_KIND}`,
  ])
  return { activities, questions: questions.filter(({ to, anchor }) => to && anchor) }
}

type QuestionRow = { id: string; prompt: string; to: string; anchor: string }
