-- AlterTable
ALTER TABLE "Daycare" ADD COLUMN     "teacherCount" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Membership_role_daycareId_userId_idx" ON "Membership"("role", "daycareId", "userId");

-- What the schema language cannot say, from here on.

-- The superadmin's list of managers, by name. It was kept to managers by its condition, which the application's
-- statements never met: they send the role as a text to be cast, and the planner proves nothing of a cast.
DROP INDEX "User_managers_idx";
CREATE INDEX "User_role_name_idx" ON "User"("role", "lastName", "firstName", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "User_deleted_idx" ON "User"("role", "deletedAt") WHERE "deletedAt" IS NOT NULL;

-- Her figures: how many of each role, who came in lately, who never did.
CREATE INDEX "User_role_lastLogin_idx" ON "User"("role", "lastLogin") WHERE "deletedAt" IS NULL;

-- Which daycares are full: counting the members of all of them at each look grows with every team.
UPDATE "Daycare" SET "teacherCount" = (
  SELECT count(*) FROM "Membership" m WHERE m."daycareId" = "Daycare"."id" AND m."role" = 'TEACHER');

CREATE FUNCTION "count_teachers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "Daycare" d SET "teacherCount" = d."teacherCount" - n."count"
    FROM (SELECT "daycareId", count(*)::int AS "count" FROM "removed" WHERE "role" = 'TEACHER' GROUP BY "daycareId") n
    WHERE d."id" = n."daycareId";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "Daycare" d SET "teacherCount" = d."teacherCount" + n."count"
    FROM (SELECT "daycareId", count(*)::int AS "count" FROM "added" WHERE "role" = 'TEACHER' GROUP BY "daycareId") n
    WHERE d."id" = n."daycareId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Membership_count_inserted" AFTER INSERT ON "Membership"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_teachers"();
CREATE TRIGGER "Membership_count_updated" AFTER UPDATE ON "Membership"
  REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_teachers"();
CREATE TRIGGER "Membership_count_deleted" AFTER DELETE ON "Membership"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_teachers"();
