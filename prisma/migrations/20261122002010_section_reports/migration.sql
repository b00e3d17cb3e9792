-- AlterTable
ALTER TABLE "Generation" ADD COLUMN     "turn" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "SectionReport" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID,
    "activityId" UUID,
    "section" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "provenance" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),
    "closedById" UUID,

    CONSTRAINT "SectionReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SectionReport_activityId_idx" ON "SectionReport"("activityId");

-- CreateIndex
CREATE UNIQUE INDEX "SectionReport_daycareId_userId_activityId_section_key" ON "SectionReport"("daycareId", "userId", "activityId", "section");

-- CreateIndex
CREATE INDEX "Generation_userId_turn_idx" ON "Generation"("userId", "turn");

-- AddForeignKey
ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- In the order in which they were asked for.
UPDATE "Generation" g SET "turn" = n."turn"
FROM (SELECT "id", row_number() OVER (PARTITION BY "userId" ORDER BY "startedAt", "id") AS "turn" FROM "Generation") n
WHERE n."id" = g."id";

ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_note_length" CHECK (char_length("note") <= 300);
-- The superadmin's list: the open ones first asked first, the closed ones last closed first.
CREATE INDEX "SectionReport_open_idx" ON "SectionReport"("createdAt", "id") WHERE "closedAt" IS NULL;
CREATE INDEX "SectionReport_closed_idx" ON "SectionReport"("closedAt" DESC, "id") WHERE "closedAt" IS NOT NULL;

-- The trash is emptied over all daycares: without it each run reads every activity.
CREATE INDEX "Activity_trash_idx" ON "Activity"("deletedAt") WHERE "deletedAt" IS NOT NULL;
