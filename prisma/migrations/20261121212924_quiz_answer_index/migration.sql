-- DropIndex
DROP INDEX "QuizAnswer_daycareId_userId_questionId_idx";

-- The manager's review reads the answers of a whole daycare, which lie all over the table: everything it needs is in the
-- index, so that it touches tens of blocks instead of thousands.
CREATE INDEX "QuizAnswer_review_idx" ON "QuizAnswer" ("daycareId", "userId", "questionVersionId", "answeredAt")
  INCLUDE ("quizId", "questionId", "isCorrect", "chosenKeys");

-- An index alone is enough only for blocks that vacuum has seen: it comes by more often here than by default.
ALTER TABLE "QuizAnswer" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
