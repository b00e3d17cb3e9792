-- AlterTable
ALTER TABLE "Membership" ADD COLUMN     "isSettingUp" BOOLEAN NOT NULL DEFAULT false;
