-- AlterTable
ALTER TABLE "User" ADD COLUMN     "awaitsWelcome" BOOLEAN NOT NULL DEFAULT false;
