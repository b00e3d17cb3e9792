-- AlterTable
ALTER TABLE "MonthNote" ADD COLUMN     "isShared" BOOLEAN NOT NULL DEFAULT false;
