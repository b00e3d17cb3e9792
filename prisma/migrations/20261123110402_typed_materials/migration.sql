-- CreateEnum
CREATE TYPE "MaterialClass" AS ENUM ('outil', 'contenant', 'tissu', 'papier', 'naturel', 'roulant', 'corde', 'aliment', 'coussin');

-- CreateEnum
CREATE TYPE "MaterialTrait" AS ENUM ('SMALL', 'EDIBLE', 'TIES', 'LIQUID', 'SHARP', 'HOT', 'BREAKABLE');

-- AlterTable
ALTER TABLE "Material" ADD COLUMN     "class" "MaterialClass",
ADD COLUMN     "traits" "MaterialTrait"[] DEFAULT ARRAY[]::"MaterialTrait"[];
