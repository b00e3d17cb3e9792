-- AlterTable
ALTER TABLE "Membership" ADD COLUMN     "balanceSince" DATE;

-- CreateTable
CREATE TABLE "WeekBalance" (
    "daycareId" UUID NOT NULL,
    "monday" DATE NOT NULL,
    "isShown" BOOLEAN NOT NULL,
    "total" INTEGER NOT NULL,
    "domains" JSONB NOT NULL,
    "places" JSONB NOT NULL,

    CONSTRAINT "WeekBalance_pkey" PRIMARY KEY ("daycareId","monday")
);

-- AddForeignKey
ALTER TABLE "WeekBalance" ADD CONSTRAINT "WeekBalance_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;
