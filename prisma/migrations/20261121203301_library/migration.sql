-- CreateEnum
CREATE TYPE "ActivityVisibility" AS ENUM ('PRIVATE', 'TEAM');

-- CreateEnum
CREATE TYPE "LivedOutcome" AS ENUM ('AGAIN', 'ADJUST', 'DROP');

-- CreateEnum
CREATE TYPE "DaySlot" AS ENUM ('MORNING', 'OUTDOORS', 'AFTERNOON');

-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "visibility" "ActivityVisibility" NOT NULL DEFAULT 'TEAM';

-- CreateTable
CREATE TABLE "FavouriteActivity" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "activityId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FavouriteActivity_pkey" PRIMARY KEY ("daycareId","userId","activityId")
);

-- CreateTable
CREATE TABLE "LivedActivity" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "activityId" UUID NOT NULL,
    "livedOn" DATE NOT NULL,
    "outcome" "LivedOutcome",
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LivedActivity_pkey" PRIMARY KEY ("daycareId","userId","activityId","livedOn")
);

-- CreateTable
CREATE TABLE "PlannedActivity" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "slot" "DaySlot" NOT NULL,
    "activityId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PlannedActivity_pkey" PRIMARY KEY ("daycareId","userId","day","slot","activityId")
);

-- CreateIndex
CREATE INDEX "FavouriteActivity_activityId_idx" ON "FavouriteActivity"("activityId");

-- CreateIndex
CREATE INDEX "LivedActivity_daycareId_userId_livedOn_idx" ON "LivedActivity"("daycareId", "userId", "livedOn");

-- CreateIndex
CREATE INDEX "LivedActivity_activityId_idx" ON "LivedActivity"("activityId");

-- CreateIndex
CREATE INDEX "PlannedActivity_activityId_idx" ON "PlannedActivity"("activityId");

-- AddForeignKey
ALTER TABLE "FavouriteActivity" ADD CONSTRAINT "FavouriteActivity_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FavouriteActivity" ADD CONSTRAINT "FavouriteActivity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FavouriteActivity" ADD CONSTRAINT "FavouriteActivity_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LivedActivity" ADD CONSTRAINT "LivedActivity_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LivedActivity" ADD CONSTRAINT "LivedActivity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LivedActivity" ADD CONSTRAINT "LivedActivity_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedActivity" ADD CONSTRAINT "PlannedActivity_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedActivity" ADD CONSTRAINT "PlannedActivity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlannedActivity" ADD CONSTRAINT "PlannedActivity_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "LivedActivity" ADD CONSTRAINT "LivedActivity_note_length" CHECK (char_length("note") <= 200);
-- A week is from Monday to Friday.
ALTER TABLE "PlannedActivity" ADD CONSTRAINT "PlannedActivity_weekday" CHECK (extract(isodow FROM "day") BETWEEN 1 AND 5);

-- What a search reads: the words of the title, the summary and the sheet as foldText (app/lib/fold-text.ts) writes them,
-- each once and after a space, so that « ' ' || start of a word » finds it. The codes of the sheet's closed lists are
-- not words.
CREATE FUNCTION "activity_search_text"("title" TEXT, "summary" TEXT, "sheet" JSONB) RETURNS TEXT
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(' ' || word, '' ORDER BY word), '')
  FROM (
    SELECT DISTINCT word
    FROM regexp_split_to_table(
      "fold_text"(normalize(concat_ws(' ', "title", "summary", (
        SELECT string_agg(value #>> '{}', ' ')
        FROM jsonb_path_query("sheet", 'strict $.** ? (@.type() == "string")') AS value
        WHERE value #>> '{}' !~ '^(principal|secondaire|amorce|exploration|retour|palier[1-4]|[a-z]+_[a-z]+|[0-9-]+[am])$'
      )), NFKC)),
      '[^a-z0-9]+'
    ) AS word
    WHERE length(word) > 1
  ) AS words
$$;

CREATE FUNCTION "write_activity_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."searchText" := "activity_search_text"(NEW."title", NEW."summary", NEW."sheet");
  RETURN NEW;
END $$;

CREATE TRIGGER "Activity_search_text" BEFORE INSERT OR UPDATE OF "title", "summary", "sheet", "searchText" ON "Activity"
  FOR EACH ROW EXECUTE FUNCTION "write_activity_search_text"();

-- Read for every row of a daycare by a search: kept beside the row and not out of line.
ALTER TABLE "Activity" ALTER COLUMN "searchText" SET STORAGE MAIN;
UPDATE "Activity" SET "searchText" = '';

-- Where a search covers every daycare (superadmin), it reads the titles by trigram. A server without the extension does
-- not prevent the rest: that search then reads the whole table.
DO $$
BEGIN
  CREATE INDEX "Activity_title_idx" ON "Activity" USING gin ((' ' || "fold_text"("title")) gin_trgm_ops)
    WHERE "deletedAt" IS NULL;
EXCEPTION WHEN undefined_object THEN
  RAISE WARNING 'pg_trgm is not available: a search over all daycares reads the whole table';
END $$;
