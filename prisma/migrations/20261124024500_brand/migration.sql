-- How a trainer appears to clients.
CREATE TABLE "Brand" (
    "trainerId" UUID NOT NULL,
    "name" TEXT,
    "colour" TEXT,
    "phone" TEXT,
    "web" TEXT,
    "email" TEXT,
    "logoId" UUID,

    CONSTRAINT "Brand_pkey" PRIMARY KEY ("trainerId"),
    CONSTRAINT "Brand_colour_hex" CHECK ("colour" ~ '^#[0-9a-f]{6}$')
);

-- CreateIndex
CREATE UNIQUE INDEX "Brand_logoId_key" ON "Brand"("logoId");

-- AddForeignKey
ALTER TABLE "Brand" ADD CONSTRAINT "Brand_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Brand" ADD CONSTRAINT "Brand_logoId_fkey" FOREIGN KEY ("logoId") REFERENCES "Photo"("id") ON DELETE SET NULL ON UPDATE CASCADE;
