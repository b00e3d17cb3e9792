-- « À revoir » compares every tally with the right choices of its version: they are read from the index, a fraction of the
-- blocks that hold all the words.
CREATE INDEX "QuestionVersion_rightKeys_idx" ON "QuestionVersion" ("id") INCLUDE ("rightKeys");
