-- AlterTable
ALTER TABLE "User" ADD COLUMN     "ageGroups" "AgeGroup"[] DEFAULT ARRAY[]::"AgeGroup"[];
