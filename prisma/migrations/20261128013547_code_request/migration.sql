-- AlterTable
ALTER TABLE "LoginToken" ADD COLUMN     "requestHash" TEXT;
