-- CreateTable
CREATE TABLE "Plan" (
    "clientId" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "question" JSONB NOT NULL,

    CONSTRAINT "Plan_pkey" PRIMARY KEY ("clientId")
);

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;
