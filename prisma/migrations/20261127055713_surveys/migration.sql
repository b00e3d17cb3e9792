-- CreateEnum
CREATE TYPE "SurveyOutcome" AS ENUM ('SHOWN', 'FEW', 'DIFFERENCE');

-- CreateTable
CREATE TABLE "Survey" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "exerciseId" INTEGER NOT NULL,
    "openedById" UUID,
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "round" INTEGER NOT NULL DEFAULT 1,
    "isRoundOpen" BOOLEAN NOT NULL DEFAULT true,
    "outcomes" "SurveyOutcome"[] DEFAULT ARRAY[]::"SurveyOutcome"[],
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Survey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SurveyParticipation" (
    "daycareId" UUID NOT NULL,
    "surveyId" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "SurveyParticipation_pkey" PRIMARY KEY ("daycareId","surveyId","round","userId")
);

-- CreateTable
CREATE TABLE "SurveyCount" (
    "daycareId" UUID NOT NULL,
    "surveyId" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "statementId" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SurveyCount_pkey" PRIMARY KEY ("daycareId","surveyId","round","statementId","side")
);

-- CreateIndex
CREATE INDEX "Survey_daycareId_openedAt_idx" ON "Survey"("daycareId", "openedAt" DESC);

-- AddForeignKey
ALTER TABLE "Survey" ADD CONSTRAINT "Survey_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Survey" ADD CONSTRAINT "Survey_openedById_fkey" FOREIGN KEY ("openedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyParticipation" ADD CONSTRAINT "SurveyParticipation_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyParticipation" ADD CONSTRAINT "SurveyParticipation_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "Survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyParticipation" ADD CONSTRAINT "SurveyParticipation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyCount" ADD CONSTRAINT "SurveyCount_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SurveyCount" ADD CONSTRAINT "SurveyCount_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "Survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;
