-- AlterTable
ALTER TABLE "CheckInLink" ADD COLUMN     "remindedOn" DATE,
ADD COLUMN     "reminderConfirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "reminderEmail" TEXT,
ADD COLUMN     "units" "Units";

-- CreateTable
CREATE TABLE "CheckInBrowser" (
    "endpoint" TEXT NOT NULL,
    "linkId" UUID NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CheckInBrowser_pkey" PRIMARY KEY ("endpoint")
);

-- CreateIndex
CREATE INDEX "CheckInBrowser_linkId_idx" ON "CheckInBrowser"("linkId");

-- AddForeignKey
ALTER TABLE "CheckInBrowser" ADD CONSTRAINT "CheckInBrowser_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "CheckInLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;
