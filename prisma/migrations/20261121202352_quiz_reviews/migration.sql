-- CreateEnum
CREATE TYPE "Allergen" AS ENUM ('PEANUT', 'NUTS', 'SESAME', 'EGG', 'MILK', 'WHEAT', 'SOY', 'KIWI', 'LATEX', 'MUSTARD', 'FISH');

-- CreateEnum
CREATE TYPE "VersionReason" AS ENUM ('EDIT', 'CHANGE', 'RESTORE', 'SAFETY');

-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "adaptedFromId" UUID,
ADD COLUMN     "allergies" "Allergen"[] DEFAULT ARRAY[]::"Allergen"[],
ADD COLUMN     "editedAt" TIMESTAMPTZ(3),
ADD COLUMN     "editedById" UUID,
ADD COLUMN     "groupSize" INTEGER,
ADD COLUMN     "reviewedAt" TIMESTAMPTZ(3),
ADD COLUMN     "reviewedById" UUID;

-- AlterTable
ALTER TABLE "QuizReview" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "ActivityVersion" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "activityId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "sheet" JSONB NOT NULL,
    "safety" JSONB NOT NULL,
    "reason" "VersionReason" NOT NULL,
    "section" TEXT,
    "replacedById" UUID,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ActivityVersion_pkey" PRIMARY KEY ("id")
);

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

-- CreateIndex
CREATE INDEX "ActivityVersion_activityId_idx" ON "ActivityVersion"("activityId");

-- CreateIndex
CREATE UNIQUE INDEX "ActivityVersion_daycareId_activityId_number_key" ON "ActivityVersion"("daycareId", "activityId", "number");

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_editedById_fkey" FOREIGN KEY ("editedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_reviewedById_fkey" FOREIGN KEY ("reviewedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_adaptedFromId_fkey" FOREIGN KEY ("adaptedFromId") REFERENCES "Activity"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActivityVersion" ADD CONSTRAINT "ActivityVersion_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActivityVersion" ADD CONSTRAINT "ActivityVersion_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActivityVersion" ADD CONSTRAINT "ActivityVersion_replacedById_fkey" FOREIGN KEY ("replacedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReminder" ADD CONSTRAINT "QuizReminder_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReminder" ADD CONSTRAINT "QuizReminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReminder" ADD CONSTRAINT "QuizReminder_managerId_fkey" FOREIGN KEY ("managerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
