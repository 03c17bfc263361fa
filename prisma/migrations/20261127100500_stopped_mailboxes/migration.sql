-- CreateTable
CREATE TABLE "StoppedMailbox" (
    "key" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "StoppedMailbox_pkey" PRIMARY KEY ("key")
);
