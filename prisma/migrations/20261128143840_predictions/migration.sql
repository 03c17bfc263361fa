-- CreateTable
CREATE TABLE "Prediction" (
    "measurementId" UUID NOT NULL,
    "daysAhead" INTEGER NOT NULL,
    "model" INTEGER NOT NULL,
    "lowLbs" DOUBLE PRECISION NOT NULL,
    "highLbs" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "Prediction_pkey" PRIMARY KEY ("measurementId","daysAhead")
);

-- AddForeignKey
ALTER TABLE "Prediction" ADD CONSTRAINT "Prediction_measurementId_fkey" FOREIGN KEY ("measurementId") REFERENCES "Measurement"("id") ON DELETE CASCADE ON UPDATE CASCADE;
