-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "issuerId" UUID;

-- AlterTable
ALTER TABLE "LoginToken" ADD COLUMN     "byMail" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "TeamInvitation" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "invitedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TeamInvitation_pkey" PRIMARY KEY ("daycareId","userId")
);

-- CreateIndex
CREATE INDEX "TeamInvitation_userId_idx" ON "TeamInvitation"("userId");

-- CreateIndex
CREATE INDEX "Session_issuerId_idx" ON "Session"("issuerId");

-- AddForeignKey
ALTER TABLE "TeamInvitation" ADD CONSTRAINT "TeamInvitation_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamInvitation" ADD CONSTRAINT "TeamInvitation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TeamInvitation" ADD CONSTRAINT "TeamInvitation_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_issuerId_fkey" FOREIGN KEY ("issuerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language cannot say, from here on.

-- An invitation that waits holds a seat: it is counted with the educators, by triggers that take the daycares in their
-- order, like those of Membership.
CREATE FUNCTION "count_invitations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM FROM "Daycare" WHERE "id" IN (SELECT "daycareId" FROM "removed") ORDER BY "id" FOR NO KEY UPDATE;
    UPDATE "Daycare" d SET "teacherCount" = d."teacherCount" - n."count"
    FROM (SELECT "daycareId", count(*)::int AS "count" FROM "removed" GROUP BY "daycareId") n
    WHERE d."id" = n."daycareId";
  ELSE
    PERFORM FROM "Daycare" WHERE "id" IN (SELECT "daycareId" FROM "added") ORDER BY "id" FOR NO KEY UPDATE;
    UPDATE "Daycare" d SET "teacherCount" = d."teacherCount" + n."count"
    FROM (SELECT "daycareId", count(*)::int AS "count" FROM "added" GROUP BY "daycareId") n
    WHERE d."id" = n."daycareId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "TeamInvitation_count_inserted" AFTER INSERT ON "TeamInvitation"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_invitations"();
CREATE TRIGGER "TeamInvitation_count_deleted" AFTER DELETE ON "TeamInvitation"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_invitations"();
