-- The starter library, newest first, with what the list filters and sorts by. It has an index of its own because Postgres takes
-- no order from ("daycareId", "createdAt") where "daycareId" IS NULL: it walked the activities of every daycare instead.
CREATE INDEX "Activity_starters_idx" ON "Activity"("createdAt" DESC, "id" DESC)
  INCLUDE ("visibility", "authorId", "seasons", "ageGroups", "developments", "place", "durationMinutes", "source", "searchTitle")
  WHERE "deletedAt" IS NULL AND "daycareId" IS NULL;

-- A list is answered from its index alone only as far as the rows have been vacuumed: after a tenth of new ones, and not, as by
-- default, after a thousand and a fifth, which a library of five hundred sheets never meets.
ALTER TABLE "Activity" SET (autovacuum_vacuum_insert_threshold = 100, autovacuum_vacuum_insert_scale_factor = 0.1);
