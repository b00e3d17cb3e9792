import { expect, test } from 'vitest'
import { Prisma } from '../generated/prisma/client.ts'
import { db } from './db.server.ts'

/*
 * Where one Postgres would end, the rows go on several machines by daycare (with Citus, say): then a key holds the daycare, and
 * a row refers to another of the same daycare by both. What does not yet is counted here, so that what such a move would cost is
 * known, and does not grow unseen. The starter library and the reference lists have no daycare: they, like people and questions,
 * would be copied on every machine.
 */

const BY_DAYCARE = Prisma.sql`(SELECT attrelid FROM pg_attribute WHERE attname = 'daycareId' AND NOT attisdropped)`
/** Without those that also hold rows of no daycare, which another table cannot refer to by the daycare and the id. */
const ONLY_BY_DAYCARE = Prisma.sql`(SELECT attrelid FROM pg_attribute WHERE attname = 'daycareId' AND attnotnull)`

/** Tables whose unique keys do not hold the daycare: they would be made wider. */
const KEYS_WITHOUT = [
  'Activity_pkey',
  'Activity_starterKey_key',
  'ActivityVersion_pkey',
  'AuditEntry_pkey',
  'CalendarFeed_tokenHash_key',
  'ContinuumPlace_pkey',
  'CorrectionNotice_pkey',
  'Generation_activityId_key',
  'Generation_pkey',
  'HandoverLink_tokenHash_key',
  'MailJob_pkey',
  'Material_pkey',
  'Membership_one_daycare_per_teacher',
  'QuestionReport_pkey',
  'Quiz_one_open',
  'Quiz_pkey',
  'QuizAnswer_pkey',
  'QuizAnswer_quizId_position_key',
  'QuizReview_pkey',
  'SectionReport_pkey',
  'Situation_pkey',
  'Survey_pkey',
  'TeamNote_pkey',
  'Theme_pkey',
]

/** References to a row of the same daycare, by its id alone; not to an activity, which may be one of the starters. */
const REFERENCES_WITHOUT = [
  'QuestionReport_answerId_fkey',
  'QuizAnswer_quizId_fkey',
  'QuizReview_quizId_fkey',
  'SurveyCount_surveyId_fkey',
  'SurveyParticipation_surveyId_fkey',
]

const namesOf = async (sql: Prisma.Sql): Promise<string[]> =>
  (await db().$queryRaw<{ name: string }[]>(sql)).map(({ name }) => name).toSorted()

test('the keys without their daycare are known: a new table has it in its key', async () => {
  const names = await namesOf(Prisma.sql`
    SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE i.indisunique AND i.indrelid IN ${BY_DAYCARE} AND i.indrelid::regclass::text NOT LIKE 'pg_%'
      AND NOT EXISTS (SELECT FROM pg_attribute a
        WHERE a.attrelid = i.indrelid AND a.attname = 'daycareId' AND a.attnum = ANY (i.indkey))`)
  expect(names).toEqual(KEYS_WITHOUT.toSorted())
})

test('the references within a daycare by the id alone are known', async () => {
  const names = await namesOf(Prisma.sql`
    SELECT k.conname AS name FROM pg_constraint k
    WHERE k.contype = 'f' AND k.conrelid IN ${BY_DAYCARE} AND k.confrelid IN ${ONLY_BY_DAYCARE}
      AND NOT EXISTS (SELECT FROM pg_attribute a
        WHERE a.attrelid = k.conrelid AND a.attname = 'daycareId' AND a.attnum = ANY (k.conkey))`)
  expect(names).toEqual(REFERENCES_WITHOUT.toSorted())
})
