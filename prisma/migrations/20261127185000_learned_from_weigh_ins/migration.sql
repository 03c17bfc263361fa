-- A job computes the values after the upgrade, as for every change of the forecast model.
ALTER TABLE "Client" ADD COLUMN     "aheadFrom" TIMESTAMPTZ(3),
ADD COLUMN     "isEarly" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "learned" JSONB;
