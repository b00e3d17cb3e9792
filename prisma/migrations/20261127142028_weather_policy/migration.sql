-- CreateTable
CREATE TABLE "WeatherPolicy" (
    "daycareId" UUID NOT NULL,
    "rules" JSONB NOT NULL,
    "savedById" UUID,
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WeatherPolicy_pkey" PRIMARY KEY ("daycareId")
);

-- CreateIndex
CREATE INDEX "WeatherPolicy_savedById_idx" ON "WeatherPolicy"("savedById");

-- AddForeignKey
ALTER TABLE "WeatherPolicy" ADD CONSTRAINT "WeatherPolicy_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WeatherPolicy" ADD CONSTRAINT "WeatherPolicy_savedById_fkey" FOREIGN KEY ("savedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
