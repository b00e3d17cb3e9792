-- AlterTable
ALTER TABLE "QuizReview" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "QuizReminder" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" "Program" NOT NULL,
    "managerId" UUID,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "QuizReminder_pkey" PRIMARY KEY ("daycareId","userId","type")
);

-- AddForeignKey
ALTER TABLE "QuizReminder" ADD CONSTRAINT "QuizReminder_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReminder" ADD CONSTRAINT "QuizReminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReminder" ADD CONSTRAINT "QuizReminder_managerId_fkey" FOREIGN KEY ("managerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
