-- The rule of a record is in `lib/training/workouts/records-store.ts`.
DROP FUNCTION best_set(uuid, "Measure", timestamptz);
