-- DropIndex
DROP INDEX "AuditEntry_at_idx";

-- DropIndex
DROP INDEX "AuditEntry_daycareId_at_idx";

-- Without case, accents, ligatures or typographic apostrophes, like foldText (app/lib/fold-text.ts).
CREATE FUNCTION "fold_text"("value" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(replace(replace(lower("value"), 'œ', 'oe'), 'æ', 'ae'),
    'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy''')
$$;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "searchText" TEXT
  GENERATED ALWAYS AS ("fold_text"("firstName" || ' ' || "lastName" || ' ' || "email")) STORED;

-- AlterTable
ALTER TABLE "Daycare" ADD COLUMN     "searchText" TEXT GENERATED ALWAYS AS ("fold_text"("name")) STORED;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "shared" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ErasureRequest" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnAt" TIMESTAMPTZ(3),
    "handledAt" TIMESTAMPTZ(3),
    "handledById" UUID,

    CONSTRAINT "ErasureRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Incident" (
    "id" UUID NOT NULL,
    "occurredOn" DATE NOT NULL,
    "discoveredOn" DATE NOT NULL,
    "title" TEXT NOT NULL,
    "circumstances" TEXT NOT NULL,
    "information" TEXT NOT NULL,
    "peopleCount" INTEGER,
    "seriousRisk" BOOLEAN NOT NULL,
    "riskReasons" TEXT NOT NULL,
    "measures" TEXT NOT NULL DEFAULT '',
    "commissionToldOn" DATE,
    "peopleToldOn" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Incident_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ErasureRequest_userId_idx" ON "ErasureRequest"("userId");

-- CreateIndex
CREATE INDEX "ErasureRequest_createdAt_idx" ON "ErasureRequest"("createdAt");

-- CreateIndex
CREATE INDEX "Incident_discoveredOn_id_idx" ON "Incident"("discoveredOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_daycareId_at_id_idx" ON "AuditEntry"("daycareId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_at_id_idx" ON "AuditEntry"("actorId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_targetId_at_id_idx" ON "AuditEntry"("targetId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "AuditEntry_action_at_id_idx" ON "AuditEntry"("action", "at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "ErasureRequest" ADD CONSTRAINT "ErasureRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ErasureRequest" ADD CONSTRAINT "ErasureRequest_handledById_fkey" FOREIGN KEY ("handledById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Incident" ADD CONSTRAINT "Incident_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema language cannot say, from here on.

CREATE UNIQUE INDEX "ErasureRequest_one_open" ON "ErasureRequest"("userId")
  WHERE "handledAt" IS NULL AND "withdrawnAt" IS NULL;

ALTER TABLE "Incident" ADD CONSTRAINT "Incident_people" CHECK ("peopleCount" >= 0);
ALTER TABLE "Incident" ADD CONSTRAINT "Incident_order" CHECK ("discoveredOn" >= "occurredOn");

-- The superadmin's lists: by name, among the living.
CREATE INDEX "User_managers_idx" ON "User"("lastName", "firstName", "id") WHERE "role" = 'MANAGER' AND "deletedAt" IS NULL;
CREATE INDEX "Daycare_alive_idx" ON "Daycare"("name", "id") WHERE "deletedAt" IS NULL;

-- Any part of a name or address. Where the extension is not to be had, the search still works, by reading the table.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "User_searchText_idx" ON "User" USING gin ("searchText" gin_trgm_ops);
  CREATE INDEX "Daycare_searchText_idx" ON "Daycare" USING gin ("searchText" gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
    RAISE NOTICE 'pg_trgm is not available: searches read the whole table';
END $$;

-- The journal is only ever added to, whoever asks; what has been kept for its 24 months may go, and nothing else.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."at" < now() - interval '24 months' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'AuditEntry is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
