-- CreateTable
CREATE TABLE "FigureSnapshot" (
    "name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "computedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FigureSnapshot_pkey" PRIMARY KEY ("name")
);
