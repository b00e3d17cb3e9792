-- AlterTable
ALTER TABLE "Daycare" ADD COLUMN     "managerCount" INTEGER NOT NULL DEFAULT 0;

-- What the schema language cannot say, from here on.

-- Which daycares nobody runs: looking through all the members at each look grows with every team. Counted by the triggers
-- that count the educators, which take the daycares in their order so that two acts on the same ones wait, never lock up.
UPDATE "Daycare" SET "managerCount" = (
  SELECT count(*) FROM "Membership" m WHERE m."daycareId" = "Daycare"."id" AND m."role" = 'MANAGER');

CREATE INDEX "Daycare_managerCount_idx" ON "Daycare"("managerCount") WHERE "deletedAt" IS NULL;

DROP TRIGGER "Membership_count_inserted" ON "Membership";
DROP TRIGGER "Membership_count_updated" ON "Membership";
DROP TRIGGER "Membership_count_deleted" ON "Membership";
DROP FUNCTION "count_teachers"();

CREATE FUNCTION "count_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM FROM "Daycare" WHERE "id" IN (SELECT "daycareId" FROM "removed") ORDER BY "id" FOR NO KEY UPDATE;
    UPDATE "Daycare" d
    SET "teacherCount" = d."teacherCount" - n."teachers", "managerCount" = d."managerCount" - n."managers"
    FROM (
      SELECT "daycareId", count(*) FILTER (WHERE "role" = 'TEACHER')::int AS "teachers",
        count(*) FILTER (WHERE "role" = 'MANAGER')::int AS "managers" FROM "removed" GROUP BY "daycareId") n
    WHERE d."id" = n."daycareId";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM "Daycare" WHERE "id" IN (SELECT "daycareId" FROM "added") ORDER BY "id" FOR NO KEY UPDATE;
    UPDATE "Daycare" d
    SET "teacherCount" = d."teacherCount" + n."teachers", "managerCount" = d."managerCount" + n."managers"
    FROM (
      SELECT "daycareId", count(*) FILTER (WHERE "role" = 'TEACHER')::int AS "teachers",
        count(*) FILTER (WHERE "role" = 'MANAGER')::int AS "managers" FROM "added" GROUP BY "daycareId") n
    WHERE d."id" = n."daycareId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Membership_count_inserted" AFTER INSERT ON "Membership"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();
CREATE TRIGGER "Membership_count_updated" AFTER UPDATE ON "Membership"
  REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();
CREATE TRIGGER "Membership_count_deleted" AFTER DELETE ON "Membership"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();
