-- What the schema language cannot say.

-- The superadmin's figures, counted from the index alone: rows are far apart among those of all the daycares.
CREATE INDEX "Activity_made_idx" ON "Activity"("createdAt") WHERE "deletedAt" IS NULL AND "starterKey" IS NULL;
DROP INDEX "Daycare_managerCount_idx";
CREATE INDEX "Daycare_counts_idx" ON "Daycare"("managerCount", "teacherCount") WHERE "deletedAt" IS NULL;

-- The messages that were given up are few: looking for them reads no others.
CREATE INDEX "MailJob_failed_idx" ON "MailJob"("createdAt") WHERE "failedAt" IS NOT NULL;
