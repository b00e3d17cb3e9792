-- Rows up to half a page stay whole. With the default, the words of a search pushed even the seasons of a row out of
-- line, and a list read three blocks for each of its rows.
ALTER TABLE "Activity" ALTER COLUMN "searchText" SET STORAGE EXTENDED;
ALTER TABLE "Activity" SET (toast_tuple_target = 4080);
UPDATE "Activity" SET "searchText" = '';
