-- CreateEnum
CREATE TYPE "DemoData" AS ENUM ('loading', 'untouched');

-- CreateTable
CREATE TABLE "Installation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "blobStore" TEXT,
    "demoData" "DemoData",

    CONSTRAINT "Installation_pkey" PRIMARY KEY ("id")
);

-- There is one, and whoever asks finds it.
ALTER TABLE "Installation" ADD CONSTRAINT "Installation_only_one" CHECK ("id" = 1);
INSERT INTO "Installation" DEFAULT VALUES;

-- Whoever signs in may write, and from then on the rows are somebody's own.
CREATE FUNCTION demo_data_is_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Installation" SET "demoData" = NULL WHERE "demoData" = 'untouched';
  RETURN NULL;
END $$;
CREATE TRIGGER "Session_touches_demo_data" AFTER INSERT ON "Session"
  FOR EACH STATEMENT EXECUTE FUNCTION demo_data_is_touched();
