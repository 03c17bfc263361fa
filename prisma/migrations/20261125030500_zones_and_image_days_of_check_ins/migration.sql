-- A named zone keeps its days when clocks change. Of older links only the offset is known: its whole hours serve until
-- the client agrees or the trainer makes a new address.
ALTER TABLE "CheckInLink" ADD COLUMN "timeZone" TEXT NOT NULL DEFAULT 'UTC',
ADD COLUMN "imageDays" JSONB NOT NULL DEFAULT '[]';

UPDATE "CheckInLink"
SET "timeZone" = 'Etc/GMT' || CASE WHEN "timezoneOffset" > 0 THEN '+' ELSE '-' END || (abs("timezoneOffset") / 60)
WHERE "timezoneOffset" / 60 <> 0 AND "timezoneOffset" BETWEEN -840 AND 720;

ALTER TABLE "CheckInLink" ALTER COLUMN "timeZone" DROP DEFAULT,
ALTER COLUMN "imageDays" DROP DEFAULT,
DROP COLUMN "timezoneOffset";
