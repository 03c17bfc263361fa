-- CreateTable
CREATE TABLE "RememberedName" (
    "trainerId" UUID NOT NULL,
    "nameKey" TEXT NOT NULL,
    "exerciseName" TEXT,
    "muscleGroup" "MuscleGroup",
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RememberedName_pkey" PRIMARY KEY ("trainerId","nameKey")
);

-- AddForeignKey
ALTER TABLE "RememberedName" ADD CONSTRAINT "RememberedName_trainerId_fkey" FOREIGN KEY ("trainerId") REFERENCES "Trainer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A name is answered with an exercise and its muscle group, or skipped.
ALTER TABLE "RememberedName" ADD CONSTRAINT "RememberedName_answer_check"
  CHECK (("exerciseName" IS NULL) = ("muscleGroup" IS NULL));
