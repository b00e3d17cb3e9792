-- CreateEnum
CREATE TYPE "Program" AS ENUM ('PETITE_ENFANCE', 'ALEX');

-- CreateEnum
CREATE TYPE "QuestionKind" AS ENUM ('SINGLE', 'MULTIPLE', 'TRUE_FALSE');

-- CreateEnum
CREATE TYPE "QuestionStatus" AS ENUM ('DRAFT', 'READY', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "QuizMode" AS ENUM ('REGULAR', 'MISTAKES', 'SHORT');

-- CreateTable
CREATE TABLE "Question" (
    "id" UUID NOT NULL,
    "key" TEXT,
    "program" "Program" NOT NULL,
    "status" "QuestionStatus" NOT NULL DEFAULT 'DRAFT',
    "currentVersionId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionVersion" (
    "id" UUID NOT NULL,
    "questionId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "QuestionKind" NOT NULL,
    "topic" TEXT NOT NULL,
    "difficulty" INTEGER NOT NULL,
    "prompt" TEXT NOT NULL,
    "choices" JSONB NOT NULL,
    "explanationRight" TEXT NOT NULL,
    "explanationWrong" TEXT NOT NULL,
    "source" TEXT NOT NULL DEFAULT '',
    "link" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdById" UUID,

    CONSTRAINT "QuestionVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Quiz" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" "Program" NOT NULL,
    "mode" "QuizMode" NOT NULL DEFAULT 'REGULAR',
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAnswerAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Quiz_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuizAnswer" (
    "id" UUID NOT NULL,
    "quizId" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "questionId" UUID NOT NULL,
    "questionVersionId" UUID NOT NULL,
    "choiceOrder" TEXT[],
    "chosenKeys" TEXT[],
    "isCorrect" BOOLEAN,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "QuizAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuizReview" (
    "quizId" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "managerId" UUID,
    "reviewedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "note" TEXT NOT NULL DEFAULT '',
    "visible" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "QuizReview_pkey" PRIMARY KEY ("quizId")
);

-- CreateTable
CREATE TABLE "QuestionReport" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID,
    "questionId" UUID NOT NULL,
    "questionVersionId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "reply" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "QuestionReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Question_key_key" ON "Question"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Question_currentVersionId_key" ON "Question"("currentVersionId");

-- CreateIndex
CREATE INDEX "Question_program_status_idx" ON "Question"("program", "status");

-- CreateIndex
CREATE UNIQUE INDEX "QuestionVersion_questionId_number_key" ON "QuestionVersion"("questionId", "number");

-- CreateIndex
CREATE INDEX "Quiz_daycareId_userId_type_startedAt_idx" ON "Quiz"("daycareId", "userId", "type", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "Quiz_userId_type_idx" ON "Quiz"("userId", "type");

-- CreateIndex
CREATE INDEX "QuizAnswer_daycareId_userId_questionId_idx" ON "QuizAnswer"("daycareId", "userId", "questionId");

-- CreateIndex
CREATE INDEX "QuizAnswer_questionId_idx" ON "QuizAnswer"("questionId");

-- CreateIndex
CREATE UNIQUE INDEX "QuizAnswer_quizId_position_key" ON "QuizAnswer"("quizId", "position");

-- CreateIndex
CREATE INDEX "QuizReview_daycareId_reviewedAt_idx" ON "QuizReview"("daycareId", "reviewedAt");

-- CreateIndex
CREATE INDEX "QuestionReport_daycareId_createdAt_idx" ON "QuestionReport"("daycareId", "createdAt");

-- CreateIndex
CREATE INDEX "QuestionReport_questionId_idx" ON "QuestionReport"("questionId");

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_currentVersionId_fkey" FOREIGN KEY ("currentVersionId") REFERENCES "QuestionVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionVersion" ADD CONSTRAINT "QuestionVersion_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionVersion" ADD CONSTRAINT "QuestionVersion_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quiz" ADD CONSTRAINT "Quiz_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quiz" ADD CONSTRAINT "Quiz_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizAnswer" ADD CONSTRAINT "QuizAnswer_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "Quiz"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizAnswer" ADD CONSTRAINT "QuizAnswer_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizAnswer" ADD CONSTRAINT "QuizAnswer_questionVersionId_fkey" FOREIGN KEY ("questionVersionId") REFERENCES "QuestionVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReview" ADD CONSTRAINT "QuizReview_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "Quiz"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReview" ADD CONSTRAINT "QuizReview_managerId_fkey" FOREIGN KEY ("managerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_questionVersionId_fkey" FOREIGN KEY ("questionVersionId") REFERENCES "QuestionVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Two starts at once give one quiz.
CREATE UNIQUE INDEX "Quiz_one_open" ON "Quiz" ("userId", "type", "mode") WHERE "finishedAt" IS NULL;

-- An answer is whole or absent.
ALTER TABLE "QuizAnswer" ADD CONSTRAINT "QuizAnswer_answered_whole"
  CHECK (("answeredAt" IS NULL) = ("isCorrect" IS NULL) AND ("answeredAt" IS NOT NULL OR cardinality("chosenKeys") = 0));

ALTER TABLE "QuestionVersion" ADD CONSTRAINT "QuestionVersion_difficulty" CHECK ("difficulty" BETWEEN 1 AND 3);
