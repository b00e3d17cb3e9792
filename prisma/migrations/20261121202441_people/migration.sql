-- AlterTable
ALTER TABLE "Daycare" ADD COLUMN     "address" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "capacity" INTEGER,
ADD COLUMN     "deletedById" UUID,
ADD COLUMN     "permitNumber" TEXT,
ADD COLUMN     "phone" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "LoginToken" ADD COLUMN     "openedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Departure" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "Role" NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,
    "leftAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedById" UUID,

    CONSTRAINT "Departure_pkey" PRIMARY KEY ("daycareId","userId")
);

-- CreateTable
CREATE TABLE "MailJob" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "daycareId" UUID,
    "data" JSONB NOT NULL DEFAULT '{}',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MailJob_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KnownDevice" (
    "userId" UUID NOT NULL,
    "deviceHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KnownDevice_pkey" PRIMARY KEY ("userId","deviceHash")
);

-- CreateIndex
CREATE INDEX "Departure_userId_idx" ON "Departure"("userId");

-- CreateIndex
CREATE INDEX "Departure_leftAt_idx" ON "Departure"("leftAt");

-- CreateIndex
CREATE INDEX "MailJob_userId_createdAt_idx" ON "MailJob"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "MailJob_daycareId_createdAt_idx" ON "MailJob"("daycareId", "createdAt");

-- CreateIndex
CREATE INDEX "MailJob_createdAt_idx" ON "MailJob"("createdAt");

-- CreateIndex
CREATE INDEX "KnownDevice_lastSeenAt_idx" ON "KnownDevice"("lastSeenAt");

-- AddForeignKey
ALTER TABLE "Daycare" ADD CONSTRAINT "Daycare_deletedById_fkey" FOREIGN KEY ("deletedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Departure" ADD CONSTRAINT "Departure_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Departure" ADD CONSTRAINT "Departure_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Departure" ADD CONSTRAINT "Departure_removedById_fkey" FOREIGN KEY ("removedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailJob" ADD CONSTRAINT "MailJob_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailJob" ADD CONSTRAINT "MailJob_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KnownDevice" ADD CONSTRAINT "KnownDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Daycare" ADD CONSTRAINT "Daycare_capacity_range" CHECK ("capacity" BETWEEN 1 AND 1000);

ALTER TABLE "Departure" ADD CONSTRAINT "Departure_role" CHECK ("role" IN ('MANAGER', 'TEACHER'));

-- What is still to send, whatever has been sent before.
CREATE INDEX "MailJob_due_idx" ON "MailJob" ("nextAttemptAt") WHERE "sentAt" IS NULL AND "failedAt" IS NULL;

-- A message is sent or given up, not both.
ALTER TABLE "MailJob" ADD CONSTRAINT "MailJob_one_end" CHECK ("sentAt" IS NULL OR "failedAt" IS NULL);
