-- AlterTable
ALTER TABLE "Situation" ADD COLUMN     "sharedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Situation_daycareId_sharedAt_idx" ON "Situation"("daycareId", "sharedAt" DESC);
