-- CreateTable
CREATE TABLE "TeamNote" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID,
    "text" TEXT NOT NULL,
    "isPinned" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "TeamNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TeamNote_daycareId_createdAt_idx" ON "TeamNote"("daycareId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "TeamNote_userId_idx" ON "TeamNote"("userId");

-- AddForeignKey
ALTER TABLE "TeamNote" ADD CONSTRAINT "TeamNote_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamNote" ADD CONSTRAINT "TeamNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
