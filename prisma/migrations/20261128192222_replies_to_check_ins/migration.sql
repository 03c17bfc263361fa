-- AlterTable
ALTER TABLE "CheckIn" ADD COLUMN     "reply" TEXT,
ADD COLUMN     "toldAt" TIMESTAMPTZ(3);

ALTER TABLE "CheckIn" ADD CONSTRAINT "CheckIn_reply_length" CHECK (char_length("reply") BETWEEN 1 AND 1000);
