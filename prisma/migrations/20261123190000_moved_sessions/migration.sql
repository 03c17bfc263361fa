-- Single sessions that were missed and are made up for on another day of their week.

ALTER TABLE "WeeklyPlan" ADD COLUMN "moves" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "Client" ADD COLUMN "movedDays" DATE[] NOT NULL DEFAULT ARRAY[]::DATE[];

CREATE FUNCTION keep_moved_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Client" SET "movedDays" = ARRAY(
    SELECT (move->>'to')::date FROM jsonb_array_elements(NEW.moves) AS move
    WHERE EXISTS (
      SELECT FROM jsonb_array_elements(NEW.sessions) AS session
      WHERE (session->>'weekday')::int = extract(isodow FROM (move->>'from')::date)))
  WHERE id = NEW."clientId";
  RETURN NULL;
END $$;
CREATE TRIGGER "WeeklyPlan_moved" AFTER INSERT OR UPDATE OF "sessions", "moves" ON "WeeklyPlan"
  FOR EACH ROW EXECUTE FUNCTION keep_moved_days();
