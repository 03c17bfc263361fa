-- The list reads the dated sessions, so nobody asks a plan's document for its days any more.
DROP TRIGGER "WeeklyPlan_laid_out" ON "WeeklyPlan";
DROP FUNCTION keep_planned_days();
DROP FUNCTION planned_session(jsonb, date, jsonb, date);
ALTER TABLE "Client" DROP COLUMN "plannedDays", DROP COLUMN "datedDays";
