-- AlterTable
ALTER TABLE "User" ADD COLUMN     "knowsBrindille" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "WelcomePath" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "done" TEXT[],

    CONSTRAINT "WelcomePath_pkey" PRIMARY KEY ("daycareId","userId")
);

-- AddForeignKey
ALTER TABLE "WelcomePath" ADD CONSTRAINT "WelcomePath_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WelcomePath" ADD CONSTRAINT "WelcomePath_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
