-- CreateIndex
CREATE INDEX "Activity_authorId_createdAt_id_idx" ON "Activity"("authorId", "createdAt" DESC, "id" DESC);
