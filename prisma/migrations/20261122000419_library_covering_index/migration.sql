-- The words of the title, folded, between single spaces: « ' ' || start of a word » finds it, « l’érable » by « erable ».
-- Read for every row that a search may rank, where folding it each time took longer than the search.
ALTER TABLE "Activity" ADD COLUMN     "searchTitle" TEXT
  GENERATED ALWAYS AS (' ' || left(btrim(regexp_replace("fold_text"("title"), '[^a-z0-9]+', ' ', 'g')), 200) || ' ') STORED;

-- The list of a daycare reads all that it filters and sorts by in the index: its rows lie one per block among those of
-- all the others. The ids of themes and materials stay out: their number is bounded by the forms, not by the table.
DROP INDEX "Activity_alive_idx";
CREATE INDEX "Activity_alive_idx" ON "Activity"("daycareId", "createdAt" DESC, "id" DESC)
  INCLUDE ("visibility", "authorId", "seasons", "ageGroups", "developments", "place", "durationMinutes", "source", "searchTitle")
  WHERE "deletedAt" IS NULL;

DO $$
BEGIN
  DROP INDEX IF EXISTS "Activity_title_idx";
  CREATE INDEX "Activity_title_idx" ON "Activity" USING gin ("searchTitle" gin_trgm_ops) WHERE "deletedAt" IS NULL;
EXCEPTION WHEN undefined_object THEN
  RAISE WARNING 'pg_trgm is not available: a search over all daycares reads the whole table';
END $$;
