-- Useful to searches. A role that may not create them, or a server without them, does not prevent the rest.
DO $$
DECLARE wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['unaccent', 'pg_trgm'] LOOP
    BEGIN
      EXECUTE format('CREATE EXTENSION IF NOT EXISTS %I', wanted);
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
      RAISE NOTICE 'extension % is not available', wanted;
    END;
  END LOOP;
END $$;

-- Without case, accents, ligatures or typographic apostrophes, like foldText (app/lib/french/fold-text.ts).
CREATE FUNCTION "fold_text"("value" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(replace(replace(lower("value"), 'œ', 'oe'), 'æ', 'ae'),
    'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ’', 'aaaaaaceeeeiiiinooooouuuuyy''')
$$;

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('SUPERADMIN', 'MANAGER', 'TEACHER');

-- CreateEnum
CREATE TYPE "DaycareKind" AS ENUM ('CPE', 'GARDERIE', 'MILIEU_FAMILIAL');

-- CreateEnum
CREATE TYPE "AgeGroup" AS ENUM ('AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS');

-- CreateEnum
CREATE TYPE "Development" AS ENUM ('DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE');

-- CreateEnum
CREATE TYPE "Place" AS ENUM ('INDOORS', 'YARD', 'PARK', 'WOODS', 'WATERSIDE');

-- CreateEnum
CREATE TYPE "Season" AS ENUM ('SPRING', 'SUMMER', 'AUTUMN', 'WINTER');

-- CreateEnum
CREATE TYPE "Allergen" AS ENUM ('PEANUT', 'NUTS', 'SESAME', 'EGG', 'MILK', 'WHEAT', 'SOY', 'KIWI', 'LATEX', 'MUSTARD', 'FISH');

-- CreateEnum
CREATE TYPE "VersionReason" AS ENUM ('EDIT', 'CHANGE', 'RESTORE', 'SAFETY');

-- CreateEnum
CREATE TYPE "ActivitySource" AS ENUM ('STARTER', 'BANK', 'MODEL');

-- CreateEnum
CREATE TYPE "ActivityVisibility" AS ENUM ('PRIVATE', 'TEAM');

-- CreateEnum
CREATE TYPE "LivedOutcome" AS ENUM ('AGAIN', 'ADJUST', 'DROP');

-- CreateEnum
CREATE TYPE "DaySlot" AS ENUM ('MORNING', 'OUTDOORS', 'AFTERNOON');

-- CreateEnum
CREATE TYPE "Program" AS ENUM ('PETITE_ENFANCE', 'ALEX');

-- CreateEnum
CREATE TYPE "QuestionKind" AS ENUM ('SINGLE', 'MULTIPLE', 'TRUE_FALSE');

-- CreateEnum
CREATE TYPE "QuestionStatus" AS ENUM ('DRAFT', 'READY', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "QuizMode" AS ENUM ('REGULAR', 'MISTAKES', 'SHORT');

-- CreateEnum
CREATE TYPE "ReflectionLevel" AS ENUM ('NOT_YET', 'SOMETIMES', 'OFTEN', 'PRACTICE');

-- CreateEnum
CREATE TYPE "ReportOutcome" AS ENUM ('FIXED', 'KEPT', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "LoginTokenPurpose" AS ENUM ('LOGIN', 'INVITATION');

-- CreateEnum
CREATE TYPE "GenerationStatus" AS ENUM ('RESERVED', 'DONE', 'RELEASED');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "passwordHash" TEXT,
    "passwordExpired" BOOLEAN NOT NULL DEFAULT false,
    "passwordChangedAt" TIMESTAMPTZ(3),
    "lastLogin" TIMESTAMPTZ(3),
    "ageGroups" "AgeGroup"[] DEFAULT ARRAY[]::"AgeGroup"[],
    "selectedDaycareId" UUID,
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS ("fold_text"("firstName" || ' ' || "lastName" || ' ' || "email")) STORED,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Daycare" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "DaycareKind" NOT NULL DEFAULT 'CPE',
    "address" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "permitNumber" TEXT,
    "capacity" INTEGER,
    "maxTeachers" INTEGER NOT NULL DEFAULT 15,
    "teacherCount" INTEGER NOT NULL DEFAULT 0,
    "managerCount" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deletedAt" TIMESTAMPTZ(3),
    "deletedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "searchText" TEXT GENERATED ALWAYS AS ("fold_text"("name")) STORED,

    CONSTRAINT "Daycare_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Membership" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "Role" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Membership_pkey" PRIMARY KEY ("daycareId","userId")
);

-- CreateTable
CREATE TABLE "Departure" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "Role" NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,
    "leftAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removedById" UUID,

    CONSTRAINT "Departure_pkey" PRIMARY KEY ("daycareId","userId")
);

-- CreateTable
CREATE TABLE "MailJob" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "daycareId" UUID,
    "data" JSONB NOT NULL DEFAULT '{}',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MailJob_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KnownDevice" (
    "userId" UUID NOT NULL,
    "deviceHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KnownDevice_pkey" PRIMARY KEY ("userId","deviceHash")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "byLink" BOOLEAN NOT NULL DEFAULT false,
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LoginToken" (
    "id" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "codeHash" TEXT,
    "codeAttempts" INTEGER NOT NULL DEFAULT 0,
    "purpose" "LoginTokenPurpose" NOT NULL,
    "userId" UUID NOT NULL,
    "issuerId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "openedAt" TIMESTAMPTZ(3),
    "usedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LoginToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" TEXT NOT NULL,
    "actorId" UUID,
    "targetId" UUID,
    "daycareId" UUID,
    "ip" TEXT NOT NULL DEFAULT '',
    "reference" TEXT NOT NULL DEFAULT '',
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

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

-- CreateTable
CREATE TABLE "Theme" (
    "id" UUID NOT NULL,
    "daycareId" UUID,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Theme_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Material" (
    "id" UUID NOT NULL,
    "daycareId" UUID,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Material_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Activity" (
    "id" UUID NOT NULL,
    "daycareId" UUID,
    "authorId" UUID,
    "starterKey" TEXT,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "sheet" JSONB NOT NULL,
    "ageGroups" "AgeGroup"[],
    "developments" "Development"[],
    "themeIds" UUID[],
    "materialIds" UUID[],
    "place" "Place" NOT NULL,
    "seasons" "Season"[],
    "durationMinutes" INTEGER NOT NULL,
    "groupSize" INTEGER,
    "allergies" "Allergen"[] DEFAULT ARRAY[]::"Allergen"[],
    "source" "ActivitySource" NOT NULL,
    "visibility" "ActivityVisibility" NOT NULL DEFAULT 'TEAM',
    "searchText" TEXT NOT NULL DEFAULT '',
    "searchTitle" TEXT GENERATED ALWAYS AS (
      ' ' || left(btrim(regexp_replace("fold_text"("title"), '[^a-z0-9]+', ' ', 'g')), 200) || ' ') STORED,
    "provenance" JSONB NOT NULL,
    "safety" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "adaptedFromId" UUID,
    "editedAt" TIMESTAMPTZ(3),
    "editedById" UUID,
    "reviewedAt" TIMESTAMPTZ(3),
    "reviewedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "deletedById" UUID,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

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

-- CreateTable
CREATE TABLE "ActivityVersion" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "activityId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "sheet" JSONB NOT NULL,
    "safety" JSONB NOT NULL,
    "reason" "VersionReason" NOT NULL,
    "section" TEXT,
    "replacedById" UUID,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ActivityVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Generation" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "status" "GenerationStatus" NOT NULL DEFAULT 'RESERVED',
    "criteria" JSONB NOT NULL,
    "activityId" UUID,
    "failure" TEXT,
    "turn" INTEGER NOT NULL DEFAULT 0,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Generation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SectionReport" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID,
    "activityId" UUID,
    "section" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "provenance" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),
    "closedById" UUID,

    CONSTRAINT "SectionReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Question" (
    "id" UUID NOT NULL,
    "key" TEXT,
    "program" "Program" NOT NULL,
    "status" "QuestionStatus" NOT NULL DEFAULT 'DRAFT',
    "currentVersionId" UUID,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionVersion" (
    "id" UUID NOT NULL,
    "questionId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "QuestionKind" NOT NULL,
    "topic" TEXT NOT NULL,
    "difficulty" INTEGER NOT NULL,
    "prompt" TEXT NOT NULL,
    "choices" JSONB NOT NULL,
    "explanationRight" TEXT NOT NULL,
    "explanationWrong" TEXT NOT NULL,
    "source" TEXT NOT NULL DEFAULT '',
    "link" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdById" UUID,

    CONSTRAINT "QuestionVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnswerTally" (
    "questionVersionId" UUID NOT NULL,
    "chosen" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "AnswerTally_pkey" PRIMARY KEY ("questionVersionId","chosen")
);

-- CreateTable
CREATE TABLE "QuestionCorrection" (
    "id" UUID NOT NULL,
    "questionId" UUID NOT NULL,
    "correctedById" UUID,
    "formerKeys" TEXT[],
    "rightKeys" TEXT[],
    "reason" TEXT NOT NULL DEFAULT '',
    "answersChanged" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuestionCorrection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CorrectionNotice" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "correctionId" UUID NOT NULL,
    "scores" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "CorrectionNotice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Quiz" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" "Program" NOT NULL,
    "mode" "QuizMode" NOT NULL DEFAULT 'REGULAR',
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAnswerAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Quiz_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuizAnswer" (
    "id" UUID NOT NULL,
    "quizId" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "questionId" UUID NOT NULL,
    "questionVersionId" UUID NOT NULL,
    "choiceOrder" TEXT[],
    "chosenKeys" TEXT[],
    "isCorrect" BOOLEAN,
    "wasCorrect" BOOLEAN,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "QuizAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuizReview" (
    "quizId" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "managerId" UUID,
    "reviewedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "note" TEXT NOT NULL DEFAULT '',
    "visible" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "QuizReview_pkey" PRIMARY KEY ("quizId")
);

-- CreateTable
CREATE TABLE "QuizReminder" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" "Program" NOT NULL,
    "managerId" UUID,
    "sentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "QuizReminder_pkey" PRIMARY KEY ("daycareId","userId","type")
);

-- CreateTable
CREATE TABLE "QuestionReport" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID,
    "questionId" UUID NOT NULL,
    "questionVersionId" UUID NOT NULL,
    "answerId" UUID,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "outcome" "ReportOutcome",
    "reply" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMPTZ(3),
    "answeredById" UUID,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "QuestionReport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExerciseAttempt" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "exerciseId" INTEGER NOT NULL,
    "placements" JSONB NOT NULL DEFAULT '{}',
    "precautions" JSONB NOT NULL DEFAULT '{}',
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ExerciseAttempt_pkey" PRIMARY KEY ("daycareId","userId","exerciseId")
);

-- CreateTable
CREATE TABLE "Situation" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "statements" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "sharedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Situation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reflection" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "cardId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "level" "ReflectionLevel" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Reflection_pkey" PRIMARY KEY ("daycareId","userId","cardId","round")
);

-- CreateTable
CREATE TABLE "SmallStep" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "cardId" TEXT,
    "text" TEXT NOT NULL,
    "dueOn" DATE,
    "doneAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SmallStep_pkey" PRIMARY KEY ("daycareId","userId")
);

-- CreateTable
CREATE TABLE "MonthNote" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "month" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MonthNote_pkey" PRIMARY KEY ("daycareId","userId","month")
);

-- CreateTable
CREATE TABLE "PackingList" (
    "daycareId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "ticked" TEXT[],
    "outing" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PackingList_pkey" PRIMARY KEY ("daycareId","userId")
);

-- CreateTable
CREATE TABLE "ContinuumPlace" (
    "id" UUID NOT NULL,
    "daycareId" UUID NOT NULL,
    "userId" UUID,
    "axis" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContinuumPlace_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Membership_userId_idx" ON "Membership"("userId");

-- CreateIndex
CREATE INDEX "Membership_role_daycareId_userId_idx" ON "Membership"("role", "daycareId", "userId");

-- CreateIndex
CREATE INDEX "Departure_userId_idx" ON "Departure"("userId");

-- CreateIndex
CREATE INDEX "Departure_leftAt_idx" ON "Departure"("leftAt");

-- CreateIndex
CREATE INDEX "MailJob_userId_createdAt_idx" ON "MailJob"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "MailJob_daycareId_createdAt_idx" ON "MailJob"("daycareId", "createdAt");

-- CreateIndex
CREATE INDEX "MailJob_createdAt_idx" ON "MailJob"("createdAt");

-- CreateIndex
CREATE INDEX "KnownDevice_lastSeenAt_idx" ON "KnownDevice"("lastSeenAt");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "LoginToken_tokenHash_key" ON "LoginToken"("tokenHash");

-- CreateIndex
CREATE INDEX "LoginToken_userId_createdAt_idx" ON "LoginToken"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "LoginToken_expiresAt_idx" ON "LoginToken"("expiresAt");

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

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

-- CreateIndex
CREATE INDEX "ErasureRequest_userId_idx" ON "ErasureRequest"("userId");

-- CreateIndex
CREATE INDEX "ErasureRequest_createdAt_idx" ON "ErasureRequest"("createdAt");

-- CreateIndex
CREATE INDEX "Incident_discoveredOn_id_idx" ON "Incident"("discoveredOn" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Theme_daycareId_slug_key" ON "Theme"("daycareId", "slug") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "Material_daycareId_slug_key" ON "Material"("daycareId", "slug") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "Activity_starterKey_key" ON "Activity"("starterKey");

-- CreateIndex
CREATE INDEX "Activity_daycareId_deletedAt_idx" ON "Activity"("daycareId", "deletedAt");

-- CreateIndex
CREATE INDEX "FavouriteActivity_activityId_idx" ON "FavouriteActivity"("activityId");

-- CreateIndex
CREATE INDEX "LivedActivity_daycareId_userId_livedOn_idx" ON "LivedActivity"("daycareId", "userId", "livedOn");

-- CreateIndex
CREATE INDEX "LivedActivity_activityId_idx" ON "LivedActivity"("activityId");

-- CreateIndex
CREATE INDEX "PlannedActivity_activityId_idx" ON "PlannedActivity"("activityId");

-- CreateIndex
CREATE INDEX "ActivityVersion_activityId_idx" ON "ActivityVersion"("activityId");

-- CreateIndex
CREATE UNIQUE INDEX "ActivityVersion_daycareId_activityId_number_key" ON "ActivityVersion"("daycareId", "activityId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Generation_activityId_key" ON "Generation"("activityId");

-- CreateIndex
CREATE INDEX "Generation_userId_startedAt_idx" ON "Generation"("userId", "startedAt");

-- CreateIndex
CREATE INDEX "Generation_userId_turn_idx" ON "Generation"("userId", "turn");

-- CreateIndex
CREATE INDEX "SectionReport_activityId_idx" ON "SectionReport"("activityId");

-- CreateIndex
CREATE UNIQUE INDEX "SectionReport_daycareId_userId_activityId_section_key" ON "SectionReport"("daycareId", "userId", "activityId", "section");

-- CreateIndex
CREATE UNIQUE INDEX "Question_key_key" ON "Question"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Question_currentVersionId_key" ON "Question"("currentVersionId");

-- CreateIndex
CREATE INDEX "Question_program_status_idx" ON "Question"("program", "status");

-- CreateIndex
CREATE UNIQUE INDEX "QuestionVersion_questionId_number_key" ON "QuestionVersion"("questionId", "number");

-- CreateIndex
CREATE INDEX "QuestionCorrection_questionId_idx" ON "QuestionCorrection"("questionId");

-- CreateIndex
CREATE INDEX "CorrectionNotice_correctionId_idx" ON "CorrectionNotice"("correctionId");

-- CreateIndex
CREATE UNIQUE INDEX "CorrectionNotice_daycareId_userId_correctionId_key" ON "CorrectionNotice"("daycareId", "userId", "correctionId");

-- CreateIndex
CREATE INDEX "Quiz_daycareId_userId_type_startedAt_idx" ON "Quiz"("daycareId", "userId", "type", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "Quiz_userId_type_idx" ON "Quiz"("userId", "type");

-- CreateIndex
CREATE INDEX "QuizAnswer_questionId_idx" ON "QuizAnswer"("questionId");

-- CreateIndex
CREATE UNIQUE INDEX "QuizAnswer_quizId_position_key" ON "QuizAnswer"("quizId", "position");

-- CreateIndex
CREATE INDEX "QuizReview_daycareId_reviewedAt_idx" ON "QuizReview"("daycareId", "reviewedAt");

-- CreateIndex
CREATE INDEX "QuestionReport_daycareId_userId_createdAt_idx" ON "QuestionReport"("daycareId", "userId", "createdAt");

-- CreateIndex
CREATE INDEX "QuestionReport_questionId_idx" ON "QuestionReport"("questionId");

-- CreateIndex
CREATE INDEX "QuestionReport_answerId_idx" ON "QuestionReport"("answerId");

-- CreateIndex
CREATE INDEX "Situation_daycareId_userId_updatedAt_idx" ON "Situation"("daycareId", "userId", "updatedAt" DESC);

-- CreateIndex
CREATE INDEX "Situation_daycareId_sharedAt_idx" ON "Situation"("daycareId", "sharedAt" DESC);

-- CreateIndex
CREATE INDEX "ContinuumPlace_daycareId_createdAt_idx" ON "ContinuumPlace"("daycareId", "createdAt" DESC);

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_selectedDaycareId_fkey" FOREIGN KEY ("selectedDaycareId") REFERENCES "Daycare"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Daycare" ADD CONSTRAINT "Daycare_deletedById_fkey" FOREIGN KEY ("deletedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Departure" ADD CONSTRAINT "Departure_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Departure" ADD CONSTRAINT "Departure_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Departure" ADD CONSTRAINT "Departure_removedById_fkey" FOREIGN KEY ("removedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailJob" ADD CONSTRAINT "MailJob_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailJob" ADD CONSTRAINT "MailJob_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KnownDevice" ADD CONSTRAINT "KnownDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LoginToken" ADD CONSTRAINT "LoginToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LoginToken" ADD CONSTRAINT "LoginToken_issuerId_fkey" FOREIGN KEY ("issuerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ErasureRequest" ADD CONSTRAINT "ErasureRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ErasureRequest" ADD CONSTRAINT "ErasureRequest_handledById_fkey" FOREIGN KEY ("handledById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Incident" ADD CONSTRAINT "Incident_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Theme" ADD CONSTRAINT "Theme_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Theme" ADD CONSTRAINT "Theme_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Material" ADD CONSTRAINT "Material_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Material" ADD CONSTRAINT "Material_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_deletedById_fkey" FOREIGN KEY ("deletedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_editedById_fkey" FOREIGN KEY ("editedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_reviewedById_fkey" FOREIGN KEY ("reviewedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_adaptedFromId_fkey" FOREIGN KEY ("adaptedFromId") REFERENCES "Activity"("id") ON DELETE SET NULL ON UPDATE CASCADE;

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

-- AddForeignKey
ALTER TABLE "ActivityVersion" ADD CONSTRAINT "ActivityVersion_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActivityVersion" ADD CONSTRAINT "ActivityVersion_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ActivityVersion" ADD CONSTRAINT "ActivityVersion_replacedById_fkey" FOREIGN KEY ("replacedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Generation" ADD CONSTRAINT "Generation_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Generation" ADD CONSTRAINT "Generation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Generation" ADD CONSTRAINT "Generation_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_currentVersionId_fkey" FOREIGN KEY ("currentVersionId") REFERENCES "QuestionVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionVersion" ADD CONSTRAINT "QuestionVersion_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionVersion" ADD CONSTRAINT "QuestionVersion_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerTally" ADD CONSTRAINT "AnswerTally_questionVersionId_fkey" FOREIGN KEY ("questionVersionId") REFERENCES "QuestionVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionCorrection" ADD CONSTRAINT "QuestionCorrection_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionCorrection" ADD CONSTRAINT "QuestionCorrection_correctedById_fkey" FOREIGN KEY ("correctedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CorrectionNotice" ADD CONSTRAINT "CorrectionNotice_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CorrectionNotice" ADD CONSTRAINT "CorrectionNotice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CorrectionNotice" ADD CONSTRAINT "CorrectionNotice_correctionId_fkey" FOREIGN KEY ("correctionId") REFERENCES "QuestionCorrection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quiz" ADD CONSTRAINT "Quiz_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quiz" ADD CONSTRAINT "Quiz_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizAnswer" ADD CONSTRAINT "QuizAnswer_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "Quiz"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizAnswer" ADD CONSTRAINT "QuizAnswer_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizAnswer" ADD CONSTRAINT "QuizAnswer_questionVersionId_fkey" FOREIGN KEY ("questionVersionId") REFERENCES "QuestionVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReview" ADD CONSTRAINT "QuizReview_quizId_fkey" FOREIGN KEY ("quizId") REFERENCES "Quiz"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReview" ADD CONSTRAINT "QuizReview_managerId_fkey" FOREIGN KEY ("managerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReminder" ADD CONSTRAINT "QuizReminder_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReminder" ADD CONSTRAINT "QuizReminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuizReminder" ADD CONSTRAINT "QuizReminder_managerId_fkey" FOREIGN KEY ("managerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_answeredById_fkey" FOREIGN KEY ("answeredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "Question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_questionVersionId_fkey" FOREIGN KEY ("questionVersionId") REFERENCES "QuestionVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionReport" ADD CONSTRAINT "QuestionReport_answerId_fkey" FOREIGN KEY ("answerId") REFERENCES "QuizAnswer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExerciseAttempt" ADD CONSTRAINT "ExerciseAttempt_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExerciseAttempt" ADD CONSTRAINT "ExerciseAttempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Situation" ADD CONSTRAINT "Situation_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Situation" ADD CONSTRAINT "Situation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reflection" ADD CONSTRAINT "Reflection_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reflection" ADD CONSTRAINT "Reflection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmallStep" ADD CONSTRAINT "SmallStep_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SmallStep" ADD CONSTRAINT "SmallStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MonthNote" ADD CONSTRAINT "MonthNote_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MonthNote" ADD CONSTRAINT "MonthNote_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackingList" ADD CONSTRAINT "PackingList_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackingList" ADD CONSTRAINT "PackingList_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContinuumPlace" ADD CONSTRAINT "ContinuumPlace_daycareId_fkey" FOREIGN KEY ("daycareId") REFERENCES "Daycare"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContinuumPlace" ADD CONSTRAINT "ContinuumPlace_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema language cannot say, from here on.

-- People and daycares

ALTER TABLE "User" ADD CONSTRAINT "User_email_lower" CHECK ("email" = lower("email"));

ALTER TABLE "Daycare" ADD CONSTRAINT "Daycare_maxTeachers_range" CHECK ("maxTeachers" BETWEEN 1 AND 500);

ALTER TABLE "Membership" ADD CONSTRAINT "Membership_role" CHECK ("role" IN ('MANAGER', 'TEACHER'));

-- A teacher belongs to one daycare.
CREATE UNIQUE INDEX "Membership_one_daycare_per_teacher" ON "Membership"("userId") WHERE "role" = 'TEACHER';

ALTER TABLE "Daycare" ADD CONSTRAINT "Daycare_capacity_range" CHECK ("capacity" BETWEEN 1 AND 1000);

ALTER TABLE "Departure" ADD CONSTRAINT "Departure_role" CHECK ("role" IN ('MANAGER', 'TEACHER'));

-- What is still to send, whatever has been sent before.
CREATE INDEX "MailJob_due_idx" ON "MailJob" ("nextAttemptAt") WHERE "sentAt" IS NULL AND "failedAt" IS NULL;

-- A message is sent or given up, not both.
ALTER TABLE "MailJob" ADD CONSTRAINT "MailJob_one_end" CHECK ("sentAt" IS NULL OR "failedAt" IS NULL);

CREATE UNIQUE INDEX "ErasureRequest_one_open" ON "ErasureRequest"("userId")
  WHERE "handledAt" IS NULL AND "withdrawnAt" IS NULL;

ALTER TABLE "Incident" ADD CONSTRAINT "Incident_people" CHECK ("peopleCount" >= 0);
ALTER TABLE "Incident" ADD CONSTRAINT "Incident_order" CHECK ("discoveredOn" >= "occurredOn");

-- The superadmin's lists and figures: managers by name, how many of each role, who came in lately, who never did. No
-- condition on the role: the application sends it as a text to be cast, and the planner proves nothing of a cast.
CREATE INDEX "User_role_name_idx" ON "User"("role", "lastName", "firstName", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "User_role_lastLogin_idx" ON "User"("role", "lastLogin") WHERE "deletedAt" IS NULL;
CREATE INDEX "User_deleted_idx" ON "User"("role", "deletedAt") WHERE "deletedAt" IS NOT NULL;
CREATE INDEX "Daycare_alive_idx" ON "Daycare"("name", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "Daycare_counts_idx" ON "Daycare"("managerCount", "teacherCount") WHERE "deletedAt" IS NULL;

-- Any part of a name or address. Where the extension is not to be had, the search still works, by reading the table.
DO $$
BEGIN
  CREATE INDEX "User_searchText_idx" ON "User" USING gin ("searchText" gin_trgm_ops);
  CREATE INDEX "Daycare_searchText_idx" ON "Daycare" USING gin ("searchText" gin_trgm_ops);
EXCEPTION
  WHEN undefined_object THEN
    RAISE NOTICE 'pg_trgm is not available: searches read the whole table';
END $$;

-- Which daycares are full and which nobody runs: looking through all the members at each look grows with every team. The
-- triggers take the daycares in their order so that two acts on the same ones wait, never lock up.
CREATE FUNCTION "count_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM FROM "Daycare" WHERE "id" IN (SELECT "daycareId" FROM "removed") ORDER BY "id" FOR NO KEY UPDATE;
    UPDATE "Daycare" d
    SET "teacherCount" = d."teacherCount" - n."teachers", "managerCount" = d."managerCount" - n."managers"
    FROM (
      SELECT "daycareId", count(*) FILTER (WHERE "role" = 'TEACHER')::int AS "teachers",
        count(*) FILTER (WHERE "role" = 'MANAGER')::int AS "managers" FROM "removed" GROUP BY "daycareId") n
    WHERE d."id" = n."daycareId";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM "Daycare" WHERE "id" IN (SELECT "daycareId" FROM "added") ORDER BY "id" FOR NO KEY UPDATE;
    UPDATE "Daycare" d
    SET "teacherCount" = d."teacherCount" + n."teachers", "managerCount" = d."managerCount" + n."managers"
    FROM (
      SELECT "daycareId", count(*) FILTER (WHERE "role" = 'TEACHER')::int AS "teachers",
        count(*) FILTER (WHERE "role" = 'MANAGER')::int AS "managers" FROM "added" GROUP BY "daycareId") n
    WHERE d."id" = n."daycareId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Membership_count_inserted" AFTER INSERT ON "Membership"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();
CREATE TRIGGER "Membership_count_updated" AFTER UPDATE ON "Membership"
  REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();
CREATE TRIGGER "Membership_count_deleted" AFTER DELETE ON "Membership"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();

-- The message queue: those that were given up are few, looking for them reads no others.
CREATE INDEX "MailJob_failed_idx" ON "MailJob"("createdAt") WHERE "failedAt" IS NOT NULL;

-- Journal

-- The journal is only ever added to, whoever asks; what has been kept for its 24 months may go, and nothing else.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."at" < now() - interval '24 months' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'AuditEntry is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();

CREATE TRIGGER "AuditEntry_no_truncate" BEFORE TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

-- Activities

-- The library of a daycare, newest first: all that the list filters and sorts by is in the index, for its rows lie one per
-- block among those of all the others. The ids of themes and materials stay out: their number is bounded by the forms, not
-- by the table. "searchTitle" holds the words of the title, folded, between single spaces: « ' ' || start of a word » finds
-- it, « l’érable » by « erable ».
CREATE INDEX "Activity_alive_idx" ON "Activity"("daycareId", "createdAt" DESC, "id" DESC)
  INCLUDE ("visibility", "authorId", "seasons", "ageGroups", "developments", "place", "durationMinutes", "source", "searchTitle")
  WHERE "deletedAt" IS NULL;

-- The same for all daycares, for the superadmin's pages.
CREATE INDEX "Activity_alive_everywhere_idx" ON "Activity"("createdAt" DESC, "id" DESC) WHERE "deletedAt" IS NULL;

-- The superadmin's figures, counted from the index alone: rows are far apart among those of all the daycares.
CREATE INDEX "Activity_made_idx" ON "Activity"("createdAt") WHERE "deletedAt" IS NULL AND "starterKey" IS NULL;

-- The trash is emptied over all daycares: without it each run reads every activity.
CREATE INDEX "Activity_trash_idx" ON "Activity"("deletedAt") WHERE "deletedAt" IS NOT NULL;

-- For the deletion of an activity that others were copied from.
CREATE INDEX "Activity_adaptedFrom_idx" ON "Activity"("adaptedFromId") WHERE "adaptedFromId" IS NOT NULL;

ALTER TABLE "Activity" ADD CONSTRAINT "Activity_groupSize_plausible" CHECK ("groupSize" BETWEEN 1 AND 60);
ALTER TABLE "ActivityVersion" ADD CONSTRAINT "ActivityVersion_number_positive" CHECK ("number" >= 1);

-- What a search reads: the words of the title, the summary and the sheet as foldText (app/lib/french/fold-text.ts) writes them,
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

-- Rows up to half a page stay whole. With the default, the words of a search pushed even the seasons of a row out of
-- line, and a list read three blocks for each of its rows.
ALTER TABLE "Activity" SET (toast_tuple_target = 4080);

-- Where a search covers every daycare (superadmin), it reads the titles by trigram. A server without the extension does
-- not prevent the rest: that search then reads the whole table.
DO $$
BEGIN
  CREATE INDEX "Activity_title_idx" ON "Activity" USING gin ("searchTitle" gin_trgm_ops) WHERE "deletedAt" IS NULL;
EXCEPTION WHEN undefined_object THEN
  RAISE WARNING 'pg_trgm is not available: a search over all daycares reads the whole table';
END $$;

ALTER TABLE "LivedActivity" ADD CONSTRAINT "LivedActivity_note_length" CHECK (char_length("note") <= 200);
-- A week is from Monday to Friday.
ALTER TABLE "PlannedActivity" ADD CONSTRAINT "PlannedActivity_weekday" CHECK (extract(isodow FROM "day") BETWEEN 1 AND 5);

ALTER TABLE "SectionReport" ADD CONSTRAINT "SectionReport_note_length" CHECK (char_length("note") <= 300);
-- The superadmin's list: the open ones first asked first, the closed ones last closed first.
CREATE INDEX "SectionReport_open_idx" ON "SectionReport"("createdAt", "id") WHERE "closedAt" IS NULL;
CREATE INDEX "SectionReport_closed_idx" ON "SectionReport"("closedAt" DESC, "id") WHERE "closedAt" IS NOT NULL;

-- Quizzes and the question bank

-- Two starts at once give one quiz.
CREATE UNIQUE INDEX "Quiz_one_open" ON "Quiz" ("userId", "type", "mode") WHERE "finishedAt" IS NULL;

-- An answer is whole or absent.
ALTER TABLE "QuizAnswer" ADD CONSTRAINT "QuizAnswer_answered_whole"
  CHECK (("answeredAt" IS NULL) = ("isCorrect" IS NULL) AND ("answeredAt" IS NOT NULL OR cardinality("chosenKeys") = 0));

ALTER TABLE "QuestionVersion" ADD CONSTRAINT "QuestionVersion_difficulty" CHECK ("difficulty" BETWEEN 1 AND 3);

-- The manager's review reads the answers of a whole daycare, which lie all over the table: everything it needs is in the
-- index, so that it touches tens of blocks instead of thousands.
CREATE INDEX "QuizAnswer_review_idx" ON "QuizAnswer" ("daycareId", "userId", "questionVersionId", "answeredAt")
  INCLUDE ("quizId", "questionId", "isCorrect", "chosenKeys");

-- An index alone is enough only for blocks that vacuum has seen: it comes by more often here than by default.
ALTER TABLE "QuizAnswer" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- The inbox of remarks and its filter read the open ones only.
CREATE INDEX "QuestionReport_open" ON "QuestionReport" ("questionId") WHERE "answeredAt" IS NULL;

-- Keys of the right choices, as "AnswerTally"."chosen" writes those of an answer.
ALTER TABLE "QuestionVersion" ADD COLUMN "rightKeys" TEXT GENERATED ALWAYS AS (
  translate(jsonb_path_query_array("choices", '$[*] ? (@.correct == true).key')::text, '[]" ', '')) STORED;

-- Its words as foldText (app/lib/french/fold-text.ts) writes them: no accents, no case, no ligatures.
ALTER TABLE "QuestionVersion" ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS (
  regexp_replace(replace(replace(replace(
    regexp_replace(lower(normalize("prompt" || ' ' || jsonb_path_query_array("choices", '$[*].text')::text || ' ' ||
      "explanationRight" || ' ' || "explanationWrong" || ' ' || "source", NFKD)), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe'), 'æ', 'ae'), '’', ''''), '\s+', ' ', 'g')) STORED;

-- Figures of the bank: counted as answers come, so that no page reads all the answers. One statement of many rows is one
-- change per version and choice, always in the same order, so that two statements never wait for each other in a ring.
CREATE FUNCTION "answer_key"(keys TEXT[]) RETURNS TEXT LANGUAGE sql IMMUTABLE AS
$$ SELECT array_to_string(ARRAY(SELECT unnest(keys) ORDER BY 1), ',') $$;

CREATE FUNCTION "tally_added_answers"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AnswerTally" ("questionVersionId", "chosen", "count")
  SELECT "questionVersionId", "answer_key"("chosenKeys"), count(*)::int FROM "added" WHERE "answeredAt" IS NOT NULL
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ("questionVersionId", "chosen") DO UPDATE SET "count" = "AnswerTally"."count" + EXCLUDED."count";
  RETURN NULL;
END $$;

CREATE FUNCTION "tally_changed_answers"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AnswerTally" ("questionVersionId", "chosen", "count")
  SELECT "questionVersionId", "answer_key"("chosenKeys"), sum("change")::int FROM (
    SELECT "questionVersionId", "chosenKeys", "answeredAt", 1 AS "change" FROM "added"
    UNION ALL SELECT "questionVersionId", "chosenKeys", "answeredAt", -1 FROM "removed") AS "changes"
  WHERE "answeredAt" IS NOT NULL
  GROUP BY 1, 2 HAVING sum("change") <> 0 ORDER BY 1, 2
  ON CONFLICT ("questionVersionId", "chosen") DO UPDATE SET "count" = "AnswerTally"."count" + EXCLUDED."count";
  RETURN NULL;
END $$;

CREATE FUNCTION "tally_removed_answers"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "AnswerTally" SET "count" = "AnswerTally"."count" - "gone"."count"
  FROM (SELECT "questionVersionId", "answer_key"("chosenKeys") AS "chosen", count(*)::int AS "count" FROM "removed"
    WHERE "answeredAt" IS NOT NULL GROUP BY 1, 2) AS "gone"
  WHERE "AnswerTally"."questionVersionId" = "gone"."questionVersionId" AND "AnswerTally"."chosen" = "gone"."chosen";
  RETURN NULL;
END $$;

CREATE TRIGGER "QuizAnswer_added" AFTER INSERT ON "QuizAnswer" REFERENCING NEW TABLE AS "added"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_added_answers"();
CREATE TRIGGER "QuizAnswer_changed" AFTER UPDATE ON "QuizAnswer" REFERENCING NEW TABLE AS "added" OLD TABLE AS "removed"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_changed_answers"();
CREATE TRIGGER "QuizAnswer_removed" AFTER DELETE ON "QuizAnswer" REFERENCING OLD TABLE AS "removed"
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_removed_answers"();

-- « À revoir » compares every tally with the right choices of its version: they are read from the index, a fraction of the
-- blocks that hold all the words.
CREATE INDEX "QuestionVersion_rightKeys_idx" ON "QuestionVersion" ("id") INCLUDE ("rightKeys");

-- Exercises and guides

ALTER TABLE "ExerciseAttempt" ADD CONSTRAINT "ExerciseAttempt_known" CHECK ("exerciseId" BETWEEN 1 AND 42);

ALTER TABLE "Reflection" ADD CONSTRAINT "Reflection_round" CHECK ("round" BETWEEN 1 AND 1000);
ALTER TABLE "MonthNote" ADD CONSTRAINT "MonthNote_month" CHECK ("month" BETWEEN 1 AND 12);
ALTER TABLE "ContinuumPlace" ADD CONSTRAINT "ContinuumPlace_step" CHECK ("step" BETWEEN 1 AND 6);
