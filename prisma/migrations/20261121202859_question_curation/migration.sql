-- CreateEnum
CREATE TYPE "ReportOutcome" AS ENUM ('FIXED', 'KEPT', 'WITHDRAWN');

-- DropIndex
DROP INDEX "QuestionReport_daycareId_createdAt_idx";

-- AlterTable
ALTER TABLE "Question" ADD COLUMN     "deletedAt" TIMESTAMPTZ(3),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "QuizAnswer" ADD COLUMN     "wasCorrect" BOOLEAN;

-- AlterTable
ALTER TABLE "QuestionReport" ADD COLUMN     "answerId" UUID,
ADD COLUMN     "answeredById" UUID,
ADD COLUMN     "outcome" "ReportOutcome",
ADD COLUMN     "readAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "AnswerTally" (
    "questionVersionId" UUID NOT NULL,
    "chosen" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "AnswerTally_pkey" PRIMARY KEY ("questionVersionId","chosen")
);

-- CreateTable
CREATE TABLE "QuestionCorrection" (
    "id" UUID NOT NULL,
    "questionId" UUID NOT NULL,
    "correctedById" UUID,
    "formerKeys" TEXT[],
    "rightKeys" TEXT[],
    "reason" TEXT NOT NULL DEFAULT '',
    "answersChanged" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuestionCorrection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CorrectionNotice" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "correctionId" UUID NOT NULL,
    "scores" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "CorrectionNotice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "QuestionCorrection_questionId_idx" ON "QuestionCorrection"("questionId");

-- CreateIndex
CREATE INDEX "CorrectionNotice_correctionId_idx" ON "CorrectionNotice"("correctionId");

-- CreateIndex
CREATE UNIQUE INDEX "CorrectionNotice_daycareId_userId_correctionId_key" ON "CorrectionNotice"("daycareId", "userId", "correctionId");

-- CreateIndex
CREATE INDEX "QuestionReport_daycareId_userId_createdAt_idx" ON "QuestionReport"("daycareId", "userId", "createdAt");

-- CreateIndex
CREATE INDEX "QuestionReport_answerId_idx" ON "QuestionReport"("answerId");

-- AddForeignKey
ALTER TABLE "AnswerTally" ADD CONSTRAINT "AnswerTally_questionVersionId_fkey" FOREIGN KEY ("questionVersionId") REFERENCES "QuestionVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionCorrection" ADD CONSTRAINT "QuestionCorrection_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionCorrection" ADD CONSTRAINT "QuestionCorrection_correctedById_fkey" FOREIGN KEY ("correctedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CorrectionNotice" ADD CONSTRAINT "CorrectionNotice_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CorrectionNotice" ADD CONSTRAINT "CorrectionNotice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CorrectionNotice" ADD CONSTRAINT "CorrectionNotice_correctionId_fkey" FOREIGN KEY ("correctionId") REFERENCES "QuestionCorrection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_answerId_fkey" FOREIGN KEY ("answerId") REFERENCES "QuizAnswer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The inbox of remarks and its filter read the open ones only.
CREATE INDEX "QuestionReport_open" ON "QuestionReport" ("questionId") WHERE "answeredAt" IS NULL;

-- Keys of the right choices, as "AnswerTally"."chosen" writes those of an answer.
ALTER TABLE "QuestionVersion" ADD COLUMN "rightKeys" TEXT GENERATED ALWAYS AS (
  translate(jsonb_path_query_array("choices", '$[*] ? (@.correct == true).key')::text, '[]" ', '')) STORED;

-- Its words as foldText (app/lib/fold-text.ts) writes them: no accents, no case, no ligatures.
ALTER TABLE "QuestionVersion" ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS (
  regexp_replace(replace(replace(replace(
    regexp_replace(lower(normalize("prompt" || ' ' || jsonb_path_query_array("choices", '$[*].text')::text || ' ' ||
      "explanationRight" || ' ' || "explanationWrong" || ' ' || "source", NFKD)), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe'), 'æ', 'ae'), '’', ''''), '\s+', ' ', 'g')) STORED;

-- Figures of the bank: counted as answers come, so that no page reads all the answers. One statement of many rows is one
-- change per version and choice, always in the same order, so that two statements never wait for each other in a ring.
CREATE FUNCTION "answer_key"(keys TEXT[]) RETURNS TEXT LANGUAGE sql IMMUTABLE AS
$$ SELECT array_to_string(ARRAY(SELECT unnest(keys) ORDER BY 1), ',') $$;

CREATE FUNCTION "tally_added_answers"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AnswerTally" ("questionVersionId", "chosen", "count")
  SELECT "questionVersionId", "answer_key"("chosenKeys"), count(*)::int FROM "added" WHERE "answeredAt" IS NOT NULL
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ("questionVersionId", "chosen") DO UPDATE SET "count" = "AnswerTally"."count" + EXCLUDED."count";
  RETURN NULL;
END $$;

CREATE FUNCTION "tally_changed_answers"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AnswerTally" ("questionVersionId", "chosen", "count")
  SELECT "questionVersionId", "answer_key"("chosenKeys"), sum("change")::int FROM (
    SELECT "questionVersionId", "chosenKeys", "answeredAt", 1 AS "change" FROM "added"
    UNION ALL SELECT "questionVersionId", "chosenKeys", "answeredAt", -1 FROM "removed") AS "changes"
  WHERE "answeredAt" IS NOT NULL
  GROUP BY 1, 2 HAVING sum("change") <> 0 ORDER BY 1, 2
  ON CONFLICT ("questionVersionId", "chosen") DO UPDATE SET "count" = "AnswerTally"."count" + EXCLUDED."count";
  RETURN NULL;
END $$;

CREATE FUNCTION "tally_removed_answers"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "AnswerTally" SET "count" = "AnswerTally"."count" - "gone"."count"
  FROM (SELECT "questionVersionId", "answer_key"("chosenKeys") AS "chosen", count(*)::int AS "count" FROM "removed"
    WHERE "answeredAt" IS NOT NULL GROUP BY 1, 2) AS "gone"
  WHERE "AnswerTally"."questionVersionId" = "gone"."questionVersionId" AND "AnswerTally"."chosen" = "gone"."chosen";
  RETURN NULL;
END $$;

CREATE TRIGGER "QuizAnswer_added" AFTER INSERT ON "QuizAnswer" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_added_answers"();
CREATE TRIGGER "QuizAnswer_changed" AFTER UPDATE ON "QuizAnswer" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_changed_answers"();
CREATE TRIGGER "QuizAnswer_removed" AFTER DELETE ON "QuizAnswer" REFERENCING OLD TABLE AS "removed"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_removed_answers"();

-- What was answered so far.
INSERT INTO "AnswerTally" ("questionVersionId", "chosen", "count")
SELECT "questionVersionId", "answer_key"("chosenKeys"), count(*)::int FROM "QuizAnswer" WHERE "answeredAt" IS NOT NULL GROUP BY 1, 2;
