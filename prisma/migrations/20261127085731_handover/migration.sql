-- CreateEnum
CREATE TYPE "HandoverTopic" AS ENUM ('HABITS', 'SAFETY');

-- CreateTable
CREATE TABLE "HandoverText" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "topic" "HandoverTopic" NOT NULL,
    "text" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HandoverText_pkey" PRIMARY KEY ("daycareId","userId","topic")
);

-- CreateTable
CREATE TABLE "HandoverLink" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "HandoverLink_pkey" PRIMARY KEY ("daycareId","userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "HandoverLink_tokenHash_key" ON "HandoverLink"("tokenHash");

-- CreateIndex
CREATE INDEX "HandoverLink_expiresAt_idx" ON "HandoverLink"("expiresAt");

-- AddForeignKey
ALTER TABLE "HandoverText" ADD CONSTRAINT "HandoverText_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandoverText" ADD CONSTRAINT "HandoverText_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandoverLink" ADD CONSTRAINT "HandoverLink_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HandoverLink" ADD CONSTRAINT "HandoverLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
