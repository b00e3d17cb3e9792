-- CreateIndex
CREATE INDEX "ReadNotice_readAt_idx" ON "ReadNotice"("readAt");
