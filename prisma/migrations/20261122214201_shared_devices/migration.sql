-- AlterTable
ALTER TABLE "KnownDevice" ADD COLUMN     "shared" BOOLEAN NOT NULL DEFAULT false;
