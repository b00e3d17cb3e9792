-- CreateEnum
CREATE TYPE "ReflectionLevel" AS ENUM ('NOT_YET', 'SOMETIMES', 'OFTEN', 'PRACTICE');

-- CreateTable
CREATE TABLE "Reflection" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "cardId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "level" "ReflectionLevel" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Reflection_pkey" PRIMARY KEY ("daycareId","userId","cardId","round")
);

-- CreateTable
CREATE TABLE "SmallStep" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "cardId" TEXT,
    "text" TEXT NOT NULL,
    "dueOn" DATE,
    "doneAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SmallStep_pkey" PRIMARY KEY ("daycareId","userId")
);

-- CreateTable
CREATE TABLE "MonthNote" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "month" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MonthNote_pkey" PRIMARY KEY ("daycareId","userId","month")
);

-- CreateTable
CREATE TABLE "PackingList" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "ticked" TEXT[],
    "outing" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PackingList_pkey" PRIMARY KEY ("daycareId","userId")
);

-- CreateTable
CREATE TABLE "ContinuumPlace" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID,
    "axis" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContinuumPlace_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ContinuumPlace_daycareId_createdAt_idx" ON "ContinuumPlace"("daycareId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "Reflection" ADD CONSTRAINT "Reflection_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reflection" ADD CONSTRAINT "Reflection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmallStep" ADD CONSTRAINT "SmallStep_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmallStep" ADD CONSTRAINT "SmallStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MonthNote" ADD CONSTRAINT "MonthNote_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MonthNote" ADD CONSTRAINT "MonthNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackingList" ADD CONSTRAINT "PackingList_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackingList" ADD CONSTRAINT "PackingList_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContinuumPlace" ADD CONSTRAINT "ContinuumPlace_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContinuumPlace" ADD CONSTRAINT "ContinuumPlace_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Reflection" ADD CONSTRAINT "Reflection_round" CHECK ("round" BETWEEN 1 AND 1000);
ALTER TABLE "MonthNote" ADD CONSTRAINT "MonthNote_month" CHECK ("month" BETWEEN 1 AND 12);
ALTER TABLE "ContinuumPlace" ADD CONSTRAINT "ContinuumPlace_step" CHECK ("step" BETWEEN 1 AND 6);
