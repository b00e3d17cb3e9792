-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "refusedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "ReadNotice" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "notice" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReadNotice_pkey" PRIMARY KEY ("daycareId","userId","notice")
);

-- AddForeignKey
ALTER TABLE "ReadNotice" ADD CONSTRAINT "ReadNotice_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReadNotice" ADD CONSTRAINT "ReadNotice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The few sheets that a later version of the rules has refused: what the readers of a daycare are told of.
CREATE INDEX "Activity_refused_idx" ON "Activity"("daycareId") WHERE "refusedAt" IS NOT NULL AND "deletedAt" IS NULL;
