-- AlterTable
ALTER TABLE "Activity" ADD COLUMN "sheetKey" TEXT GENERATED ALWAYS AS ("provenance" ->> 'sheetKey') STORED;

-- What becomes of each sheet of the bank is counted over all daycares, from indexes alone: the rows themselves are wide.
CREATE INDEX "Activity_sheetKey_idx" ON "Activity"("sheetKey", "id") INCLUDE ("source", "adaptedFromId")
  WHERE "sheetKey" IS NOT NULL;
CREATE INDEX "ActivityVersion_changed_idx" ON "ActivityVersion"("activityId", "section")
  WHERE "section" IS NOT NULL AND "reason" IN ('EDIT', 'CHANGE');
