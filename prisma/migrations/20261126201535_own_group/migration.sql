-- AlterTable
ALTER TABLE "User" ADD COLUMN     "groupAdults" INTEGER,
ADD COLUMN     "groupAllergies" "Allergen"[] DEFAULT ARRAY[]::"Allergen"[],
ADD COLUMN     "groupSize" INTEGER;
