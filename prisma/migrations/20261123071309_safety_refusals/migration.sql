-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "judgedWith" TEXT,
ADD COLUMN     "refusals" JSONB NOT NULL DEFAULT '[]';

-- What later safety rules have still to judge: sheets of daycares whose words are not those of the bank.
CREATE INDEX "Activity_toJudge_idx" ON "Activity"("judgedWith", "id")
  WHERE "daycareId" IS NOT NULL AND "deletedAt" IS NULL
    AND ("source" = 'MODEL' OR "editedAt" IS NOT NULL OR "adaptedFromId" IS NOT NULL);
