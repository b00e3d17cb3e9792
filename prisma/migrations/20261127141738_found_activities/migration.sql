-- AlterEnum
ALTER TYPE "ActivitySource" ADD VALUE 'FOUND';

-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "foundIn" TEXT;
