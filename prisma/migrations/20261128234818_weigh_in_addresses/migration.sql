-- CreateTable
CREATE TABLE "WeighInAddress" (
    "id" UUID NOT NULL,
    "clientId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "WeighInAddress_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WeighInAddress_clientId_key" ON "WeighInAddress"("clientId");

-- CreateIndex
CREATE UNIQUE INDEX "WeighInAddress_tokenHash_key" ON "WeighInAddress"("tokenHash");

-- AddForeignKey
ALTER TABLE "WeighInAddress" ADD CONSTRAINT "WeighInAddress_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "Client"("id") ON DELETE CASCADE ON UPDATE CASCADE;
